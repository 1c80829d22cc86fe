### Поднять паруса!

port-royal-card-merchant-yellow = Жёлтый купец
port-royal-card-merchant-blue = Синий купец
port-royal-card-merchant-green = Зелёный купец
port-royal-card-merchant-red = Красный купец
port-royal-card-merchant-black = Чёрный купец
port-royal-card-passenger = Пассажир
port-royal-card-tax-nine = Налог: не больше 8 монет, меньше всего очков
port-royal-tucked = { $player } оставляет корабль под купцом, это победное очко: { $card }.
port-royal-under-merchants = { $player }, под купцами: { $ships }
port-royal-position-set-sail = Здесь должен быть объект с «tucked».
port-royal-position-not-tucked = «{ $card }» — не корабль и не может лежать под купцом.
port-royal-part-tucked = Корабли под купцами

## Стол в браузере
port-royal-set-sail-board-title = Порт-Ройал: Поднять паруса!
port-royal-set-sail-board-line = Быстрая партия: шестьдесят карт, никаких экспедиций, восемь очков. Корабли под купцом тоже чего-то стоят.
port-royal-set-sail-board-goal = Корабли приносят монеты, на монеты нанимают персонажей, а персонажи дают очки. Восемь очков означают последний круг. Два корабля одного цвета — и гавань потеряна, если не потопить второй.
port-royal-board-option-with-set-sail = Поднять паруса!
port-royal-board-about-merchant = Корабли этого цвета, с которыми вы торгуете, остаются под купцом и приносят по очку.
port-royal-board-about-passenger = Ничего не умеет, но приносит очки.
port-royal-board-about-tax-nine = У кого 9 монет или больше, тот оставляет себе 8. Затем те, у кого меньше всего очков, получают по монете.
port-royal-board-tucked = { $ships ->
    [one] { $ships } корабль под купцом
    [few] { $ships } корабля под купцом
    [many] { $ships } кораблей под купцом
   *[other] { $ships } корабля под купцом
}
