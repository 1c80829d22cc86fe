### What all games share: errors, and the words of the command line.

## Somebody at the table, by seat; whoever knows the names shows the name instead, in the nominative
player = Seat { $seat }

## A file that is no logbook
error-no-such-game = There is no game called “{ $game }”. There are: { $games }.
error-no-file = There is no such file.
error-no-folder = There is no such folder.
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
error-at = The game cannot be shown after { $at } moves: the logbook has { $moves ->
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
games-levels = Every game is also played by these levels, the weakest first: { $levels }; and by search, for as long as you let it think: search:200ms.

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
play-help = Type the number or the text of a move, or: undo, why MOVE, rule NUMBER, save, quit.
play-saved = The game is kept in { $file }
play-refused = No: { $why }
play-hidden = { $player } has decided, in secret.
play-undone = Taken back.
play-why-allowed = Yes, by { $rule }: { $why }
play-why-refused = No, by { $rule }: { $why }
play-rule = { $rule }: { $text }
play-no-rule = There is no rule { $rule } in this game.
play-odds = { $what } { $percent } %
play-score = { $player }: { $score }
play-part = { $what } { $points }
play-winners = Victory: { $players }.
play-no-winner = Nobody has won.
play-verify = Kept in { $file }. “tradewind verify” proves its shuffle.
play-resume = The game is kept. Go on with: tradewind play --resume { $file }

## Fleets, tradewind simulate, tradewind bench
fleet-plain = Numba is not installed, so games are played plain; “pip install '.[fast]'” makes this a hundred times faster.
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
simulate-no-plot = Drawing needs matplotlib: “pip install '.[plot]'”.
bench-plain = Plain, one core: { $value } decisions a second
bench-first-game-seconds = First compiled game after { $value } s
bench-one-core = Compiled, one core: { $value } decisions a second
bench-all-cores = Compiled, all cores: { $value } decisions a second

## Players
bots-crashed = It crashed: { $error }
bots-nonsense = “{ $answer }” is no legal move.
bots-hung = It did not answer within { $seconds } s.
bots-gone = Its process ended without an answer.
bots-endless = The game did not come to an end in { $moves } moves.
bots-search-budget = “{ $bot }”: a search thinks for a time (search:200ms, search:2s) or so many playouts (search:5000), on two cores with “x2” at the end.
bots-replaced = { $bot } failed in { $games ->
    [one] one game
   *[other] { $games } games
} and was replaced. { $why }
fleet-lost = A process that plays games has ended; what was written is kept.
play-relieved = { $player } cannot go on, and somebody else plays in that seat. { $why }
play-sure = { $player } puts the chance of winning at { $percent } %.
play-was-sure = { $player } put the chance of winning at { $first } % at first and at { $last } % in the end.
level-cabin-boy = Cabin boy
level-sailor = Sailor
level-pirate = Pirate
level-captain = Captain
level-lord-of-the-seas = Lord of the seas

## tradewind arena
arena-few = At least two bots must compete.
arena-no-results = This is no file with the results of an arena.
arena-other-run = This file holds another run: another game, other options, another seed or another --on-failure.
arena-title = { $games ->
    [one] One game
   *[other] { $games } games
} on { $shuffles ->
    [one] one shuffle
   *[other] { $shuffles } shuffles
}, seed { $seed }
arena-rating = Rating (95 %)
arena-time = Per move
arena-failed = Failed
arena-against = Won by the bot of the row against the bot of the column, with 95 % intervals
arena-failure = { $bot } failed in { $games ->
    [one] one game
   *[other] { $games } games
}, for example: { $why }
arena-plot = { $games } games, with 95 % intervals

## The page: coming in
page-title = Tradewind · pirate board games
page-tagline = Three pirate games on one harbour table
page-footer = Nothing to sign up for. Every shuffle is fixed before the first card and can be checked afterwards.
page-you = You: { $name }
page-play = Play { $game }
page-usual = { $players ->
    [one] alone
   *[other] { $players } players, against { $level }
}
page-change = change
page-friends = Invite friends
page-learn = Learn to play
page-rules = Rules
page-mine = Go on playing
page-open = Tables with a free seat
page-live = Being played now
page-list-continue = Go on
page-list-join = Join
page-list-watch = Watch
page-home = To the harbour
page-close = Close
page-level-cabin-boy = Cabin boy
page-level-sailor = Sailor
page-level-pirate = Pirate
page-level-captain = Captain
page-level-lord-of-the-seas = Lord of the seas
page-level-random = Random
page-bot-1 = Anne
page-bot-2 = Jack
page-bot-3 = Mary
page-bot-4 = Calico
page-bot-5 = Grace
page-bot-6 = Finn

## The page: a new table
page-new = A new table
page-new-friends = A table with friends
page-new-game = Game
page-new-players = Players
page-new-others = The others are
page-new-bot = a bot
page-new-open = a friend, by link
page-new-here = somebody here, on this device
page-new-level = How strong the bots are
page-shortsighted = Without its compiler, a bot of this level sees little farther than a sailor. “pip install '.[fast]'” gives it its full strength.
page-new-more = More: rules, clock, visibility
page-new-clock = Clock
page-new-visible = Visibility
page-new-listed = Show this table on the first page
page-new-wait = Wait with the first card: I want to stir in my own chance
page-new-sail = Set sail
page-new-invite = Open the table and invite
page-clock-none = no clock
page-clock-move-30 = 30 seconds a move
page-clock-move-120 = 2 minutes a move
page-clock-move-86400 = a day a move
page-clock-game-600 = 10 minutes for the whole game
page-clock-game-1800 = 30 minutes for the whole game
page-name = Name
page-name-yours = Your name at the table

## The page: who one is
page-identity = Your name
page-identity-save = Keep this name
page-identity-elsewhere = Come back from another device
page-identity-about = With a passphrase your name and your tables are yours on every device. Without one, this browser remembers you.
page-identity-register = Set the passphrase
page-identity-login = I have one: let me in
page-identity-logout = Leave this device
page-passphrase = Passphrase

## The page: settings
page-settings = Settings
page-settings-language = Language
page-settings-light = Light
page-settings-light-auto = as the system has it
page-settings-light-day = day
page-settings-light-lantern = lantern
page-settings-motion = Motion
page-settings-motion-none = none
page-settings-motion-slow = slow
page-settings-motion-normal = normal
page-settings-motion-quick = quick
page-settings-more = At the table
page-settings-odds = Show the odds
page-settings-sound = Sound
page-settings-push = Tell this device when it is my turn, also when the page is closed
page-settings-push-refused = The browser does not allow it. Allow notifications for this page and try again.
page-settings-keys = Single keys make moves

## The page: before the game
page-gathering = Waiting for players
page-gathered = Everybody is here
page-sit = Sit down here
page-stand-up = Stand up
page-start = Start
page-start-bots = { $count ->
    [one] Start, a bot takes the free seat
   *[other] Start, bots take the { $count } free seats
}
page-start-wait = The host starts the game.
page-seat = Seat { $seat }
page-seat-open = free
page-seat-bot = bot, { $level }
page-seat-you = you
page-seat-here = here, on this device
page-seat-present = here
page-seat-away = away
page-seat-stand-in = a bot plays on
page-invite = Invite
page-invite-about = Send this link to your friends, or let them point their camera at the picture.
page-invite-watch = Whoever has this link can watch.
page-invite-link = Link to this table
page-invite-copy = Copy the link
page-invite-copied = Copied
page-invite-local = This address works on this computer alone. For friends on other devices, start “tradewind serve --host 0.0.0.0” instead, and open the page by this computer’s name or number in your network.
page-invite-code = The link as a QR code
page-carry = Go on with another device
page-carry-about = This link is your seat: whoever opens it plays for you.
page-carry-link = Link to your seat
page-fair = A fair shuffle
page-fair-about = The shuffle was fixed before the first card. This number proves it afterwards and tells nothing now.
page-fair-salt = Your own pinch of chance
page-fair-add = Stir it in
page-fair-how = Whoever wants to stir in chance of their own ticks that when opening a table; then the game waits for it.
page-fair-salts = { $count ->
    [0] Nobody has stirred anything in.
    [one] One player has stirred something in.
   *[other] { $count } players have stirred something in.
}

## The page: at the table
page-opening = Laying the table…
page-no-table = There is no such table.
page-offline = The server cannot be reached.
page-refused = That did not work.
page-not-loaded = A part of the page did not come.
page-not-loaded-about = The line may be broken, or the page is older than the server.
page-not-loaded-retry = Load it again
page-reconnecting = The line is broken. Nothing is lost; trying again…
page-the-table = The table
page-table-menu = Table
page-your-turn = Your turn
page-turn-of = { $name }, your turn
page-thinking = { $name } is thinking…
page-waiting-for = Waiting for { $names }
page-stand-in = A bot plays for you.
page-stand-in-back = I’ll play on
page-over = The game is over
page-actions = What you may do
page-touch-board = Choose on the board what lights up.
page-all-choices = All choices ({ $count })
page-choices = Everything you may do now
page-why-move = Why “{ $move }”?
page-undo = Take back
page-result = The result
page-log = Log and chat
page-side-log = Log
page-side-chat = Chat
page-side-people = People
page-log-empty = Nothing has happened yet.
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something
page-chat-send = Send
page-spectators = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } are watching.
}
page-sure = { $percent } % sure to win
page-host = Host…
page-host-for = { $name }: what the host may do
page-host-bot = a bot plays on
page-host-back = give the seat back
page-host-mute = mute
page-host-unmute = let speak again
page-host-remove = remove
page-spoken-turn = Your turn. You may: { $moves }
page-spoken-hidden = Chosen in secret: { $name }
page-curtain = { $name }’s turn
page-curtain-about = Hand over the device. The others look away.
page-curtain-show = I am { $name }
page-verdict-allowed = Allowed
page-verdict-refused = Not now
page-rule = Rule { $rule }

## The page: help
page-help = Help
page-help-touch = What lights up on the board can be touched, and every other choice is a button at the bottom.
page-help-why = What cannot be done says why when you touch it, with its rule. A line in the log opens to its rule.
page-help-keys = Keys
page-key-number = one of the choices, in the order of the buttons
page-key-choices = all choices as a list
page-key-actions = to the buttons at the bottom
page-key-tab = from one thing on the board to the next
page-key-undo = take back, unless something was revealed since
page-key-log = log and chat, open or folded
page-key-arrows = in a replay: a move back, a move on
page-key-help = this help
page-key-escape = close what lies on top

## The page: the end, and afterwards
page-end-won = You have won
page-end-winners = { $count ->
    [0] Nobody has won
    [one] { $names } has won
   *[other] { $names } have won
}
page-end-winner = winner
page-rematch = Play again
page-replay = Replay
page-logbook = Logbook
page-verify = Check the shuffle
page-replay-open = everything open
page-replay-eyes = Through whose eyes
page-replay-table = To the table
page-replay-control = Replay controls
page-replay-start = The game begins.
page-replay-back = A move back
page-replay-on = A move on
page-replay-run = Run
page-replay-pause = Pause
page-replay-at = Move { $at } of { $total }
page-replay-play-on = Play on from here

## The page: rules and the guided game
page-rules-of = Rules of { $game }
page-rules-search = Search the rules
page-rules-contents = Contents
page-rules-missing = The rules of this game are not written down yet.
page-rules-found = { $count ->
    [0] Nothing found
    [one] One place
   *[other] { $count } places
}
page-rule-link = Link to rule { $rule }
page-guide = Guided first game
page-guide-try = Try: { $move }
page-guide-fold = Fold away
page-guide-open = Show the hints
page-guide-left = You have taken a course of your own. Play on freely; the bots follow.

## The server
error-server-malformed = This message is not understood; what it says does not fit the protocol.
error-server-no-person = First say who you are: every player has a cookie or a token.
error-server-wrong-passphrase = This name and this passphrase do not belong together.
error-server-not-your-seat = This seat is not yours to play.
error-server-not-host = Only the host of the table may do this.
error-server-not-yet = This is shown once the game is over.
error-server-muted = The host has asked you to be silent at this table.
error-server-origin = This request does not come from the page of this server.
error-server-no-such-table = There is no such table.
error-server-no-such-page = There is nothing at this address.
error-server-no-such-method = This address does not answer to this method.
error-server-ours = A mistake of the server; it is noted.
error-server-no-guide = This game has no guided first game.
error-server-no-push = This server cannot send notices to browsers.
error-server-late = The table has gone on in the meantime; look again.
error-server-over = The game is over.
serve-imported = { $games ->
    [one] One game was taken in.
   *[other] { $games } games were taken in.
}
serve-exported = { $games ->
    [one] One game was written out.
   *[other] { $games } games were written out.
}
error-server-started = The game has already begun.
error-server-not-started = The game has not begun.
error-server-seat-taken = This seat is taken.
error-server-name-taken = Somebody already goes by this name.
error-server-no-undo = There is no move of yours that can be taken back now.
error-server-no-time = The time of this seat is used up; the bot plays on to the end.
error-server-too-large = This is too large.
error-server-too-fast = Too fast; wait a moment.
error-server-storage = The server cannot write just now; try again.
error-server-impossible = This cannot be.
error-server-start = The server cannot start here; is another one listening?
error-database-newer = This database was written by a newer Tradewind: its form is { $given }, this one knows up to { $known }.

## The command line's help

help-about = Tradewind plays pirate board games exactly by their rules. Without a command it opens them in your browser.
help-usage = Usage:
help-options = Options
help-commands = Commands
help-required = needed
help-default = { $value } if not given
command-games = The games there are, with their options and bots.
command-serve = Host tables for others, over HTTP and WebSocket.
command-play = Play in the terminal against bots. The game is kept after every move.
command-replay = Show where a logbook leads, or trace how it got there.
command-verify = Prove that a finished game was shuffled as promised before its first card.
command-simulate = Play many games between bots. Seats rotate, so that nobody profits from going first.
command-arena = Find out which bot is the better one. The same shuffles for all, every seat for everybody, ratings with 95 % intervals.
command-bench = Measure how fast a game is played here. Decisions a second of random players: plain, compiled on one core, and on all cores.
option-help = Show this page.
option-version = Which Tradewind this is.
option-game = Which game; “tradewind games” lists them.
option-file = The logbook; “-” reads the standard input.
option-json = One JSON object, for programs.
option-language = The language: en, uk, pl or ru.
option-option = An option of the game; as often as needed.
option-seed = Hex digits: the same seed, the same shuffles.
option-players = How many sit at the table.
option-play-players = How many play, you included.
option-play-bots = Who plays the other seats, in order.
option-play-seat = Where you sit, counted from 1.
option-save = Where the game is kept.
option-resume = Go on with a game that was kept.
option-replay-seat = As this seat sees it, counted from 1.
option-at = After this many moves instead of all.
option-open = Hide nothing.
option-trace = A JSON line for the set-up and one for each move.
option-rounds = A trace of only the moves that close a round.
option-commitment = The commitment you noted before the game.
option-seats = The bots, one for each seat: sailor,random,random.
option-games = How many games.
option-logbooks = A folder to keep every game in.
option-plot = A PNG of the result.
option-arena-bots = Who competes: sailor,search:2000,mine.py.
option-arena-games = How many games for each line-up.
option-pairs = Each against tables full of each other.
option-on-failure = What follows when a bot fails.
option-limit = Seconds a move for bots from outside.
option-results = Keep every game there, and go on from there.
option-host = Where to listen: 0.0.0.0 for everybody.
option-port = The port to listen at.
option-database = A file, or postgresql://…; if not given, a file among your data.
option-public = The address people use, behind a proxy.
option-serve-bots = How many processes think for bots.
option-limits = Whether there are limits on how fast clients may ask.
option-webhooks-anywhere = Allow webhooks to addresses in your own network, too.
option-archive-days = After how many idle days a table is packed.
option-export = Write all games into a folder, as logbooks, and end.
option-import = Take in a folder of logbooks, and end.
usage-command = There is no command “{ $command }”. There are: { $commands }.
usage-no-command = Which command? There are: { $commands }.
usage-missing = { $what } is missing.
usage-option = There is no option { $option }; “--help” lists those there are.
usage-option-near = There is no option { $option }. Did you mean { $options }?
usage-takes-nothing = This option takes no value.
usage-takes-something = This option needs a value.
usage-too-much = There is more here than the command takes; “--help” lists what it takes.
usage-value = “{ $given }”: { $why }
usage-choice = This must be one of: { $choices }.
usage-whole = This must be a whole number.
usage-whole-from = This must be a whole number, at least { $least }.
usage-whole-between = This must be a whole number from { $least } to { $most }.
usage-number = This must be a number.
usage-number-from = This must be a number, at least { $least }.
usage-number-between = This must be a number from { $least } to { $most }.
