# Ямайка

jamaica-title = Ямайка · раунд { $round } · компас: { $player } · ранок { $first }, вечір { $second } · скарбів у стосі: { $treasures }
jamaica-title-rolled = Ямайка · раунд { $round } · компас: { $player } · випало { $first } і { $second } · скарбів у стосі: { $treasures }
jamaica-island = Я М А Й К А
jamaica-legend = ≈2 море: 2 їжі · $3 порт: 3 дублони · x лігво · x* скарб
jamaica-reach-morning = Ранок { $die }: вперед до { $forward }; назад до { $backward }
jamaica-reach-evening = Вечір { $die }: вперед до { $forward }; назад до { $backward }
jamaica-reach-rolled = Кубик { $die }: вперед до { $forward }; назад до { $backward }
jamaica-your-hand = Карти в руці: { $cards }
jamaica-combat = Двобій, порох + кубик. { $attacker } — { $defender }
jamaica-column-ship = Корабель
jamaica-column-space = Клітинка
jamaica-column-holds = Трюми
jamaica-column-treasures = Скарби
jamaica-column-cards = Рука + колода
jamaica-column-score = Очки
jamaica-ghost = Привид
jamaica-you = ви ({ $seat })
jamaica-short-food = їжа
jamaica-short-gold = золото
jamaica-short-powder = порох

jamaica-card = { $morning } / { $evening }
jamaica-card-unknown = долілиць
jamaica-symbol-food = їжа
jamaica-symbol-gold = золото
jamaica-symbol-powder = порох
jamaica-symbol-forward = вперед
jamaica-symbol-backward = назад
jamaica-goods-food =
    { $count ->
        [one] { $count } жетон їжі
        [few] { $count } жетони їжі
        [many] { $count } жетонів їжі
       *[other] { $count } жетонів їжі
    }
jamaica-goods-gold =
    { $count ->
        [one] { $count } дублон
        [few] { $count } дублони
        [many] { $count } дублонів
       *[other] { $count } дублонів
    }
jamaica-goods-powder =
    { $count ->
        [one] { $count } жетон пороху
        [few] { $count } жетони пороху
        [many] { $count } жетонів пороху
       *[other] { $count } жетонів пороху
    }
jamaica-treasure-unknown = долілиць
jamaica-treasure-morgans-map = Мапа Моргана
jamaica-treasure-sarans-sabre = Шабля Сарана
jamaica-treasure-lady-beth = Леді Бет
jamaica-treasure-sixth-hold = шостий трюм
jamaica-treasure-gold-3 = золото +3
jamaica-treasure-gold-5 = золото +5
jamaica-treasure-gold-7 = золото +7
jamaica-treasure-curse-2 = прокляття −2
jamaica-treasure-curse-3 = прокляття −3
jamaica-treasure-curse-4 = прокляття −4

jamaica-do-dice = { $morning } на ранок, { $evening } на вечір
jamaica-do-play = Викласти: { $card }
jamaica-do-lane-inner = Плисти внутрішнім шляхом
jamaica-do-lane-outer = Плисти зовнішнім шляхом
jamaica-do-load = Завантажити у трюм { $number }
jamaica-do-dump = Спорожнити трюм { $number } і завантажити в нього
jamaica-do-pay = Сплатити жетон із трюму { $number }
jamaica-do-attack = Атакувати: { $ship }
jamaica-do-powder =
    { $number ->
        [0] Стріляти без пороху
        [one] Стріляти з { $number } жетоном пороху
        [few] Стріляти з { $number } жетонами пороху
        [many] Стріляти з { $number } жетонами пороху
       *[other] Стріляти з { $number } жетонами пороху
    }
jamaica-do-reroll = Перекинути кубик
jamaica-do-keep = Залишити кидок
jamaica-do-steal-hold = Забрати вміст трюму { $number }
jamaica-do-steal-treasure = Забрати скарб { $number }
jamaica-do-curse = Віддати свій проклятий скарб { $number }
jamaica-do-nothing = Нічого не брати
jamaica-do-ghost-forward = Привид пливе вперед
jamaica-do-ghost-backward = Привид пливе назад

jamaica-did-dice = { $player } кладе { $morning } на ранок і { $evening } на вечір.
jamaica-did-play = { $player } викладає карту.
jamaica-did-lane-inner = { $player } обирає внутрішній шлях.
jamaica-did-lane-outer = { $player } обирає зовнішній шлях.
jamaica-did-load = { $player } завантажує трюм { $number }.
jamaica-did-dump = { $player } спорожнює трюм { $number } і завантажує його знову.
jamaica-did-pay = { $player } платить із трюму { $number }.
jamaica-did-attack = { $player } обирає ціль: { $ship }.
jamaica-did-powder =
    { $number ->
        [0] { $player } стріляє без пороху.
        [one] { $player } стріляє з { $number } жетоном пороху.
        [few] { $player } стріляє з { $number } жетонами пороху.
        [many] { $player } стріляє з { $number } жетонами пороху.
       *[other] { $player } стріляє з { $number } жетонами пороху.
    }
jamaica-did-reroll = { $player } вихоплює шаблю: кубик кидають знову.
jamaica-did-keep = { $player } залишає кидок.
jamaica-did-steal-hold = { $player } забирає вміст трюму { $number }.
jamaica-did-steal-treasure = { $player } забирає скарб { $number }.
jamaica-did-curse = { $player } віддає прокляття.
jamaica-did-nothing = { $player } нічого не бере.
jamaica-did-ghost-forward = { $player } веде привида вперед.
jamaica-did-ghost-backward = { $player } веде привида назад.
jamaica-turned = { $player } відкриває карту: { $card }.
jamaica-rolled = На бойовому кубику { $face }.
jamaica-rolled-star = На бойовому кубику зірка.
jamaica-won = Двобій виграє { $ship }.
jamaica-tied = Постріли рівні: нічого не відбувається.
jamaica-sailed = { $ship }: тепер на клітинці { $space }.
jamaica-gained = { $ship }: плюс { $goods }.
jamaica-lost = { $ship }: мінус { $goods }.
jamaica-took = { $ship }: скарб ({ $treasure }).
jamaica-home = Корабель повернувся до Порт-Рояля: це останній раунд.
jamaica-over = Регату завершено.
jamaica-round = Раунд { $round }: компас тримає { $player }, випало { $first } і { $second }.

jamaica-may-dice = Капітан вирішує, який кубик буде ранковим, а який вечірнім.
jamaica-may-play = Можна викласти будь-яку карту з руки.
jamaica-may-lane = На розгалуженні шлях обирають вільно.
jamaica-may-load = Товар кладуть в один порожній трюм.
jamaica-may-dump = Якщо порожнього трюму немає, спершу спорожнюють один з іншим товаром.
jamaica-may-attack = Корабель на тій самій клітинці слід атакувати.
jamaica-may-powder = Можна витратити скільки завгодно пороху, що є на борту, або й зовсім нічого.
jamaica-may-pay = Гравець сам обирає, з яких трюмів платити.
jamaica-may-pay-powder = Гравець сам обирає, з яких трюмів брати порох.
jamaica-may-sabre = Власник шаблі одразу каже, чи кидок залишається.
jamaica-may-loot = Переможець забирає вміст трюму чи скарб, віддає прокляття або нічого не робить.
jamaica-may-ghost = Привида веде капітан.
jamaica-must-dice = Зараз капітан розкладає два кубики так, як вони випали: один на ранок, другий на вечір.
jamaica-must-play = Зараз викладають долілиць карту з руки.
jamaica-must-lane = Зараз обирають шлях: внутрішній або зовнішній.
jamaica-must-load = Зараз товар завантажують у порожній трюм корабля, і тільки.
jamaica-must-dump = Порожнього трюму немає: слід спорожнити трюм цього корабля з іншим товаром.
jamaica-must-attack = Зараз атакують корабель на тій самій клітинці, і лише його.
jamaica-must-powder = Зараз викладають порох, не більше, ніж є на борту.
jamaica-must-pay = Зараз платять один жетон із трюму, де є цей товар.
jamaica-must-pay-powder = Зараз беруть порох із трюму, де він є.
jamaica-must-sabre = Зараз власник шаблі каже, чи перекинути кубик.
jamaica-must-loot = Зараз переможець забирає непорожній трюм чи скарб переможеного, віддає своє прокляття або нічого не бере.
jamaica-must-ghost = Попереду всіх кораблів привид мусить плисти назад, позаду всіх — уперед; інакше обирає капітан.
jamaica-why-over = Регату завершено.
jamaica-why-has-chosen = Ви вже виклали карту; інші ще обирають.
jamaica-why-not-asked = Зараз вирішує { $player }.

jamaica-option-no-such-option = У «Ямайки» немає параметра «{ $option }».
jamaica-option-players = «players» — число від 2 до 6.
jamaica-option-ghost = «ghost» — true або false.
jamaica-option-ghost-with-six = Коли грають шестеро, для привида немає корабля.
jamaica-option-tie = «tie» — "behind" або "ahead".

jamaica-position-no-object = Тут має бути об’єкт із ключами, які показує гра.
jamaica-position-no-such-key = У позиції «Ямайки» немає такого ключа.
jamaica-position-dice = Позиція — це початок раунду: кубики ще не кинуто.
jamaica-position-no-number = Тут має бути ціле число від { $least } до { $most }.
jamaica-position-no-list = Тут має бути список.
jamaica-position-no-such-face = Немає такого: «{ $face }».
jamaica-position-too-many-players = Гравців лише { $players }.
jamaica-position-no-ghost = У цій грі немає привида.
jamaica-position-treasure-twice = Стільки таких скарбів немає.
jamaica-position-card-twice = Кожна карта є лише одна.
jamaica-position-no-sixth-hold = Без карти цього скарбу шостого трюму немає.
jamaica-position-too-many-holds = У корабля немає стільки трюмів.
jamaica-position-ghost-goods = Привид возить лише золото.
jamaica-position-no-hold = Трюм — це null або товар ("food", "gold", "powder") з числом до 6.
jamaica-position-no-lair = Клітинка { $space } — не піратське лігво.
jamaica-position-token-twice = У лігві на клітинці { $space } лише один жетон.
jamaica-position-too-many-tokens = Жетонів: { $tokens }, а нічийних скарбів лише { $treasures }.

jamaica-chance-no-such-key = Випадок у «Ямайці» має ключі hands, dice і treasures.
jamaica-chance-too-many-hands = Гравців лише { $players }.
jamaica-chance-no-such-face = Немає такого: «{ $face }».
jamaica-chance-no-such-die = На жодному кубику немає «{ $face }».
jamaica-chance-no-list = Тут має бути список.

jamaica-odds-reach = { $card }, { $action ->
        [morning] ранок
       *[evening] вечір
    }: клітинка { $space }
jamaica-odds-meet = двобій на клітинці { $space } виграно, суперник — { $ship }, без пороху з обох боків
jamaica-odds-lane = дійти до клітинки { $space }
jamaica-odds-shortage-port = нестача на клітинці { $space }: назад на { $spaces } (на кубику порт)
jamaica-odds-shortage-sea = нестача на клітинці { $space }: назад на { $spaces } (на кубику море)
jamaica-odds-shortage-lair = нестача на клітинці { $space }: назад на { $spaces } (на кубику лігво)
jamaica-odds-shortage-stay = нестача на клітинці { $space }: лишається на місці
jamaica-odds-attack = перемога, суперник — { $ship }, без пороху з обох боків
jamaica-odds-powder = виграно, порох: { $powder }
jamaica-odds-powder-answered = виграно, порох: { $powder }, суперник витрачає весь свій
jamaica-odds-keep = виграно, якщо кидок залишити
jamaica-odds-keep-answered = виграно, якщо кидок залишити, а суперник витратить увесь порох
jamaica-odds-reroll = виграно, якщо перекинути
jamaica-odds-reroll-answered = виграно, якщо перекинути, а суперник витратить увесь порох

jamaica-part-space = Клітинка
jamaica-part-doubloons = Дублони
jamaica-part-treasures = Скарби
jamaica-part-curses = Прокляття

# Стіл у браузері

jamaica-board-title = Ямайка
jamaica-board-line = Регата навколо острова: повні трюми, голодна команда і гармати при кожній зустрічі.
jamaica-board-goal = Одне коло навколо острова. Ранковий кубик — для лівої половини вашої карти, вечірній — для правої. Очки дають пройдений шлях, дублони та скарби.
jamaica-board-option-ghost = Корабель-привид
jamaica-board-option-ghost-true = пливе разом з усіма
jamaica-board-option-ghost-false = не пливе (удвох він є завжди)
jamaica-board-option-tie = У разі нічиєї виграє
jamaica-board-option-tie-behind = корабель, що далі від фінішу
jamaica-board-option-tie-ahead = корабель, що ближче до фінішу
jamaica-board-ghost = Корабель-привид
jamaica-board-round = Раунд { $round }
jamaica-board-ask-dice = Компас у вас: який кубик на ранок, а який на вечір?
jamaica-board-ask-play = Оберіть карту, яку зіграєте в цьому раунді.
jamaica-board-ask-lane = Шлях розгалужується: куди пливемо?
jamaica-board-ask-load = Куди завантажити { $goods }? Оберіть порожній трюм.
jamaica-board-ask-dump = Порожнього трюму немає: який спорожнити, щоб завантажити { $goods }?
jamaica-board-ask-load-loot = Куди завантажити здобич? Оберіть порожній трюм.
jamaica-board-ask-dump-loot = Порожнього трюму немає: який спорожнити для здобичі?
jamaica-board-ask-pay = З якого трюму платите?
jamaica-board-ask-attack = Тут кілька кораблів: кого атакуєте?
jamaica-board-ask-powder = Скільки пороху витратите на постріл?
jamaica-board-ask-sabre = Шабля у вас: перекинути кубик?
jamaica-board-ask-loot = Двобій виграно: що берете?
jamaica-board-ask-ghost = Ви ведете корабель-привид: вперед чи назад?
jamaica-board-now =
    { $action ->
        [evening] { $name }: вечірня дія
       *[morning] { $name }: ранкова дія
    }
jamaica-board-wait = Чекаємо на вибір: { $names }
jamaica-board-mine = Ваш корабель
jamaica-board-hand = Карти в руці
jamaica-board-cards = у руці { $hand }, у колоді { $deck }
jamaica-board-captain = Капітан раунду: компас тут
jamaica-board-score =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
jamaica-board-laid = Викладена карта: { $card }
jamaica-board-hold = Трюм { $number }: { $goods }
jamaica-board-hold-empty = Трюм { $number }: порожній
jamaica-board-space-home = Порт-Рояль, старт і фініш
jamaica-board-space-sea = Клітинка { $space }, море: { $goods }
jamaica-board-space-port = Клітинка { $space }, порт: { $goods }
jamaica-board-space-lair = Клітинка { $space }, піратське лігво без скарбу: платити не треба
jamaica-board-space-guarded = Клітинка { $space }, піратське лігво зі скарбом: платити не треба
jamaica-board-where = { $name } ({ $hull }) — { $space }
jamaica-board-hull-0 = чорний галеон у лахмітті
jamaica-board-hull-1 = жовтий пінас, одна щогла
jamaica-board-hull-2 = синій флейт, два круглі вітрила
jamaica-board-hull-3 = зелений барк, три косі вітрила
jamaica-board-hull-4 = червоний фрегат, три щогли з прямими вітрилами
jamaica-board-hull-5 = фіолетовий піратський корабель, подерті вітрила
jamaica-board-hull-6 = чорний галеон, висока корма
jamaica-board-way-inner = внутрішній шлях
jamaica-board-way-outer = зовнішній шлях
jamaica-board-way-forward = вперед
jamaica-board-way-backward = назад
jamaica-board-dice =
    { $phase ->
        [dice] Випало { $first } і { $second }
       *[other] Ранок { $first }, вечір { $second }
    }
jamaica-board-stack = Скарбів у стосі: { $count }
jamaica-board-combat-die = Бойовий кубик, як він випав востаннє; під числом — куди відкидає нестача
jamaica-board-combat = Двобій
jamaica-board-attacker = атакує
jamaica-board-defender = обороняється
jamaica-board-powder = Порох
jamaica-board-powder-used =
    { $count ->
        [-1] Порох ще не викладено
       *[other] Порох: { $count }
    }
jamaica-board-loot = На борту ({ $name }):
jamaica-board-treasure-unknown = Скарб долілиць
jamaica-board-treasure-worth = { $treasure }: рахується наприкінці
jamaica-board-treasure-bonus = { $treasure }: { $use }
jamaica-board-use-morgans-map = у руці чотири карти
jamaica-board-use-sarans-sabre = у двобої можна перекинути кубик, свій чи суперника
jamaica-board-use-lady-beth = +2 до кожного кидка у двобої
jamaica-board-use-sixth-hold = ще один трюм

# Перша гра з підказками

jamaica-guide-compass = Одне коло навколо острова за годинниковою стрілкою. Виграє той, у кого наприкінці найбільше очок, а це не завжди той, хто першим повернувся. Компас у вас: у цьому раунді ви капітан. Покладіть один кубик на ранок (сонце), другий на вечір (місяць), зважаючи на карти в руці.
jamaica-guide-card = На кожній карті дві дії: ліва виконується за ранковим кубиком, права за вечірнім. Їжа / вперед завантажить 6 жетонів їжі, а потім поведе корабель на 4 клітинки, до скелі-черепа. Це піратське лігво, тут не платять. Усі обирають одночасно і таємно.
jamaica-guide-hold = Карти відкривають по черзі, капітан перший. На борт потрапляють 6 жетонів їжі, всі в один порожній трюм. У трюмі не буває двох товарів, і до зайнятого нічого не докладають, тож місце швидко скінчиться.
jamaica-guide-forward = Ви першими дісталися лігва й забрали скарб: Леді Бет, вона додає 2 до ваших кидків у двобої. Зелений корабель не зміг заплатити в порту: нестача. Він віддав усе золото, кинув кубик і відплив назад. Тепер пливіть двічі, на 5 і на 2; клітинки, куди ви потрапите, підсвічено.
jamaica-guide-lane = Шлях розгалужується. Усередині коротше, але море дороге; зовні довше, зате там лігва. Лишилося три кроки: зовнішнім шляхом вони ведуть до лігва зі скарбом.
jamaica-guide-treasures = Два лігва, два скарби долілиць: дивитися на них можете лише ви. Один дає 7 очок, другий — прокляття −2. Синій корабель на чотири клітинки позаду, а капітан поклав на ранок 4. Краще мати порох на борту: порох / золото.
jamaica-guide-powder = Порох потрібен для двобою: кожне барильце додає 1 до пострілу. Завантажуйте.
jamaica-guide-gold = І шість дублонів. Золотом платять у портах, а кожен дублон, що лишиться наприкінці, — це очко. Тепер усі трюми зайняті.
jamaica-guide-combat = Синій корабель зупинився на вашій клітинці: двобій. Він стріляв без пороху і викинув 6. Ваш постріл — це порох, кубик і ще 2 від Леді Бет; зірка перемагає одразу. Порох пропадає в будь-якому разі, тож витратьте два барильця, а решту прибережіть.
jamaica-guide-loot = 4, 2 і ще 2 від Леді Бет — разом 8 проти 6: ви перемогли. Тепер заберіть вміст одного з трюмів синього корабля або віддайте йому прокляття. Від шести дублонів відмовитися важко.
jamaica-guide-stow = Для здобичі теж потрібен трюм. Порожнього немає, тож один слід спорожнити, тільки не із золотом. Два барильця за борт, шість дублонів на їхнє місце.
jamaica-guide-order = Компас знову у вас. За шість клітинок попереду — наступне лігво зі скарбом: шістка на ранок підійде.
jamaica-guide-lair = Вперед / їжа: шість клітинок до лігва, а ввечері 5 жетонів їжі. Те, що всі трюми зайняті, не біда.
jamaica-guide-sixth = Скарб — шостий трюм, він діє одразу і порожній: саме вчасно для їжі.
jamaica-guide-reach = Зелений корабель далеко попереду, але на борту в нього майже нічого. Ви багаті: бережіть золото і не відставайте надто. Вперед / порох — це шість клітинок.
jamaica-guide-inner = Платять лише там, де зупинилися, а не за клітинки дорогою. Внутрішнім шляхом шість кроків ведуть до порту за 3 дублони.
jamaica-guide-pay = У порту платять дублонами, в морі їжею, жетон за жетоном із трюмів на ваш вибір. Візьміть усі три з трюму 2: він спорожніє, а порожній трюм багато вартий.
jamaica-guide-free = Трюм 2 знову вільний: порох туди.
jamaica-guide-last = Зеленому шість кроків до фінішу, а на кубику шістка: цей раунд може бути останнім. До червоної лінії корабель втрачає 5 очок, за нею кожна клітинка дає більше. Золото і кілька кроків уперед: золото / вперед.
jamaica-guide-home = Зелений фінішував: раунд дограють, і гра скінчиться. Дублони рахуються, порох ні, тож порох за борт.
jamaica-guide-red-line = П’ять кроків. Внутрішній шлях веде за червону лінію, зовнішній ні.
jamaica-guide-food = Ця клітинка коштує 2 жетони їжі. Наприкінці їжа нічого не варта, тож беріть із будь-якого трюму. Далі рахують очки: клітинка, дублони, скарби. Не завжди виграє найшвидший.
