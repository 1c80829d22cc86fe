# The table
voyages-title = { $map }, round { $round }. Dice: { $dice }
voyages-last-round = This is the last round.
voyages-gold = { $gold } gold
voyages-crew = { $sailors ->
    [one] { $sailors } sailor
   *[other] { $sailors } sailors
}, { $heroes ->
    [one] { $heroes } hero
   *[other] { $heroes } heroes
}; { $berths } of { $most } berths filled
voyages-column-letter = On the chart
voyages-column-assignment = Dice
voyages-column-course = Course
voyages-column-duty = Duty
voyages-column-seat = Player
voyages-column-gold = Gold
voyages-column-stars = Stars
voyages-column-round = This round
voyages-finished = done
voyages-at-sea = at sea
voyages-more-seats = { $count ->
    [one] and one more
   *[other] and { $count } more
}
voyages-odds-star = The next dice reach the star ({ $star }) without a change

# Names
voyages-map-marauders-reef = Marauders' Reef
voyages-map-first-voyage = First Voyage
voyages-use-heading = heading
voyages-use-speed = speed
voyages-use-duty = duty
voyages-phase-assign = the dice are to be assigned
voyages-phase-change = the dice can be changed before the ship sails
voyages-phase-fort = a fort circle has to be marked
voyages-phase-battle = the ship has sailed; fight or finish the round
voyages-phase-arrival = the ship has sailed; trade, fight or finish the round
voyages-phase-done = the round is finished
voyages-compass-NE = north-east
voyages-compass-E = east
voyages-compass-SE = south-east
voyages-compass-SW = south-west
voyages-compass-W = west
voyages-compass-NW = north-west
voyages-track-small = small marauders
voyages-track-medium = medium marauders
voyages-track-large = large marauders
voyages-kind-timber = timber
voyages-kind-rum = rum
voyages-kind-silk = silk
voyages-kind-spice = spice
voyages-skill-oars = Oars
voyages-skill-rudder = Rudder
voyages-skill-ram = Ram
voyages-skill-catapult = Catapult
voyages-skill-cabins = Cabins
voyages-skill-armoury = Armoury
voyages-star-marauders = marauders
voyages-star-duties = duties
voyages-star-ocean = ocean
voyages-star-island = island
voyages-star-recruiting = recruiting
voyages-star-dread = the Dread
voyages-star-trade = trade

# Places on the charts
voyages-place-home-waters = Home Waters
voyages-place-fairwind-reach = Fairwind Reach
voyages-place-eastern-shallows = Eastern Shallows
voyages-place-the-middle-deep = The Middle Deep
voyages-place-southern-banks = Southern Banks
voyages-place-the-dreads-sea = The Dread's Sea
voyages-place-larkholm = Larkholm
voyages-place-northgate = Northgate
voyages-place-halfway-rock = Halfway Rock
voyages-place-coopers-quay = Cooper's Quay
voyages-place-farhaven = Farhaven
voyages-place-turtle-cay = Turtle Cay
voyages-place-lantern-roads = Lantern Roads
voyages-place-northern-sound = Northern Sound
voyages-place-gannet-deep = Gannet Deep
voyages-place-cinder-bight = Cinder Bight
voyages-place-kelp-shelf = Kelp Shelf
voyages-place-the-ring = The Ring
voyages-place-watchhold = Watchhold
voyages-place-twin-peaks = Twin Peaks
voyages-place-driftrock = Driftrock
voyages-place-heart-isle = Heart Isle
voyages-place-eastgate = Eastgate
voyages-place-saltback = Saltback
voyages-place-southguard = Southguard
voyages-place-starfall = Starfall
voyages-place-gull-stack = Gull Stack

# Courses
voyages-course-speed = { $hexes ->
    [one] One hex { $heading } to { $place }: the speed takes it no farther.
   *[other] { $hexes } hexes { $heading } to { $place }: the speed takes it no farther.
}
voyages-course-edge = { $hexes ->
    [one] One hex { $heading } to { $place }: there the map ends.
   *[other] { $hexes } hexes { $heading } to { $place }: there the map ends.
}
voyages-course-reef = { $hexes ->
    [one] One hex { $heading } to { $place }: a reef lies ahead.
   *[other] { $hexes } hexes { $heading } to { $place }: a reef lies ahead.
}
voyages-course-island = { $hexes ->
    [one] One hex { $heading } to { $island }: the island ends the move.
   *[other] { $hexes } hexes { $heading } to { $island }: the island ends the move.
}
voyages-course-dread = { $hexes ->
    [one] One hex { $heading } to { $place }: the Dread bars the way.
   *[other] { $hexes } hexes { $heading } to { $place }: the Dread bars the way.
}
voyages-blocked-edge = The ship stays at { $place }: { $heading } of it the map ends.
voyages-blocked-reef = The ship stays at { $place }: { $heading } of it lies a reef.

# Moves
voyages-do-assign = Heading { $heading }, speed { $speed }, duty { $duty }
voyages-do-up = One step up: { $use }
voyages-do-down = One step down: { $use }
voyages-do-hero = Send a hero: { $use } { $face }
voyages-do-sail = Sail
voyages-do-fort = Fort circle: { $track }
voyages-do-fight = Fight { $marauder }
voyages-do-sell = Sell: { $kind }
voyages-do-fight-dread = Fight the Dread
voyages-do-done = Finish the round

# The story
voyages-did-assign = { $player }: heading { $heading }, speed { $speed }, duty { $duty }.
voyages-did-step = { $player } spends a sailor: { $use } is now { $face }.
voyages-did-free-step = { $player } uses { $skill }: { $use } is now { $face }.
voyages-did-hero = { $player } spends a hero: { $use } is now { $face }.
voyages-did-sail = { $player } sails. { $course }
voyages-did-fort = { $player } marks the fort circle of the { $track }.
voyages-did-fight = { $player } beats the marauder { $marauder }.
voyages-did-sell = { $player } sells { $kind } for { $gold } gold.
voyages-did-fight-dread = { $player } beats the Dread and takes { $gold } gold.
voyages-did-done = { $player } has finished the round.
voyages-explored = { $player } explores { $region }.
voyages-crossed = { $player } crosses square { $square } of duty { $row }.
voyages-learned = { $player } gains a skill: { $skill }.
voyages-visited = { $player } visits { $island } ({ $gold } gold).
voyages-loaded = { $player } loads cargo: { $kind }.
voyages-gained-sailors = { $player } gains { $count ->
    [one] a sailor
   *[other] { $count } sailors
}.
voyages-gained-heroes = { $player } has { $count ->
    [one] one more hero
   *[other] { $count } more heroes
}.
voyages-gained-purse = { $player } receives { $count } gold.
voyages-gained-star = { $player } gains a star: { $star }.
voyages-rolled = Round { $round }: the dice show { $die1 }, { $die2 } and { $die3 }.
voyages-final-gold = { $player }: { $gold } gold.
voyages-game-over = The game is over.

# Why not
voyages-no-over = The game is over.
voyages-no-done = You have finished this round; wait until everybody has.
voyages-no-such-thing = There is nothing of the kind on { $map }.
voyages-no-moment = Not now: { $phase }.
voyages-no-sailed = The ship has sailed this round. { $course }
voyages-no-other-numbers = The dice show { $dice }; each number is used exactly once.
voyages-no-sailor = Turning a die ({ $use }) takes an unspent ordinary sailor or the free step of a skill; you have neither.
voyages-no-hero = You have no unspent hero.
voyages-no-hero-same = A hero sets a die to another value; this one ({ $use }) already shows { $face }.
voyages-no-fort = That fort circle is marked already: { $track }.
voyages-no-second-fight = You have fought this round; one battle a round is all.
voyages-no-beaten = { $marauder } is beaten already.
voyages-no-line = { $marauder } is not in a straight line from { $place } that is clear of islands and reefs.
voyages-no-hidden = { $nearer } lies between you and { $marauder }; only the nearest in a line can be fought.
voyages-no-strength = { $marauder } needs strength { $needed } from here ({ $number } and { $distance } for the distance); you have { $had }.
voyages-no-settlement = There is no settlement at { $place }.
voyages-no-buyer = { $island } does not buy { $kind }.
voyages-no-cargo = You have no { $kind } aboard.
voyages-no-dread-beaten = The Dread is beaten already.
voyages-no-dread-here = The Dread is not at { $place }.
voyages-no-dread-dear = Beating the Dread costs { $needed } sailors; you have { $had }.

# Why
voyages-yes-assign = These are the dice, each used once. Without a change: { $course }
voyages-yes-step = { $left ->
    [0] The step costs your last ordinary sailor.
    [one] The step costs an ordinary sailor; one is left.
   *[other] The step costs an ordinary sailor; { $left } are left.
}
voyages-yes-free-step = The step is free once a round: { $skill }.
voyages-yes-hero = A hero spent sets the die ({ $use }) to { $face }.
voyages-yes-fort = The fort circle is free: { $track }. Its track will pay double.
voyages-yes-fight = { $marauder } needs strength { $needed } from here ({ $number } and { $distance } for the distance); you have { $had }.
voyages-yes-sell = { $units ->
    [one] One unit at { $price }: { $gold } gold ({ $kind }).
   *[other] { $units } units at { $price }: { $gold } gold ({ $kind }).
}
voyages-yes-dread = The Dread is here, and you have the { $sailors } sailors it costs.
voyages-yes-done = Whatever is left, a round can be finished now.

# What cannot be
voyages-option-unknown = Voyages has no option “{ $option }”.
voyages-option-players = The option players is a number from 1 to { $most }.
voyages-option-map = The option map is one of: { $maps }.
voyages-chance-unknown = Voyages has no chance called “{ $key }”; it has dice.
voyages-chance-list = The dice are a list of numbers.
voyages-chance-die = { $die } is not on a die: 1 to 6.
voyages-position-key = A position has no entry “{ $where }” here.
voyages-position-map = The position is on another map than the game: { $map }.
voyages-position-players = A position has one entry for each of the { $players } seats.
voyages-position-dice = The dice are three numbers from 1 to 6.
voyages-position-crew = { $where }: more sailors spent and heroes than berths.
voyages-position-duties = { $where }: six rows with at most { $squares } squares.
voyages-position-id = { $where }: nothing on this map is called that, or it is there twice.
voyages-position-number = { $where }: a number from { $least } to { $most }.
voyages-position-flag = { $where }: true or false.
voyages-position-hex = { $where }: not a hex of this map.

# Maps of one's own
voyages-legend-start = start
voyages-legend-star = star
voyages-legend-sailor = sailor
voyages-legend-relic = relic
voyages-legend-reef = reef
voyages-legend-fort = fort
voyages-legend-settlement = settlement
voyages-legend-dread = the Dread
voyages-legend-marauder = marauder
voyages-no-map-file = The file cannot be read: { $problem }.
voyages-no-map-toml = This is not TOML: { $problem }.
voyages-no-map-missing = The entry “{ $entry }” is missing.
voyages-no-map-entry = An entry cannot be read: { $problem }.
voyages-no-map-kind = Not what belongs here: { $value }.
voyages-no-map-waters = The hexes are not those of the chart.
voyages-no-map-not-once = The sign { $sign } must be there exactly once; found: { $count }.
voyages-no-map-does-not-fit = This does not fit the rest of the sheet.
voyages-no-map-star = Nobody can gain the star { $star }: it has no sign on the chart, and no rule gives it.
voyages-no-map-signs = Row { $row }: { $sign } is more than one sign.
voyages-no-map-two-things = The sign { $sign } means two things.
voyages-no-map-nothing = { $place }: the sign { $sign } means nothing.
voyages-no-map-taken = There is a map called { $map } already; give the file another name.
voyages-check-unreadable = { $where }: { $what }
voyages-check-heading = { $map }: { $hexes } hexes, { $sea } sea, { $reefs } reef, { $land } land
voyages-check-counts = { $regions } regions, { $islands } islands, { $marauders } marauders, { $icons } icons, { $stars } stars
voyages-check-region = Region { $region }: { $hexes } hexes, first reached in move { $moves }
voyages-check-reach = { $thing } { $place }: { $moves ->
    [one] one move
   *[other] { $moves } moves
} from the start
voyages-check-fine = Nothing is wrong with this map.
voyages-check-no-region = The sea hex { $place } belongs to no region.
voyages-check-land-in-region = { $place } is land or reef, and yet in region { $region }.
voyages-check-empty-region = Region { $region } has no hex.
voyages-check-torn-region = Region { $region } is in { $count } pieces.
voyages-check-empty-island = Island { $island } has no hex.
voyages-check-torn-island = Island { $island } is in { $count } pieces.
voyages-check-out-of-reach = { $thing } { $place } can never be reached.
voyages-check-with-ram = { $thing } { $place } can only be reached with the Ram.
voyages-check-far = { $thing } { $place } is { $moves } moves away from the start.
voyages-check-unseen = No hex that a ship can end on has { $thing } { $place } in sight.
voyages-check-few-stars = Only { $count } stars can be gained; { $needed } are needed.
voyages-check-no-way = The star cannot be gained: { $star }.
voyages-check-balance = { $player }: { $games } games alone, { $won } with stars enough, { $gold } gold on average
voyages-check-too-easy = Moves at random win { $share } % of the games: too easy.
voyages-check-too-hard = The sailor wins only { $share } % of the games: too hard.
voyages-check-simulating = Sailing alone
voyages-check-help = Checks a map of Voyages: counts, reach, regions, balance; and draws it.
voyages-check-help-file = the map, a TOML file
voyages-check-help-svg = where to draw the map
voyages-check-help-games = how many games to sail for the balance; 0: none
voyages-check-help-language = en, uk, pl or ru
voyages-check-thing-island = island
voyages-check-thing-star = star
voyages-check-thing-sailor = sailor
voyages-check-thing-relic = relic
voyages-check-thing-cargo = cargo
voyages-check-thing-dread = the Dread
voyages-check-thing-region = region
voyages-check-thing-marauder = marauder

# Where the points came from
voyages-part-islands = Islands
voyages-part-regions = Regions
voyages-part-track = Track: { $track }
voyages-part-purse = Gold received
voyages-part-cargo = Unsold cargo
voyages-part-heroes = Heroes
voyages-part-rows = Complete duties
voyages-part-stars = Stars

# On the page
voyages-board-title = Voyages
voyages-board-line = Three dice, one ship and a sea with empty places on its chart: lay your course and come home a legend.
voyages-board-goal = Three dice, the same for everybody: heading, speed, duty. Islands, regions and deeds bring gold, three stars bring the last round, and the most gold wins.
voyages-board-option-map = Map
voyages-board-option-map-marauders-reef = Marauders' Reef
voyages-board-option-map-first-voyage = First Voyage (to learn the game)
voyages-board-round = Round { $round }
voyages-board-round-of = Round { $round } of { $rounds }
voyages-board-round-last = Round { $round }, the last
voyages-board-charted = As charted: { $course }
voyages-board-sheet = The sheet of { $name }
voyages-board-waiting = { $count ->
    [one] You are done. One ship is still at sea.
   *[other] You are done. { $count } ships are still at sea.
}
voyages-board-hint-assign = Tap the dice in turn (heading, speed, duty), drag them, or tap a letter on the chart.
voyages-board-hint-fight = A ringed marauder is weak enough: tap it to fight, or finish the round.
voyages-board-hint-fort = The fort is yours. Choose the track that will pay double.
voyages-board-chart = Chart of { $map }. The ship is at { $place }. Explored regions: { $regions }. Islands visited: { $islands }.
voyages-board-no-chart = This page has no chart of the map “{ $map }”.
voyages-board-back = Back to my sheet
voyages-board-set = Lay the dice so
voyages-board-duties = Duties
voyages-board-row = Duty { $row }: { $squares } of { $all } squares crossed.
voyages-board-row-reward = The whole row: { $reward }
voyages-board-column-reward = Column { $column } of these three rows: { $reward }
voyages-board-skill-oars = Oars: the speed die may be turned one step a round for nothing.
voyages-board-skill-rudder = Rudder: the heading die may be turned one step a round for nothing.
voyages-board-skill-ram = Ram: reefs no longer stop the ship.
voyages-board-skill-catapult = Catapult: two more strength against marauders.
voyages-board-skill-cabins = Cabins: the duty die may be turned one step a round for nothing.
voyages-board-skill-armoury = Armoury: every sailor who joins from now on is a hero.
voyages-board-track = { $track }: strength { $strength }, and one more for each hex away
voyages-board-beaten = { $track }: { $count } beaten
voyages-board-hold = Hold
voyages-board-aboard = aboard
voyages-board-sold = sold
voyages-board-regions = Regions explored: { $count } of { $all }
voyages-board-aim = The next die goes here: { $use }
voyages-board-hero = Send a hero: { $use }
voyages-board-die = Die: { $face }
voyages-board-others = The other ships
voyages-board-stays = stays put

# The guided first game
voyages-guide-welcome = Welcome aboard! Three dice have been rolled. One becomes your heading, one your speed, one your duty. Lay 1 as the heading (north-east), 2 as the speed and 4 as the duty.
voyages-guide-first-course = The dashed line is your course as charted. It ends on Larkholm, for an island always ends a move. Sail!
voyages-guide-first-island = Larkholm is worth 2 gold, and the duty die has crossed the first square of row 4. There is nothing else to do here: finish the round.
voyages-guide-silk = Two hexes to the east lies a roll of silk, but the dice show 3, 4 and only one 2. Lay 2 as the heading, 3 as the speed, 4 as the duty. The rest can be mended.
voyages-guide-sailor = A sailor turns a die by one step. Press − at the speed and 3 becomes 2. That sailor is crossed off for good, so think before you spend one.
voyages-guide-ends-only = Now the course ends right on the silk. Things are gained only where a move ends, never on the way. Sail.
voyages-guide-regions = The silk is aboard, and you have explored a second region. Each new one is worth more than the one before: all six together bring 36 gold.
voyages-guide-far = Keep to the east: heading 2, speed 5. The ship runs into the Eastern Shallows, a new region, and ends on spice.
voyages-guide-sail = The course is as you want it. Sail.
voyages-guide-done = That is all for this round. Finish it.
voyages-guide-star = A star lies two hexes to the south-west: heading 4, speed 2. A voyage alone lasts 16 rounds, and you need three stars for it to count.
voyages-guide-stars = Your first star! There are five: the ocean, the Dread, trade, duties and a full crew. Each is worth 3 gold as well.
voyages-guide-farhaven = Farhaven, to the south-east, buys all four kinds of cargo. Heading 3 and speed 2 bring you into its harbour.
voyages-guide-sell = A settlement. On your first visit a sailor came aboard; and here you may sell. Silk brings 5 gold in Farhaven.
voyages-guide-sell-more = The spice brings 4. Whoever has sold all four kinds, no matter where, gains the star of trade.
voyages-guide-rum = Heading 4, speed 2 leads to a barrel of rum. The 5 goes to duty once more: a complete row pays a reward.
voyages-guide-dread = To the north-west waits the Dread. Heading 6, speed 2; and the 5 as duty completes row 5 for 3 gold.
voyages-guide-fight = There it lies! Beating it costs four sailors, and you have six. It brings 6 gold and a star. Fight!
voyages-guide-after-fight = The second star. Only two sailors are left, but the sea is full of new hands. Finish the round.
voyages-guide-column = Columns pay too: once rows 4, 5 and 6 have their first square, a sailor joins. So lay the 6 as duty, and heading 5 with speed 2 takes you to the spice.
voyages-guide-new-hand = The column has paid, and the spice is aboard. Finish the round.
voyages-guide-quay = Cooper's Quay is only two hexes to the west, but a speed of 4 does no harm: the island stops the ship. Heading 5, speed 4, duty 6.
voyages-guide-best-price = Spice brings 5 gold here, the best price on the chart. Sell it.
voyages-guide-last-region = One hex to the south-west is a sailor, and with it the last unexplored region. And the third square of row 6 completes a column that pays a relic.
voyages-guide-hero = All six regions: 36 gold! And the relic has made a hero of one of your sailors. A hero is worth 2 gold at the end, or sets one die to any face you like.
voyages-guide-row = Row 4 lacks a single square: lay the 4 as duty and a second hero is yours. Heading 6, speed 1 takes you clear of the island.
voyages-guide-duties-star = Lay the 6 as duty. Row 6 is then the third complete row, and that is the star of duties. Heading 1, speed 2 even picks up more rum.
voyages-guide-success = Three stars: the voyage is a success. From now on it is all about gold.
voyages-guide-no-one = You want to go north-east again, but no die shows 1. Lay 5 as the heading, 4 as the speed and 3 as the duty: a hero will see to the rest.
voyages-guide-send-hero = Send a hero: choose the compass and then the face 1.
voyages-guide-wrap = Timber lies one hex to the west, and again there is no 1. Lay 5 as the heading, 6 as the speed: on these dice 6 and 1 are neighbours.
voyages-guide-wrap-step = Press + at the speed: one step up from 6 is 1.
voyages-guide-northgate = Off to Northgate, which buys timber and rum. Heading 2, speed 5, and the 1 as duty.
voyages-guide-timber = Sell the timber for 3 gold.
voyages-guide-all-goods = And the rum: two barrels at 4 gold each. That is the fourth kind.
voyages-guide-full-crew = Two stars at once: all goods sold, and the twelfth berth filled by the column of rows 1 to 3. All five stars are yours! Finish the round.
voyages-guide-blocked = The last round. With heading 1 the edge of the map lies right ahead: the ship stays where it is, which is allowed. Speed 3, duty 2.
voyages-guide-end = Finish the round and the gold is counted: islands, regions, what you earned, heroes and stars. Well sailed! Marauders' Reef is waiting for you.
