### Общее для всех игр: ошибки и слова командной строки.

## Кто-то за столом, по месту; где известно имя, показывают его, в именительном падеже
player = Место { $seat }

## Файл, который не журнал
error-no-such-game = Игры «{ $game }» нет. Есть: { $games }.
error-no-file = Такого файла нет.
error-no-folder = Такой папки нет.
error-not-a-file = Это папка или устройство, а не файл.
error-unreadable = Файл не удаётся прочитать.
error-unwritable = Файл не удаётся записать.
error-exists = Такой файл уже есть; --resume продолжает игру, --save с другим именем начинает новую.
error-too-large = Журнал занимает не больше { $limit } МиБ.
error-empty = Файл пуст.
error-not-utf8 = Это не текст в UTF-8.
error-not-json = Это не JSON.
error-too-deep = Слишком глубокая вложенность для журнала.
error-must-be-object = Журнал — это объект JSON.
error-must-be-format = «logbook» должно быть равно 1: другого формата нет.
error-must-be-game = «game» должно быть названием игры.
error-must-be-rules = «rules» должно быть версией правил в виде текста.
error-must-be-options = «options» должно быть объектом с параметрами игры.
error-must-be-names = «seats» должно быть списком имён, каждое не длиннее 200 знаков.
error-must-be-seed = «seed» должно быть текстом из 1–64 шестнадцатеричных цифр.
error-must-be-commitment = Обязательство — это текст из 64 шестнадцатеричных цифр.
error-must-be-salts = «salts» должно быть списком коротких строк, и только для игры, в зерне которой не меньше 16 шестнадцатеричных цифр.
error-must-be-position = «position» должно быть объектом с ключами представления игры.
error-must-be-chance = «chance» должно быть объектом с источниками случайности этой игры.
error-must-be-moves = «moves» должно быть списком текстов вроде «1 draw».
error-must-be-result = «result» должно быть объектом со «scores» и «winners».
error-names-count = { $seats ->
    [one] За столом { $seats } место
    [few] За столом { $seats } места
    [many] За столом { $seats } мест
   *[other] За столом { $seats } места
}, а { $given ->
    [one] дано { $given } имя
    [few] дано { $given } имени
    [many] дано { $given } имён
   *[other] дано { $given } имени
}.
error-rules-unknown = Такие правила неизвестны: { $given }. Этой версии Tradewind известны: { $known }.
error-cannot-be = Такого не может быть.
error-impossible-outcome = «{ $outcome }» здесь выпасть не может.
error-at = Положение после хода { $at } показать нельзя: в журнале { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}.

## За столом
error-no-such-seat = Места { $seat } нет; { $seats ->
    [one] мест в игре: { $seats }
    [few] за столом места от 1 до { $seats }
    [many] за столом места от 1 до { $seats }
   *[other] за столом места от 1 до { $seats }
}.
error-which-seat = Скажите, какое место. Сейчас решают: { $seats }.
error-no-such-move = «{ $move }» — не ход этой игры.
error-nothing-to-undo = Нет хода, который можно взять назад.
error-undo-reveals = С тех пор что-то открылось; ход назад уже не взять.
error-illegal = Ход { $at }, «{ $move }»: { $why } [{ $rule }]
error-option = «{ $option }» — не КЛЮЧ=ЗНАЧЕНИЕ с ключом этой игры: { $options }.
error-no-such-bot = Бота «{ $bot }» для этой игры нет. Есть: { $bots }.
error-interrupted = Прервано; сохранённое не потеряно.
error-language = Tradewind говорит на языках: { $languages }.
error-ours = Ошибка в самом Tradewind ({ $error }); пожалуйста, сообщите о ней. Если задать { $variable }, будут видны подробности.

## tradewind games
games-name = Игра
games-players = Игроки
games-options = Параметры
games-bots = Боты
games-levels = В каждую игру играют и боты этих уровней, от слабейшего: { $levels }; а ещё поиск, который думает столько, сколько ему дадут: search:200ms.

## tradewind replay
replay-after = { $game }, { $moves ->
    [0] после подготовки
    [one] после { $moves } хода
    [few] после { $moves } ходов
    [many] после { $moves } ходов
   *[other] после { $moves } хода
}
replay-asked = { $player } может: { $list }
replay-asked-secret = { $player } решает втайне.
replay-over = Игра окончена. Очки: { $scores }. Победители: { $winners }.

## tradewind verify
verify-no-seed = Без зерна об игре ничего не доказать.
verify-unfinished = Игра не окончена: она обрывается после { $moves ->
    [one] { $moves } хода
    [few] { $moves } ходов
    [many] { $moves } ходов
   *[other] { $moves } хода
}.
verify-guessable = Такое короткое зерно можно найти перебором; никакого обязательства не было.
verify-no-commitment = В журнале нет обязательства, и оно не дано через --commitment.
verify-other-commitment = Это не то обязательство, которое вы записали.
verify-other-seed = Это зерно не даёт такого обязательства.
verify-move = Ход { $at } при такой тасовке невозможен: { $why }
verify-outcome = Записано { $given }, а зерно даёт { $came }.
verify-no-result = В журнале нет результата.
verify-result = На самом деле игра кончилась так: { $real }.
verify-proven = Доказано: тасовка та самая, что была обещана, и из неё следуют { $moves ->
    [one] { $moves } ход
    [few] все { $moves } хода
    [many] все { $moves } ходов
   *[other] все { $moves } хода
} и результат. Обязательство: { $commitment }
verify-failed = Не доказано.

## tradewind play
play-welcome = Ваше место — { $seat }. После каждого хода игра сохраняется в { $file }
play-commitment = Тасовка зафиксирована. Обязательство: { $commitment }
play-prompt = Ваш ход (номер или help):
play-help = Введите номер или текст хода либо: undo (взять назад), why ХОД (почему), rule НОМЕР (правило), save (сохранить), quit (выйти).
play-saved = Игра сохранена в { $file }
play-refused = Нет: { $why }
play-hidden = { $player }: тайный выбор сделан.
play-undone = Ход взят назад.
play-why-allowed = Да, по правилу { $rule }: { $why }
play-why-refused = Нет, по правилу { $rule }: { $why }
play-rule = { $rule }: { $text }
play-no-rule = Правила { $rule } в этой игре нет.
play-odds = { $what } { $percent } %
play-score = { $player }: { $score }
play-part = { $what } { $points }
play-winners = Победа: { $players }.
play-no-winner = Не победил никто.
play-verify = Сохранено в { $file }. «tradewind verify» докажет честность тасовки.
play-resume = Игра сохранена. Продолжить: tradewind play --resume { $file }

## Fleets, tradewind simulate, tradewind bench
fleet-plain = Numba не установлена, поэтому партии играются без компиляции; «pip install '.[fast]'» ускорит это в сто раз.
fleet-compiling = Компилируем игру для этого компьютера; это делается один раз и длится полминуты, со многими дополнениями дольше…
simulate-seats = { $seats ->
    [one] Назван { $seats } бот
    [few] Названо { $seats } бота
    [many] Названо { $seats } ботов
   *[other] Названо { $seats } бота
}, а { $players ->
    [one] играет { $players } игрок
    [few] играют { $players } игрока
    [many] играют { $players } игроков
   *[other] играют { $players } игрока
}.
simulate-seed = Зерно для моделирования — до 15 шестнадцатеричных цифр.
simulate-progress = В плавании
simulate-title = Партий: { $games }, зерно { $seed }
simulate-bot = Бот
simulate-won = Победы
simulate-interval = Интервал 95 %
simulate-points = Средний счёт
simulate-by-seat = Победы с места { $shares }
simulate-length = Решений за партию: { $decisions }
simulate-plot = Доля побед (партий: { $games }), с 95-процентными интервалами
simulate-no-plot = Для рисунка нужен matplotlib: «pip install '.[plot]'».
bench-plain = Без компиляции, одно ядро, решений в секунду: { $value }
bench-first-game-seconds = Первая скомпилированная партия через { $value } с
bench-one-core = Скомпилировано, одно ядро, решений в секунду: { $value }
bench-all-cores = Скомпилировано, все ядра, решений в секунду: { $value }

## Players
bots-crashed = Сбой: { $error }
bots-nonsense = «{ $answer }» — недопустимый ход.
bots-hung = Не ответил за { $seconds } с.
bots-gone = Его процесс завершился без ответа.
bots-endless = Партия не закончилась за { $moves } ходов.
bots-search-budget = «{ $bot }»: поиск думает заданное время (search:200ms, search:2s) или заданное число розыгрышей (search:5000), на двух ядрах — с «x2» в конце.
bots-replaced = { $bot }: сбой в { $games ->
    [one] { $games } партии
    [few] { $games } партиях
    [many] { $games } партиях
   *[other] { $games } партиях
}, бот заменён. { $why }
fleet-lost = Процесс, играющий партии, завершился; записанное сохранено.
play-relieved = { $player } не может играть дальше, и это место занимает кто-то другой. { $why }
play-sure = { $player } оценивает свои шансы на победу в { $percent } %.
play-was-sure = { $player }: шансы на победу сначала { $first } %, под конец { $last } %.
level-cabin-boy = Юнга
level-sailor = Матрос
level-pirate = Пират
level-captain = Капитан
level-lord-of-the-seas = Властелин морей

## tradewind arena
arena-few = Соревноваться должны хотя бы два бота.
arena-no-results = Это не файл с результатами арены.
arena-other-run = В этом файле другое соревнование: другая игра, другие параметры, другое зерно или другой --on-failure.
arena-title = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
} на { $shuffles ->
    [one] { $shuffles } тасовке
    [few] { $shuffles } тасовках
    [many] { $shuffles } тасовках
   *[other] { $shuffles } тасовки
}, зерно { $seed }
arena-rating = Рейтинг (95 %)
arena-time = На ход
arena-failed = Сбоев
arena-against = Победы бота из строки над ботом из столбца, с 95-процентными интервалами
arena-failure = { $bot }: сбой в { $games ->
    [one] { $games } партии
    [few] { $games } партиях
    [many] { $games } партиях
   *[other] { $games } партиях
}, например: { $why }
arena-plot = Партий: { $games }, с 95-процентными интервалами

## Страница: прибытие
page-title = Tradewind · пиратские настольные игры
page-tagline = Три пиратские игры за одним портовым столом
page-footer = Регистрироваться не нужно. Каждая тасовка определена ещё до первой карты, и после игры её можно проверить.
page-you = Вы: { $name }
page-play = Играть: { $game }
page-usual = { $players ->
    [one] в одиночку
    [few] { $players } игрока, уровень ботов: { $level }
    [many] { $players } игроков, уровень ботов: { $level }
   *[other] { $players } игрока, уровень ботов: { $level }
}
page-change = изменить
page-friends = Позвать друзей
page-learn = Научиться играть
page-rules = Правила
page-mine = Продолжить игру
page-open = Столы со свободным местом
page-live = Играют сейчас
page-list-continue = Продолжить
page-list-join = Присоединиться
page-list-watch = Смотреть
page-home = В порт
page-close = Закрыть
page-level-cabin-boy = Юнга
page-level-sailor = Матрос
page-level-pirate = Пират
page-level-captain = Капитан
page-level-lord-of-the-seas = Властелин морей
page-level-random = Наугад
page-bot-1 = Энн
page-bot-2 = Джек
page-bot-3 = Мэри
page-bot-4 = Калико
page-bot-5 = Грейс
page-bot-6 = Финн

## Страница: новый стол
page-new = Новый стол
page-new-friends = Стол для друзей
page-new-game = Игра
page-new-players = Игроки
page-new-others = Остальные —
page-new-bot = бот
page-new-open = друг, по ссылке
page-new-here = кто-то рядом, на этом устройстве
page-new-level = Сила ботов
page-shortsighted = Без компилятора бот этого уровня видит лишь чуть дальше матроса. «pip install '.[fast]'» даст ему полную силу.
page-new-more = Ещё: правила, часы, видимость
page-new-clock = Часы
page-new-visible = Видимость
page-new-listed = Показывать этот стол на главной странице
page-new-wait = Подождать с первой картой: хочу подмешать свою случайность
page-new-sail = Поднять паруса
page-new-invite = Открыть стол и пригласить
page-clock-none = без часов
page-clock-move-30 = 30 секунд на ход
page-clock-move-120 = 2 минуты на ход
page-clock-move-86400 = сутки на ход
page-clock-game-600 = 10 минут на всю игру
page-clock-game-1800 = 30 минут на всю игру
page-name = Имя
page-name-yours = Ваше имя за столом

## Страница: кто вы
page-identity = Ваше имя
page-identity-save = Сохранить имя
page-identity-elsewhere = Вернуться с другого устройства
page-identity-about = С кодовой фразой ваше имя и ваши столы принадлежат вам на любом устройстве. Без неё вас помнит этот браузер.
page-identity-register = Задать кодовую фразу
page-identity-login = Она уже есть: войти
page-identity-logout = Выйти на этом устройстве
page-passphrase = Кодовая фраза

## Страница: настройки
page-settings = Настройки
page-settings-language = Язык
page-settings-light = Свет
page-settings-light-auto = как в системе
page-settings-light-day = день
page-settings-light-lantern = фонарь
page-settings-motion = Движение
page-settings-motion-none = без движения
page-settings-motion-slow = медленно
page-settings-motion-normal = обычно
page-settings-motion-quick = быстро
page-settings-more = За столом
page-settings-odds = Показывать шансы
page-settings-sound = Звук
page-settings-push = Уведомлять на этом устройстве о моём ходе, даже когда страница закрыта
page-settings-push-refused = Браузер этого не позволяет. Разрешите этой странице уведомления и попробуйте ещё раз.
page-settings-keys = Делать ходы одной клавишей

## Страница: перед игрой
page-gathering = Ждём игроков
page-gathered = Все на месте
page-sit = Сесть сюда
page-stand-up = Встать
page-start = Начать
page-start-bots = { $count ->
    [one] Начать, { $count } свободное место займёт бот
    [few] Начать, { $count } свободных места займут боты
    [many] Начать, { $count } свободных мест займут боты
   *[other] Начать, { $count } свободного места займут боты
}
page-start-wait = Игру начинает хозяин стола.
page-seat = Место { $seat }
page-seat-open = свободно
page-seat-bot = бот, { $level }
page-seat-you = вы
page-seat-here = рядом, на этом устройстве
page-seat-present = здесь
page-seat-away = нет на связи
page-seat-stand-in = пока играет бот
page-invite = Пригласить
page-invite-about = Отправьте эту ссылку друзьям, или пусть наведут камеру на рисунок.
page-invite-watch = Смотреть может каждый, у кого есть эта ссылка.
page-invite-link = Ссылка на этот стол
page-invite-copy = Скопировать ссылку
page-invite-copied = Скопировано
page-invite-local = Этот адрес работает только на этом компьютере. Чтобы друзья зашли со своих устройств, запустите вместо этого «tradewind serve --host 0.0.0.0» и откройте страницу по имени или номеру этого компьютера в вашей сети.
page-invite-code = Ссылка в виде QR-кода
page-carry = Продолжить на другом устройстве
page-carry-about = Эта ссылка — ваше место: кто её откроет, тот играет за вас.
page-carry-link = Ссылка на ваше место
page-fair = Честная тасовка
page-fair-about = Тасовка определена ещё до первой карты. После игры это число послужит доказательством, а сейчас оно ничего не выдаёт.
page-fair-salt = Ваша щепотка случайности
page-fair-add = Подмешать
page-fair-how = Кто хочет подмешать свою случайность, отмечает это, когда открывает стол: тогда игра подождёт.
page-fair-salts = { $count ->
    [0] Никто ничего не подмешал.
    [one] { $count } игрок подмешал своё.
    [few] { $count } игрока подмешали своё.
    [many] { $count } игроков подмешали своё.
   *[other] { $count } игрока подмешали своё.
}

## Страница: за столом
page-opening = Накрываем стол…
page-no-table = Такого стола нет.
page-offline = Сервер не отвечает.
page-refused = Не получилось.
page-not-loaded = Часть страницы не загрузилась.
page-not-loaded-about = Возможно, связь прервана или страница старше сервера.
page-not-loaded-retry = Загрузить ещё раз
page-reconnecting = Связь прервана. Ничего не потеряно; пробуем снова…
page-the-table = Стол
page-table-menu = Стол
page-your-turn = Ваш ход
page-turn-of = { $name }, ваш ход
page-thinking = { $name } думает…
page-waiting-for = Ждём: { $names }
page-stand-in = За вас играет бот.
page-stand-in-back = Дальше играю я
page-over = Игра окончена
page-actions = Что вы можете сделать
page-touch-board = Выберите на поле то, что светится.
page-all-choices = Все варианты ({ $count })
page-choices = Всё, что вы сейчас можете
page-why-move = Почему «{ $move }»?
page-undo = Взять назад
page-result = Итог
page-log = Журнал и чат
page-side-log = Журнал
page-side-chat = Чат
page-side-people = Люди
page-log-empty = Ещё ничего не произошло.
page-chat-empty = Ещё никто ничего не сказал.
page-chat-say = Скажите что-нибудь
page-chat-send = Отправить
page-spectators = { $count ->
    [0] Никто не смотрит.
    [one] Смотрит { $count } человек.
    [few] Смотрят { $count } человека.
    [many] Смотрят { $count } человек.
   *[other] Смотрят { $count } человека.
}
page-sure = уверенность в победе { $percent } %
page-host = Хозяин…
page-host-for = Что хозяин может сделать с игроком: { $name }
page-host-bot = дальше играет бот
page-host-back = вернуть место
page-host-mute = лишить слова
page-host-unmute = вернуть слово
page-host-remove = убрать
page-spoken-turn = Ваш ход. Можно: { $moves }
page-spoken-hidden = Тайный выбор: { $name }
page-curtain = Ходит { $name }
page-curtain-about = Передайте устройство. Остальные не подглядывают.
page-curtain-show = Это я, { $name }
page-verdict-allowed = Можно
page-verdict-refused = Сейчас нельзя
page-rule = Правило { $rule }

## Страница: помощь
page-help = Помощь
page-help-touch = Того, что светится на поле, можно коснуться; все остальные варианты — на кнопках внизу.
page-help-why = Коснитесь того, чего сделать нельзя, — и узнаете почему и по какому правилу. Строка журнала открывает своё правило.
page-help-keys = Клавиши
page-key-number = один из вариантов в порядке кнопок
page-key-choices = все варианты списком
page-key-actions = к кнопкам внизу
page-key-tab = от одной вещи на поле к следующей
page-key-undo = взять ход назад, если с тех пор ничего не открылось
page-key-log = журнал и чат: открыть или свернуть
page-key-arrows = в просмотре: ход назад, ход вперёд
page-key-help = эта помощь
page-key-escape = закрыть то, что сверху

## Страница: конец и потом
page-end-won = Вы победили
page-end-winners = { $count ->
    [0] Никто не победил
    [one] Победа: { $names }
    [few] Победа: { $names }
    [many] Победа: { $names }
   *[other] Победа: { $names }
}
page-end-winner = победа
page-rematch = Сыграть ещё
page-replay = Просмотр
page-logbook = Вахтенный журнал
page-verify = Проверить тасовку
page-replay-open = всё открыто
page-replay-eyes = Чьими глазами
page-replay-table = К столу
page-replay-control = Управление просмотром
page-replay-start = Игра начинается.
page-replay-back = Ход назад
page-replay-on = Ход вперёд
page-replay-run = Пуск
page-replay-pause = Пауза
page-replay-at = Ход { $at } из { $total }
page-replay-play-on = Играть дальше отсюда

## Страница: правила и первая игра
page-rules-of = Правила: { $game }
page-rules-search = Искать в правилах
page-rules-contents = Содержание
page-rules-missing = Правила этой игры ещё не записаны.
page-rules-found = { $count ->
    [0] Ничего не найдено
    [one] { $count } место
    [few] { $count } места
    [many] { $count } мест
   *[other] { $count } места
}
page-rule-link = Ссылка на правило { $rule }
page-guide = Первая игра с подсказками
page-guide-try = Попробуйте: { $move }
page-guide-fold = Свернуть
page-guide-open = Показать подсказки
page-guide-left = Вы выбрали свой курс. Играйте дальше свободно; боты идут за вами.

## The server
error-server-malformed = Это сообщение непонятно: оно не соответствует протоколу.
error-server-no-person = Сначала скажите, кто вы: у каждого игрока есть куки или токен.
error-server-wrong-passphrase = Это имя и эта кодовая фраза не подходят друг другу.
error-server-not-your-seat = Это место не ваше.
error-server-not-host = Это может только хозяин стола.
error-server-not-yet = Это показывают, когда игра окончена.
error-server-muted = Хозяин стола попросил вас молчать.
error-server-origin = Этот запрос пришёл не со страницы этого сервера.
error-server-no-such-table = Такого стола нет.
error-server-no-such-page = По этому адресу ничего нет.
error-server-no-such-method = Этот адрес не отвечает на такой метод.
error-server-ours = Ошибка сервера; она записана.
error-server-no-guide = У этой игры нет партии с подсказками.
error-server-no-push = Этот сервер не умеет отправлять уведомления в браузеры.
error-server-late = Тем временем игра ушла вперёд; посмотрите ещё раз.
error-server-over = Игра окончена.
serve-imported = { $games ->
    [one] Принята { $games } партия.
    [few] Приняты { $games } партии.
    [many] Принято { $games } партий.
   *[other] Принято { $games } партии.
}
serve-exported = { $games ->
    [one] Записана { $games } партия.
    [few] Записаны { $games } партии.
    [many] Записано { $games } партий.
   *[other] Записано { $games } партии.
}
error-server-started = Игра уже началась.
error-server-not-started = Игра ещё не началась.
error-server-seat-taken = Это место занято.
error-server-name-taken = Это имя уже занято.
error-server-no-undo = Сейчас нет вашего хода, который можно взять назад.
error-server-no-time = Время этого места вышло; бот доиграет за него до конца.
error-server-too-large = Слишком большой объём данных.
error-server-too-fast = Слишком быстро; подождите немного.
error-server-storage = Сервер сейчас не может ничего записать; попробуйте ещё раз.
error-server-impossible = Такого не может быть.
error-server-start = Сервер не может здесь запуститься; может, тут уже работает другой?
error-database-newer = Эту базу данных записал более новый Tradewind: её форма { $given }, этот знает формы до { $known }.

## Справка командной строки

help-about = Tradewind играет в пиратские настольные игры точно по правилам. Без команды открывает их в браузере.
help-usage = Вызов:
help-options = Параметры
help-commands = Команды
help-required = обязательно
help-default = по умолчанию { $value }
command-games = Какие есть игры, их параметры и боты.
command-serve = Держать столы для других, по HTTP и WebSocket.
command-play = Играть в терминале против ботов. Игра сохраняется после каждого хода.
command-replay = Показать, к чему ведёт журнал, или проследить весь путь.
command-verify = Доказать, что тасовка в оконченной игре — та самая, что была обещана до первой карты.
command-simulate = Сыграть много партий между ботами. Места чередуются, так что первый ход никому не даёт выгоды.
command-arena = Выяснить, какой бот лучше. Одинаковые тасовки для всех, каждое место для каждого, рейтинги с 95-процентными интервалами.
command-bench = Измерить, как быстро здесь идёт игра. Решений случайных игроков в секунду: без компиляции, с ней на одном ядре и на всех ядрах.
option-help = Показать эту справку.
option-version = Какая это версия Tradewind.
option-game = Какая игра; список даёт «tradewind games».
option-file = Журнал; «-» читает стандартный ввод.
option-json = Один объект JSON, для программ.
option-language = Язык: en, uk, pl или ru.
option-option = Параметр игры; можно несколько раз.
option-seed = Шестнадцатеричные цифры: то же зерно — те же тасовки.
option-players = Сколько игроков за столом.
option-play-players = Сколько игроков вместе с вами.
option-play-bots = Кто играет на остальных местах, по порядку.
option-play-seat = Где сидите вы, считая от 1.
option-save = Где хранить игру.
option-resume = Продолжить сохранённую игру.
option-replay-seat = Как это видно с этого места, считая от 1.
option-at = После стольких ходов, а не после всех.
option-open = Ничего не скрывать.
option-trace = Строка JSON для подготовки и по одной на каждый ход.
option-rounds = Только ходы, которые завершают раунд.
option-commitment = Обязательство, которое вы записали до начала игры.
option-seats = Боты, по одному на каждое место: sailor,random,random.
option-games = Сколько партий.
option-logbooks = Папка, где сохранить каждую партию.
option-plot = Результат в виде картинки PNG.
option-arena-bots = Кто соревнуется: sailor,search:2000,mine.py.
option-arena-games = Сколько партий на каждый состав.
option-pairs = Каждый против столов, где остальные места за другим ботом.
option-on-failure = Что делать, когда бот дал сбой.
option-limit = Секунд на ход для сторонних ботов.
option-results = Хранить там каждую партию и оттуда же продолжать.
option-host = Где слушать: 0.0.0.0 — для всех.
option-port = На каком порту слушать.
option-database = Файл или postgresql://…; если не задано, файл среди ваших данных.
option-public = Адрес, которым пользуются люди, за прокси.
option-serve-bots = Сколько процессов думает за ботов.
option-limits = Ограничивать ли частоту запросов от клиентов.
option-webhooks-anywhere = Разрешить вебхуки и на адреса в вашей сети.
option-archive-days = Через сколько дней без ходов стол убирают в архив.
option-export = Записать все партии в папку как журналы и выйти.
option-import = Принять папку журналов и выйти.
usage-command = Команды «{ $command }» нет. Есть: { $commands }.
usage-no-command = Какая команда? Есть: { $commands }.
usage-missing = Не указано: { $what }.
usage-option = Параметра { $option } нет; все перечисляет «--help».
usage-option-near = Параметра { $option } нет. Может быть, { $options }?
usage-takes-nothing = У этого параметра нет значения.
usage-takes-something = Этому параметру нужно значение.
usage-too-much = Здесь больше, чем принимает команда; что она принимает, скажет «--help».
usage-value = «{ $given }»: { $why }
usage-choice = Должно быть одно из: { $choices }.
usage-whole = Должно быть целое число.
usage-whole-from = Должно быть целое число, не меньше { $least }.
usage-whole-between = Должно быть целое число от { $least } до { $most }.
usage-number = Должно быть число.
usage-number-from = Должно быть число, не меньше { $least }.
usage-number-between = Должно быть число от { $least } до { $most }.
