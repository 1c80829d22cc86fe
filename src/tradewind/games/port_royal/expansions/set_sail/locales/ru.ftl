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
