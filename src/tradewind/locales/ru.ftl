### Общее для всех игр: ошибки и слова командной строки.

## Кто-то за столом, по месту; где известно имя, показывают его, в именительном падеже
player = Место { $seat }

## Файл, который не журнал
error-no-such-game = Игры «{ $game }» нет. Есть: { $games }.
error-no-file = Такого файла нет.
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
error-must-be-format = «logbook» должен быть равен 1: другого формата нет.
error-must-be-game = «game» должно быть названием игры.
error-must-be-rules = «rules» должно быть версией правил в виде текста.
error-must-be-options = «options» должно быть объектом с параметрами игры.
error-must-be-names = «seats» должно быть списком имён, не длиннее 200 знаков каждое.
error-must-be-seed = «seed» должно быть текстом из 1–64 шестнадцатеричных цифр.
error-must-be-commitment = Обязательство — это текст из 64 шестнадцатеричных цифр.
error-must-be-salts = «salts» должно быть списком коротких строк, и только для игры, в зерне которой не меньше 16 шестнадцатеричных цифр.
error-must-be-position = «position» должно быть объектом с ключами вида игры.
error-must-be-chance = «chance» должно быть объектом с источниками случая этой игры.
error-must-be-moves = «moves» должно быть списком текстов вроде «1 draw».
error-must-be-result = «result» должно быть объектом со «scores» и «winners».
error-names-count = { $seats ->
    [one] Играет { $seats } место
    [few] Играют { $seats } места
    [many] Играют { $seats } мест
   *[other] Играет { $seats } места
}, а { $given ->
    [one] дано { $given } имя
    [few] дано { $given } имени
    [many] дано { $given } имён
   *[other] дано { $given } имени
}.
error-rules-unknown = Такие правила неизвестны: { $given }. Этот Tradewind знает { $known }.
error-cannot-be = Такого не может быть.
error-impossible-outcome = «{ $outcome }» здесь выпасть не может.
error-at = Показать, что было после ходов: { $at }, нельзя: в журнале { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}.

## За столом
error-no-such-seat = Места { $seat } нет; { $seats ->
    [one] мест в игре: { $seats }
    [few] играют места от 1 до { $seats }
    [many] играют места от 1 до { $seats }
   *[other] играют места от 1 до { $seats }
}.
error-which-seat = Скажите, какое место. Сейчас решают: { $seats }.
error-no-such-move = «{ $move }» — не ход этой игры.
error-nothing-to-undo = Нет хода, который можно взять назад.
error-undo-reveals = С тех пор что-то открылось; этого уже не вернуть.
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
verify-unfinished = Игра не окончена: она обрывается, сыграно { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
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
play-help = Введите номер или текст хода либо: undo (взять назад), why ХОД (почему), save (сохранить), quit (выйти).
play-saved = Игра сохранена в { $file }
play-refused = Нет: { $why }
play-hidden = { $player } тайно делает выбор.
play-undone = Ход взят назад.
play-why-allowed = Да, по { $rule }: { $why }
play-why-refused = Нет, по { $rule }: { $why }
play-odds = { $what } { $percent } %
play-score = { $player }: { $score }
play-part = { $what } { $points }
play-winners = Победа: { $players }.
play-no-winner = Не победил никто.
play-verify = Сохранено в { $file }. «tradewind verify» докажет честность тасовки.
play-resume = Игра сохранена. Продолжить: tradewind play --resume { $file }

## Fleets, tradewind simulate, tradewind bench
fleet-plain = Numba не установлена, поэтому партии играются без компиляции; «pip install tradewind[fast]» ускорит это в сто раз.
fleet-compiling = Компилируем игру для этого компьютера; это делается один раз и длится полминуты, со многими дополнениями дольше …
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
simulate-plot = Доля побед, партий: { $games }, с интервалами 95 %
simulate-no-plot = Для рисунка нужен matplotlib: «pip install tradewind[plot]».
bench-plain = Без компиляции, одно ядро: { $value } решений в секунду
bench-first-game-seconds = Первая скомпилированная партия через { $value } с
bench-one-core = Скомпилировано, одно ядро: { $value } решений в секунду
bench-all-cores = Скомпилировано, все ядра: { $value } решений в секунду

## Players
bots-crashed = Сбой: { $error }
bots-nonsense = «{ $answer }» — недопустимый ход.
bots-hung = Не ответил за { $seconds } с.
bots-gone = Его процесс завершился без ответа.
bots-replaced = { $bot }: сбой в { $games ->
    [one] { $games } игре
    [few] { $games } играх
    [many] { $games } играх
   *[other] { $games } играх
}, бот заменён. { $why }
fleet-lost = Процесс, играющий партии, завершился; записанное сохранено.
