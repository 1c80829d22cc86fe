# Стіл
voyages-title = { $map }, раунд { $round }. Кубики: { $dice }
voyages-last-round = Це останній раунд.
voyages-gold = { $gold ->
    [one] { $gold } золото
    [few] { $gold } золота
    [many] { $gold } золота
   *[other] { $gold } золота
}
voyages-crew = { $sailors ->
    [one] { $sailors } моряк
    [few] { $sailors } моряки
    [many] { $sailors } моряків
   *[other] { $sailors } моряка
}, { $heroes ->
    [one] { $heroes } герой
    [few] { $heroes } герої
    [many] { $heroes } героїв
   *[other] { $heroes } героя
}; зайнято місць: { $berths } з { $most }
voyages-column-letter = На карті
voyages-column-assignment = Кубики
voyages-column-course = Шлях
voyages-column-duty = Обов’язок
voyages-column-seat = Гравець
voyages-column-gold = Золото
voyages-column-stars = Зірки
voyages-column-round = Цей раунд
voyages-finished = закінчено
voyages-at-sea = у морі
voyages-more-seats = { $count ->
    [one] і ще { $count } гравець
    [few] і ще { $count } гравці
    [many] і ще { $count } гравців
   *[other] і ще { $count } гравця
}
voyages-odds-star = Дійти до зірки ({ $star }) наступним кидком, не змінюючи кубиків

# Назви
voyages-map-marauders-reef = Риф Мародерів
voyages-map-first-voyage = Перше плавання
voyages-use-heading = курс
voyages-use-speed = швидкість
voyages-use-duty = обов’язок
voyages-phase-assign = треба розподілити кубики
voyages-phase-change = можна змінити кубики перед відплиттям
voyages-phase-fort = треба позначити коло форту
voyages-phase-battle = корабель уже приплив; бийтеся або закінчуйте раунд
voyages-phase-arrival = корабель уже приплив; торгуйте, бийтеся або закінчуйте раунд
voyages-phase-done = раунд закінчено
voyages-compass-NE = на північний схід
voyages-compass-E = на схід
voyages-compass-SE = на південний схід
voyages-compass-SW = на південний захід
voyages-compass-W = на захід
voyages-compass-NW = на північний захід
voyages-track-small = малі мародери
voyages-track-medium = середні мародери
voyages-track-large = великі мародери
voyages-kind-timber = деревина
voyages-kind-rum = ром
voyages-kind-silk = шовк
voyages-kind-spice = прянощі
voyages-skill-oars = Весла
voyages-skill-rudder = Кермо
voyages-skill-ram = Таран
voyages-skill-catapult = Катапульта
voyages-skill-cabins = Каюти
voyages-skill-armoury = Арсенал
voyages-star-marauders = мародери
voyages-star-duties = обов’язки
voyages-star-ocean = океан
voyages-star-island = острів
voyages-star-recruiting = вербування
voyages-star-dread = Жах морів
voyages-star-trade = торгівля

# Місця на картах
voyages-place-home-waters = Рідні води
voyages-place-fairwind-reach = Плесо Попутного вітру
voyages-place-eastern-shallows = Східні мілини
voyages-place-the-middle-deep = Серединна глибочінь
voyages-place-southern-banks = Південні банки
voyages-place-the-dreads-sea = Море Жаху
voyages-place-larkholm = Ларкгольм
voyages-place-northgate = Північна Брама
voyages-place-halfway-rock = Скеля Півшляху
voyages-place-coopers-quay = Причал Бондаря
voyages-place-farhaven = Далекий
voyages-place-turtle-cay = Черепаший
voyages-place-lantern-roads = Ліхтарний рейд
voyages-place-northern-sound = Північна протока
voyages-place-gannet-deep = Глибочінь Олуш
voyages-place-cinder-bight = Попеляста затока
voyages-place-kelp-shelf = Водоростева мілина
voyages-place-the-ring = Кільце
voyages-place-watchhold = Сторожа
voyages-place-twin-peaks = Дві Вершини
voyages-place-driftrock = Плавуча Скеля
voyages-place-heart-isle = Серце
voyages-place-eastgate = Східна Брама
voyages-place-saltback = Солоний Хребет
voyages-place-southguard = Південна Варта
voyages-place-starfall = Зорепад
voyages-place-gull-stack = Чаячий Стовп

# Шлях
voyages-course-speed = { $hexes ->
    [one] { $hexes } клітинка { $heading } ({ $place }): далі швидкість не дозволяє.
    [few] { $hexes } клітинки { $heading } ({ $place }): далі швидкість не дозволяє.
    [many] { $hexes } клітинок { $heading } ({ $place }): далі швидкість не дозволяє.
   *[other] { $hexes } клітинки { $heading } ({ $place }): далі швидкість не дозволяє.
}
voyages-course-edge = { $hexes ->
    [one] { $hexes } клітинка { $heading } ({ $place }): там край карти.
    [few] { $hexes } клітинки { $heading } ({ $place }): там край карти.
    [many] { $hexes } клітинок { $heading } ({ $place }): там край карти.
   *[other] { $hexes } клітинки { $heading } ({ $place }): там край карти.
}
voyages-course-reef = { $hexes ->
    [one] { $hexes } клітинка { $heading } ({ $place }): попереду риф.
    [few] { $hexes } клітинки { $heading } ({ $place }): попереду риф.
    [many] { $hexes } клітинок { $heading } ({ $place }): попереду риф.
   *[other] { $hexes } клітинки { $heading } ({ $place }): попереду риф.
}
voyages-course-island = { $hexes ->
    [one] { $hexes } клітинка { $heading }: острів { $island } завершує рух.
    [few] { $hexes } клітинки { $heading }: острів { $island } завершує рух.
    [many] { $hexes } клітинок { $heading }: острів { $island } завершує рух.
   *[other] { $hexes } клітинки { $heading }: острів { $island } завершує рух.
}
voyages-course-dread = { $hexes ->
    [one] { $hexes } клітинка { $heading } ({ $place }): шлях перегородив Жах морів.
    [few] { $hexes } клітинки { $heading } ({ $place }): шлях перегородив Жах морів.
    [many] { $hexes } клітинок { $heading } ({ $place }): шлях перегородив Жах морів.
   *[other] { $hexes } клітинки { $heading } ({ $place }): шлях перегородив Жах морів.
}
voyages-blocked-edge = Корабель лишається на місці ({ $place }): { $heading } одразу край карти.
voyages-blocked-reef = Корабель лишається на місці ({ $place }): { $heading } одразу риф.

# Ходи
voyages-do-assign = Курс { $heading }, швидкість { $speed }, обов’язок { $duty }
voyages-do-up = На крок більше: { $use }
voyages-do-down = На крок менше: { $use }
voyages-do-hero = Витратити героя: { $use } { $face }
voyages-do-sail = Плисти
voyages-do-fort = Коло форту: { $track }
voyages-do-fight = Битися з { $marauder }
voyages-do-sell = Продати: { $kind }
voyages-do-fight-dread = Битися з Жахом морів
voyages-do-done = Закінчити раунд

# Оповідь
voyages-did-assign = { $player }: курс { $heading }, швидкість { $speed }, обов’язок { $duty }.
voyages-did-step = { $player } витрачає моряка: { $use } тепер { $face }.
voyages-did-free-step = { $player } користується навичкою «{ $skill }»: { $use } тепер { $face }.
voyages-did-hero = { $player } витрачає героя: { $use } тепер { $face }.
voyages-did-sail = { $player } пливе. { $course }
voyages-did-fort = { $player } позначає коло форту: { $track }.
voyages-did-fight = { $player } перемагає мародера { $marauder }.
voyages-did-sell = { $player } продає товар ({ $kind }) за { $gold } золота.
voyages-did-fight-dread = { $player } перемагає Жах морів і отримує { $gold } золота.
voyages-did-done = { $player } закінчує раунд.
voyages-explored = { $player } досліджує регіон { $region }.
voyages-crossed = { $player } закреслює квадрат { $square } обов’язку { $row }.
voyages-learned = { $player } здобуває навичку: { $skill }.
voyages-visited = { $player } відвідує острів { $island } (золото: { $gold }).
voyages-loaded = { $player } бере на борт: { $kind }.
voyages-gained-sailors = { $player } отримує { $count ->
    [one] { $count } моряка
    [few] { $count } моряків
    [many] { $count } моряків
   *[other] { $count } моряка
}.
voyages-gained-heroes = { $player } має на { $count ->
    [one] { $count } героя
    [few] { $count } героїв
    [many] { $count } героїв
   *[other] { $count } героя
} більше.
voyages-gained-purse = { $player } отримує золото: { $count }.
voyages-gained-star = { $player } отримує зірку: { $star }.
voyages-rolled = Раунд { $round }: на кубиках { $die1 }, { $die2 } і { $die3 }.
voyages-final-gold = { $player }: { $gold ->
    [one] { $gold } золото
    [few] { $gold } золота
    [many] { $gold } золота
   *[other] { $gold } золота
}.
voyages-game-over = Гру закінчено.

# Чому ні
voyages-no-over = Гру закінчено.
voyages-no-done = Ви вже закінчили цей раунд; зачекайте на інших.
voyages-no-such-thing = На карті «{ $map }» такого немає.
voyages-no-moment = Не зараз: { $phase }.
voyages-no-sailed = Корабель уже плив у цьому раунді. { $course }
voyages-no-other-numbers = На кубиках { $dice }; кожне число використовується рівно один раз.
voyages-no-sailor = Щоб повернути кубик ({ $use }), потрібен невитрачений звичайний моряк або безкоштовний крок навички; у вас немає ні того, ні іншого.
voyages-no-hero = У вас немає невитраченого героя.
voyages-no-hero-same = Герой ставить на кубику інше число; тут ({ $use }) уже { $face }.
voyages-no-fort = Це коло форту вже позначене: { $track }.
voyages-no-second-fight = Ви вже билися в цьому раунді; можлива лише одна битва.
voyages-no-beaten = Мародера { $marauder } вже переможено.
voyages-no-line = Від { $place } до мародера { $marauder } немає прямої лінії, вільної від островів і рифів.
voyages-no-hidden = Між вами й { $marauder } стоїть { $nearer }; битися можна лише з найближчим на лінії.
voyages-no-strength = Проти { $marauder } звідси потрібна сила { $needed } ({ $number } і ще { $distance } за відстань); у вас { $had }.
voyages-no-settlement = На клітинці { $place } немає поселення.
voyages-no-buyer = { $island } цього не купує: { $kind }.
voyages-no-cargo = Цього немає на борту: { $kind }.
voyages-no-dread-beaten = Жах морів уже переможено.
voyages-no-dread-here = Жаху морів немає на клітинці { $place }.
voyages-no-dread-dear = Перемога над Жахом морів коштує моряків: { $needed }; у вас { $had }.

# Чому
voyages-yes-assign = Це числа на кубиках, кожне один раз. Без змін: { $course }
voyages-yes-step = { $left ->
    [0] Крок коштує останнього звичайного моряка.
    [one] Крок коштує звичайного моряка; лишиться { $left }.
    [few] Крок коштує звичайного моряка; лишаться { $left }.
    [many] Крок коштує звичайного моряка; лишиться { $left }.
   *[other] Крок коштує звичайного моряка; лишиться { $left }.
}
voyages-yes-free-step = Раз на раунд цей крок безкоштовний: { $skill }.
voyages-yes-hero = Витрачений герой ставить кубик ({ $use }) на { $face }.
voyages-yes-fort = Коло форту вільне: { $track }. Цей трек принесе вдвічі більше.
voyages-yes-fight = Проти { $marauder } звідси потрібна сила { $needed } ({ $number } і ще { $distance } за відстань); у вас { $had }.
voyages-yes-sell = { $units ->
    [one] { $units } одиниця по { $price }: { $gold } золота ({ $kind }).
    [few] { $units } одиниці по { $price }: { $gold } золота ({ $kind }).
    [many] { $units } одиниць по { $price }: { $gold } золота ({ $kind }).
   *[other] { $units } одиниці по { $price }: { $gold } золота ({ $kind }).
}
voyages-yes-dread = Жах морів тут, і моряків вистачає ({ $sailors }).
voyages-yes-done = Що б іще лишалося, раунд уже можна закінчити.

# Чого не може бути
voyages-option-unknown = У «Подорожей» немає параметра «{ $option }».
voyages-option-players = Параметр players — число від 1 до { $most }.
voyages-option-map = Параметр map — одне з: { $maps }.
voyages-chance-unknown = Випадок у «Подорожах» не має джерела «{ $key }»; є dice.
voyages-chance-list = Кубики — це список чисел.
voyages-chance-die = { $die } не буває на кубику: від 1 до 6.
voyages-position-key = У позиції тут немає запису «{ $where }».
voyages-position-map = Позиція на іншій карті, ніж гра: { $map }.
voyages-position-players = У позиції по одному запису на місце; місць: { $players }.
voyages-position-dice = Кубики — це три числа від 1 до 6.
voyages-position-crew = { $where }: витрачених моряків і героїв більше, ніж місць.
voyages-position-duties = { $where }: шість рядків; квадратів у кожному щонайбільше { $squares }.
voyages-position-id = { $where }: на цій карті немає нічого з такою назвою, або воно двічі.
voyages-position-number = { $where }: число від { $least } до { $most }.
voyages-position-flag = { $where }: true або false.
voyages-position-hex = { $where }: такої клітинки на карті немає.

# Власні карти
voyages-legend-start = старт
voyages-legend-star = зірка
voyages-legend-sailor = моряк
voyages-legend-relic = реліквія
voyages-legend-reef = риф
voyages-legend-fort = форт
voyages-legend-settlement = поселення
voyages-legend-dread = Жах морів
voyages-legend-marauder = мародер
voyages-no-map-file = Файл не читається: { $problem }.
voyages-no-map-toml = Це не TOML: { $problem }.
voyages-no-map-missing = Бракує запису «{ $entry }».
voyages-no-map-entry = Один із записів не читається: { $problem }.
voyages-no-map-kind = Тут має стояти щось інше: { $value }.
voyages-no-map-waters = Клітинки не ті, що на карті chart.
voyages-no-map-not-once = Знак { $sign } має стояти рівно один раз, а знайдено: { $count }.
voyages-no-map-does-not-fit = Це не узгоджується з рештою аркуша.
voyages-no-map-star = Зірку { $star } ніхто не здобуде: на карті її немає, і жодне правило її не дає.
voyages-no-map-signs = Рядок { $row }: { $sign } — це більше ніж один знак.
voyages-no-map-two-things = Знак { $sign } означає дві різні речі.
voyages-no-map-nothing = { $place }: знак { $sign } нічого не означає.
voyages-no-map-taken = Карта { $map } вже є; назвіть файл інакше.
voyages-check-unreadable = { $where }: { $what }
voyages-check-heading = { $map }: клітинок { $hexes }, з них море { $sea }, рифи { $reefs }, суходіл { $land }
voyages-check-counts = Регіонів: { $regions }, островів: { $islands }, мародерів: { $marauders }, знаків: { $icons }, зірок: { $stars }
voyages-check-region = Регіон { $region }: клітинок { $hexes }, уперше досяжний за ходів: { $moves }
voyages-check-reach = { $thing } { $place }: { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
    [many] { $moves } ходів
   *[other] { $moves } ходу
} від старту
voyages-check-fine = З цією картою все гаразд.
voyages-check-no-region = Морська клітинка { $place } не належить до жодного регіону.
voyages-check-land-in-region = { $place } — суходіл або риф, а проте в регіоні { $region }.
voyages-check-empty-region = Регіон { $region } не має клітинок.
voyages-check-torn-region = Регіон { $region } розірвано на частини: { $count }.
voyages-check-empty-island = Острів { $island } не має клітинок.
voyages-check-torn-island = Острів { $island } розірвано на частини: { $count }.
voyages-check-out-of-reach = Недосяжно: { $thing } { $place }.
voyages-check-with-ram = Досяжно лише з Тараном: { $thing } { $place }.
voyages-check-far = { $thing } { $place }: далеко від старту, ходів: { $moves }.
voyages-check-unseen = Із жодної клітинки, де може зупинитися корабель, не видно: { $thing } { $place }.
voyages-check-few-stars = Можна здобути зірок: { $count }; потрібно { $needed }.
voyages-check-no-way = Цю зірку неможливо здобути: { $star }.
voyages-check-balance = { $player }: ігор наодинці { $games }, зірок вистачило в { $won }, золота в середньому { $gold }
voyages-check-too-easy = Випадкові ходи виграють { $share } % ігор: надто легко.
voyages-check-too-hard = Моряк виграє лише { $share } % ігор: надто важко.
voyages-check-simulating = Плаваємо наодинці
voyages-check-help = Перевіряє карту «Подорожей»: кількість, досяжність, регіони, баланс; і малює її.
voyages-check-help-file = карта, файл TOML
voyages-check-help-svg = куди намалювати карту
voyages-check-help-games = скільки ігор зіграти для балансу; 0: жодної
voyages-check-help-language = en, uk, pl або ru
voyages-check-thing-island = острів
voyages-check-thing-star = зірка
voyages-check-thing-sailor = моряк
voyages-check-thing-relic = реліквія
voyages-check-thing-cargo = вантаж
voyages-check-thing-dread = Жах морів
voyages-check-thing-region = регіон
voyages-check-thing-marauder = мародер

# Звідки взялися очки
voyages-part-islands = Острови
voyages-part-regions = Регіони
voyages-part-track = Трек: { $track }
voyages-part-purse = Отримане золото
voyages-part-cargo = Непроданий товар
voyages-part-heroes = Герої
voyages-part-rows = Виконані обов’язки
voyages-part-stars = Зірки

# На сторінці
voyages-board-title = Подорожі
voyages-board-line = Три кубики, один корабель і море з білими плямами на карті: прокладіть курс і поверніться легендою.
voyages-board-goal = Три кубики, однакові для всіх: курс, швидкість, обов’язок. Острови, регіони й подвиги приносять золото; три зірки означають останній раунд, а перемагає той, у кого золота найбільше.
voyages-board-option-map = Карта
voyages-board-option-map-marauders-reef = Риф Мародерів
voyages-board-option-map-first-voyage = Перше плавання (щоб навчитися)
voyages-board-round = Раунд { $round }
voyages-board-round-of = Раунд { $round } з { $rounds }
voyages-board-round-last = Раунд { $round }, останній
voyages-board-charted = За картою: { $course }
voyages-board-sheet = Аркуш: { $name }
voyages-board-waiting = { $count ->
    [one] Ви закінчили. У морі ще { $count } корабель.
    [few] Ви закінчили. У морі ще { $count } кораблі.
    [many] Ви закінчили. У морі ще { $count } кораблів.
   *[other] Ви закінчили. У морі ще { $count } корабля.
}
voyages-board-hint-assign = Торкайтеся кубиків по черзі (курс, швидкість, обов’язок), тягніть їх або торкніться літери на карті.
voyages-board-hint-fight = Мародер у кільці вам до снаги: торкніться його, щоб битися, або закінчуйте раунд.
voyages-board-hint-fort = Форт ваш. Оберіть трек, який принесе подвійне золото.
voyages-board-chart = Карта: { $map }. Корабель тут: { $place }. Досліджені регіони: { $regions }. Відвідані острови: { $islands }.
voyages-board-no-chart = На цій сторінці немає карти «{ $map }».
voyages-board-back = До мого аркуша
voyages-board-set = Розкласти так
voyages-board-duties = Обов’язки
voyages-board-row = Обов’язок { $row }: закреслено квадратів { $squares } з { $all }.
voyages-board-row-reward = За весь рядок: { $reward }
voyages-board-column-reward = Стовпчик { $column } цих трьох рядків: { $reward }
voyages-board-skill-oars = Весла: раз на раунд кубик швидкості можна повернути на крок задарма.
voyages-board-skill-rudder = Кермо: раз на раунд кубик курсу можна повернути на крок задарма.
voyages-board-skill-ram = Таран: рифи більше не спиняють корабель.
voyages-board-skill-catapult = Катапульта: на 2 більше сили проти мародерів.
voyages-board-skill-cabins = Каюти: раз на раунд кубик обов’язку можна повернути на крок задарма.
voyages-board-skill-armoury = Арсенал: кожен новий моряк відтепер герой.
voyages-board-track = { $track }: сила { $strength } і ще 1 за кожну клітинку відстані
voyages-board-beaten = { $track }: переможено { $count }
voyages-board-hold = Трюм
voyages-board-aboard = на борту
voyages-board-sold = продано
voyages-board-regions = Досліджено регіонів: { $count } з { $all }
voyages-board-aim = Наступний кубик сюди: { $use }
voyages-board-hero = Витратити героя: { $use }
voyages-board-die = Кубик: { $face }
voyages-board-others = Інші кораблі
voyages-board-stays = на місці

# Перша гра з підказками
voyages-guide-welcome = Вітаємо на борту! Кинуто три кубики. Один стане курсом, один швидкістю, один обов’язком. Покладіть 1 на курс (північний схід), 2 на швидкість і 4 на обов’язок.
voyages-guide-first-course = Пунктир — це ваш шлях за картою. Він закінчується на острові Ларкгольм, бо острів завжди завершує рух. Пливіть!
voyages-guide-first-island = Ларкгольм приносить 2 золота, а кубик обов’язку закреслив перший квадрат рядка 4. Більше тут робити нічого: закінчуйте раунд.
voyages-guide-silk = За дві клітинки на схід лежить сувій шовку, але на кубиках 3, 4 і лише одна 2. Покладіть 2 на курс, 3 на швидкість, 4 на обов’язок. Решту можна виправити.
voyages-guide-sailor = Моряк повертає кубик на один крок. Натисніть − біля швидкості, і 3 стане 2. Цього моряка викреслено назавжди, тож подумайте, перш ніж витрачати.
voyages-guide-ends-only = Тепер шлях закінчується просто на шовку. Щось здобути можна лише там, де рух закінчився, а не дорогою. Пливіть.
voyages-guide-regions = Шовк на борту, і досліджено другий регіон. Кожен новий вартий більше за попередній: усі шість разом дають 36 золота.
voyages-guide-far = Далі на схід: курс 2, швидкість 5. Корабель зайде в новий регіон, Східні мілини, і спиниться на прянощах.
voyages-guide-sail = Шлях саме такий, як треба. Пливіть.
voyages-guide-done = Це все на цей раунд. Закінчуйте його.
voyages-guide-star = За дві клітинки на південний захід лежить зірка: курс 4, швидкість 2. Плавання наодинці триває 16 раундів, і щоб воно вдалося, треба три зірки.
voyages-guide-stars = Ваша перша зірка! Усього їх п’ять: океан, Жах морів, торгівля, обов’язки і повна команда. Кожна дає ще й 3 золота.
voyages-guide-farhaven = Острів Далекий на південному сході купує всі чотири товари. Курс 3 і швидкість 2 приведуть вас до його гавані.
voyages-guide-sell = Поселення. За перші відвідини до вас приєднався моряк, а ще тут можна продавати. Шовк на Далекому коштує 5 золота.
voyages-guide-sell-more = Прянощі дають 4. Хто продав усі чотири товари, байдуже де, отримує зірку торгівлі.
voyages-guide-rum = Курс 4, швидкість 2 ведуть до барила рому. А 5 знову йде на обов’язок: повний рядок дає нагороду.
voyages-guide-dread = На північному заході чекає Жах морів. Курс 6, швидкість 2, а 5 на обов’язок завершить рядок 5 і дасть 3 золота.
voyages-guide-fight = Ось він! Перемога коштує чотирьох моряків, а у вас їх шість. Вона дає 6 золота і зірку. До бою!
voyages-guide-after-fight = Друга зірка. Лишилося тільки двоє моряків, але в морі вистачає нових рук. Закінчуйте раунд.
voyages-guide-column = Стовпчики теж платять: щойно в рядках 4, 5 і 6 буде перший квадрат, приєднається моряк. Тож покладіть 6 на обов’язок, а курс 5 зі швидкістю 2 ще й приведуть до прянощів.
voyages-guide-new-hand = Стовпчик заплатив, прянощі на борту. Закінчуйте раунд.
voyages-guide-quay = До Причалу Бондаря лише дві клітинки на захід, але швидкість 4 не зашкодить: острів спинить корабель. Курс 5, швидкість 4, обов’язок 6.
voyages-guide-best-price = Прянощі тут коштують 5 золота, це найкраща ціна на карті. Продавайте.
voyages-guide-last-region = За одну клітинку на південний захід чекає моряк, а з ним і останній недосліджений регіон. А третій квадрат рядка 6 завершить стовпчик, що дає реліквію.
voyages-guide-hero = Усі шість регіонів: 36 золота! А реліквія зробила одного з моряків героєм. Герой вартий 2 золота наприкінці, або ж ставить один кубик на будь-яку грань.
voyages-guide-row = Рядку 4 бракує одного квадрата: покладіть 4 на обов’язок і матимете другого героя. Курс 6, швидкість 1 відведуть вас від острова.
voyages-guide-duties-star = Покладіть 6 на обов’язок. Рядок 6 стане третім повним, а це зірка обов’язків. Курс 1 і швидкість 2 ще й підберуть рому.
voyages-guide-success = Три зірки: плавання вдалося. Відтепер ідеться лише про золото.
voyages-guide-no-one = Знову треба на північний схід, але 1 немає на жодному кубику. Покладіть 5 на курс, 4 на швидкість, 3 на обов’язок: решту зробить герой.
voyages-guide-send-hero = Витратьте героя: оберіть компас, а тоді грань 1.
voyages-guide-wrap = Деревина лежить за одну клітинку на захід, а 1 знову немає. Покладіть 5 на курс, 6 на швидкість: на цих кубиках 6 і 1 — сусіди.
voyages-guide-wrap-step = Натисніть + біля швидкості: на крок більше за 6 — це 1.
voyages-guide-northgate = Вирушайте до Північної Брами: там купують деревину і ром. Курс 2, швидкість 5, а 1 на обов’язок.
voyages-guide-timber = Продайте деревину за 3 золота.
voyages-guide-all-goods = І ром: два барила по 4 золота. Це вже четвертий товар.
voyages-guide-full-crew = Дві зірки одразу: усі товари продано, а стовпчик рядків 1–3 заповнив дванадцяте місце. Усі п’ять зірок ваші! Закінчуйте раунд.
voyages-guide-blocked = Останній раунд. З курсом 1 одразу попереду край карти: корабель лишиться на місці, і це дозволено. Швидкість 3, обов’язок 2.
voyages-guide-end = Закінчіть раунд, і золото полічать: острови, регіони, зароблене, герої та зірки. Славне плавання! На вас чекає Риф Мародерів.
