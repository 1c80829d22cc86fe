# Стол
voyages-title = { $map }, раунд { $round }. Кубики: { $dice }
voyages-last-round = Это последний раунд.
voyages-gold = Золото: { $gold }
voyages-crew = { $sailors ->
    [one] { $sailors } моряк
    [few] { $sailors } моряка
    [many] { $sailors } моряков
   *[other] { $sailors } моряка
}, { $heroes ->
    [one] { $heroes } герой
    [few] { $heroes } героя
    [many] { $heroes } героев
   *[other] { $heroes } героя
}; занято мест: { $berths } из { $most }
voyages-column-letter = На карте
voyages-column-assignment = Кубики
voyages-column-course = Путь
voyages-column-duty = Обязанность
voyages-column-seat = Игрок
voyages-column-gold = Золото
voyages-column-stars = Звёзды
voyages-column-round = Этот раунд
voyages-finished = закончен
voyages-at-sea = в море
voyages-more-seats = { $count ->
    [one] и ещё { $count } игрок
    [few] и ещё { $count } игрока
    [many] и ещё { $count } игроков
   *[other] и ещё { $count } игрока
}
voyages-odds-star = Следующий бросок позволит дойти до звезды ({ $star }), не меняя кубиков

# Названия
voyages-map-marauders-reef = Риф Мародёров
voyages-map-first-voyage = Первое плавание
voyages-use-heading = курс
voyages-use-speed = скорость
voyages-use-duty = обязанность
voyages-phase-assign = нужно распределить кубики
voyages-phase-change = можно изменить кубики перед отплытием
voyages-phase-fort = нужно отметить круг форта
voyages-phase-battle = корабль уже приплыл; сражайтесь или заканчивайте раунд
voyages-phase-arrival = корабль уже приплыл; торгуйте, сражайтесь или заканчивайте раунд
voyages-phase-done = раунд закончен
voyages-compass-NE = на северо-восток
voyages-compass-E = на восток
voyages-compass-SE = на юго-восток
voyages-compass-SW = на юго-запад
voyages-compass-W = на запад
voyages-compass-NW = на северо-запад
voyages-track-small = малые мародёры
voyages-track-medium = средние мародёры
voyages-track-large = большие мародёры
voyages-kind-timber = древесина
voyages-kind-rum = ром
voyages-kind-silk = шёлк
voyages-kind-spice = пряности
voyages-skill-oars = Вёсла
voyages-skill-rudder = Руль
voyages-skill-ram = Таран
voyages-skill-catapult = Катапульта
voyages-skill-cabins = Каюты
voyages-skill-armoury = Арсенал
voyages-star-marauders = мародёры
voyages-star-duties = обязанности
voyages-star-ocean = океан
voyages-star-island = остров
voyages-star-recruiting = рекрутинг
voyages-star-dread = Ужас морей
voyages-star-trade = торговля

# Места на картах
voyages-place-home-waters = Родные воды
voyages-place-fairwind-reach = Плёс Попутного ветра
voyages-place-eastern-shallows = Восточные отмели
voyages-place-the-middle-deep = Срединная глубь
voyages-place-southern-banks = Южные банки
voyages-place-the-dreads-sea = Море Ужаса
voyages-place-larkholm = Ларкхольм
voyages-place-northgate = Северные Ворота
voyages-place-halfway-rock = Скала Полпути
voyages-place-coopers-quay = Причал Бондаря
voyages-place-farhaven = Далёкий
voyages-place-turtle-cay = Черепаший
voyages-place-lantern-roads = Фонарный рейд
voyages-place-northern-sound = Северный пролив
voyages-place-gannet-deep = Глубь Олуш
voyages-place-cinder-bight = Пепельный залив
voyages-place-kelp-shelf = Водорослевая отмель
voyages-place-the-ring = Кольцо
voyages-place-watchhold = Сторожевой
voyages-place-twin-peaks = Две Вершины
voyages-place-driftrock = Плавучая Скала
voyages-place-heart-isle = Сердце
voyages-place-eastgate = Восточные Ворота
voyages-place-saltback = Солёный Хребет
voyages-place-southguard = Южная Стража
voyages-place-starfall = Звездопад
voyages-place-gull-stack = Чаячий Утёс

# Путь
voyages-course-speed = { $hexes ->
    [one] { $hexes } клетка { $heading } ({ $place }): дальше не позволяет скорость.
    [few] { $hexes } клетки { $heading } ({ $place }): дальше не позволяет скорость.
    [many] { $hexes } клеток { $heading } ({ $place }): дальше не позволяет скорость.
   *[other] { $hexes } клетки { $heading } ({ $place }): дальше не позволяет скорость.
}
voyages-course-edge = { $hexes ->
    [one] { $hexes } клетка { $heading } ({ $place }): там край карты.
    [few] { $hexes } клетки { $heading } ({ $place }): там край карты.
    [many] { $hexes } клеток { $heading } ({ $place }): там край карты.
   *[other] { $hexes } клетки { $heading } ({ $place }): там край карты.
}
voyages-course-reef = { $hexes ->
    [one] { $hexes } клетка { $heading } ({ $place }): впереди риф.
    [few] { $hexes } клетки { $heading } ({ $place }): впереди риф.
    [many] { $hexes } клеток { $heading } ({ $place }): впереди риф.
   *[other] { $hexes } клетки { $heading } ({ $place }): впереди риф.
}
voyages-course-island = { $hexes ->
    [one] { $hexes } клетка { $heading }: остров { $island } завершает движение.
    [few] { $hexes } клетки { $heading }: остров { $island } завершает движение.
    [many] { $hexes } клеток { $heading }: остров { $island } завершает движение.
   *[other] { $hexes } клетки { $heading }: остров { $island } завершает движение.
}
voyages-course-dread = { $hexes ->
    [one] { $hexes } клетка { $heading } ({ $place }): путь преградил Ужас морей.
    [few] { $hexes } клетки { $heading } ({ $place }): путь преградил Ужас морей.
    [many] { $hexes } клеток { $heading } ({ $place }): путь преградил Ужас морей.
   *[other] { $hexes } клетки { $heading } ({ $place }): путь преградил Ужас морей.
}
voyages-blocked-edge = Корабль остаётся на месте ({ $place }): { $heading } сразу край карты.
voyages-blocked-reef = Корабль остаётся на месте ({ $place }): { $heading } сразу риф.

# Ходы
voyages-do-assign = Курс { $heading }, скорость { $speed }, обязанность { $duty }
voyages-do-up = На шаг больше: { $use }
voyages-do-down = На шаг меньше: { $use }
voyages-do-hero = Потратить героя: { $use } { $face }
voyages-do-sail = Плыть
voyages-do-fort = Круг форта: { $track }
voyages-do-fight = Сразиться с { $marauder }
voyages-do-sell = Продать: { $kind }
voyages-do-fight-dread = Сразиться с Ужасом морей
voyages-do-done = Закончить раунд

# Рассказ
voyages-did-assign = { $player }: курс { $heading }, скорость { $speed }, обязанность { $duty }.
voyages-did-step = { $player } тратит моряка: { $use } теперь { $face }.
voyages-did-free-step = { $player } использует навык «{ $skill }»: { $use } теперь { $face }.
voyages-did-hero = { $player } тратит героя: { $use } теперь { $face }.
voyages-did-sail = { $player } плывёт. { $course }
voyages-did-fort = { $player } отмечает круг форта: { $track }.
voyages-did-fight = { $player } побеждает мародёра { $marauder }.
voyages-did-sell = { $player } продаёт товар ({ $kind }) за { $gold } золота.
voyages-did-fight-dread = { $player } побеждает Ужас морей и получает { $gold } золота.
voyages-did-done = { $player } заканчивает раунд.
voyages-explored = { $player } исследует регион { $region }.
voyages-crossed = { $player } зачёркивает квадрат { $square } обязанности { $row }.
voyages-learned = { $player } получает навык: { $skill }.
voyages-visited = { $player } посещает остров { $island } (золото: { $gold }).
voyages-loaded = { $player } берёт на борт: { $kind }.
voyages-gained-sailors = { $player } получает { $count ->
    [one] { $count } моряка
    [few] { $count } моряков
    [many] { $count } моряков
   *[other] { $count } моряка
}.
voyages-gained-heroes = { $player } получает { $count ->
    [one] { $count } героя
    [few] { $count } героев
    [many] { $count } героев
   *[other] { $count } героя
}.
voyages-gained-purse = { $player } получает золото: { $count }.
voyages-gained-star = { $player } получает звезду: { $star }.
voyages-rolled = Раунд { $round }: на кубиках { $die1 }, { $die2 } и { $die3 }.
voyages-final-gold = { $player }: { $gold } золота.
voyages-game-over = Игра окончена.

# Почему нет
voyages-no-over = Игра окончена.
voyages-no-done = Вы уже закончили этот раунд; подождите остальных.
voyages-no-such-thing = На карте «{ $map }» такого нет.
voyages-no-moment = Не сейчас: { $phase }.
voyages-no-sailed = Корабль уже плыл в этом раунде. { $course }
voyages-no-other-numbers = На кубиках { $dice }; каждое число используется ровно один раз.
voyages-no-sailor = Чтобы повернуть кубик ({ $use }), нужен непотраченный обычный моряк или бесплатный шаг навыка; у вас нет ни того, ни другого.
voyages-no-hero = У вас нет непотраченного героя.
voyages-no-hero-same = Герой ставит на кубике другое число; здесь ({ $use }) уже { $face }.
voyages-no-fort = Этот круг форта уже отмечен: { $track }.
voyages-no-second-fight = Вы уже сражались в этом раунде; возможна только одна битва.
voyages-no-beaten = Мародёр { $marauder } уже побеждён.
voyages-no-line = { $marauder } не на прямой от клетки { $place }, свободной от островов и рифов.
voyages-no-hidden = Между вами и { $marauder } стоит { $nearer }; сразиться можно только с ближайшим на линии.
voyages-no-strength = Против { $marauder } отсюда нужна сила { $needed } ({ $number } и ещё { $distance } за расстояние); у вас { $had }.
voyages-no-settlement = На клетке { $place } нет поселения.
voyages-no-buyer = { $island } этого не покупает: { $kind }.
voyages-no-cargo = Этого нет на борту: { $kind }.
voyages-no-dread-beaten = Ужас морей уже побеждён.
voyages-no-dread-here = На клетке { $place } нет Ужаса морей.
voyages-no-dread-dear = Победа над Ужасом морей стоит моряков: { $needed }; у вас { $had }.

# Почему
voyages-yes-assign = Это числа на кубиках, каждое один раз. Без изменений: { $course }
voyages-yes-step = { $left ->
    [0] Шаг стоит последнего обычного моряка.
    [one] Шаг стоит обычного моряка; останется { $left }.
    [few] Шаг стоит обычного моряка; останутся { $left }.
    [many] Шаг стоит обычного моряка; останется { $left }.
   *[other] Шаг стоит обычного моряка; останется { $left }.
}
voyages-yes-free-step = Раз за раунд этот шаг бесплатный: { $skill }.
voyages-yes-hero = Потраченный герой ставит кубик ({ $use }) на { $face }.
voyages-yes-fort = Круг форта свободен: { $track }. Этот трек принесёт вдвое больше.
voyages-yes-fight = Против { $marauder } отсюда нужна сила { $needed } ({ $number } и ещё { $distance } за расстояние); у вас { $had }.
voyages-yes-sell = { $units ->
    [one] { $units } единица по { $price }: { $gold } золота ({ $kind }).
    [few] { $units } единицы по { $price }: { $gold } золота ({ $kind }).
    [many] { $units } единиц по { $price }: { $gold } золота ({ $kind }).
   *[other] { $units } единицы по { $price }: { $gold } золота ({ $kind }).
}
voyages-yes-dread = Ужас морей здесь, и моряков хватает ({ $sailors }).
voyages-yes-done = Что бы ни оставалось, раунд уже можно закончить.

# Чего не может быть
voyages-option-unknown = У «Путешествий» нет параметра «{ $option }».
voyages-option-players = Параметр players — число от 1 до { $most }.
voyages-option-map = Параметр map — одно из: { $maps }.
voyages-chance-unknown = Источника случайности «{ $key }» в «Путешествиях» нет; есть dice.
voyages-chance-list = Кубики — это список чисел.
voyages-chance-die = { $die } не бывает на кубике: от 1 до 6.
voyages-position-key = В позиции здесь нет записи «{ $where }».
voyages-position-map = Позиция на другой карте, чем игра: { $map }.
voyages-position-players = В позиции по одной записи на место; мест: { $players }.
voyages-position-dice = Кубики — это три числа от 1 до 6.
voyages-position-crew = { $where }: потраченных моряков и героев больше, чем мест.
voyages-position-duties = { $where }: шесть рядов, квадратов в каждом не больше { $squares }.
voyages-position-id = { $where }: на этой карте ничто так не называется, или оно указано дважды.
voyages-position-number = { $where }: число от { $least } до { $most }.
voyages-position-flag = { $where }: true или false.
voyages-position-hex = { $where }: такой клетки на карте нет.

# Собственные карты
voyages-legend-start = старт
voyages-legend-star = звезда
voyages-legend-sailor = моряк
voyages-legend-relic = реликвия
voyages-legend-reef = риф
voyages-legend-fort = форт
voyages-legend-settlement = поселение
voyages-legend-dread = Ужас морей
voyages-legend-marauder = мародёр
voyages-no-map-file = Файл не читается: { $problem }.
voyages-no-map-toml = Это не TOML: { $problem }.
voyages-no-map-missing = Не хватает записи «{ $entry }».
voyages-no-map-entry = Одна из записей не читается: { $problem }.
voyages-no-map-kind = Здесь должно стоять что-то другое: { $value }.
voyages-no-map-waters = Клетки не те, что на карте chart.
voyages-no-map-not-once = Знак { $sign } должен стоять ровно один раз, а найдено: { $count }.
voyages-no-map-does-not-fit = Это не согласуется с остальным листом.
voyages-no-map-star = Звезду { $star } никто не получит: на карте её нет, и ни одно правило её не даёт.
voyages-no-map-signs = Ряд { $row }: { $sign } — это больше чем один знак.
voyages-no-map-two-things = Знак { $sign } означает две разные вещи.
voyages-no-map-nothing = { $place }: знак { $sign } ничего не означает.
voyages-no-map-taken = Карта { $map } уже есть; назовите файл иначе.
voyages-check-unreadable = { $where }: { $what }
voyages-check-heading = { $map }: клеток { $hexes }, из них море { $sea }, рифы { $reefs }, суша { $land }
voyages-check-counts = Регионов: { $regions }, островов: { $islands }, мародёров: { $marauders }, значков: { $icons }, звёзд: { $stars }
voyages-check-region = Регион { $region }: клеток { $hexes }, попасть можно не раньше хода { $moves }
voyages-check-reach = { $thing } { $place }: { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
} от старта
voyages-check-fine = С этой картой всё в порядке.
voyages-check-no-region = Морская клетка { $place } не относится ни к одному региону.
voyages-check-land-in-region = { $place } — суша или риф, но числится в регионе { $region }.
voyages-check-empty-region = В регионе { $region } нет клеток.
voyages-check-torn-region = Регион { $region } разорван на части: { $count }.
voyages-check-empty-island = У острова { $island } нет клеток.
voyages-check-torn-island = Остров { $island } разорван на части: { $count }.
voyages-check-out-of-reach = Недостижимо: { $thing } { $place }.
voyages-check-with-ram = Достижимо только с Тараном: { $thing } { $place }.
voyages-check-far = { $thing } { $place }: далеко от старта, ходов: { $moves }.
voyages-check-unseen = Ни с одной клетки, где может остановиться корабль, не видно: { $thing } { $place }.
voyages-check-few-stars = Можно получить звёзд: { $count }; нужно { $needed }.
voyages-check-no-way = Эту звезду получить нельзя: { $star }.
voyages-check-balance = { $player }: игр в одиночку { $games }, звёзд хватило в { $won }, золота в среднем { $gold }
voyages-check-too-easy = Случайные ходы выигрывают { $share } % игр: слишком легко.
voyages-check-too-hard = Бот «матрос» выигрывает лишь { $share } % игр: слишком трудно.
voyages-check-simulating = Плаваем в одиночку
voyages-check-help = Проверяет карту «Путешествий»: количества, достижимость, регионы, баланс; и рисует её.
voyages-check-help-file = карта, файл TOML
voyages-check-help-svg = куда нарисовать карту
voyages-check-help-games = сколько игр сыграть для баланса; 0: ни одной
voyages-check-help-language = en, uk, pl или ru
voyages-check-thing-island = остров
voyages-check-thing-star = звезда
voyages-check-thing-sailor = моряк
voyages-check-thing-relic = реликвия
voyages-check-thing-cargo = груз
voyages-check-thing-dread = Ужас морей
voyages-check-thing-region = регион
voyages-check-thing-marauder = мародёр

# Откуда взялись очки
voyages-part-islands = Острова
voyages-part-regions = Регионы
voyages-part-track = Трек: { $track }
voyages-part-purse = Полученное золото
voyages-part-cargo = Непроданный товар
voyages-part-heroes = Герои
voyages-part-rows = Выполненные обязанности
voyages-part-stars = Звёзды

# На странице
voyages-board-title = Путешествия
voyages-board-line = Три кубика, один корабль и море с белыми пятнами на карте: проложите курс и вернитесь легендой.
voyages-board-goal = Три кубика, одинаковые для всех: курс, скорость, обязанность. Острова, регионы и подвиги приносят золото; три звезды означают последний раунд, а побеждает тот, у кого золота больше.
voyages-board-option-map = Карта
voyages-board-option-map-marauders-reef = Риф Мародёров
voyages-board-option-map-first-voyage = Первое плавание (чтобы научиться)
voyages-board-round = Раунд { $round }
voyages-board-round-of = Раунд { $round } из { $rounds }
voyages-board-round-last = Раунд { $round }, последний
voyages-board-charted = Проложенный путь: { $course }
voyages-board-sheet = Лист: { $name }
voyages-board-waiting = { $count ->
    [one] Вы закончили. В море ещё { $count } корабль.
    [few] Вы закончили. В море ещё { $count } корабля.
    [many] Вы закончили. В море ещё { $count } кораблей.
   *[other] Вы закончили. В море ещё { $count } корабля.
}
voyages-board-hint-assign = Нажимайте на кубики по очереди (курс, скорость, обязанность), перетаскивайте их или нажмите букву на карте.
voyages-board-hint-fight = Мародёр в кольце вам по силам: нажмите на него, чтобы сразиться, или заканчивайте раунд.
voyages-board-hint-fort = Форт ваш. Выберите трек, который принесёт двойное золото.
voyages-board-chart = Карта: { $map }. Корабль здесь: { $place }. Исследованные регионы: { $regions }. Посещённые острова: { $islands }.
voyages-board-no-chart = На этой странице нет карты «{ $map }».
voyages-board-back = К моему листу
voyages-board-set = Разложить так
voyages-board-duties = Обязанности
voyages-board-row = Обязанность { $row }: зачёркнуто { $squares } из { $all }.
voyages-board-row-reward = За весь ряд: { $reward }
voyages-board-column-reward = Колонка { $column } этих трёх рядов: { $reward }
voyages-board-skill-oars = Вёсла: раз в раунд кубик скорости можно повернуть на шаг бесплатно.
voyages-board-skill-rudder = Руль: раз в раунд кубик курса можно повернуть на шаг бесплатно.
voyages-board-skill-ram = Таран: рифы больше не останавливают корабль.
voyages-board-skill-catapult = Катапульта: +2 к силе против мародёров.
voyages-board-skill-cabins = Каюты: раз в раунд кубик обязанности можно повернуть на шаг бесплатно.
voyages-board-skill-armoury = Арсенал: каждый новый моряк отныне герой.
voyages-board-track = { $track }: сила { $strength } и ещё 1 за каждую клетку расстояния
voyages-board-beaten = { $track }: побеждено { $count }
voyages-board-hold = Трюм
voyages-board-aboard = на борту
voyages-board-sold = продано
voyages-board-regions = Исследовано регионов: { $count } из { $all }
voyages-board-aim = Следующий кубик сюда: { $use }
voyages-board-hero = Потратить героя: { $use }
voyages-board-die = Кубик: { $face }
voyages-board-others = Другие корабли
voyages-board-stays = на месте

# Первая игра с подсказками
voyages-guide-welcome = Добро пожаловать на борт! Брошены три кубика. Один станет курсом, один скоростью, один обязанностью. Положите 1 на курс (северо-восток), 2 на скорость и 4 на обязанность.
voyages-guide-first-course = Пунктир — это ваш путь, проложенный на карте. Он кончается на острове Ларкхольм, ведь остров всегда завершает движение. Плывите!
voyages-guide-first-island = Ларкхольм приносит 2 золота, а кубик обязанности зачеркнул первый квадрат ряда 4. Больше здесь делать нечего: заканчивайте раунд.
voyages-guide-silk = В двух клетках к востоку лежит рулон шёлка, но на кубиках 3, 4 и только одна 2. Положите 2 на курс, 3 на скорость, 4 на обязанность. Остальное можно поправить.
voyages-guide-sailor = Моряк поворачивает кубик на один шаг. Нажмите − у скорости, и 3 станет 2. Этот моряк зачёркнут насовсем, так что подумайте, прежде чем тратить.
voyages-guide-ends-only = Теперь путь кончается прямо на шёлке. Получить что-то можно только там, где движение закончилось, но не по дороге. Плывите.
voyages-guide-regions = Шёлк на борту, и исследован второй регион. Каждый новый стоит больше прежнего: все шесть вместе дают 36 золота.
voyages-guide-far = Дальше на восток: курс 2, скорость 5. Корабль зайдёт в новый регион, Восточные отмели, и остановится на пряностях.
voyages-guide-sail = Путь именно такой, как нужно. Плывите.
voyages-guide-done = Это всё на этот раунд. Заканчивайте его.
voyages-guide-star = В двух клетках к юго-западу лежит звезда: курс 4, скорость 2. Плавание в одиночку длится 16 раундов, и чтобы оно удалось, нужны три звезды.
voyages-guide-stars = Ваша первая звезда! Всего их пять: океан, Ужас морей, торговля, обязанности и полная команда. Каждая даёт ещё и 3 золота.
voyages-guide-farhaven = Остров Далёкий на юго-востоке покупает все четыре товара. Курс 3 и скорость 2 приведут вас в его гавань.
voyages-guide-sell = Поселение. При первом посещении к вам присоединился моряк, а ещё здесь можно продавать. Шёлк на Далёком стоит 5 золота.
voyages-guide-sell-more = Пряности дают 4. Кто продал все четыре товара, неважно где, получает звезду торговли.
voyages-guide-rum = Курс 4, скорость 2 ведут к бочонку рома. А 5 снова идёт на обязанность: полный ряд даёт награду.
voyages-guide-dread = На северо-западе ждёт Ужас морей. Курс 6, скорость 2, а 5 на обязанность завершит ряд 5 и даст 3 золота.
voyages-guide-fight = Вот он! Победа стоит четырёх моряков, а у вас их шесть. Она даёт 6 золота и звезду. В бой!
voyages-guide-after-fight = Вторая звезда. Осталось всего два моряка, но в море хватает новых рук. Заканчивайте раунд.
voyages-guide-column = Колонки тоже платят: как только в рядах 4, 5 и 6 зачёркнут первый квадрат, присоединяется моряк. Положите 6 на обязанность, а курс 5 и скорость 2 заодно приведут к пряностям.
voyages-guide-new-hand = Колонка заплатила, пряности на борту. Заканчивайте раунд.
voyages-guide-quay = До Причала Бондаря всего две клетки к западу, но скорость 4 не помешает: остров остановит корабль. Курс 5, скорость 4, обязанность 6.
voyages-guide-best-price = Пряности здесь стоят 5 золота, это лучшая цена на карте. Продавайте.
voyages-guide-last-region = В одной клетке к юго-западу ждёт моряк, а с ним и последний неисследованный регион. А третий квадрат ряда 6 завершит колонку, которая даёт реликвию.
voyages-guide-hero = Все шесть регионов: 36 золота! А реликвия сделала одного из моряков героем. Герой принесёт 2 золота в конце или поставит один кубик на любую грань.
voyages-guide-row = Ряду 4 не хватает одного квадрата: положите 4 на обязанность, и у вас будет второй герой. Курс 6, скорость 1 уведут вас от острова.
voyages-guide-duties-star = Положите 6 на обязанность. Ряд 6 станет третьим полным, а это звезда обязанностей. Курс 1 и скорость 2 заодно приведут ещё к одному бочонку рома.
voyages-guide-success = Три звезды: плавание удалось. Теперь дело только за золотом.
voyages-guide-no-one = Снова нужно на северо-восток, но 1 нет ни на одном кубике. Положите 5 на курс, 4 на скорость, 3 на обязанность: остальное сделает герой.
voyages-guide-send-hero = Потратьте героя: выберите компас, а затем грань 1.
voyages-guide-wrap = Древесина лежит в одной клетке к западу, а 1 снова нет. Положите 5 на курс, 6 на скорость: на этих кубиках 6 и 1 — соседи.
voyages-guide-wrap-step = Нажмите + у скорости: на шаг больше 6 — это 1.
voyages-guide-northgate = Отправляйтесь к Северным Воротам: там покупают древесину и ром. Курс 2, скорость 5, а 1 на обязанность.
voyages-guide-timber = Продайте древесину за 3 золота.
voyages-guide-all-goods = И ром: два бочонка по 4 золота. Это уже четвёртый товар.
voyages-guide-full-crew = Сразу две звезды: все товары проданы, а колонка рядов 1–3 заполнила двенадцатое место. Все пять звёзд ваши! Заканчивайте раунд.
voyages-guide-blocked = Последний раунд. С курсом 1 сразу впереди край карты: корабль останется на месте, и это разрешено. Скорость 3, обязанность 2.
voyages-guide-end = Закончите раунд, и золото подсчитают: острова, регионы, заработанное, герои и звёзды. Славное плавание! Вас ждёт Риф Мародёров.
