### Напнути вітрила!

port-royal-card-merchant-yellow = Жовтий купець
port-royal-card-merchant-blue = Синій купець
port-royal-card-merchant-green = Зелений купець
port-royal-card-merchant-red = Червоний купець
port-royal-card-merchant-black = Чорний купець
port-royal-card-passenger = Пасажир
port-royal-card-tax-nine = Збільшення податку: не більш як 8 монет, найменше очок
port-royal-tucked = { $player } залишає корабель під купцем, це очко впливу: { $card }.
port-royal-under-merchants = { $player }, під купцями: { $ships }
port-royal-position-set-sail = Тут має бути об’єкт із «tucked».
port-royal-position-not-tucked = «{ $card }» — не корабель і не може лежати під купцем.
port-royal-part-tucked = Кораблі під купцями

## Стіл у браузері
port-royal-set-sail-board-title = Порт-Рояль: Напнути вітрила!
port-royal-set-sail-board-line = Швидка партія: шістдесят карт, жодних експедицій, вісім очок. Кораблі під купцем теж дають вплив.
port-royal-set-sail-board-goal = Кораблі приносять монети, за монети наймають фахівців, а фахівці дають очки. Вісім очок означають останній раунд. Два кораблі одного кольору — і гавань утрачено, якщо другого не потопити.
port-royal-board-option-with-set-sail = Напнути вітрила!
port-royal-board-about-merchant = Кораблі цього кольору, з якими ви торгуєте, лишаються під купцем і дають по очку.
port-royal-board-about-passenger = Нічого не вміє, але дає очки впливу.
port-royal-board-about-tax-nine = Хто має 9 чи більше монет, лишає собі 8. Потім ті, у кого найменше очок впливу, отримують монету.
port-royal-board-tucked = { $ships ->
    [one] { $ships } корабель під купцем
    [few] { $ships } кораблі під купцем
    [many] { $ships } кораблів під купцем
   *[other] { $ships } корабля під купцем
}
