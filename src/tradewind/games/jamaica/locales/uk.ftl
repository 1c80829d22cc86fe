# Ямайка

jamaica-title = Ямайка · раунд { $round } · компас: { $player } · ранок { $first }, вечір { $second } · скарбів у стосі: { $treasures }
jamaica-title-rolled = Ямайка · раунд { $round } · компас: { $player } · випало { $first } і { $second } · скарбів у стосі: { $treasures }
jamaica-island = Я М А Й К А
jamaica-legend = ≈2 море: 2 їжі · $3 порт: 3 дублони · x лігво · x* скарб
jamaica-reach-morning = Ранок { $die }: вперед на { $forward }; назад на { $backward }
jamaica-reach-evening = Вечір { $die }: вперед на { $forward }; назад на { $backward }
jamaica-reach-rolled = Кубик { $die }: вперед на { $forward }; назад на { $backward }
jamaica-your-hand = Ваша рука: { $cards }
jamaica-combat = Двобій, порох + кубик. { $attacker } проти { $defender }
jamaica-column-ship = Корабель
jamaica-column-space = Клітинка
jamaica-column-holds = Трюми
jamaica-column-treasures = Скарби
jamaica-column-cards = Рука + колода
jamaica-column-score = Очки
jamaica-ghost = привид
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
jamaica-do-play = Викласти { $card }
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
jamaica-may-powder = Можна витратити будь-яку кількість пороху, що є на борту, навіть жодного.
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
jamaica-why-no-move = У цій грі немає такого ходу.
jamaica-why-over = Регату завершено.
jamaica-why-has-chosen = Ви вже виклали карту; інші ще обирають.
jamaica-why-not-asked = Зараз вирішує { $player }.

jamaica-option-no-such-option = У «Ямайки» немає параметра «{ $option }».
jamaica-option-players = «players» — число від 2 до 6.
jamaica-option-ghost = «ghost» — true або false.
jamaica-option-ghost-with-six = Коли грають шестеро, для привида немає корабля.
jamaica-option-tie = «tie» — "behind" або "ahead".

jamaica-position-no-object = Тут має бути об’єкт із ключами вигляду.
jamaica-position-no-such-key = У позиції «Ямайки» немає такого ключа.
jamaica-position-dice = Позиція — це початок раунду: кубики ще не кинуто.
jamaica-position-no-number = Тут має бути ціле число від { $least } до { $most }.
jamaica-position-no-list = Тут має бути список.
jamaica-position-no-such-face = Немає такого: «{ $face }».
jamaica-position-too-many-players = Гравців лише { $players }.
jamaica-position-no-ghost = У цій грі немає привида.
jamaica-position-treasure-twice = Стільки таких скарбів немає.
jamaica-position-card-twice = Кожна карта є лише одна.
jamaica-position-no-sixth-hold = Без його скарбу шостого трюму немає.
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
jamaica-odds-lane = веде на клітинку { $space }
jamaica-odds-shortage-port = нестача на клітинці { $space }: назад до порту, { $spaces }
jamaica-odds-shortage-sea = нестача на клітинці { $space }: назад до моря, { $spaces }
jamaica-odds-shortage-lair = нестача на клітинці { $space }: назад до лігва, { $spaces }
jamaica-odds-shortage-stay = нестача на клітинці { $space }: на місці
jamaica-odds-attack = перемога, суперник — { $ship }, без пороху з обох боків
jamaica-odds-powder = виграно, порох: { $powder }
jamaica-odds-powder-answered = виграно, порох: { $powder }, суперник витрачає весь свій
jamaica-odds-keep = виграно, якщо кидок залишити
jamaica-odds-keep-answered = виграно, якщо кидок залишити, а суперник витратить увесь порох
jamaica-odds-reroll = виграно, якщо перекинути
jamaica-odds-reroll-answered = виграно, якщо перекинути, а суперник витратить увесь порох
