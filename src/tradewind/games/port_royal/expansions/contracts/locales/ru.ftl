### Ещё один контракт

## Карты
port-royal-card-clerk-yellow = Жёлтый клерк
port-royal-card-clerk-blue = Синий клерк
port-royal-card-clerk-green = Зелёный клерк
port-royal-card-clerk-red = Красный клерк
port-royal-card-clerk-black = Чёрный клерк
port-royal-card-gunner = Канонир
port-royal-card-vice-admiral = Вице-адмирал
port-royal-card-pinnace-gift = Жёлтый пинас с подарком
port-royal-card-flute-gift = Синий флейт с подарком
port-royal-card-barque-gift = Зелёный барк с подарком
port-royal-card-frigate-gift = Красный фрегат с подарком
port-royal-card-galleon-gift = Чёрный галеон с подарком

## Контракты
port-royal-contract-femme-fatale = Роковая женщина
port-royal-contract-explorer = Исследователь
port-royal-contract-tax-collector = Сборщик налогов
port-royal-contract-enemy-frigate = Вражеский фрегат
port-royal-contract-enemy-galleon = Вражеский галеон
port-royal-contract-master-trader = Непревзойдённый торговец
port-royal-contract-trading-post = Фактория
port-royal-contract-mercenary = Наёмник
port-royal-contract-celebrities = Знаменитости
port-royal-contract-new-colony = Новая колония
port-royal-contract-curse = Проклятие
port-royal-contract-pirates-nest = Пиратское гнездо
port-royal-contract-command-of-the-sea = Господство на море
port-royal-contract-experienced-broker = Опытный маклер
port-royal-contract-hard-working-hands = Работящие руки
port-royal-contract-broker = Маклер
port-royal-contract-small-estate = Небольшое поместье
port-royal-contract-ransom = Выкуп

## Чего требует каждый контракт
port-royal-why-needs-femme-fatale = «Роковая женщина» требует капитана и мадам.
port-royal-why-needs-explorer = «Исследователь» требует одной экспедиции.
port-royal-why-needs-tax-collector = «Сборщика налогов» выполняют в тот самый миг, когда платят налог.
port-royal-why-needs-enemy-frigate = «Вражеский фрегат» выполняют так: трижды торгуют с красным фрегатом, не беря его монет.
port-royal-why-needs-enemy-galleon = «Вражеский галеон» выполняют так: дважды торгуют с чёрным галеоном, не беря его монет.
port-royal-why-needs-master-trader = «Непревзойдённый торговец» требует двух торговцев.
port-royal-why-needs-trading-post = «Фактория» требует поселенца и клерка.
port-royal-why-needs-mercenary = «Наёмник» требует трёх сабель.
port-royal-why-needs-celebrities = «Знаменитости» требуют священника и плута.
port-royal-why-needs-new-colony = «Новая колония» требует поселенца и канонира.
port-royal-why-needs-curse = «Проклятие» выполняют в тот самый миг, когда активный игрок теряет гавань.
port-royal-why-needs-pirates-nest = «Пиратское гнездо» выполняют, оставив себе потопленные корабли всех пяти цветов.
port-royal-why-needs-command-of-the-sea = «Господство на море» требует капитана и вице-адмирала.
port-royal-why-needs-experienced-broker = «Опытного маклера» выполняют в тот миг, когда в гавани активного игрока появляется четвёртый цвет кораблей.
port-royal-why-needs-hard-working-hands = «Работящие руки» требуют четырёх персонажей с указанной на карте ценой не больше 3.
port-royal-why-needs-broker = На «Маклера» ставят маркер в тот миг, когда в гавани активного игрока появляется третий цвет кораблей, и так в два разных хода.
port-royal-why-needs-small-estate = «Небольшое поместье» требует 12 победных очков.
port-royal-why-needs-ransom = За «Выкуп» платят 15 монет.

## Стол в терминале
port-royal-contracts = Контракты
port-royal-contracts-team = Контракты · колода времени { $time } · колода очков { $aside }
port-royal-contract-rewards = Монеты за выполнение по порядку: { $coins }
port-royal-contract-done-by = кто выполнил: { $players }
port-royal-contract-step-of = { $player }: ячейка { $step }
port-royal-nest = { $player } хранит: { $ships }

## Ходы на выбор
port-royal-do-complete = Выполнить: { $contract }
port-royal-do-decline = Отказаться
port-royal-do-waive = Торговать, не беря монет: { $card }
port-royal-do-capture = Потопить корабль и оставить себе
port-royal-do-give = Монету получает { $player }
port-royal-do-aside = Отложить верхнюю карту времени

## Что произошло
port-royal-did-complete = { $player } ставит маркер на контракт.
port-royal-did-decline = { $player } отказывается.
port-royal-did-waive = { $player } отказывается от монет: { $card }.
port-royal-did-capture = { $player } топит корабль и оставляет себе.
port-royal-did-give = { $player } дарит монету, её получает { $other }.
port-royal-did-aside = { $player } откладывает верхнюю карту времени.
port-royal-told-completed = { $player } выполняет контракт: { $contract }.
port-royal-told-step = { $player } ставит маркер на ячейку { $step }: { $contract }.
port-royal-told-time = { $time ->
    [one] В колоде времени осталась { $time } карта.
    [few] В колоде времени осталось { $time } карты.
    [many] В колоде времени осталось { $time } карт.
   *[other] В колоде времени осталось { $time } карты.
}
port-royal-told-won = Команда выполнила все контракты. Очков: { $points }. Звание: { $rank }.
port-royal-told-lost = Время вышло раньше, чем выполнены все контракты.
port-royal-rank-cabin-boy = юнга
port-royal-rank-sailor = матрос
port-royal-rank-pirate = пират
port-royal-rank-captain = капитан
port-royal-rank-lord-of-the-seas = властелин морей

## Почему ход разрешён
port-royal-may-complete = Требования контракта выполнены, и маркер есть.
port-royal-may-decline = Никто не обязан пользоваться таким моментом.
port-royal-may-waive = От монет этого корабля можно отказаться ради контракта его цвета.
port-royal-may-capture = Потопленный корабль цвета, которого у вас ещё нет, можно оставить себе для «Пиратского гнезда».
port-royal-may-give = Подарок может достаться любому другому игроку.
port-royal-may-aside = После налога команда может отложить верхнюю карту времени.

## Почему ход запрещён
port-royal-why-time-card-first = Сначала открывают карту времени этого хода; до неё ничего другого делать нельзя.
port-royal-why-give-first = Сначала скажите, кто получит монету, которую этот корабль даёт другому игроку.
port-royal-why-aside-first = Сначала скажите, отложить ли верхнюю карту времени.
port-royal-why-moment-first = Сначала скажите, воспользуетесь ли вы этим моментом для контракта.
port-royal-why-capture = Этот корабль оставить себе нельзя: «Пиратское гнездо» должно лежать открытым и не быть выполнено вами, нужен свободный маркер, а корабля этого цвета у вас ещё не должно быть.
port-royal-why-nothing-to-capture = Потопить и оставить себе можно лишь только что открытый корабль.
port-royal-why-nothing-to-give = Сейчас нечего дарить.
port-royal-why-nothing-to-set-aside = Карту времени откладывает только команда и только после налога.
port-royal-why-nothing-to-decline = Вас ни о чём не спрашивают, отказываться не от чего.
port-royal-why-contract-not-open = Этого контракта нет среди открытых: { $contract }.
port-royal-why-contract-done = Вы уже выполнили этот контракт: { $contract }.
port-royal-why-no-marker = У вас нет свободного маркера для этого контракта: { $contract }.
port-royal-why-waive = От монет отказываются только ради открытого контракта цвета корабля, ещё не выполненного вами, имея свободный маркер или маркер на нём: { $card }.
port-royal-why-waive-fee = У вас нет монеты на взятку активному игроку, а корабль, от монет которого отказываются, её не принесёт.

## Параметры
port-royal-option-contracts-or-not = «{ $option }»: либо контракты, либо одни их персонажи и корабли, но не вместе.
port-royal-option-team-needs-contracts = «{ $option }»: кооперативной игре нужны контракты.
port-royal-option-aside-needs-team = «{ $option }»: карты времени откладывает только команда.

## Заранее заданный случай
port-royal-chance-contracts = Здесь должен быть список контрактов в том порядке, в каком их выкладывают.
port-royal-chance-contract = Контракта «{ $contract }» нет.

## Позиция, которой не может быть
port-royal-position-no-object = Здесь должен быть объект.
port-royal-position-no-contracts = Здесь должен быть список открытых контрактов.
port-royal-position-no-contract = Контракта «{ $contract }» нет.
port-royal-position-white-contract = «{ $contract }» лежит открытым только в кооперативной игре.
port-royal-position-contract-twice = «{ $contract }» лежит открытым только один раз.
port-royal-position-no-seats = Здесь должен быть список мест.
port-royal-position-marker-twice = У места { $seat } на контракте только один маркер.
port-royal-position-no-steps = Здесь должен быть объект, где месту соответствует ячейка.
port-royal-position-no-step = На этом контракте нет такой ячейки для маркера в пути.
port-royal-position-markers = У места { $seat } было бы больше маркеров, чем можно: { $markers }.
port-royal-position-nest = Хранят не больше четырёх кораблей, все разных цветов: { $ships }.
port-royal-position-nest-without-contract = Корабли хранят, только пока «Пиратское гнездо» открыто и не выполнено.

## Откуда взялись очки
port-royal-part-contracts = Контракты
port-royal-part-score-deck = Колода очков

## Стол в браузере
port-royal-board-option-with-contracts = Ещё один контракт
port-royal-board-option-with-contract-cards-off = Только его персонажи и корабли, без контрактов
port-royal-board-option-mode = Друг против друга или вместе
port-royal-board-option-mode-competitive = Каждый за себя
port-royal-board-option-mode-cooperative = Вместе против времени
port-royal-board-option-aside = Карт времени отложено до начала
port-royal-board-now-give = { $name }: кому достанется подарок?
port-royal-board-now-complete = { $name }: воспользоваться моментом для контракта?
port-royal-board-now-aside = { $name }: отложить ли карту времени?
port-royal-board-you-give = Кому достанется подарок?
port-royal-board-you-complete = Воспользуетесь моментом для контракта?
port-royal-board-you-aside = Отложить карту времени?
port-royal-board-about-clerk = Торгуя с кораблём этого цвета, берите на одну карту больше.
port-royal-board-about-gunner = Когда наступает ваша очередь брать: на одну монету меньше, чем кораблей в гавани.
port-royal-board-about-vice-admiral = Одна монета, когда наступает ваша очередь брать, а в гавани три или четыре карты.
port-royal-board-time = { $cards ->
    [one] Колода времени: { $cards } карта
    [few] Колода времени: { $cards } карты
    [many] Колода времени: { $cards } карт
   *[other] Колода времени: { $cards } карты
}
port-royal-board-about-time = Отсюда берут первую карту каждого хода. Если ход начинается, а карт нет, команда проиграла.
port-royal-board-score = { $cards ->
    [one] Колода очков: { $cards } карта
    [few] Колода очков: { $cards } карты
    [many] Колода очков: { $cards } карт
   *[other] Колода очков: { $cards } карты
}
port-royal-board-about-score = Если команда выполнит все контракты, каждая карта здесь — очко.
port-royal-board-done-by = Кто выполнил: { $names }.
port-royal-board-on-step = { $name }: ячейка { $step }.
port-royal-board-completed = { $contracts ->
    [one] Выполнен { $contracts } контракт
    [few] Выполнено { $contracts } контракта
    [many] Выполнено { $contracts } контрактов
   *[other] Выполнено { $contracts } контракта
}
