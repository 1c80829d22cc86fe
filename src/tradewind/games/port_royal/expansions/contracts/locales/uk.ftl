### Просто ще один контракт

## Карти
port-royal-card-clerk-yellow = Жовтий клерк
port-royal-card-clerk-blue = Синій клерк
port-royal-card-clerk-green = Зелений клерк
port-royal-card-clerk-red = Червоний клерк
port-royal-card-clerk-black = Чорний клерк
port-royal-card-gunner = Гарматниця
port-royal-card-vice-admiral = Віцеадмірал
port-royal-card-pinnace-gift = Жовтий пінас із подарунком
port-royal-card-flute-gift = Синій флейт із подарунком
port-royal-card-barque-gift = Зелений барк із подарунком
port-royal-card-frigate-gift = Червоний фрегат із подарунком
port-royal-card-galleon-gift = Чорний галеон із подарунком

## Контракти
port-royal-contract-femme-fatale = Згубна жінка
port-royal-contract-explorer = Дослідник
port-royal-contract-tax-collector = Податківець
port-royal-contract-enemy-frigate = Ворожий фрегат
port-royal-contract-enemy-galleon = Ворожий галеон
port-royal-contract-master-trader = Неперевершений торговець
port-royal-contract-trading-post = Факторія
port-royal-contract-mercenary = Найманець
port-royal-contract-celebrities = Знаменитості
port-royal-contract-new-colony = Нова колонія
port-royal-contract-curse = Прокляття
port-royal-contract-pirates-nest = Піратське кубло
port-royal-contract-command-of-the-sea = Панування на морі
port-royal-contract-experienced-broker = Досвідчений біржовик
port-royal-contract-hard-working-hands = Хазяйновиті працівники
port-royal-contract-broker = Біржовик
port-royal-contract-small-estate = Невеликий маєток
port-royal-contract-ransom = Викуп

## Чого вимагає кожен контракт
port-royal-why-needs-femme-fatale = «Згубна жінка» вимагає капітанки й сеньйорити.
port-royal-why-needs-explorer = «Дослідник» вимагає експедиції.
port-royal-why-needs-tax-collector = «Податківця» завершують саме тоді, коли платять податок.
port-royal-why-needs-enemy-frigate = Для «Ворожого фрегата» треба тричі торгувати з червоним фрегатом, не беручи монет.
port-royal-why-needs-enemy-galleon = Для «Ворожого галеона» треба двічі торгувати з чорним галеоном, не беручи монет.
port-royal-why-needs-master-trader = «Неперевершений торговець» вимагає двох торговців.
port-royal-why-needs-trading-post = «Факторія» вимагає поселениці й клерка.
port-royal-why-needs-mercenary = «Найманець» вимагає трьох шабель.
port-royal-why-needs-celebrities = «Знаменитості» вимагають священника й блазня.
port-royal-why-needs-new-colony = «Нова колонія» вимагає поселениці й гарматниці.
port-royal-why-needs-curse = «Прокляття» завершують саме тоді, коли активний гравець втрачає гавань.
port-royal-why-needs-pirates-nest = «Піратське кубло» завершують, зберігши потоплені кораблі всіх п’яти кольорів.
port-royal-why-needs-command-of-the-sea = «Панування на морі» вимагає капітанки й віцеадмірала.
port-royal-why-needs-experienced-broker = «Досвідченого біржовика» завершують саме тоді, коли в гавані активного гравця з’являється четвертий колір кораблів.
port-royal-why-needs-hard-working-hands = «Хазяйновиті працівники» вимагають чотирьох фахівців, на картах яких вказано вартість 3 або менше.
port-royal-why-needs-broker = На «Біржовика» маркер кладуть саме тоді, коли в гавані активного гравця з’являється третій колір кораблів, і так у два різні ходи.
port-royal-why-needs-small-estate = «Невеликий маєток» вимагає 12 очок впливу.
port-royal-why-needs-ransom = За «Викуп» платять 15 монет.

## Стіл у терміналі
port-royal-contracts = Контракти
port-royal-contracts-team = Контракти · колода часу { $time } · колода очок { $aside }
port-royal-contract-rewards = Монети за завершення по черзі: { $coins }
port-royal-contract-done-by = хто завершив: { $players }
port-royal-contract-step-of = { $player }: комірка { $step }
port-royal-nest = { $player } зберігає: { $ships }

## Ходи на вибір
port-royal-do-complete = Завершити: { $contract }
port-royal-do-decline = Відмовитися
port-royal-do-waive = Торгувати, не беручи монет: { $card }
port-royal-do-capture = Потопити корабель і зберегти його
port-royal-do-give = Монету отримує { $player }
port-royal-do-aside = Відкласти верхню карту часу

## Що сталося
port-royal-did-complete = { $player } кладе маркер на контракт.
port-royal-did-decline = { $player } відмовляється.
port-royal-did-waive = { $player } відмовляється від монет: { $card }.
port-royal-did-capture = { $player } топить корабель і зберігає його.
port-royal-did-give = { $player } дарує монету, її отримує { $other }.
port-royal-did-aside = { $player } відкладає верхню карту часу.
port-royal-told-completed = { $player } завершує контракт: { $contract }.
port-royal-told-step = { $player } має маркер на комірці { $step }: { $contract }.
port-royal-told-time = { $time ->
    [one] У колоді часу лишилася { $time } карта.
    [few] У колоді часу лишилося { $time } карти.
    [many] У колоді часу лишилося { $time } карт.
   *[other] У колоді часу лишилося { $time } карти.
}
port-royal-told-won = Команда завершила всі контракти. Очок: { $points }. Звання: { $rank }.
port-royal-told-lost = Час вичерпався раніше, ніж було завершено всі контракти.
port-royal-rank-cabin-boy = юнга
port-royal-rank-sailor = моряк
port-royal-rank-pirate = пірат
port-royal-rank-captain = капітан
port-royal-rank-lord-of-the-seas = повелитель морів

## Чому хід дозволено
port-royal-may-complete = Вимоги контракту виконано, і маркер є.
port-royal-may-decline = Скористатися такою нагодою не обов’язково.
port-royal-may-waive = Від монет цього корабля можна відмовитися заради контракту його кольору.
port-royal-may-capture = Потоплений корабель кольору, якого ще немає, можна зберегти для «Піратського кубла».
port-royal-may-give = Подарунок може дістатися будь-якому іншому гравцеві.
port-royal-may-aside = Після збільшення податку команда може відкласти верхню карту часу.

## Чому хід заборонено
port-royal-why-time-card-first = Спершу відкривають карту часу цього ходу; до того нічого іншого робити не можна.
port-royal-why-give-first = Спершу скажіть, хто отримає монету, яку цей корабель дає іншому гравцеві.
port-royal-why-aside-first = Спершу скажіть, чи відкласти верхню карту часу.
port-royal-why-moment-first = Спершу скажіть, чи скористаєтеся цією нагодою для контракту.
port-royal-why-capture = Цей корабель зберегти не можна: треба, щоб «Піратське кубло» лежало відкритим і ви його ще не завершили, щоб був вільний маркер і ще не було корабля цього кольору.
port-royal-why-nothing-to-capture = Потопити й зберегти можна лише щойно відкритий корабель.
port-royal-why-nothing-to-give = Зараз нема чого дарувати.
port-royal-why-nothing-to-set-aside = Карту часу відкладає лише команда й лише після збільшення податку.
port-royal-why-nothing-to-decline = Нічого не запитано, тож нема від чого відмовлятися.
port-royal-why-contract-not-open = Цей контракт не лежить відкритим: { $contract }.
port-royal-why-contract-done = Ви вже завершили цей контракт: { $contract }.
port-royal-why-no-marker = У вас немає вільного маркера для цього контракту: { $contract }.
port-royal-why-waive = Від монет відмовляються лише заради відкритого контракту того самого кольору, що й корабель, якщо ви його ще не завершили й маєте вільний маркер або маркер на ньому: { $card }.
port-royal-why-waive-fee = У вас немає монети для активного гравця, а корабель, від монет якого відмовляються, її не дасть.

## Параметри
port-royal-option-contracts-or-not = «{ $option }»: або контракти, або лише їхні фахівці й кораблі, а не разом.
port-royal-option-team-needs-contracts = «{ $option }»: кооперативний режим потребує контрактів.
port-royal-option-aside-needs-team = «{ $option }»: карти часу відкладає лише команда.

## Заздалегідь визначений випадок
port-royal-chance-contracts = Тут має бути список контрактів у тому порядку, в якому їх викладають.
port-royal-chance-contract = Контракту «{ $contract }» немає.

## Позиція, якої не може бути
port-royal-position-no-object = Тут має бути об’єкт.
port-royal-position-no-contracts = Тут має бути список відкритих контрактів.
port-royal-position-no-contract = Контракту «{ $contract }» немає.
port-royal-position-white-contract = «{ $contract }» лежить відкритим лише в кооперативному режимі.
port-royal-position-contract-twice = «{ $contract }» лежить відкритим лише раз.
port-royal-position-no-seats = Тут має бути список місць.
port-royal-position-marker-twice = Місце { $seat } має на контракті лише один маркер.
port-royal-position-no-steps = Тут має бути об’єкт, де кожному місцю відповідає комірка.
port-royal-position-no-step = На цьому контракті немає такої комірки для маркера в дорозі.
port-royal-position-markers = Місце { $seat } мало б більше маркерів, ніж можна: { $markers }.
port-royal-position-nest = Зберігають щонайбільше чотири кораблі, кожен іншого кольору: { $ships }.
port-royal-position-nest-without-contract = Кораблі зберігають, лише поки «Піратське кубло» відкрите й не завершене.

## Звідки взялися очки
port-royal-part-contracts = Контракти
port-royal-part-score-deck = Колода очок

## Стіл у браузері
port-royal-board-option-with-contracts = Просто ще один контракт
port-royal-board-option-with-contract-cards-off = Його фахівці й кораблі без контрактів
port-royal-board-option-mode = Одне проти одного чи разом
port-royal-board-option-mode-competitive = Кожен сам за себе
port-royal-board-option-mode-cooperative = Разом проти часу
port-royal-board-option-aside = Карт часу, відкладених перед початком
port-royal-board-now-give = { $name }: кому дістанеться подарунок?
port-royal-board-now-complete = { $name }: скористатися нагодою для контракту?
port-royal-board-now-aside = { $name }: чи відкласти карту часу?
port-royal-board-you-give = Кому дістанеться подарунок?
port-royal-board-you-complete = Скористатися нагодою для контракту?
port-royal-board-you-aside = Відкласти карту часу?
port-royal-board-about-clerk = Торгуючи з кораблем цього кольору, беріть на одну карту більше.
port-royal-board-about-gunner = Коли настає ваша черга брати: на одну монету менше, ніж кораблів у гавані.
port-royal-board-about-vice-admiral = Одна монета, коли настає ваша черга брати, а в гавані три чи чотири карти.
port-royal-board-time = { $cards ->
    [one] Колода часу: { $cards } карта
    [few] Колода часу: { $cards } карти
    [many] Колода часу: { $cards } карт
   *[other] Колода часу: { $cards } карти
}
port-royal-board-about-time = Перша карта кожного ходу береться звідси. Якщо хід починається, а карт немає, команда програла.
port-royal-board-score = { $cards ->
    [one] Колода очок: { $cards } карта
    [few] Колода очок: { $cards } карти
    [many] Колода очок: { $cards } карт
   *[other] Колода очок: { $cards } карти
}
port-royal-board-about-score = Якщо команда завершить усі контракти, кожна карта тут — очко.
port-royal-board-done-by = Хто завершив: { $names }.
port-royal-board-on-step = { $name }: комірка { $step }.
port-royal-board-completed = { $contracts ->
    [one] Завершено { $contracts } контракт
    [few] Завершено { $contracts } контракти
    [many] Завершено { $contracts } контрактів
   *[other] Завершено { $contracts } контракту
}
