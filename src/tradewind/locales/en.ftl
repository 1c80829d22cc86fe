### What all games share: errors, and the words of the command line.

## Somebody at the table, by seat; whoever knows the names shows the name instead, in the nominative
player = Seat { $seat }

## A file that is no logbook
error-no-such-game = There is no game called “{ $game }”. There are: { $games }.
error-no-file = There is no such file.
error-not-a-file = This is a folder or a device, not a file.
error-unreadable = The file cannot be read.
error-unwritable = The file cannot be written.
error-exists = This file exists already; --resume goes on with a game, --save with another name starts a new one.
error-too-large = A logbook has at most { $limit } MiB.
error-empty = The file is empty.
error-not-utf8 = This is not UTF-8 text.
error-not-json = This is not JSON.
error-too-deep = This is nested too deeply to be a logbook.
error-must-be-object = A logbook is a JSON object.
error-must-be-format = “logbook” must be 1: the only format there is.
error-must-be-game = “game” must be the name of a game.
error-must-be-rules = “rules” must be a version of the rules, as a text.
error-must-be-options = “options” must be an object with the game’s options.
error-must-be-names = “seats” must be a list of names of at most 200 characters each.
error-must-be-seed = “seed” must be a text of 1 to 64 hex digits.
error-must-be-commitment = A commitment is a text of 64 hex digits.
error-must-be-salts = “salts” must be a list of short lines of text, for a game whose seed has at least 16 hex digits.
error-must-be-position = “position” must be an object with keys of the game’s view.
error-must-be-chance = “chance” must be an object with the game’s sources of chance.
error-must-be-moves = “moves” must be a list of texts such as “1 draw”.
error-must-be-result = “result” must be an object with “scores” and “winners”.
error-names-count = { $seats ->
    [one] One seat plays
   *[other] { $seats } seats play
}, but { $given ->
    [one] one name is given
   *[other] { $given } names are given
}.
error-rules-unknown = These rules are unknown: { $given }. This Tradewind knows { $known }.
error-cannot-be = This cannot be.
error-impossible-outcome = “{ $outcome }” cannot come here.
error-at = After { $at } moves cannot be shown: the logbook has { $moves ->
    [one] one move
   *[other] { $moves } moves
}.

## At the table
error-no-such-seat = There is no seat { $seat }; { $seats ->
    [one] only seat 1 plays
   *[other] seats 1 to { $seats } play
}.
error-which-seat = Say which seat. Asked now: { $seats }.
error-no-such-move = “{ $move }” is no move of this game.
error-nothing-to-undo = There is no move to take back.
error-undo-reveals = Something was revealed since; that cannot be taken back.
error-illegal = Move { $at }, “{ $move }”: { $why } [{ $rule }]
error-option = “{ $option }” is not KEY=VALUE with a key of this game: { $options }.
error-no-such-bot = There is no bot called “{ $bot }” for this game. There are: { $bots }.
error-interrupted = Interrupted; what was saved is not lost.
error-language = Tradewind speaks { $languages }.
error-ours = A mistake in Tradewind itself ({ $error }); please report it. With { $variable } set, the details are shown.

## tradewind games
games-name = Game
games-players = Players
games-options = Options
games-bots = Bots

## tradewind replay
replay-after = { $game }, after { $moves ->
    [0] the set-up
    [one] one move
   *[other] { $moves } moves
}
replay-asked = { $player } may: { $list }
replay-asked-secret = { $player } is deciding in secret.
replay-over = The game is over. Points: { $scores }. Winners: { $winners }.

## tradewind verify
verify-no-seed = Without its seed nothing can be proven about a game.
verify-unfinished = The game is not finished: it stops after { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
verify-guessable = A seed this short can be found by trying; nothing was committed to.
verify-no-commitment = The logbook holds no commitment, and none was given with --commitment.
verify-other-commitment = This is not the commitment you noted.
verify-other-seed = This seed does not give the commitment.
verify-move = Move { $at } was not possible with this shuffle: { $why }
verify-outcome = Written down is { $given }, but the seed gives { $came }.
verify-no-result = The logbook holds no result.
verify-result = The game really ended with { $real }.
verify-proven = Proven: the shuffle is the one committed to, and { $moves ->
    [one] its one move
   *[other] all { $moves } moves
} and the result follow from it. Commitment: { $commitment }
verify-failed = Not proven.

## tradewind play
play-welcome = You have seat { $seat }. The game is kept after every move in { $file }
play-commitment = The shuffle is fixed. Commitment: { $commitment }
play-prompt = Your move (a number, or help):
play-help = Type the number or the text of a move, or: undo, why MOVE, save, quit.
play-saved = The game is kept in { $file }
play-refused = No: { $why }
play-hidden = { $player } has decided, in secret.
play-undone = Taken back.
play-why-allowed = Yes, by { $rule }: { $why }
play-why-refused = No, by { $rule }: { $why }
play-odds = { $what } { $percent } %
play-score = { $player }: { $score }
play-part = { $what } { $points }
play-winners = Won by { $players }.
play-no-winner = Nobody has won.
play-verify = Kept in { $file }. “tradewind verify” proves its shuffle.
play-resume = The game is kept. Go on with: tradewind play --resume { $file }

## Fleets, tradewind simulate, tradewind bench
fleet-plain = Numba is not installed, so games are played plain; “pip install tradewind[fast]” makes this a hundred times faster.
fleet-compiling = Compiling the game for this machine; this happens once and takes half a minute, with many expansions longer …
simulate-seats = { $seats ->
    [one] One bot is named
   *[other] { $seats } bots are named
}, but { $players ->
    [one] one player plays
   *[other] { $players } players play
}.
simulate-seed = A seed for simulation has up to 15 hex digits.
simulate-progress = Sailing
simulate-title = { $games ->
    [one] One game
   *[other] { $games } games
}, seed { $seed }
simulate-bot = Bot
simulate-won = Won
simulate-interval = 95 % interval
simulate-points = Mean score
simulate-by-seat = Won from seat { $shares }
simulate-length = { $decisions } decisions a game
simulate-plot = Share of wins in { $games } games, with 95 % intervals
simulate-no-plot = Drawing needs matplotlib: “pip install tradewind[plot]”.
bench-plain = Plain, one core: { $value } decisions a second
bench-first-game-seconds = First compiled game after { $value } s
bench-one-core = Compiled, one core: { $value } decisions a second
bench-all-cores = Compiled, all cores: { $value } decisions a second

## Players
bots-crashed = It crashed: { $error }
bots-nonsense = “{ $answer }” is no legal move.
bots-hung = It did not answer within { $seconds } s.
bots-gone = Its process ended without an answer.
bots-replaced = { $bot } failed in { $games ->
    [one] one game
   *[other] { $games } games
} and was replaced. { $why }
fleet-lost = A process that plays games has ended; what was written is kept.
