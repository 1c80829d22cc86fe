# Ямайка

jamaica-title = Ямайка · раунд { $round } · компас: { $player } · утро { $first }, вечер { $second } · сокровищ в стопке: { $treasures }
jamaica-title-rolled = Ямайка · раунд { $round } · компас: { $player } · выпало { $first } и { $second } · сокровищ в стопке: { $treasures }
jamaica-island = Я М А Й К А
jamaica-legend = ≈2 море: 2 еды · $3 порт: 3 дублона · x логово · x* сокровище
jamaica-reach-morning = Утро { $die }: вперёд до { $forward }; назад до { $backward }
jamaica-reach-evening = Вечер { $die }: вперёд до { $forward }; назад до { $backward }
jamaica-reach-rolled = Кубик { $die }: вперёд до { $forward }; назад до { $backward }
jamaica-your-hand = Ваша рука: { $cards }
jamaica-combat = Бой, порох + бросок. { $attacker } — { $defender }
jamaica-column-ship = Корабль
jamaica-column-space = Клетка
jamaica-column-holds = Трюмы
jamaica-column-treasures = Сокровища
jamaica-column-cards = Рука + колода
jamaica-column-score = Очки
jamaica-ghost = Призрак
jamaica-you = вы ({ $seat })
jamaica-short-food = еда
jamaica-short-gold = золото
jamaica-short-powder = порох

jamaica-card = { $morning } / { $evening }
jamaica-card-unknown = рубашкой вверх
jamaica-symbol-food = еда
jamaica-symbol-gold = золото
jamaica-symbol-powder = порох
jamaica-symbol-forward = вперёд
jamaica-symbol-backward = назад
jamaica-goods-food =
    { $count ->
        [one] { $count } жетон еды
        [few] { $count } жетона еды
        [many] { $count } жетонов еды
       *[other] { $count } жетонов еды
    }
jamaica-goods-gold =
    { $count ->
        [one] { $count } дублон
        [few] { $count } дублона
        [many] { $count } дублонов
       *[other] { $count } дублонов
    }
jamaica-goods-powder =
    { $count ->
        [one] { $count } жетон пороха
        [few] { $count } жетона пороха
        [many] { $count } жетонов пороха
       *[other] { $count } жетонов пороха
    }
jamaica-treasure-unknown = рубашкой вверх
jamaica-treasure-morgans-map = карта Моргана
jamaica-treasure-sarans-sabre = сабля Сарана
jamaica-treasure-lady-beth = Леди Бет
jamaica-treasure-sixth-hold = шестой трюм
jamaica-treasure-gold-3 = золото +3
jamaica-treasure-gold-5 = золото +5
jamaica-treasure-gold-7 = золото +7
jamaica-treasure-curse-2 = проклятие −2
jamaica-treasure-curse-3 = проклятие −3
jamaica-treasure-curse-4 = проклятие −4

jamaica-do-dice = { $morning } на утро, { $evening } на вечер
jamaica-do-play = Выложить: { $card }
jamaica-do-lane-inner = Плыть внутренним путём
jamaica-do-lane-outer = Плыть внешним путём
jamaica-do-load = Загрузить в трюм { $number }
jamaica-do-dump = Опустошить трюм { $number } и загрузить в него
jamaica-do-pay = Заплатить жетон из трюма { $number }
jamaica-do-attack = Атаковать: { $ship }
jamaica-do-powder =
    { $number ->
        [0] Стрелять без пороха
        [one] Стрелять с { $number } жетоном пороха
        [few] Стрелять с { $number } жетонами пороха
        [many] Стрелять с { $number } жетонами пороха
       *[other] Стрелять с { $number } жетонами пороха
    }
jamaica-do-reroll = Перебросить кубик
jamaica-do-keep = Оставить бросок
jamaica-do-steal-hold = Забрать содержимое трюма { $number }
jamaica-do-steal-treasure = Забрать сокровище { $number }
jamaica-do-curse = Отдать своё проклятое сокровище { $number }
jamaica-do-nothing = Ничего не брать
jamaica-do-ghost-forward = Призрак плывёт вперёд
jamaica-do-ghost-backward = Призрак плывёт назад

jamaica-did-dice = { $player } кладёт { $morning } на утро и { $evening } на вечер.
jamaica-did-play = { $player } выкладывает карту.
jamaica-did-lane-inner = { $player } выбирает внутренний путь.
jamaica-did-lane-outer = { $player } выбирает внешний путь.
jamaica-did-load = { $player } загружает трюм { $number }.
jamaica-did-dump = { $player } опустошает трюм { $number } и загружает его заново.
jamaica-did-pay = { $player } платит из трюма { $number }.
jamaica-did-attack = { $player } выбирает цель: { $ship }.
jamaica-did-powder =
    { $number ->
        [0] { $player } стреляет без пороха.
        [one] { $player } стреляет с { $number } жетоном пороха.
        [few] { $player } стреляет с { $number } жетонами пороха.
        [many] { $player } стреляет с { $number } жетонами пороха.
       *[other] { $player } стреляет с { $number } жетонами пороха.
    }
jamaica-did-reroll = { $player } выхватывает саблю: кубик бросают снова.
jamaica-did-keep = { $player } оставляет бросок.
jamaica-did-steal-hold = { $player } забирает содержимое трюма { $number }.
jamaica-did-steal-treasure = { $player } забирает сокровище { $number }.
jamaica-did-curse = { $player } отдаёт проклятие.
jamaica-did-nothing = { $player } ничего не берёт.
jamaica-did-ghost-forward = { $player } ведёт призрака вперёд.
jamaica-did-ghost-backward = { $player } ведёт призрака назад.
jamaica-turned = { $player } открывает карту: { $card }.
jamaica-rolled = На боевом кубике { $face }.
jamaica-rolled-star = На боевом кубике звезда.
jamaica-won = Бой выигрывает { $ship }.
jamaica-tied = Выстрелы равны: ничего не происходит.
jamaica-sailed = { $ship }: теперь на клетке { $space }.
jamaica-gained = { $ship }: плюс { $goods }.
jamaica-lost = { $ship }: минус { $goods }.
jamaica-took = { $ship }: сокровище ({ $treasure }).
jamaica-home = Корабль вернулся в Порт-Ройал: это последний раунд.
jamaica-over = Регата окончена.
jamaica-round = Раунд { $round }: компас держит { $player }, выпало { $first } и { $second }.

jamaica-may-dice = Капитан решает, какой кубик будет утренним, а какой вечерним.
jamaica-may-play = Можно выложить любую карту с руки.
jamaica-may-lane = На развилке путь выбирают свободно.
jamaica-may-load = Груз кладут в один пустой трюм.
jamaica-may-dump = Если пустого трюма нет, сначала опустошают один с другим грузом.
jamaica-may-attack = Корабль на той же клетке нужно атаковать.
jamaica-may-powder = Можно потратить сколько угодно пороха с борта, даже нисколько.
jamaica-may-pay = Игрок сам выбирает, из каких трюмов платить.
jamaica-may-pay-powder = Игрок сам выбирает, из каких трюмов взять порох.
jamaica-may-sabre = Владелец сабли сразу говорит, остаётся ли бросок.
jamaica-may-loot = Победитель забирает содержимое трюма или сокровище, отдаёт проклятие или не делает ничего.
jamaica-may-ghost = Призрака ведёт капитан.
jamaica-must-dice = Сейчас капитан раскладывает два кубика так, как они выпали: один на утро, другой на вечер.
jamaica-must-play = Сейчас выкладывают рубашкой вверх карту с руки.
jamaica-must-lane = Сейчас выбирают путь: внутренний или внешний.
jamaica-must-load = Сейчас груз кладут в пустой трюм корабля, и только.
jamaica-must-dump = Пустого трюма нет: под новый груз нужно опустошить один из трюмов корабля, где лежит другой груз.
jamaica-must-attack = Сейчас атакуют корабль на той же клетке, и только его.
jamaica-must-powder = Сейчас выкладывают порох, не больше, чем есть на борту.
jamaica-must-pay = Сейчас платят один жетон из трюма, где есть этот груз.
jamaica-must-pay-powder = Сейчас берут порох из трюма, где он есть.
jamaica-must-sabre = Сейчас владелец сабли говорит, перебросить ли кубик.
jamaica-must-loot = Сейчас победитель забирает содержимое непустого трюма или сокровище проигравшего, отдаёт своё проклятие или ничего не берёт.
jamaica-must-ghost = Впереди всех кораблей призрак должен плыть назад, позади всех — вперёд; иначе выбирает капитан.
jamaica-why-over = Регата окончена.
jamaica-why-has-chosen = Вы уже выложили карту; остальные ещё выбирают.
jamaica-why-not-asked = Сейчас решает { $player }.

jamaica-option-no-such-option = У «Ямайки» нет параметра «{ $option }».
jamaica-option-players = «players» — число от 2 до 6.
jamaica-option-ghost = «ghost» — true или false.
jamaica-option-ghost-with-six = Когда играют шестеро, для призрака нет корабля.
jamaica-option-tie = «tie» — "behind" или "ahead".

jamaica-position-no-object = Здесь должен быть объект с ключами представления.
jamaica-position-no-such-key = В позиции «Ямайки» нет такого ключа.
jamaica-position-dice = Позиция — это начало раунда: кубики ещё не брошены.
jamaica-position-no-number = Здесь должно быть целое число от { $least } до { $most }.
jamaica-position-no-list = Здесь должен быть список.
jamaica-position-no-such-face = Нет такого: «{ $face }».
jamaica-position-too-many-players = Игроков только { $players }.
jamaica-position-no-ghost = В этой игре нет призрака.
jamaica-position-treasure-twice = Столько таких сокровищ нет.
jamaica-position-card-twice = Каждая карта только одна.
jamaica-position-no-sixth-hold = Без соответствующего сокровища шестого трюма нет.
jamaica-position-too-many-holds = У корабля нет стольких трюмов.
jamaica-position-ghost-goods = Призрак возит только золото.
jamaica-position-no-hold = Трюм — это null или груз ("food", "gold", "powder") с числом до 6.
jamaica-position-no-lair = Клетка { $space } — не пиратское логово.
jamaica-position-token-twice = У логова на клетке { $space } только один жетон.
jamaica-position-too-many-tokens = Жетонов: { $tokens }, а ничьих сокровищ только { $treasures }.

jamaica-chance-no-such-key = Случайность в «Ямайке» задают ключи hands, dice и treasures.
jamaica-chance-too-many-hands = Игроков только { $players }.
jamaica-chance-no-such-face = Нет такого: «{ $face }».
jamaica-chance-no-such-die = Ни на одном кубике нет «{ $face }».
jamaica-chance-no-list = Здесь должен быть список.

jamaica-odds-reach = { $card }, { $action ->
        [morning] утро
       *[evening] вечер
    }: клетка { $space }
jamaica-odds-meet = бой на клетке { $space } выигран, противник — { $ship }, обе стороны без пороха
jamaica-odds-lane = дойти до клетки { $space }
jamaica-odds-shortage-port = нехватка на клетке { $space }: назад на клетку { $spaces } (на кубике порт)
jamaica-odds-shortage-sea = нехватка на клетке { $space }: назад на клетку { $spaces } (на кубике море)
jamaica-odds-shortage-lair = нехватка на клетке { $space }: назад на клетку { $spaces } (на кубике логово)
jamaica-odds-shortage-stay = нехватка на клетке { $space }: остаётся на месте
jamaica-odds-attack = бой выигран, противник — { $ship }, обе стороны без пороха
jamaica-odds-powder = выиграно, порох: { $powder }
jamaica-odds-powder-answered = выиграно, порох: { $powder }, противник тратит весь свой
jamaica-odds-keep = выиграно, если бросок оставить
jamaica-odds-keep-answered = выиграно, если бросок оставить, а противник потратит весь порох
jamaica-odds-reroll = выиграно, если перебросить
jamaica-odds-reroll-answered = выиграно, если перебросить, а противник потратит весь порох

jamaica-part-space = Клетка
jamaica-part-doubloons = Дублоны
jamaica-part-treasures = Сокровища
jamaica-part-curses = Проклятия

# Стол в браузере

jamaica-board-title = Ямайка
jamaica-board-line = Регата вокруг острова: полные трюмы, голодная команда и пушки при каждой встрече.
jamaica-board-goal = Один круг вокруг острова. Утренний кубик относится к левой половине вашей карты, вечерний — к правой. Очки дают пройденный путь, дублоны и сокровища.
jamaica-board-option-ghost = Корабль-призрак
jamaica-board-option-ghost-true = плывёт со всеми
jamaica-board-option-ghost-false = не плывёт (вдвоём он есть всегда)
jamaica-board-option-tie = При ничьей побеждает
jamaica-board-option-tie-behind = корабль, который дальше от финиша
jamaica-board-option-tie-ahead = корабль, который ближе к финишу
jamaica-board-ghost = Корабль-призрак
jamaica-board-round = Раунд { $round }
jamaica-board-ask-dice = Компас у вас: какой кубик на утро, а какой на вечер?
jamaica-board-ask-play = Выберите карту, которую сыграете в этом раунде.
jamaica-board-ask-lane = Путь расходится: куда плывём?
jamaica-board-ask-load = Куда загрузить { $goods }? Выберите пустой трюм.
jamaica-board-ask-dump = Пустого трюма нет: какой освободить, чтобы загрузить { $goods }?
jamaica-board-ask-load-loot = Куда загрузить добычу? Выберите пустой трюм.
jamaica-board-ask-dump-loot = Пустого трюма нет: какой освободить под добычу?
jamaica-board-ask-pay = Из какого трюма платите?
jamaica-board-ask-attack = Здесь несколько кораблей: кого атакуете?
jamaica-board-ask-powder = Сколько пороха потратите на выстрел?
jamaica-board-ask-sabre = Сабля у вас: перебросить кубик?
jamaica-board-ask-loot = Бой выигран: что берёте?
jamaica-board-ask-ghost = Вы ведёте корабль-призрак: вперёд или назад?
jamaica-board-now =
    { $action ->
        [evening] { $name }: вечернее действие
       *[morning] { $name }: утреннее действие
    }
jamaica-board-wait = Ещё выбирают: { $names }
jamaica-board-mine = Ваш корабль
jamaica-board-hand = Ваша рука
jamaica-board-cards = рука { $hand }, колода { $deck }
jamaica-board-captain = Капитан раунда: компас здесь
jamaica-board-score =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
jamaica-board-laid = Выложенная карта: { $card }
jamaica-board-hold = Трюм { $number }: { $goods }
jamaica-board-hold-empty = Трюм { $number }: пуст
jamaica-board-space-home = Порт-Ройал, старт и финиш
jamaica-board-space-sea = Клетка { $space }, море: { $goods }
jamaica-board-space-port = Клетка { $space }, порт: { $goods }
jamaica-board-space-lair = Клетка { $space }, пиратское логово без сокровища: платить не нужно
jamaica-board-space-guarded = Клетка { $space }, пиратское логово с сокровищем: платить не нужно
jamaica-board-where = { $name } ({ $hull }) — { $space }
jamaica-board-hull-0 = чёрный галеон в лохмотьях
jamaica-board-hull-1 = жёлтый пинас, одна мачта
jamaica-board-hull-2 = синий флейт, два круглых паруса
jamaica-board-hull-3 = зелёный барк, три косых паруса
jamaica-board-hull-4 = красный фрегат, три мачты с прямыми парусами
jamaica-board-hull-5 = фиолетовый пиратский корабль, рваные паруса
jamaica-board-hull-6 = чёрный галеон, высокая корма
jamaica-board-way-inner = внутренний путь
jamaica-board-way-outer = внешний путь
jamaica-board-way-forward = вперёд
jamaica-board-way-backward = назад
jamaica-board-dice =
    { $phase ->
        [dice] Выпало { $first } и { $second }
       *[other] Утро { $first }, вечер { $second }
    }
jamaica-board-stack = Сокровищ в стопке: { $count }
jamaica-board-combat-die = Боевой кубик, как он выпал в последний раз; под числом — куда отбрасывает нехватка
jamaica-board-combat = Бой
jamaica-board-attacker = атакует
jamaica-board-defender = обороняется
jamaica-board-powder = Порох
jamaica-board-powder-used =
    { $count ->
        [-1] Порох ещё не выложен
       *[other] Порох: { $count }
    }
jamaica-board-loot = На борту ({ $name }):
jamaica-board-treasure-unknown = Сокровище рубашкой вверх
jamaica-board-treasure-worth = { $treasure }: считается в конце
jamaica-board-treasure-bonus = { $treasure }: { $use }
jamaica-board-use-morgans-map = на руке четыре карты
jamaica-board-use-sarans-sabre = в бою можно перебросить кубик, свой или противника
jamaica-board-use-lady-beth = +2 к каждому броску в бою
jamaica-board-use-sixth-hold = ещё один трюм

# Первая игра с подсказками

jamaica-guide-compass = Один круг вокруг острова по часовой стрелке. Побеждает тот, у кого в конце больше всего очков, а это не всегда тот, кто вернулся первым. Компас у вас: в этом раунде вы капитан. Положите один кубик на утро (солнце), другой на вечер (луна), глядя на свои карты.
jamaica-guide-card = На каждой карте два действия: левое выполняется по утреннему кубику, правое по вечернему. «Еда / вперёд» загрузит 6 жетонов еды, а потом проведёт корабль на 4 клетки вперёд, к скале-черепу. Это пиратское логово, здесь не платят. Все выбирают одновременно и тайно.
jamaica-guide-hold = Карты открывают по очереди, капитан первым. На борт попадают 6 жетонов еды, все в один пустой трюм. В трюме не бывает двух разных грузов, и в занятый ничего не докладывают, так что место скоро кончится.
jamaica-guide-forward = Вы первыми добрались до логова и взяли сокровище: Леди Бет, она добавляет 2 к вашим броскам в бою. Зелёный корабль не смог заплатить в порту: нехватка. Он отдал всё золото, бросил кубик, и его отнесло назад. Теперь плывите дважды, на 5 и на 2; клетки, куда вы попадёте, подсвечены.
jamaica-guide-lane = Путь расходится. Внутри короче, но море дорогое; снаружи длиннее, зато там логова. Осталось три шага: внешним путём они ведут к логову с сокровищем.
jamaica-guide-treasures = Два логова, два сокровища рубашкой вверх: смотреть на них можете только вы. Одно даёт 7 очков, другое — проклятие −2. Синий корабль на четыре клетки позади, а капитан положил на утро 4. Лучше иметь порох на борту: порох / золото.
jamaica-guide-powder = Порох нужен для боя: каждый бочонок добавляет 1 к выстрелу. Загружайте.
jamaica-guide-gold = И шесть дублонов. Золотом платят в портах, а каждый дублон, который останется на борту в конце, — это очко. Теперь все трюмы заняты.
jamaica-guide-combat = Синий корабль остановился на вашей клетке: бой. Он стрелял без пороха и выбросил 6. Ваш выстрел — это порох, кубик и ещё 2 от Леди Бет; звезда побеждает сразу. Порох расходуется в любом случае, так что потратьте два бочонка, а остальное приберегите.
jamaica-guide-loot = 4, 2 и ещё 2 от Леди Бет — вместе 8 против 6: вы победили. Теперь заберите содержимое одного из трюмов синего корабля или отдайте ему проклятие. От шести дублонов трудно отказаться.
jamaica-guide-stow = Добыче тоже нужен трюм. Пустого нет, значит один надо освободить, только не с золотом. Два бочонка за борт, шесть дублонов на их место.
jamaica-guide-order = Компас снова у вас. В шести клетках впереди — следующее логово с сокровищем: шестёрка на утро подойдёт.
jamaica-guide-lair = Вперёд / еда: шесть клеток до логова, а вечером 5 жетонов еды. То, что все трюмы заняты, не беда.
jamaica-guide-sixth = Сокровище — шестой трюм, он действует сразу и пуст: как раз вовремя для еды.
jamaica-guide-reach = Зелёный корабль далеко впереди, но на борту у него почти ничего. Вы богаты: берегите золото и держитесь поближе к финишу. «Вперёд / порох» — это шесть клеток.
jamaica-guide-inner = Платят только там, где остановились, а не за клетки по дороге. Внутренним путём шесть шагов ведут в порт за 3 дублона.
jamaica-guide-pay = В порту платят дублонами, в море едой, жетон за жетоном из трюмов на ваш выбор. Возьмите все три из трюма 2: он опустеет, а пустой трюм многого стоит.
jamaica-guide-free = Трюм 2 снова свободен: порох туда.
jamaica-guide-last = Зелёному шесть шагов до финиша, а на кубике шестёрка: этот раунд может стать последним. До красной черты корабль теряет 5 очков, за ней каждая клетка даёт больше. Золото и несколько шагов вперёд: золото / вперёд.
jamaica-guide-home = Зелёный финишировал: раунд доигрывают, и игра окончена. Дублоны считаются, порох нет, так что порох за борт.
jamaica-guide-red-line = Пять шагов. Внутренний путь ведёт за красную черту, внешний нет.
jamaica-guide-food = Эта клетка стоит 2 жетона еды. В конце еда ничего не стоит, так что берите из любого трюма. Дальше считают очки: клетка, дублоны, сокровища. Не всегда побеждает самый быстрый.
