### Порт-Рояль: гра про гавань. Карти доповнень названо в їхніх теках.

## Стіл у терміналі
port-royal-harbour = Гавань · колода { $deck } · скид { $discard }
port-royal-harbour-empty = У гавані немає карт.
port-royal-takes = Торгівля й наймання: { $player } може взяти ще { $takes ->
    [one] { $takes } карту
    [few] { $takes } карти
    [many] { $takes } карт
   *[other] { $takes } карти
}.
port-royal-revealed = Щойно відкрито
port-royal-expeditions = Відкриті експедиції
port-royal-column-seat = Гравець
port-royal-column-coins = Монети
port-royal-column-points = Очки впливу
port-royal-column-sabres = Шаблі
port-royal-column-people = Ігрова зона
port-royal-you = ви ({ $seat })

## Карти
port-royal-ship = { $name } ({ $coins ->
    [one] дає { $coins } монету
    [few] дає { $coins } монети
    [many] дає { $coins } монет
   *[other] дає { $coins } монети
})
port-royal-person = { $name } (вартість { $cost })
port-royal-card-pinnace = Жовтий пінас
port-royal-card-flute = Синій флейт
port-royal-card-barque = Зелений барк
port-royal-card-frigate = Червоний фрегат
port-royal-card-galleon = Чорний галеон
port-royal-card-trader-yellow = Жовтий торговець
port-royal-card-trader-blue = Синій торговець
port-royal-card-trader-green = Зелений торговець
port-royal-card-trader-red = Червоний торговець
port-royal-card-trader-black = Чорний торговець
port-royal-card-settler = Поселениця
port-royal-card-captain = Капітанка
port-royal-card-priest = Священник
port-royal-card-jack = Майстриня на всі руки
port-royal-card-sailor = Моряк
port-royal-card-pirate = Пірат
port-royal-card-mademoiselle = Сеньйорита
port-royal-card-jester = Блазень
port-royal-card-admiral = Адмірал
port-royal-card-governor = Губернатор
port-royal-card-expedition-captains = Експедиція: 2 капітанки
port-royal-card-expedition-priests = Експедиція: 2 священники
port-royal-card-expedition-settlers = Експедиція: 2 поселениці
port-royal-card-expedition-captains-settler = Експедиція: 2 капітанки й поселениця
port-royal-card-expedition-priests-settler = Експедиція: 2 священники й поселениця
port-royal-card-expedition-all = Експедиція: капітанка, священник і поселениця
port-royal-card-tax-sabres = Збільшення податку: найбільше шабель
port-royal-card-tax-points = Збільшення податку: найменше очок

## Ходи на вибір
port-royal-do-draw = Відкрити карту
port-royal-do-stop = Зупинитися: до торгівлі й наймання
port-royal-do-admit = Впустити корабель у гавань
port-royal-do-repel = Потопити корабель
port-royal-do-pass = Пас
port-royal-do-trade = Торгувати: { $card }
port-royal-do-hire = Найняти: { $card }
port-royal-do-fulfil = Виконати: { $card }
port-royal-do-send = Відправити: { $card }

## Що сталося
port-royal-did-draw = { $player } відкриває карту.
port-royal-did-stop = { $player } зупиняється.
port-royal-did-admit = { $player } впускає корабель у гавань.
port-royal-did-repel = { $player } топить корабель.
port-royal-did-pass = { $player } пасує.
port-royal-did-trade = { $player } торгує: { $card }.
port-royal-did-hire = { $player } наймає: { $card }.
port-royal-did-fulfil = { $player } береться виконувати: { $card }.
port-royal-did-send = { $player } відправляє: { $card }.
port-royal-turned-up = Відкрито: { $card }.
port-royal-busted = Два кораблі одного кольору: { $player } втрачає гавань.
port-royal-coins-gained = { $player } отримує { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}.
port-royal-coins-lost = { $player } віддає { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}.
port-royal-end-triggered = Кінець близько: цей раунд останній.
port-royal-game-over = Гру закінчено.
port-royal-next-turn = Тепер ходить { $player }.

## Шанси наступної карти
port-royal-odds-bust = втрата гавані
port-royal-odds-ship = корабель
port-royal-odds-person = фахівець
port-royal-odds-expedition = експедиція
port-royal-odds-tax = збільшення податку

## Чому хід дозволено
port-royal-may-draw = У фазі відкриття активний гравець завжди може відкрити ще одну карту.
port-royal-may-stop = Після першої карти активний гравець може зупинитися.
port-royal-may-admit = Корабель можна впустити в гавань, навіть якщо через це її буде втрачено.
port-royal-may-repel = Шабель досить, щоб потопити цей корабель.
port-royal-may-pass = Ніхто не мусить брати ще карту чи виконувати ще експедицію.
port-royal-may-trade = З кораблем у гавані можна торгувати й отримати його монети.
port-royal-may-hire = Фахівця в гавані може найняти той, хто має чим заплатити.
port-royal-may-fulfil = Фахівців досить для умов цієї експедиції.
port-royal-may-send = Цей фахівець може вирушити в експедицію.

## Чому хід заборонено
port-royal-why-over = Гру закінчено.
port-royal-why-not-your-go = Зараз карти бере { $player }.
port-royal-why-not-your-turn = Зараз вирішує { $player }.
port-royal-why-repel-first = Спершу скажіть, впустити цей корабель чи потопити: { $card }.
port-royal-why-send-first = Спершу виберіть, кого відправити: { $card }.
port-royal-why-no-ship-revealed = Немає корабля, який можна впустити чи потопити: ідеться лише про щойно відкритий, без черепа, і шабель має вистачати.
port-royal-why-nobody-to-send = Цього фахівця не можна відправити: лише в обрану експедицію і лише того, хто їй потрібен.
port-royal-why-after-bust = Гавань втрачено: відкривати чи брати карти вже не можна, можна лише виконувати експедиції.
port-royal-why-discovery-over = Фаза торгівлі й наймання вже почалася: повернутися до відкриття не можна.
port-royal-why-reveal-first = Перш ніж зупинитися, треба відкрити хоча б одну карту.
port-royal-why-pass-in-discover = У фазі відкриття карту відкривають або зупиняються; пасують під час торгівлі й наймання.
port-royal-why-not-yet = Карти беруть у фазі торгівлі й наймання, а зараз відкриття.
port-royal-why-fulfil-not-your-turn = Експедиції виконують лише у свій хід.
port-royal-why-not-open = Це не відкрита експедиція: { $card }.
port-royal-why-symbols = Вам бракує фахівців: { $card }.
port-royal-why-not-in-harbour = У гавані цього немає: { $card }.
port-royal-why-no-ship = Торгують лише з кораблями, а це не корабель: { $card }.
port-royal-why-no-person = Наймають лише фахівців, а це не фахівець: { $card }.
port-royal-why-allowance = Ви вже взяли стільки карт, скільки можна.
port-royal-why-fee = У вас немає монети для активного гравця, а корабель її не дасть.
port-royal-why-too-dear = { $card }: разом потрібно { $cost ->
    [one] { $cost } монету
    [few] { $cost } монети
    [many] { $cost } монет
   *[other] { $cost } монети
}, а у вас { $coins }.

## Параметри
port-royal-option-unknown = Параметра «{ $option }» немає.
port-royal-option-value = «{ $option }» має бути одним із: { $values }.
port-royal-option-players = «{ $option }» має бути одним із: { $values }.
port-royal-option-with = «{ $option }» має бути списком, де кожне з цього стоїть не більш як раз: { $values }.

## Заздалегідь визначений випадок
port-royal-chance-unknown = Випадок не має тут джерела «{ $key }».
port-royal-chance-list = Тут має бути список карт у тому порядку, в якому їх беруть.
port-royal-chance-card = Карти «{ $card }» немає.

## Позиція, якої не може бути
port-royal-position-no-list = Тут має бути список карт.
port-royal-position-no-card = Карти «{ $card }» немає.
port-royal-position-no-number = Тут має бути ціле число від 0 до { $most }.
port-royal-position-too-many-coins = На стільки монет не вистачає закритих карт.
port-royal-position-too-many-copies = Стільки карт «{ $card }» у цій грі немає.
port-royal-position-no-such-key = Позиція не має такого ключа.
port-royal-position-players = Тут має бути список об’єктів, по одному на гравця, щонайбільше { $players }.
port-royal-position-not-for-harbour = «{ $card }» ніколи не лежить у гавані.
port-royal-position-colour-twice = «{ $card }» — уже другий корабель цього кольору в гавані.
port-royal-position-revealed = Відкритим може чекати лише один корабель, який впускають чи топлять, і лише в тій фазі.
port-royal-position-no-expedition = «{ $card }» — не експедиція.
port-royal-position-no-person = «{ $card }» — не фахівець.
port-royal-position-does-not-follow = Тут має бути { $value }: це випливає з решти.
port-royal-position-deck = У колоді має бути { $value ->
    [one] { $value } карта, якої немає
    [few] { $value } карти, яких немає
    [many] { $value } карт, яких немає
   *[other] { $value } карти, яких немає
} деінде.
port-royal-position-no-seat = Тут має бути місце від 1 до { $players }.
port-royal-position-no-flag = Тут має бути true або false.
port-royal-position-phase = Позиція не може починатися у фазі «{ $phase }».
port-royal-position-go = Поза фазою торгівлі й наймання вирішує завжди активний гравець.
port-royal-position-nothing-to-repel = У цій фазі відкрито один корабель, який активний гравець може потопити.
port-royal-position-bust-with-harbour = Коли гавань втрачено, вона порожня.

## Звідки взялися очки
port-royal-part-persons = Фахівці
port-royal-part-expeditions = Експедиції

## Стіл у браузері
port-royal-board-title = Порт-Рояль
port-royal-board-line = Відкрити ще одну карту чи зупинитися, поки гавань ваша? Торгуйте, наймайте фахівців і здобувайте вплив.
port-royal-board-goal = Кораблі приносять монети, за монети наймають фахівців, а фахівці дають очки. Зазвичай дванадцять очок означають останній раунд. Два кораблі одного кольору — і гавань утрачено, якщо другого не потопити.
port-royal-board-option-with = Додати до колоди
port-royal-board-option-ending = Гра закінчується, коли є
port-royal-board-option-ending-points = 12 очок впливу
port-royal-board-option-ending-expedition = 12 очок впливу й експедиція
port-royal-board-harbour = Гавань
port-royal-board-piles = Колода, скид і експедиції
port-royal-board-deck = { $cards ->
    [one] Колода: { $cards } карта
    [few] Колода: { $cards } карти
    [many] Колода: { $cards } карт
   *[other] Колода: { $cards } карти
}
port-royal-board-discard = { $cards ->
    [one] Скид: { $cards } карта
    [few] Скид: { $cards } карти
    [many] Скид: { $cards } карт
   *[other] Скид: { $cards } карти
}
port-royal-board-close = Закрити
port-royal-board-bust = втрата { $percent } %
port-royal-board-colours = { $colours ->
    [one] { $colours } колір кораблів із п’яти
    [few] { $colours } кольори кораблів із п’яти
    [many] { $colours } кольорів кораблів із п’яти
   *[other] { $colours } кольору кораблів із п’яти
}
port-royal-board-step = { $takes ->
    [one] Кольорів до { $colours }: можна взяти { $takes } карту
    [few] Кольорів { $colours }: можна взяти { $takes } карти
    [many] Кольорів { $colours }: можна взяти { $takes } карт
   *[other] Кольорів { $colours }: можна взяти { $takes } карти
}
port-royal-board-last-round = Останній раунд
port-royal-board-active = активний гравець
port-royal-board-won = перемога
port-royal-board-mine = Моя ігрова зона
port-royal-board-look = Ігрова зона: { $name }
port-royal-board-nobody-yet = На вас іще ніхто не працює.
port-royal-board-now-discover = { $name } відкриває карти
port-royal-board-now-repel = { $name }: впустити корабель чи потопити?
port-royal-board-now-send = { $name }: хто вирушає в експедицію?
port-royal-board-now-bust = { $name } втрачає гавань
port-royal-board-now-hire = { $takes ->
    [0] { $name } більше не бере
    [one] { $name } може взяти { $takes } карту
    [few] { $name } може взяти { $takes } карти
    [many] { $name } може взяти { $takes } карт
   *[other] { $name } може взяти { $takes } карти
}
port-royal-board-now-over = Гру закінчено
port-royal-board-you-discover = Ваш хід: іще одну карту?
port-royal-board-you-repel = Впустити корабель чи потопити?
port-royal-board-you-send = Кого ви відправите?
port-royal-board-you-bust = Гавань втрачено. Експедиція ще можлива.
port-royal-board-you-hire = { $takes ->
    [0] Брати більше нічого
    [one] Візьміть { $takes } карту
    [few] Візьміть до { $takes } карт
    [many] Візьміть до { $takes } карт
   *[other] Візьміть до { $takes } карт
}

## Що означають карти
port-royal-board-about-ship = Торгуйте, щоб отримати монети. Щойно відкритий корабель можна потопити, маючи не менше шабель, ніж на ньому; з черепом — ніколи.
port-royal-board-about-trader = На одну монету більше щоразу, коли ви торгуєте з кораблем цього кольору.
port-royal-board-about-settler = Вирушає в експедиції, де потрібен будинок.
port-royal-board-about-captain = Вирушає в експедиції, де потрібен якір.
port-royal-board-about-priest = Вирушає в експедиції, де потрібен хрест.
port-royal-board-about-jack = Вирушає в будь-яку експедицію замість капітанки, священника чи поселениці.
port-royal-board-about-sailor = Одна шабля: топить щойно відкриті кораблі.
port-royal-board-about-pirate = Дві шаблі: топить щойно відкриті кораблі.
port-royal-board-about-mademoiselle = Кожен фахівець коштує вам на одну монету менше.
port-royal-board-about-jester = Одна монета, коли настає ваша черга брати, а гавань порожня, і щоразу, коли хтось втрачає гавань.
port-royal-board-about-admiral = Дві монети, коли настає ваша черга брати, а в гавані п’ять чи більше карт.
port-royal-board-about-governor = Беріть на одну карту більше, у чий завгодно хід.
port-royal-board-about-expedition = У будь-яку мить свого ходу відправте потрібних фахівців: вони підуть до скиду, а ви отримаєте її очки й монети.
port-royal-board-about-tax-sabres = Хто має 12 чи більше монет, втрачає половину. Потім ті, у кого найбільше шабель, отримують монету.
port-royal-board-about-tax-points = Хто має 12 чи більше монет, втрачає половину. Потім ті, у кого найменше очок впливу, отримують монету.

## Перша гра з підказками
port-royal-guide-welcome = Вітаємо в Порт-Роялі. Дванадцять очок впливу наближають кінець, а перемагає той, у кого їх найбільше. У кожного спершу три монети. Ваш хід: відкрийте верхню карту.
port-royal-guide-ship = Корабель! Число вгорі — скільки монет він дає: одну. Гавань ваша, поки не з’явиться другий корабель того самого кольору. Відкрийте ще карту.
port-royal-guide-person = Моряк. Фахівці коштують стільки монет, скільки вказано внизу, і вам якраз вистачає. Можна відкривати далі, але два кораблі одного кольору — і все, що тут лежить, пропало. Зупиніться.
port-royal-guide-hire = Тепер можна взяти одну карту. Торкніться моряка: три монети — і очко на щиті ваше. А шабля знадобиться зовсім скоро.
port-royal-guide-their-bust = Суперник узяв корабель із вашої гавані й дав за нього монету: так заведено. А потім зустрілися два червоні фрегати, і ту гавань втрачено. Знову ваш хід.
port-royal-guide-go-on = Ще одну карту.
port-royal-guide-repel = Другий синій флейт! Через нього ви втратили б гавань. Але у вашого моряка стільки ж шабель, скільки на цьому кораблі: потопіть його.
port-royal-guide-again = Флейта немає, а шабля лишилася: шаблі не витрачаються. Ще одну карту.
port-royal-guide-three-colours = Тут кораблі трьох кольорів, тож можна взяти одну карту. За чотирьох кольорів було б дві, за п’яти — три. Але ризик зростає з кожним кораблем: зупиніться.
port-royal-guide-trade = Торкніться флейта, що дає три монети. Корабель іде до скиду, а ви отримуєте його монети.
port-royal-guide-their-harbour = Суперник уже взяв своє, і тепер ви можете взяти карту з його гавані, заплативши йому одну монету. Пінас дає дві, тож одна ваша.
port-royal-guide-coins = Монети — це карти з колоди долілиць: що взято як монету, того вже не відкриють. Ваш хід: відкрийте карту.
port-royal-guide-tax = Збільшення податку. Хто мав би дванадцять чи більше монет, втратив би половину. Потім монету отримали ті, у кого найменше очок, а у вас із суперником їх порівну. Ваш хід триває.
port-royal-guide-expedition = Експедиція. Вона лежить поруч із гаванню, поки хтось не відправить тих, кого вона вимагає: два будинки, тобто дві поселениці. Вона дає чотири очки. Далі.
port-royal-guide-settler = Ось і поселениця, з будинком на стрічці. У гавані самі фахівці: наступна карта нічим не загрожує.
port-royal-guide-stop = Цього досить. Зупиніться.
port-royal-guide-hire-settler = Найміть поселеницю за чотири монети.
port-royal-guide-pass = Лишився корабель на одну монету, яку довелося б одразу віддати. Пасуйте.
port-royal-guide-your-turn = Ваш хід: відкрийте карту.
port-royal-guide-second-settler = Друга поселениця! Чотири монети у вас уже є. Може, море дасть іще: ще одну карту.
port-royal-guide-admit = Ваша шабля потопила б і цей барк. Але зеленого тут іще немає, а кожен колір на вагу золота: впустіть його.
port-royal-guide-dare = Три кольори. З четвертим можна буде взяти дві карти, а корабель кольору, що вже є, забере все. Ризикніть.
port-royal-guide-four-colours = Чотири кольори: дві карти ваші. Зупиніться, поки нічого не сталося.
port-royal-guide-first-of-two = Спершу монети: торгуйте з жовтим пінасом.
port-royal-guide-second-of-two = А тепер поселениця.
port-royal-guide-fulfil = Дві поселениці: у будь-яку мить свого ходу ви можете їх відправити. Торкніться експедиції. Вони підуть, а ви отримаєте чотири очки й дві монети.
port-royal-guide-take-ship = Корабель дає більше за ту монету, яку ви за нього платите: беріть.
port-royal-guide-admiral = Адмірал: два очки і дві монети щоразу, коли настає ваша черга брати, а в гавані п’ять чи більше карт. Заплатити є чим. Але лишіть щось і суперникові: ще одну карту.
port-royal-guide-hire-admiral = Найміть адмірала за сім монет.
port-royal-guide-admiral-pays = Коли настала ваша черга, в гавані було п’ять карт: адмірал приніс дві монети. Тепер торгуйте з червоним фрегатом.
port-royal-guide-pirate = Пірат: дві шаблі й три очки, але дев’ять монет. Хай допоможуть кораблі: ще одну карту.
port-royal-guide-skull = На цьому галеоні череп: жодні шаблі його не потоплять. Зате він дає чотири монети. Далі.
port-royal-guide-galleon = П’ять карт: адмірал уже заплатив. Торгуйте з галеоном, це чотири монети, і пірат буде вам по кишені.
port-royal-guide-hire-pirate = Найміть пірата. Буде десять очок.
port-royal-guide-ten-points = Ще два очки — і настане останній раунд. Ваш хід: відкрийте карту.
port-royal-guide-last-sailor = Цей моряк дає два очки й коштує п’ять монет, а у вас чотири. Якби в гавані було п’ять карт, решту приніс би адмірал. Далі.
port-royal-guide-five-cards = П’ять карт. Зупиніться, і адмірал заплатить.
port-royal-guide-twelve = Найміть моряка — і у вас дванадцять очок.
port-royal-guide-last-go = Дванадцять очок: раунд дограно, щоб усі мали порівну ходів. Це ваша остання черга; за нічиєї вирішують монети. Візьміть корабель — і гру закінчено. Чудово зіграно!
