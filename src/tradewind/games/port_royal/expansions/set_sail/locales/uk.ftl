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
