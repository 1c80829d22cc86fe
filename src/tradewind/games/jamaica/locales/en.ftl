# Jamaica

jamaica-title = Jamaica · round { $round } · compass: { $player } · morning { $first }, evening { $second } · treasures left: { $treasures }
jamaica-title-rolled = Jamaica · round { $round } · compass: { $player } · rolled { $first } and { $second } · treasures left: { $treasures }
jamaica-island = J A M A I C A
jamaica-legend = ≈2 sea: 2 food · $3 port: 3 doubloons · x lair · x* treasure
jamaica-reach-morning = Morning { $die }: forward to { $forward }; back to { $backward }
jamaica-reach-evening = Evening { $die }: forward to { $forward }; back to { $backward }
jamaica-reach-rolled = Die { $die }: forward to { $forward }; back to { $backward }
jamaica-your-hand = Your hand: { $cards }
jamaica-combat = Combat, powder + roll. { $attacker } against { $defender }
jamaica-column-ship = Ship
jamaica-column-space = Space
jamaica-column-holds = Holds
jamaica-column-treasures = Treasures
jamaica-column-cards = Hand + deck
jamaica-column-score = Score
jamaica-ghost = The ghost
jamaica-you = you ({ $seat })
jamaica-short-food = food
jamaica-short-gold = gold
jamaica-short-powder = powder

jamaica-card = { $morning } / { $evening }
jamaica-card-unknown = face down
jamaica-symbol-food = food
jamaica-symbol-gold = gold
jamaica-symbol-powder = powder
jamaica-symbol-forward = forward
jamaica-symbol-backward = back
jamaica-goods-food = { $count } food
jamaica-goods-gold =
    { $count ->
        [one] { $count } doubloon
       *[other] { $count } doubloons
    }
jamaica-goods-powder = { $count } powder
jamaica-treasure-unknown = face down
jamaica-treasure-morgans-map = Morgan’s map
jamaica-treasure-sarans-sabre = Saran’s sabre
jamaica-treasure-lady-beth = Lady Beth
jamaica-treasure-sixth-hold = sixth hold
jamaica-treasure-gold-3 = gold +3
jamaica-treasure-gold-5 = gold +5
jamaica-treasure-gold-7 = gold +7
jamaica-treasure-curse-2 = curse −2
jamaica-treasure-curse-3 = curse −3
jamaica-treasure-curse-4 = curse −4

jamaica-do-dice = { $morning } for the morning, { $evening } for the evening
jamaica-do-play = Lay { $card }
jamaica-do-lane-inner = Take the inner lane
jamaica-do-lane-outer = Take the outer lane
jamaica-do-load = Load into hold { $number }
jamaica-do-dump = Empty hold { $number } and load into it
jamaica-do-pay = Pay one token from hold { $number }
jamaica-do-attack = Attack: { $ship }
jamaica-do-powder =
    { $number ->
        [0] Fire without powder
       *[other] Fire with { $number } powder
    }
jamaica-do-reroll = Have it rolled again
jamaica-do-keep = Let the roll stand
jamaica-do-steal-hold = Take what is in hold { $number }
jamaica-do-steal-treasure = Take treasure { $number }
jamaica-do-curse = Hand over your cursed treasure { $number }
jamaica-do-nothing = Take nothing
jamaica-do-ghost-forward = The ghost sails forward
jamaica-do-ghost-backward = The ghost sails back

jamaica-did-dice = { $player } sets { $morning } for the morning and { $evening } for the evening.
jamaica-did-play = { $player } lays a card.
jamaica-did-lane-inner = { $player } takes the inner lane.
jamaica-did-lane-outer = { $player } takes the outer lane.
jamaica-did-load = { $player } loads hold { $number }.
jamaica-did-dump = { $player } empties hold { $number } and loads it anew.
jamaica-did-pay = { $player } pays from hold { $number }.
jamaica-did-attack = { $player } chooses the target: { $ship }.
jamaica-did-powder =
    { $number ->
        [0] { $player } fires without powder.
       *[other] { $player } fires with { $number } powder.
    }
jamaica-did-reroll = { $player } draws the sabre: roll again.
jamaica-did-keep = { $player } lets the roll stand.
jamaica-did-steal-hold = { $player } takes what is in hold { $number }.
jamaica-did-steal-treasure = { $player } takes treasure { $number }.
jamaica-did-curse = { $player } hands over a curse.
jamaica-did-nothing = { $player } takes nothing.
jamaica-did-ghost-forward = { $player } sends the ghost forward.
jamaica-did-ghost-backward = { $player } sends the ghost back.
jamaica-turned = { $player } turns over { $card }.
jamaica-rolled = The combat die shows { $face }.
jamaica-rolled-star = The combat die shows the star.
jamaica-won = { $ship } wins the combat.
jamaica-tied = The shots are equal: nothing happens.
jamaica-sailed = { $ship }: now on space { $space }.
jamaica-gained = { $ship }: plus { $goods }.
jamaica-lost = { $ship }: minus { $goods }.
jamaica-took = { $ship }: treasure ({ $treasure }).
jamaica-home = A ship is home: this is the last round.
jamaica-over = The race is over.
jamaica-round = Round { $round }: { $player } has the compass and rolls { $first } and { $second }.

jamaica-may-dice = The captain decides which die is for the morning and which for the evening.
jamaica-may-play = Any card of the hand may be laid.
jamaica-may-lane = At a fork either lane may be taken.
jamaica-may-load = The goods go into one empty hold.
jamaica-may-dump = With no hold empty, one with another good is emptied first.
jamaica-may-attack = A ship on the same space must be attacked.
jamaica-may-powder = Any amount of powder aboard may be used, none too.
jamaica-may-pay = The player chooses from which holds to pay.
jamaica-may-pay-powder = The player chooses from which holds the powder comes.
jamaica-may-sabre = The owner of the sabre says at once whether the roll stands.
jamaica-may-loot = The winner takes a hold, takes a treasure, gives a curse, or does nothing.
jamaica-may-ghost = The captain steers the ghost.
jamaica-must-dice = Now the captain lays out the two dice as rolled, one for the morning and one for the evening.
jamaica-must-play = Now a card from the hand is laid face down.
jamaica-must-lane = Now a lane is chosen, inner or outer.
jamaica-must-load = Now the goods are loaded into an empty hold of the ship, and nothing else.
jamaica-must-dump = No hold is empty: one of the ship’s holds with another good must be emptied for the new goods.
jamaica-must-attack = Now a ship on the same space is attacked, and no other.
jamaica-must-powder = Now powder is committed, at most as much as is aboard.
jamaica-must-pay = Now a token is paid, from a hold that has that good.
jamaica-must-pay-powder = Now the powder is taken, from a hold that has some.
jamaica-must-sabre = Now the owner of the sabre says whether the die is rolled again.
jamaica-must-loot = Now the winner takes a full hold or a treasure of the loser, hands over a curse, or takes nothing.
jamaica-must-ghost = In front of all ships the ghost must go back, behind all it must go forward; otherwise the captain chooses.
jamaica-why-over = The race is over.
jamaica-why-has-chosen = You have laid your card; the others are still choosing.
jamaica-why-not-asked = { $player } is asked now.

jamaica-option-no-such-option = Jamaica has no option “{ $option }”.
jamaica-option-players = “players” is a number from 2 to 6.
jamaica-option-ghost = “ghost” is true or false.
jamaica-option-ghost-with-six = With six players there is no ship left for the ghost.
jamaica-option-tie = “tie” is "behind" or "ahead".

jamaica-position-no-object = This must be an object with the keys of the view.
jamaica-position-no-such-key = A position of Jamaica has no such key.
jamaica-position-dice = A position is the beginning of a round: its dice are not rolled yet.
jamaica-position-no-number = This must be a whole number from { $least } to { $most }.
jamaica-position-no-list = This must be a list.
jamaica-position-no-such-face = There is no “{ $face }”.
jamaica-position-too-many-players = There are only { $players } players.
jamaica-position-no-ghost = There is no ghost in this game.
jamaica-position-treasure-twice = There are not so many of this treasure.
jamaica-position-card-twice = Each card is there only once.
jamaica-position-no-sixth-hold = Without its treasure there is no sixth hold.
jamaica-position-too-many-holds = A ship does not have so many holds.
jamaica-position-ghost-goods = The ghost has nothing but gold.
jamaica-position-no-hold = A hold is null, or a good ("food", "gold", "powder") with a number up to 6.
jamaica-position-no-lair = Space { $space } is no pirate lair.
jamaica-position-token-twice = The lair on space { $space } has only one token.
jamaica-position-too-many-tokens = { $tokens } tokens, but only { $treasures } treasures that nobody has.

jamaica-chance-no-such-key = Chance in Jamaica has the keys hands, dice and treasures.
jamaica-chance-too-many-hands = There are only { $players } players.
jamaica-chance-no-such-face = There is no “{ $face }”.
jamaica-chance-no-such-die = No die shows “{ $face }”.
jamaica-chance-no-list = This must be a list.

jamaica-odds-reach = { $card }: to space { $space } in the { $action ->
        [morning] morning
       *[evening] evening
    }
jamaica-odds-meet = combat won on space { $space }, nobody using powder; enemy: { $ship }
jamaica-odds-lane = space { $space } reached
jamaica-odds-shortage-port = shortage on space { $space }: back to { $spaces } (die: port)
jamaica-odds-shortage-sea = shortage on space { $space }: back to { $spaces } (die: sea)
jamaica-odds-shortage-lair = shortage on space { $space }: back to { $spaces } (die: lair)
jamaica-odds-shortage-stay = shortage on space { $space }: stays
jamaica-odds-attack = combat won, nobody using powder; enemy: { $ship }
jamaica-odds-powder = won with { $powder } powder
jamaica-odds-powder-answered = won with { $powder } powder against all of the enemy’s
jamaica-odds-keep = won if the roll stands
jamaica-odds-keep-answered = won if the roll stands, against all of the enemy’s powder
jamaica-odds-reroll = won if it is rolled again
jamaica-odds-reroll-answered = won if it is rolled again, against all of the enemy’s powder

jamaica-part-space = Space
jamaica-part-doubloons = Doubloons
jamaica-part-treasures = Treasures
jamaica-part-curses = Curses

# The table in the browser

jamaica-board-title = Jamaica
jamaica-board-line = A regatta round the island, with full holds, empty stomachs and cannon at every meeting.
jamaica-board-goal = Once round the island. The morning die goes with the left half of your card, the evening die with the right. Points come from how far you get, from doubloons and from treasures.
jamaica-board-option-ghost = Ghost ship
jamaica-board-option-ghost-true = sails along
jamaica-board-option-ghost-false = stays away (with two players it always sails)
jamaica-board-option-tie = A tie is won by
jamaica-board-option-tie-behind = the ship farther from the finish
jamaica-board-option-tie-ahead = the ship nearer to the finish
jamaica-board-ghost = Ghost ship
jamaica-board-round = Round { $round }
jamaica-board-ask-dice = You have the compass: which die for the morning, which for the evening?
jamaica-board-ask-play = Choose the card you will play this round.
jamaica-board-ask-lane = The way parts: choose a lane.
jamaica-board-ask-load = Where do you stow { $goods }? Choose an empty hold.
jamaica-board-ask-dump = No hold is empty: which one do you empty for { $goods }?
jamaica-board-ask-load-loot = Where do you stow the booty? Choose an empty hold.
jamaica-board-ask-dump-loot = No hold is empty: which one do you empty for the booty?
jamaica-board-ask-pay = From which hold do you pay?
jamaica-board-ask-attack = Several ships lie here: whom do you attack?
jamaica-board-ask-powder = How much powder do you put into your shot?
jamaica-board-ask-sabre = The sabre is in your hand: shall the die be rolled again?
jamaica-board-ask-loot = The combat is won: what do you take?
jamaica-board-ask-ghost = You steer the ghost ship: forward or back?
jamaica-board-now =
    { $action ->
        [evening] { $name }: evening action
       *[morning] { $name }: morning action
    }
jamaica-board-wait = Still to decide: { $names }
jamaica-board-mine = Your ship
jamaica-board-hand = Your hand
jamaica-board-cards = hand { $hand }, deck { $deck }
jamaica-board-captain = Captain of this round: has the compass
jamaica-board-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
jamaica-board-laid = Card laid: { $card }
jamaica-board-hold = Hold { $number }: { $goods }
jamaica-board-hold-empty = Hold { $number }: empty
jamaica-board-space-home = Port Royal, start and finish
jamaica-board-space-sea = Space { $space }, sea: { $goods }
jamaica-board-space-port = Space { $space }, port: { $goods }
jamaica-board-space-lair = Space { $space }, pirate lair, its treasure gone: nothing to pay
jamaica-board-space-guarded = Space { $space }, pirate lair with a treasure: nothing to pay
jamaica-board-where = { $name } ({ $hull }) – { $space }
jamaica-board-hull-0 = black galleon in rags
jamaica-board-hull-1 = yellow pinnace, one mast
jamaica-board-hull-2 = blue flute, two round sails
jamaica-board-hull-3 = green barque, three slanted sails
jamaica-board-hull-4 = red frigate, three masts of square sails
jamaica-board-hull-5 = violet pirate ship, torn sails
jamaica-board-hull-6 = black galleon, high stern
jamaica-board-way-inner = inner lane
jamaica-board-way-outer = outer lane
jamaica-board-way-forward = forward
jamaica-board-way-backward = back
jamaica-board-dice =
    { $phase ->
        [dice] Rolled: { $first } and { $second }
       *[other] Morning { $first }, evening { $second }
    }
jamaica-board-stack = Treasures left in the stack: { $count }
jamaica-board-combat-die = The combat die as it was rolled last; below the number, where a shortage sends a ship
jamaica-board-combat = Combat
jamaica-board-attacker = attacks
jamaica-board-defender = defends
jamaica-board-powder = Powder
jamaica-board-powder-used =
    { $count ->
        [-1] Powder: not yet chosen
       *[other] Powder: { $count }
    }
jamaica-board-loot = Aboard { $name }:
jamaica-board-treasure-unknown = A treasure, face down
jamaica-board-treasure-worth = { $treasure }: counts at the end
jamaica-board-treasure-bonus = { $treasure }: { $use }
jamaica-board-use-morgans-map = a hand of four cards
jamaica-board-use-sarans-sabre = in a combat have a die rolled again, yours or the enemy’s
jamaica-board-use-lady-beth = 2 more in every combat
jamaica-board-use-sixth-hold = one hold more

# The guided first game

jamaica-guide-compass = Once round the island, clockwise. Whoever has the most points at the end wins, and that need not be the first one home. You hold the compass: you are the captain of this round. Lay one die for the morning (sun) and one for the evening (moon), with your cards in mind.
jamaica-guide-card = Every card has two actions: the left one goes with the morning die, the right one with the evening die. Food / forward loads 6 food and then sails 4 spaces, to a skull rock: a pirate lair, where nothing has to be paid. Everybody chooses at the same time, in secret.
jamaica-guide-hold = The cards are turned over, the captain’s first. Six food come aboard, all of it into one empty hold. A hold never mixes goods and is never topped up, so room is soon short.
jamaica-guide-forward = You were the first at the lair and took its treasure: Lady Beth, who adds 2 to your rolls in combat. The green ship could not pay its port: shortage. It gave all its gold, rolled the die and drifted back. Now sail twice, 5 and then 2; the spaces you would reach are lit.
jamaica-guide-lane = The way parts. Inside it is shorter, but the sea is dear; outside it is longer, with lairs on the way. You have three steps left: outside they end at a lair with a treasure.
jamaica-guide-treasures = Two lairs, two treasures, face down: only you may look. One is worth 7, the other is a curse of −2. Blue lies four spaces behind you, and the captain has laid a 4 for the morning. Better to have powder aboard: powder / gold.
jamaica-guide-powder = Powder is for combat: every keg adds 1 to a shot. Stow it.
jamaica-guide-gold = And six doubloons. Gold pays for ports, and every doubloon still aboard at the end is a point. With that, all your holds are full.
jamaica-guide-combat = Blue has stopped on your space, so there is a combat. Blue fired without powder and rolled 6. Your shot is powder, plus the die, plus 2 for Lady Beth; a star wins at once. Powder is spent whatever comes, so commit two kegs and keep the rest.
jamaica-guide-loot = 4 and 2 and Lady Beth’s 2 make 8 against 6: you have won. Now take what is in one of Blue’s holds, or hand over your curse. Six doubloons are hard to resist.
jamaica-guide-stow = Stolen goods need a hold too. None is empty, so one has to be emptied, but not one with gold. Two kegs overboard, six doubloons in.
jamaica-guide-order = The compass has come round to you again. Six steps ahead lies the next lair with a treasure: a 6 for the morning would fit.
jamaica-guide-lair = Forward / food: six spaces to the lair, and 5 food in the evening. Never mind that all holds are full.
jamaica-guide-sixth = The treasure is the sixth hold, in force at once and empty: just in time for the food.
jamaica-guide-reach = Green is far ahead, but with hardly anything aboard. You are rich: keep your gold and stay within reach of the end. Forward / powder takes you six spaces on.
jamaica-guide-inner = Only the space where you stop is paid, not those you pass. By the inner lane six steps end at a port for 3 doubloons.
jamaica-guide-pay = A port takes doubloons, the sea takes food, one token after the other from holds of your choice. Take all three from hold 2: then it is empty, and an empty hold is worth a lot.
jamaica-guide-free = Hold 2 is free again: in with the powder.
jamaica-guide-last = Green is six steps from home, and there is a 6 on the chest: this may be the last round. Up to the red line a ship loses 5 points; beyond it every space counts more. Gold and a few steps forward: gold / forward.
jamaica-guide-home = Green is home: the round is played out and then the game is over. Doubloons count, powder does not, so out with the powder.
jamaica-guide-red-line = Five steps. The inner lane leads across the red line, the outer one does not.
jamaica-guide-food = This space costs 2 food. At the end food counts for nothing, so take it from any hold. Then the points are counted: space, doubloons and treasures. It is not always the fastest who wins.
