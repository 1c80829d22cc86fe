### Порт-Ройал: игра о гавани. Карты дополнений названы в их папках.

## Стол в терминале
port-royal-harbour = Гавань · колода { $deck } · сброс { $discard }
port-royal-harbour-empty = В гавани нет карт.
port-royal-takes = Торговля и наём: { $player } может взять ещё { $takes ->
    [one] { $takes } карту
    [few] { $takes } карты
    [many] { $takes } карт
   *[other] { $takes } карты
}.
port-royal-revealed = Только что открыто
port-royal-expeditions = Открытые экспедиции
port-royal-column-seat = Игрок
port-royal-column-coins = Монеты
port-royal-column-points = Очки
port-royal-column-sabres = Сабли
port-royal-column-people = Личная зона
port-royal-you = вы ({ $seat })

## Карты
port-royal-ship = { $name } ({ $coins ->
    [one] приносит { $coins } монету
    [few] приносит { $coins } монеты
    [many] приносит { $coins } монет
   *[other] приносит { $coins } монеты
})
port-royal-person = { $name } (цена { $cost })
port-royal-card-pinnace = Жёлтый пинас
port-royal-card-flute = Синий флейт
port-royal-card-barque = Зелёный барк
port-royal-card-frigate = Красный фрегат
port-royal-card-galleon = Чёрный галеон
port-royal-card-trader-yellow = Жёлтый торговец
port-royal-card-trader-blue = Синий торговец
port-royal-card-trader-green = Зелёный торговец
port-royal-card-trader-red = Красный торговец
port-royal-card-trader-black = Чёрный торговец
port-royal-card-settler = Поселенец
port-royal-card-captain = Капитан
port-royal-card-priest = Священник
port-royal-card-jack = Мастер
port-royal-card-sailor = Матрос
port-royal-card-pirate = Пират
port-royal-card-mademoiselle = Мадам
port-royal-card-jester = Плут
port-royal-card-admiral = Адмирал
port-royal-card-governor = Губернатор
port-royal-card-expedition-captains = Экспедиция: 2 капитана
port-royal-card-expedition-priests = Экспедиция: 2 священника
port-royal-card-expedition-settlers = Экспедиция: 2 поселенца
port-royal-card-expedition-captains-settler = Экспедиция: 2 капитана и поселенец
port-royal-card-expedition-priests-settler = Экспедиция: 2 священника и поселенец
port-royal-card-expedition-all = Экспедиция: капитан, священник и поселенец
port-royal-card-tax-sabres = Налог: больше всего сабель
port-royal-card-tax-points = Налог: меньше всего очков

## Ходы на выбор
port-royal-do-draw = Открыть карту
port-royal-do-stop = Стоп: к торговле и найму
port-royal-do-admit = Впустить корабль в гавань
port-royal-do-repel = Потопить корабль
port-royal-do-pass = Пас
port-royal-do-trade = Торговать: { $card }
port-royal-do-hire = Нанять: { $card }
port-royal-do-fulfil = Выполнить: { $card }
port-royal-do-send = Отправить: { $card }

## Что произошло
port-royal-did-draw = { $player } открывает карту.
port-royal-did-stop = { $player } останавливается.
port-royal-did-admit = { $player } впускает корабль в гавань.
port-royal-did-repel = { $player } топит корабль.
port-royal-did-pass = { $player } пасует.
port-royal-did-trade = { $player } торгует: { $card }.
port-royal-did-hire = { $player } нанимает: { $card }.
port-royal-did-fulfil = { $player } берётся выполнить: { $card }.
port-royal-did-send = { $player } отправляет: { $card }.
port-royal-turned-up = Открыто: { $card }.
port-royal-busted = Два корабля одного цвета: { $player } теряет гавань.
port-royal-coins-gained = { $player } получает { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}.
port-royal-coins-lost = { $player } отдаёт { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}.
port-royal-end-triggered = Конец близок: этот круг последний.
port-royal-game-over = Игра окончена.
port-royal-next-turn = Теперь ходит { $player }.

## Шансы следующей карты
port-royal-odds-bust = потеря гавани
port-royal-odds-ship = корабль
port-royal-odds-person = персонаж
port-royal-odds-expedition = экспедиция
port-royal-odds-tax = налог

## Почему ход разрешён
port-royal-may-draw = В фазе открытий активный игрок всегда может открыть ещё одну карту.
port-royal-may-stop = После первой карты активный игрок может остановиться.
port-royal-may-admit = Корабль можно впустить в гавань, даже если из-за этого она будет потеряна.
port-royal-may-repel = Сабель хватает, чтобы потопить этот корабль.
port-royal-may-pass = Никто не обязан брать ещё карту или выполнять ещё экспедицию.
port-royal-may-trade = С кораблём в гавани можно торговать и получить его монеты.
port-royal-may-hire = Персонажа из гавани может нанять тот, кому есть чем заплатить.
port-royal-may-fulfil = Персонажей хватает для условий этой экспедиции.
port-royal-may-send = Этот персонаж может отправиться в экспедицию.

## Почему ход запрещён
port-royal-why-over = Игра окончена.
port-royal-why-not-your-go = Сейчас карты берёт { $player }.
port-royal-why-not-your-turn = Сейчас решает { $player }.
port-royal-why-repel-first = Сначала скажите, впустить этот корабль или потопить: { $card }.
port-royal-why-send-first = Сначала выберите, кого отправить: { $card }.
port-royal-why-no-ship-revealed = Сейчас нет корабля, который можно впустить или потопить: топят лишь только что открытый корабль без черепа, и сабель должно хватать.
port-royal-why-nobody-to-send = Этого персонажа отправить нельзя: отправляют только в выбранную экспедицию и только тех, кто ей нужен.
port-royal-why-after-bust = Гавань потеряна: открывать и брать карты больше нельзя, можно только выполнять экспедиции.
port-royal-why-discovery-over = Торговля и наём уже начались: вернуться к открытиям нельзя.
port-royal-why-reveal-first = Прежде чем остановиться, нужно открыть хотя бы одну карту.
port-royal-why-pass-in-discover = В фазе открытий карту открывают или останавливаются; пасуют во время торговли и найма.
port-royal-why-not-yet = Карты берут в фазе торговли и найма, а сейчас фаза открытий.
port-royal-why-fulfil-not-your-turn = Экспедиции выполняют только в свой ход.
port-royal-why-not-open = Это не открытая экспедиция: { $card }.
port-royal-why-symbols = Вам не хватает персонажей: { $card }.
port-royal-why-not-in-harbour = В гавани этого нет: { $card }.
port-royal-why-no-ship = Торгуют только с кораблями, а это не корабль: { $card }.
port-royal-why-no-person = Нанимают только персонажей, а это не персонаж: { $card }.
port-royal-why-allowance = Вы уже взяли столько карт, сколько можно.
port-royal-why-fee = У вас нет монеты на взятку активному игроку, а корабль её не принесёт.
port-royal-why-too-dear = { $card }: всего нужно { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
    [many] { $cost } монет
   *[other] { $cost } монеты
}, а у вас { $coins }.

## Параметры
port-royal-option-unknown = Параметра «{ $option }» нет.
port-royal-option-value = «{ $option }» должно быть одним из: { $values }.
port-royal-option-players = «{ $option }» должно быть одним из: { $values }.
port-royal-option-with = «{ $option }» должно быть списком, где каждое из этих слов стоит не больше раза: { $values }.

## Случай, заданный заранее
port-royal-chance-unknown = Источника случайности «{ $key }» здесь нет.
port-royal-chance-list = Здесь должен быть список карт в том порядке, в котором их берут.
port-royal-chance-card = Карты «{ $card }» нет.

## Позиция, которой не может быть
port-royal-position-no-list = Здесь должен быть список карт.
port-royal-position-no-card = Карты «{ $card }» нет.
port-royal-position-no-number = Здесь должно быть целое число от 0 до { $most }.
port-royal-position-too-many-coins = На столько монет не хватает закрытых карт.
port-royal-position-too-many-copies = Столько карт «{ $card }» в этой игре нет.
port-royal-position-no-such-key = У позиции нет такого ключа.
port-royal-position-players = Здесь должен быть список объектов, по одному на игрока, не больше { $players }.
port-royal-position-not-for-harbour = «{ $card }» никогда не лежит в гавани.
port-royal-position-colour-twice = «{ $card }» — уже второй корабль этого цвета в гавани.
port-royal-position-revealed = Открытым может ждать только один корабль, который впускают или топят, и только в этой фазе.
port-royal-position-no-expedition = «{ $card }» — не экспедиция.
port-royal-position-no-person = «{ $card }» — не персонаж.
port-royal-position-does-not-follow = Здесь должно быть { $value }: это следует из остального.
port-royal-position-deck = В колоде { $value ->
    [one] должна быть { $value } карта, которой нет
    [few] должны быть { $value } карты, которых нет
    [many] должно быть { $value } карт, которых нет
   *[other] должно быть { $value } карты, которых нет
} больше нигде.
port-royal-position-no-seat = Здесь должно быть место от 1 до { $players }.
port-royal-position-no-flag = Здесь должно быть true или false.
port-royal-position-phase = Позиция не может начинаться в фазе «{ $phase }».
port-royal-position-go = Вне торговли и найма очередь всегда у активного игрока.
port-royal-position-nothing-to-repel = В этой фазе открыт один корабль, который активный игрок может потопить.
port-royal-position-bust-with-harbour = После потери гавани она пуста.

## Откуда взялись очки
port-royal-part-persons = Персонажи
port-royal-part-expeditions = Экспедиции

## Стол в браузере
port-royal-board-title = Порт-Ройал
port-royal-board-line = Открыть ещё одну карту или остановиться, пока гавань ваша? Торгуйте с кораблями, нанимайте персонажей и первыми выбейтесь в люди.
port-royal-board-goal = Корабли приносят монеты, на монеты нанимают персонажей, а персонажи дают очки. Обычно двенадцать очков означают последний круг. Два корабля одного цвета — и гавань потеряна, если не потопить второй.
port-royal-board-option-with = Добавить в колоду
port-royal-board-option-ending = Игра заканчивается, когда есть
port-royal-board-option-ending-points = 12 очков
port-royal-board-option-ending-expedition = 12 очков и экспедиция
port-royal-board-harbour = Гавань
port-royal-board-piles = Колода, сброс и экспедиции
port-royal-board-deck = { $cards ->
    [one] Колода: { $cards } карта
    [few] Колода: { $cards } карты
    [many] Колода: { $cards } карт
   *[other] Колода: { $cards } карты
}
port-royal-board-discard = { $cards ->
    [one] Сброс: { $cards } карта
    [few] Сброс: { $cards } карты
    [many] Сброс: { $cards } карт
   *[other] Сброс: { $cards } карты
}
port-royal-board-close = Закрыть
port-royal-board-bust = потеря { $percent } %
port-royal-board-colours = { $colours ->
    [one] { $colours } цвет кораблей из пяти
    [few] { $colours } цвета кораблей из пяти
    [many] { $colours } цветов кораблей из пяти
   *[other] { $colours } цвета кораблей из пяти
}
port-royal-board-step = { $takes ->
    [one] До { $colours } цветов кораблей: можно взять { $takes } карту
    [few] Корабли { $colours } цветов: можно взять { $takes } карты
    [many] Корабли { $colours } цветов: можно взять { $takes } карт
   *[other] Корабли { $colours } цветов: можно взять { $takes } карты
}
port-royal-board-last-round = Последний круг
port-royal-board-active = активный игрок
port-royal-board-won = победа
port-royal-board-mine = Моя личная зона
port-royal-board-look = Личная зона: { $name }
port-royal-board-nobody-yet = На вас ещё никто не работает.
port-royal-board-now-discover = { $name } открывает карты
port-royal-board-now-repel = { $name }: впустить корабль или потопить?
port-royal-board-now-send = { $name }: кто отправится в экспедицию?
port-royal-board-now-bust = { $name } теряет гавань
port-royal-board-now-hire = { $takes ->
    [0] { $name } больше не берёт
    [one] { $name } может взять { $takes } карту
    [few] { $name } может взять { $takes } карты
    [many] { $name } может взять { $takes } карт
   *[other] { $name } может взять { $takes } карты
}
port-royal-board-now-over = Игра окончена
port-royal-board-you-discover = Ваш ход: ещё одну карту?
port-royal-board-you-repel = Впустить корабль или потопить?
port-royal-board-you-send = Кого вы отправите?
port-royal-board-you-bust = Гавань потеряна. Экспедиция ещё возможна.
port-royal-board-you-hire = { $takes ->
    [0] Брать больше нечего
    [one] Возьмите { $takes } карту
    [few] Возьмите до { $takes } карт
    [many] Возьмите до { $takes } карт
   *[other] Возьмите до { $takes } карт
}

## Что значат карты
port-royal-board-about-ship = Торгуйте, чтобы получить монеты. Только что открытый корабль можно потопить, если сабель не меньше, чем на нём; с черепом — никогда.
port-royal-board-about-trader = На одну монету больше всякий раз, когда вы торгуете с кораблём этого цвета.
port-royal-board-about-settler = Отправляется в экспедиции, где нужен дом.
port-royal-board-about-captain = Отправляется в экспедиции, где нужен якорь.
port-royal-board-about-priest = Отправляется в экспедиции, где нужен крест.
port-royal-board-about-jack = Отправляется в любую экспедицию вместо капитана, священника или поселенца.
port-royal-board-about-sailor = Одна сабля: топит только что открытые корабли.
port-royal-board-about-pirate = Две сабли: топит только что открытые корабли.
port-royal-board-about-mademoiselle = Каждый персонаж стоит вам на одну монету меньше.
port-royal-board-about-jester = Одна монета, когда наступает ваша очередь брать, а гавань пуста, и всякий раз, когда кто-нибудь теряет гавань.
port-royal-board-about-admiral = Две монеты, когда наступает ваша очередь брать, а в гавани пять карт или больше.
port-royal-board-about-governor = Берите на одну карту больше, в чей угодно ход.
port-royal-board-about-expedition = В любой момент своего хода отправьте нужных персонажей: они уйдут в сброс, а вы получите её очки и монеты.
port-royal-board-about-tax-sabres = У кого 12 монет или больше, тот теряет половину. Затем те, у кого больше всего сабель, получают по монете.
port-royal-board-about-tax-points = У кого 12 монет или больше, тот теряет половину. Затем те, у кого меньше всего очков, получают по монете.

## Первая игра с подсказками
port-royal-guide-welcome = Добро пожаловать в Порт-Ройал. Двенадцать очков — и игра идёт к концу, а побеждает тот, у кого очков больше всех. У каждого поначалу три монеты. Ваш ход: откройте верхнюю карту.
port-royal-guide-ship = Корабль! Число вверху — сколько монет он приносит: одну. Гавань ваша, пока не появится второй корабль того же цвета. Откройте ещё карту.
port-royal-guide-person = Матрос. Персонажи стоят столько монет, сколько указано внизу, и вам как раз хватает. Можно открывать дальше, но два корабля одного цвета — и всё, что здесь лежит, пропало. Остановитесь.
port-royal-guide-hire = Теперь можно взять одну карту. Коснитесь матроса: три монеты — и очко на щите ваше. А сабля пригодится очень скоро.
port-royal-guide-their-bust = Соперник взял корабль из вашей гавани и дал вам за него монету: так заведено. А потом встретились два красных фрегата, и та гавань потеряна. Снова ваш ход.
port-royal-guide-go-on = Ещё одну карту.
port-royal-guide-repel = Второй синий флейт! Из-за него вы потеряли бы гавань. Но у вашего матроса столько же сабель, сколько на этом корабле: потопите его.
port-royal-guide-again = Флейта больше нет, а сабля осталась: сабли не расходуются. Ещё одну карту.
port-royal-guide-three-colours = Здесь корабли трёх цветов, поэтому можно взять одну карту. При четырёх цветах было бы две, при пяти — три. Но риск растёт с каждым кораблём: остановитесь.
port-royal-guide-trade = Коснитесь флейта, который приносит три монеты. Корабль уходит в сброс, а вы получаете его монеты.
port-royal-guide-their-harbour = Соперник уже взял своё, и теперь вы можете взять карту из его гавани, заплатив ему одну монету. Пинас приносит две, так что одна ваша.
port-royal-guide-coins = Монеты — это карты из колоды рубашкой вверх: что взято как монета, того уже не откроют. Ваш ход: откройте карту.
port-royal-guide-tax = Налог. Тот, у кого было бы двенадцать монет или больше, потерял бы половину. Затем те, у кого меньше всего очков, получили по монете, а у вас с соперником поровну. Ваш ход продолжается.
port-royal-guide-expedition = Экспедиция. Она лежит рядом с гаванью, пока кто-нибудь не отправит тех, кого она требует: два дома, то есть двух поселенцев. Она стоит четыре очка. Дальше.
port-royal-guide-settler = А вот и поселенец, лёгок на помине, с домом на ленте. В гавани одни персонажи: следующая карта ничем не грозит.
port-royal-guide-stop = Этого довольно. Остановитесь.
port-royal-guide-hire-settler = Наймите поселенца за четыре монеты.
port-royal-guide-pass = Остался корабль на одну монету, которую пришлось бы тут же отдать. Пасуйте.
port-royal-guide-your-turn = Ваш ход: откройте карту.
port-royal-guide-second-settler = Второй поселенец! Четыре монеты у вас уже есть. Может, море подкинет ещё монет: ещё одну карту.
port-royal-guide-admit = Ваша сабля потопила бы и этот барк. Но зелёного здесь ещё нет, а каждый цвет на счету: впустите его.
port-royal-guide-dare = Три цвета. При четвёртом можно взять две карты, а корабль цвета, который уже есть, отнимет всё. Рискните.
port-royal-guide-four-colours = Четыре цвета: две карты ваши. Остановитесь, пока ничего не случилось.
port-royal-guide-first-of-two = Сначала монеты: торгуйте с жёлтым пинасом.
port-royal-guide-second-of-two = А теперь поселенец.
port-royal-guide-fulfil = Два поселенца: в любой момент своего хода вы можете их отправить. Коснитесь экспедиции. Они уйдут, а вы получите четыре очка и две монеты.
port-royal-guide-take-ship = Корабль приносит больше той монеты, что вы за него платите: берите.
port-royal-guide-admiral = Адмирал: два очка и две монеты всякий раз, когда наступает ваша очередь брать, а в гавани пять карт или больше. Заплатить есть чем. Но оставьте что-нибудь и сопернику: ещё одну карту.
port-royal-guide-hire-admiral = Наймите адмирала за семь монет.
port-royal-guide-admiral-pays = Когда наступила ваша очередь, в гавани было пять карт: адмирал принёс две монеты. Теперь торгуйте с красным фрегатом.
port-royal-guide-pirate = Пират: две сабли и три очка, но девять монет. Пусть помогут корабли: ещё одну карту.
port-royal-guide-skull = На этом галеоне череп: никакие сабли его не потопят. Зато он приносит четыре монеты. Дальше.
port-royal-guide-galleon = Пять карт: адмирал уже заплатил. Торгуйте с галеоном, это четыре монеты, и пират будет вам по карману.
port-royal-guide-hire-pirate = Наймите пирата. Будет десять очков.
port-royal-guide-ten-points = Ещё два очка — и наступит последний круг. Ваш ход: откройте карту.
port-royal-guide-last-sailor = Этот матрос приносит два очка и стоит пять монет, а у вас четыре. Будь в гавани пять карт, остальное принёс бы адмирал. Дальше.
port-royal-guide-five-cards = Пять карт. Остановитесь, и адмирал заплатит.
port-royal-guide-twelve = Наймите матроса — и у вас двенадцать очков.
port-royal-guide-last-go = Двенадцать очков: круг доигран, чтобы у всех было поровну ходов. Это ваша последняя очередь; при ничьей решают монеты. Возьмите корабль — и игра окончена. Отлично сыграно!
