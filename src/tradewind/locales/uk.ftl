### Спільне для всіх ігор: помилки та слова командного рядка.

## Хтось за столом, за місцем; де відоме ім’я, показують його, у називному відмінку
player = Місце { $seat }

## Файл, який не є журналом
error-no-such-game = Гри «{ $game }» немає. Є: { $games }.
error-no-file = Такого файлу немає.
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
error-at = Після ходів: { $at } — показати не можна, бо в журналі { $moves ->
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
error-nothing-to-undo = Немає ходу, який можна забрати назад.
error-undo-reveals = Відтоді щось відкрилося; цього вже не забрати назад.
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
verify-unfinished = Гру не закінчено: вона уривається, зіграно { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
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
play-help = Введіть номер чи текст ходу або: undo (забрати хід), why ХІД (чому), save (зберегти), quit (вийти).
play-saved = Гру збережено у { $file }
play-refused = Ні: { $why }
play-hidden = { $player } таємно робить вибір.
play-undone = Хід забрано назад.
play-why-allowed = Так, за { $rule }: { $why }
play-why-refused = Ні, за { $rule }: { $why }
play-odds = { $what } { $percent } %
play-score = { $player }: { $score }
play-part = { $what } { $points }
play-winners = Перемога: { $players }.
play-no-winner = Не переміг ніхто.
play-verify = Збережено у { $file }. «tradewind verify» доведе чесність тасування.
play-resume = Гру збережено. Продовжити: tradewind play --resume { $file }

## Fleets, tradewind simulate, tradewind bench
fleet-plain = Numba не встановлено, тож партії граються без компіляції; «pip install tradewind[fast]» прискорить це у сто разів.
fleet-compiling = Компілюємо гру для цього комп’ютера; це робиться один раз і триває пів хвилини, з багатьма доповненнями довше …
simulate-seats = { $seats ->
    [one] Названо { $seats } бота
    [few] Названо { $seats } боти
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
simulate-no-plot = Для малюнка потрібен matplotlib: «pip install tradewind[plot]».
bench-plain = Без компіляції, одне ядро: { $value } рішень за секунду
bench-first-game-seconds = Перша скомпільована партія за { $value } с
bench-one-core = Скомпільовано, одне ядро: { $value } рішень за секунду
bench-all-cores = Скомпільовано, усі ядра: { $value } рішень за секунду

## Players
bots-crashed = Збій: { $error }
bots-nonsense = «{ $answer }» — недозволений хід.
bots-hung = Не відповів за { $seconds } с.
bots-gone = Його процес завершився без відповіді.
bots-replaced = { $bot }: збій у { $games ->
    [one] { $games } грі
    [few] { $games } іграх
    [many] { $games } іграх
   *[other] { $games } іграх
}, бота замінено. { $why }
fleet-lost = Процес, що грає ігри, завершився; записане збережено.
