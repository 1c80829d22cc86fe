### Спільне для всіх ігор: помилки та слова командного рядка.

## Хтось за столом, за місцем; де відоме ім’я, показують його, у називному відмінку
player = Місце { $seat }

## Файл, який не є журналом
error-no-such-game = Гри «{ $game }» немає. Є: { $games }.
error-no-file = Такого файлу немає.
error-no-folder = Такої теки немає.
error-not-a-file = Це тека або пристрій, а не файл.
error-unreadable = Файл не вдається прочитати.
error-unwritable = Файл не вдається записати.
error-exists = Такий файл уже є; --resume продовжує гру, --save з іншою назвою починає нову.
error-too-large = Журнал має щонайбільше { $limit } МіБ.
error-empty = Файл порожній.
error-not-utf8 = Це не текст у UTF-8.
error-not-json = Це не JSON.
error-too-deep = Вкладеність завелика як для журналу.
error-must-be-object = Журнал — це об’єкт JSON.
error-must-be-format = «logbook» має бути 1: іншого формату немає.
error-must-be-game = «game» має бути назвою гри.
error-must-be-rules = «rules» має бути версією правил у вигляді тексту.
error-must-be-options = «options» має бути об’єктом із параметрами гри.
error-must-be-names = «seats» має бути списком імен, щонайбільше по 200 знаків.
error-must-be-seed = «seed» має бути текстом із 1–64 шістнадцяткових цифр.
error-must-be-commitment = Зобов’язання — це текст із 64 шістнадцяткових цифр.
error-must-be-salts = «salts» має бути списком коротких рядків, і лише для гри, чиє зерно має щонайменше 16 шістнадцяткових цифр.
error-must-be-position = «position» має бути об’єктом із ключами, які показує гра.
error-must-be-chance = «chance» має бути об’єктом із джерелами випадку цієї гри.
error-must-be-moves = «moves» має бути списком текстів на зразок «1 draw».
error-must-be-result = «result» має бути об’єктом зі «scores» і «winners».
error-names-count = { $seats ->
    [one] Грає { $seats } місце
    [few] Грають { $seats } місця
    [many] Грають { $seats } місць
   *[other] Грає { $seats } місця
}, а { $given ->
    [one] подано { $given } ім’я
    [few] подано { $given } імені
    [many] подано { $given } імен
   *[other] подано { $given } імені
}.
error-rules-unknown = Такі правила невідомі: { $given }. Цей Tradewind знає { $known }.
error-cannot-be = Такого не може бути.
error-impossible-outcome = «{ $outcome }» тут випасти не може.
error-at = Гру після ходу { $at } показати не можна: у журналі { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
    [many] { $moves } ходів
   *[other] { $moves } ходу
}.

## За столом
error-no-such-seat = Місця { $seat } немає; { $seats ->
    [one] місць у грі: { $seats }
    [few] грають місця від 1 до { $seats }
    [many] грають місця від 1 до { $seats }
   *[other] грають місця від 1 до { $seats }
}.
error-which-seat = Скажіть, яке місце. Зараз вирішують: { $seats }.
error-no-such-move = «{ $move }» — не хід цієї гри.
error-nothing-to-undo = Немає ходу, який можна скасувати.
error-undo-reveals = Відтоді щось відкрилося; цього вже не скасувати.
error-illegal = Хід { $at }, «{ $move }»: { $why } [{ $rule }]
error-option = «{ $option }» — не КЛЮЧ=ЗНАЧЕННЯ з ключем цієї гри: { $options }.
error-no-such-bot = Бота «{ $bot }» для цієї гри немає. Є: { $bots }.
error-interrupted = Перервано; збережене не втрачено.
error-language = Tradewind говорить мовами: { $languages }.
error-ours = Помилка в самому Tradewind ({ $error }); будь ласка, повідомте про неї. Якщо задати { $variable }, буде видно подробиці.

## tradewind games
games-name = Гра
games-players = Гравці
games-options = Параметри
games-bots = Боти
games-levels = У кожну гру грають також боти цих рівнів, від найслабшого: { $levels }; а ще пошук, який думає стільки, скільки дозволите: search:200ms.

## tradewind replay
replay-after = { $game }, { $moves ->
    [0] після підготовки
    [one] після { $moves } ходу
    [few] після { $moves } ходів
    [many] після { $moves } ходів
   *[other] після { $moves } ходу
}
replay-asked = { $player } може: { $list }
replay-asked-secret = { $player } вирішує таємно.
replay-over = Гру закінчено. Очки: { $scores }. Переможці: { $winners }.

## tradewind verify
verify-no-seed = Без зерна про гру нічого не довести.
verify-unfinished = Гру не закінчено: вона уривається після { $moves ->
    [one] { $moves } ходу
    [few] { $moves } ходів
    [many] { $moves } ходів
   *[other] { $moves } ходу
}.
verify-guessable = Таке коротке зерно можна знайти перебором; жодного зобов’язання не було.
verify-no-commitment = У журналі немає зобов’язання, і його не подано через --commitment.
verify-other-commitment = Це не те зобов’язання, яке ви записали.
verify-other-seed = Це зерно не дає такого зобов’язання.
verify-move = Хід { $at } із таким тасуванням неможливий: { $why }
verify-outcome = Записано { $given }, а зерно дає { $came }.
verify-no-result = У журналі немає результату.
verify-result = Насправді гра закінчилася так: { $real }.
verify-proven = Доведено: тасування саме те, що було обіцяне, і з нього випливають { $moves ->
    [one] { $moves } хід
    [few] усі { $moves } ходи
    [many] усі { $moves } ходів
   *[other] усі { $moves } ходу
} та результат. Зобов’язання: { $commitment }
verify-failed = Не доведено.

## tradewind play
play-welcome = Ваше місце — { $seat }. Після кожного ходу гра зберігається у { $file }
play-commitment = Тасування зафіксовано. Зобов’язання: { $commitment }
play-prompt = Ваш хід (номер або help):
play-help = Введіть номер чи текст ходу або: undo (скасувати хід), why ХІД (чому), rule НОМЕР (правило), save (зберегти), quit (вийти).
play-saved = Гру збережено у { $file }
play-refused = Ні: { $why }
play-hidden = { $player }: таємний вибір зроблено.
play-undone = Хід скасовано.
play-why-allowed = Так, за { $rule }: { $why }
play-why-refused = Ні, за { $rule }: { $why }
play-rule = { $rule }: { $text }
play-no-rule = Правила { $rule } в цій грі немає.
play-odds = { $what } { $percent } %
play-score = { $player }: { $score }
play-part = { $what } { $points }
play-winners = Перемога: { $players }.
play-no-winner = Не переміг ніхто.
play-verify = Збережено у { $file }. «tradewind verify» доведе чесність тасування.
play-resume = Гру збережено. Продовжити: tradewind play --resume { $file }

## Fleets, tradewind simulate, tradewind bench
fleet-plain = Numba не встановлено, тож партії йдуть без компіляції; «pip install '.[fast]'» прискорить це в сто разів.
fleet-compiling = Компілюємо гру для цього комп’ютера; це робиться один раз і триває пів хвилини, з багатьма доповненнями довше…
simulate-seats = { $seats ->
    [one] Названо { $seats } бота
    [few] Названо { $seats } ботів
    [many] Названо { $seats } ботів
   *[other] Названо { $seats } бота
}, а { $players ->
    [one] грає { $players } гравець
    [few] грають { $players } гравці
    [many] грають { $players } гравців
   *[other] грають { $players } гравця
}.
simulate-seed = Зерно для моделювання має до 15 шістнадцяткових цифр.
simulate-progress = У плаванні
simulate-title = Партій: { $games }, зерно { $seed }
simulate-bot = Бот
simulate-won = Перемоги
simulate-interval = Інтервал 95 %
simulate-points = Середній рахунок
simulate-by-seat = Перемоги з місця { $shares }
simulate-length = Рішень за партію: { $decisions }
simulate-plot = Частка перемог, партій: { $games }, з інтервалами 95 %
simulate-no-plot = Для малюнка потрібен matplotlib: «pip install '.[plot]'».
bench-plain = Без компіляції, одне ядро: { $value } рішень за секунду
bench-first-game-seconds = Перша скомпільована партія за { $value } с
bench-one-core = Скомпільовано, одне ядро: { $value } рішень за секунду
bench-all-cores = Скомпільовано, усі ядра: { $value } рішень за секунду

## Players
bots-crashed = Збій: { $error }
bots-nonsense = «{ $answer }» — недозволений хід.
bots-hung = Не відповів за { $seconds } с.
bots-gone = Його процес завершився без відповіді.
bots-endless = Партія не закінчилася за { $moves } ходів.
bots-search-budget = «{ $bot }»: пошук думає певний час (search:200ms, search:2s) або певну кількість розіграшів (search:5000), на двох ядрах — з «x2» наприкінці.
bots-replaced = { $bot }: збій у { $games ->
    [one] { $games } партії
    [few] { $games } партіях
    [many] { $games } партіях
   *[other] { $games } партіях
}, бота замінено. { $why }
fleet-lost = Процес, що розігрує партії, завершився; записане збережено.
play-relieved = { $player } не може грати далі, і це місце займає хтось інший. { $why }
play-sure = { $player } оцінює свої шанси на перемогу у { $percent } %.
play-was-sure = { $player }: шанси на перемогу спершу { $first } %, насамкінець { $last } %.
level-cabin-boy = Юнга
level-sailor = Моряк
level-pirate = Пірат
level-captain = Капітан
level-lord-of-the-seas = Повелитель морів

## tradewind arena
arena-few = Змагатися мають щонайменше два боти.
arena-no-results = Це не файл із результатами арени.
arena-other-run = У цьому файлі інше змагання: інша гра, інші параметри, інше зерно або інший --on-failure.
arena-title = { $games ->
    [one] { $games } партія
    [few] { $games } партії
    [many] { $games } партій
   *[other] { $games } партії
} на { $shuffles ->
    [one] { $shuffles } тасуванні
    [few] { $shuffles } тасуваннях
    [many] { $shuffles } тасуваннях
   *[other] { $shuffles } тасуваннях
}, зерно { $seed }
arena-rating = Рейтинг (95 %)
arena-time = На хід
arena-failed = Збоїв
arena-against = Перемоги бота з рядка над ботом зі стовпця, з 95-відсотковими інтервалами
arena-failure = { $bot }: збій у { $games ->
    [one] { $games } партії
    [few] { $games } партіях
    [many] { $games } партіях
   *[other] { $games } партіях
}, наприклад: { $why }
arena-plot = Партій: { $games }, з 95-відсотковими інтервалами

## Сторінка: прибуття
page-title = Tradewind · піратські настільні ігри
page-tagline = Три піратські гри на одному портовому столі
page-footer = Реєструватися не треба. Кожне тасування визначено ще до першої карти, і після гри його можна перевірити.
page-you = Ви: { $name }
page-play = Грати: { $game }
page-usual = { $players ->
    [one] наодинці
    [few] { $players } гравці, рівень ботів: { $level }
    [many] { $players } гравців, рівень ботів: { $level }
   *[other] { $players } гравця, рівень ботів: { $level }
}
page-change = змінити
page-friends = Запросити друзів
page-learn = Навчитися грати
page-rules = Правила
page-mine = Продовжити гру
page-open = Столи з вільним місцем
page-live = Грають зараз
page-list-continue = Продовжити
page-list-join = Приєднатися
page-list-watch = Дивитися
page-home = До порту
page-close = Закрити
page-level-cabin-boy = Юнга
page-level-sailor = Моряк
page-level-pirate = Пірат
page-level-captain = Капітан
page-level-lord-of-the-seas = Повелитель морів
page-level-random = Навмання
page-bot-1 = Енн
page-bot-2 = Джек
page-bot-3 = Мері
page-bot-4 = Каліко
page-bot-5 = Грейс
page-bot-6 = Фінн

## Сторінка: новий стіл
page-new = Новий стіл
page-new-friends = Стіл для друзів
page-new-game = Гра
page-new-players = Гравці
page-new-others = Решта гравців
page-new-bot = бот
page-new-open = друг, за посиланням
page-new-here = хтось поруч, на цьому пристрої
page-new-level = Сила ботів
page-shortsighted = Без компілятора бот цього рівня бачить хіба трохи далі за моряка. «pip install '.[fast]'» дасть йому повну силу.
page-new-more = Більше: правила, годинник, видимість
page-new-clock = Годинник
page-new-visible = Видимість
page-new-listed = Показувати цей стіл на першій сторінці
page-new-wait = Зачекати з першою картою: хочу домішати свою дрібку випадку
page-new-sail = Підняти вітрила
page-new-invite = Відкрити стіл і запросити
page-clock-none = без годинника
page-clock-move-30 = 30 секунд на хід
page-clock-move-120 = 2 хвилини на хід
page-clock-move-86400 = доба на хід
page-clock-game-600 = 10 хвилин на всю гру
page-clock-game-1800 = 30 хвилин на всю гру
page-name = Ім’я
page-name-yours = Ваше ім’я за столом

## Сторінка: хто ви
page-identity = Ваше ім’я
page-identity-save = Зберегти ім’я
page-identity-elsewhere = Повернутися з іншого пристрою
page-identity-about = З кодовою фразою ваше ім’я і ваші столи належать вам на кожному пристрої. Без неї вас пам’ятає цей браузер.
page-identity-register = Задати кодову фразу
page-identity-login = Уже маю: увійти
page-identity-logout = Вийти на цьому пристрої
page-passphrase = Кодова фраза

## Сторінка: налаштування
page-settings = Налаштування
page-settings-language = Мова
page-settings-light = Світло
page-settings-light-auto = як у системі
page-settings-light-day = день
page-settings-light-lantern = ліхтар
page-settings-motion = Рух
page-settings-motion-none = без руху
page-settings-motion-slow = повільно
page-settings-motion-normal = звичайно
page-settings-motion-quick = швидко
page-settings-more = За столом
page-settings-odds = Показувати шанси
page-settings-sound = Звук
page-settings-push = Сповіщати на цьому пристрої про мій хід, навіть коли сторінку закрито
page-settings-push-refused = Браузер цього не дозволяє. Дозвольте сповіщення для цієї сторінки й спробуйте ще раз.
page-settings-keys = Ходити однією клавішею

## Сторінка: перед грою
page-gathering = Чекаємо на гравців
page-gathered = Усі на місці
page-sit = Сісти сюди
page-stand-up = Встати
page-start = Почати
page-start-bots = { $count ->
    [one] Почати, { $count } вільне місце займе бот
    [few] Почати, { $count } вільні місця займуть боти
    [many] Почати, { $count } вільних місць займуть боти
   *[other] Почати, { $count } вільного місця займуть боти
}
page-start-wait = Гру починає господар столу.
page-seat = Місце { $seat }
page-seat-open = вільно
page-seat-bot = бот, { $level }
page-seat-you = ви
page-seat-here = поруч, на цьому пристрої
page-seat-present = тут
page-seat-away = немає на зв’язку
page-seat-stand-in = поки що грає бот
page-invite = Запросити
page-invite-about = Надішліть це посилання друзям, або нехай наведуть камеру на малюнок.
page-invite-watch = Хто має це посилання, може дивитися.
page-invite-link = Посилання на цей стіл
page-invite-copy = Скопіювати посилання
page-invite-copied = Скопійовано
page-invite-local = Ця адреса працює лише на цьому комп’ютері. Щоб друзі зайшли зі своїх пристроїв, запустіть натомість «tradewind serve --host 0.0.0.0» і відкрийте сторінку за ім’ям або номером цього комп’ютера у вашій мережі.
page-invite-code = Посилання як QR-код
page-carry = Продовжити на іншому пристрої
page-carry-about = Це посилання — ваше місце: хто його відкриє, грає за вас.
page-carry-link = Посилання на ваше місце
page-fair = Чесне тасування
page-fair-about = Тасування визначено ще до першої карти. Це число стане доказом після гри, а зараз нічого не видає.
page-fair-salt = Ваша дрібка випадку
page-fair-add = Домішати
page-fair-how = Хто хоче домішати власну дрібку випадку, позначає це, коли відкриває стіл: тоді гра зачекає.
page-fair-salts = { $count ->
    [0] Ніхто нічого не домішав.
    [one] { $count } гравець домішав своє.
    [few] { $count } гравці домішали своє.
    [many] { $count } гравців домішали своє.
   *[other] { $count } гравця домішали своє.
}

## Сторінка: за столом
page-opening = Накриваємо стіл…
page-no-table = Такого столу немає.
page-offline = Сервер не відповідає.
page-refused = Не вийшло.
page-not-loaded = Частина сторінки не завантажилася.
page-not-loaded-about = Можливо, зв’язок перервано або сторінка старіша за сервер.
page-not-loaded-retry = Завантажити ще раз
page-reconnecting = Зв’язок перервано. Нічого не втрачено; пробуємо знову…
page-the-table = Стіл
page-table-menu = Стіл
page-your-turn = Ваш хід
page-turn-of = { $name }, ваш хід
page-thinking = { $name } думає…
page-waiting-for = Чекаємо: { $names }
page-stand-in = За вас грає бот.
page-stand-in-back = Далі граю я
page-over = Гру закінчено
page-actions = Що ви можете зробити
page-touch-board = Виберіть на полі те, що світиться.
page-all-choices = Усі варіанти ({ $count })
page-choices = Усе, що ви зараз можете
page-why-move = Чому «{ $move }»?
page-undo = Скасувати хід
page-result = Підсумок
page-log = Журнал і чат
page-side-log = Журнал
page-side-chat = Чат
page-side-people = Люди
page-log-empty = Ще нічого не сталося.
page-chat-empty = Ще ніхто нічого не сказав.
page-chat-say = Скажіть щось
page-chat-send = Надіслати
page-spectators = { $count ->
    [0] Ніхто не дивиться.
    [one] Дивиться { $count } людина.
    [few] Дивляться { $count } людини.
    [many] Дивляться { $count } людей.
   *[other] Дивляться { $count } людини.
}
page-sure = певність у перемозі { $percent } %
page-host = Господар…
page-host-for = { $name }: що може зробити господар
page-host-bot = далі грає бот
page-host-back = повернути місце
page-host-mute = позбавити слова
page-host-unmute = повернути слово
page-host-remove = прибрати
page-spoken-turn = Ваш хід. Можна: { $moves }
page-spoken-hidden = Таємний вибір: { $name }
page-curtain = Ходить { $name }
page-curtain-about = Передайте пристрій. Решта не підглядає.
page-curtain-show = Це я, { $name }
page-verdict-allowed = Можна
page-verdict-refused = Зараз не можна
page-rule = Правило { $rule }

## Сторінка: допомога
page-help = Допомога
page-help-touch = Що світиться на полі, того можна торкнутися; решта варіантів — кнопки внизу.
page-help-why = Торкніться того, чого зараз не можна: дізнаєтеся чому і за яким правилом. Рядок журналу відкриває своє правило.
page-help-keys = Клавіші
page-key-number = один із варіантів у порядку кнопок
page-key-choices = усі варіанти списком
page-key-actions = до кнопок унизу
page-key-tab = від однієї речі на полі до наступної
page-key-undo = скасувати хід, якщо відтоді нічого не відкрито
page-key-log = журнал і чат: відкрити чи згорнути
page-key-arrows = у перегляді: хід назад, хід уперед
page-key-help = ця допомога
page-key-escape = закрити те, що зверху

## Сторінка: кінець і потім
page-end-won = Ви перемогли
page-end-winners = { $count ->
    [0] Ніхто не переміг
    [one] Перемога: { $names }
    [few] Перемога: { $names }
    [many] Перемога: { $names }
   *[other] Перемога: { $names }
}
page-end-winner = перемога
page-rematch = Зіграти ще
page-replay = Перегляд
page-logbook = Вахтовий журнал
page-verify = Перевірити тасування
page-replay-open = усе відкрито
page-replay-eyes = Чиїми очима
page-replay-table = До столу
page-replay-control = Керування переглядом
page-replay-start = Гра починається.
page-replay-back = Хід назад
page-replay-on = Хід уперед
page-replay-run = Пуск
page-replay-pause = Пауза
page-replay-at = Хід { $at } з { $total }
page-replay-play-on = Грати далі звідси

## Сторінка: правила й перша гра
page-rules-of = Правила: { $game }
page-rules-search = Шукати в правилах
page-rules-contents = Зміст
page-rules-missing = Правила цієї гри ще не записано.
page-rules-found = { $count ->
    [0] Нічого не знайдено
    [one] { $count } місце
    [few] { $count } місця
    [many] { $count } місць
   *[other] { $count } місця
}
page-rule-link = Посилання на правило { $rule }
page-guide = Перша гра з підказками
page-guide-try = Спробуйте: { $move }
page-guide-fold = Згорнути
page-guide-open = Показати підказки
page-guide-left = Ви обрали власний курс. Грайте далі вільно; боти йдуть за вами.

## The server
error-server-malformed = Це повідомлення незрозуміле: воно не відповідає протоколу.
error-server-no-person = Спершу скажіть, хто ви: кожен гравець має файл cookie або токен.
error-server-wrong-passphrase = Це ім’я та ця кодова фраза не пасують одне до одного.
error-server-not-your-seat = Це місце не ваше.
error-server-not-host = Це може лише господар столу.
error-server-not-yet = Це покажуть, коли гру буде закінчено.
error-server-muted = Господар столу попросив вас мовчати.
error-server-origin = Цей запит надійшов не зі сторінки цього сервера.
error-server-no-such-table = Такого столу немає.
error-server-no-such-page = За цією адресою нічого немає.
error-server-no-such-method = Ця адреса не відповідає на такий метод.
error-server-ours = Помилка сервера; її записано.
error-server-no-guide = Для цієї гри немає першої партії з підказками.
error-server-no-push = Цей сервер не вміє надсилати сповіщення до браузерів.
error-server-late = Тим часом гра пішла далі; подивіться ще раз.
error-server-over = Гру закінчено.
serve-imported = { $games ->
    [one] Прийнято { $games } партію.
    [few] Прийнято { $games } партії.
    [many] Прийнято { $games } партій.
   *[other] Прийнято { $games } партії.
}
serve-exported = { $games ->
    [one] Записано { $games } партію.
    [few] Записано { $games } партії.
    [many] Записано { $games } партій.
   *[other] Записано { $games } партії.
}
error-server-started = Гра вже почалася.
error-server-not-started = Гра ще не почалася.
error-server-seat-taken = Це місце зайняте.
error-server-name-taken = Це ім’я вже зайняте.
error-server-no-undo = Зараз немає вашого ходу, який можна скасувати.
error-server-no-time = Час цього місця вичерпано; бот дограє за нього до кінця.
error-server-too-large = Це завелике.
error-server-too-fast = Зашвидко; зачекайте хвильку.
error-server-storage = Сервер зараз не може записати; спробуйте ще раз.
error-server-impossible = Такого не може бути.
error-server-start = Сервер не може тут запуститися; може, тут уже слухає інший?
error-database-newer = Цю базу даних записав новіший Tradewind: її форма { $given }, цей знає форми до { $known }.

## Довідка командного рядка

help-about = Tradewind грає в піратські настільні ігри точно за правилами. Без команди відкриває їх у браузері.
help-usage = Виклик:
help-options = Параметри
help-commands = Команди
help-required = обов’язково
help-default = якщо не задано, { $value }
command-games = Які є ігри, їхні параметри й боти.
command-serve = Тримати столи для інших, через HTTP і WebSocket.
command-play = Грати в терміналі проти ботів. Гра зберігається після кожного ходу.
command-replay = Показати, до чого веде журнал, або простежити весь шлях.
command-verify = Довести, що завершену гру перетасовано саме так, як було обіцяно до першої карти.
command-simulate = Зіграти багато партій між ботами. Місця чергуються, тож ніхто не має користі з першого ходу.
command-arena = З’ясувати, який бот кращий. Однакові тасування для всіх, кожне місце для кожного, рейтинги з 95-відсотковими інтервалами.
command-bench = Виміряти, як швидко тут ідуть партії. Рішень випадкових гравців за секунду: без компіляції, з нею на одному ядрі й на всіх ядрах.
option-help = Показати цю довідку.
option-version = Яка це версія Tradewind.
option-game = Яка гра; перелік дає «tradewind games».
option-file = Журнал; «-» читає стандартний ввід.
option-json = Один об’єкт JSON, для програм.
option-language = Мова: en, uk, pl або ru.
option-option = Параметр гри; можна кілька разів.
option-seed = Шістнадцяткові цифри: те саме зерно — ті самі тасування.
option-players = Скільки гравців за столом.
option-play-players = Скільки гравців разом із вами.
option-play-bots = Хто грає на решті місць, по черзі.
option-play-seat = Де сидите ви, рахуючи від 1.
option-save = Де зберігати гру.
option-resume = Продовжити збережену гру.
option-replay-seat = Як це видно з цього місця, рахуючи від 1.
option-at = Після стількох ходів, а не після всіх.
option-open = Нічого не приховувати.
option-trace = Рядок JSON для підготовки й по одному на кожен хід.
option-rounds = Простежити лише ходи, що завершують раунд.
option-commitment = Зобов’язання, яке ви записали до початку гри.
option-seats = Боти, по одному на кожне місце: sailor,random,random.
option-games = Скільки партій.
option-logbooks = Тека, де зберегти кожну партію.
option-plot = Результат малюнком PNG.
option-arena-bots = Хто змагається: sailor,search:2000,mine.py.
option-arena-games = Скільки партій на кожен склад.
option-pairs = Кожен проти столів, де решта місць за іншим ботом.
option-on-failure = Що робити, коли бот дав збій.
option-limit = Секунд на хід для сторонніх ботів.
option-results = Зберігати там кожну партію і звідти ж продовжувати.
option-host = Де слухати: 0.0.0.0 — для всіх.
option-port = На якому порту слухати.
option-database = Файл або postgresql://…; якщо не задано, файл серед ваших даних.
option-public = Адреса, якою користуються люди, за проксі.
option-serve-bots = Скільки процесів думає за ботів.
option-limits = Чи обмежувати, як часто можуть питати клієнти.
option-webhooks-anywhere = Дозволити вебхуки й на адреси у вашій мережі.
option-archive-days = Через скільки днів без ходів стіл архівують.
option-export = Записати всі партії в теку як журнали й завершити.
option-import = Прийняти теку журналів і завершити.
usage-command = Команди «{ $command }» немає. Є: { $commands }.
usage-no-command = Яка команда? Є: { $commands }.
usage-missing = Бракує { $what }.
usage-option = Параметра { $option } немає; усі перелічує «--help».
usage-option-near = Параметра { $option } немає. Може, { $options }?
usage-takes-nothing = Цьому параметру значення не потрібне.
usage-takes-something = Цьому параметру потрібне значення.
usage-too-much = Тут більше, ніж приймає команда; що вона приймає, каже «--help».
usage-value = «{ $given }»: { $why }
usage-choice = Має бути одне з: { $choices }.
usage-whole = Має бути ціле число.
usage-whole-from = Має бути ціле число, не менше за { $least }.
usage-whole-between = Має бути ціле число від { $least } до { $most }.
usage-number = Має бути число.
usage-number-from = Має бути число, не менше за { $least }.
usage-number-between = Має бути число від { $least } до { $most }.
