### Wspólne dla wszystkich gier: błędy i słowa wiersza poleceń.

## Ktoś przy stole, według miejsca; gdzie znane jest imię, pokazuje się je, w mianowniku
player = Miejsce { $seat }

## Plik, który nie jest dziennikiem
error-no-such-game = Nie ma gry „{ $game }”. Są: { $games }.
error-no-file = Nie ma takiego pliku.
error-not-a-file = To folder albo urządzenie, a nie plik.
error-unreadable = Nie można odczytać pliku.
error-unwritable = Nie można zapisać pliku.
error-exists = Taki plik już istnieje; --resume wznawia grę, --save z inną nazwą zaczyna nową.
error-too-large = Dziennik ma najwyżej { $limit } MiB.
error-empty = Plik jest pusty.
error-not-utf8 = To nie jest tekst UTF-8.
error-not-json = To nie jest JSON.
error-too-deep = Za głębokie zagnieżdżenie jak na dziennik.
error-must-be-object = Dziennik to obiekt JSON.
error-must-be-format = „logbook” musi mieć wartość 1: innego formatu nie ma.
error-must-be-game = „game” musi być nazwą gry.
error-must-be-rules = „rules” musi być wersją zasad zapisaną jako tekst.
error-must-be-options = „options” musi być obiektem z opcjami gry.
error-must-be-names = „seats” musi być listą imion, każde najwyżej na 200 znaków.
error-must-be-seed = „seed” musi być tekstem z 1–64 cyfr szesnastkowych.
error-must-be-commitment = Zobowiązanie to tekst z 64 cyfr szesnastkowych.
error-must-be-salts = „salts” musi być listą krótkich wierszy tekstu, i to tylko dla gry, której ziarno ma co najmniej 16 cyfr szesnastkowych.
error-must-be-position = „position” musi być obiektem z kluczami widoku gry.
error-must-be-chance = „chance” musi być obiektem ze źródłami losu tej gry.
error-must-be-moves = „moves” musi być listą tekstów takich jak „1 draw”.
error-must-be-result = „result” musi być obiektem z „scores” i „winners”.
error-names-count = { $seats ->
    [one] Gra { $seats } miejsce
    [few] Grają { $seats } miejsca
    [many] Gra { $seats } miejsc
   *[other] Gra { $seats } miejsca
}, a { $given ->
    [one] podano { $given } imię
    [few] podano { $given } imiona
    [many] podano { $given } imion
   *[other] podano { $given } imienia
}.
error-rules-unknown = Nieznane zasady: { $given }. Ten Tradewind zna { $known }.
error-cannot-be = Tak być nie może.
error-impossible-outcome = „{ $outcome }” nie może tu wypaść.
error-at = Nie można pokazać stanu po ruchach w liczbie { $at }: w dzienniku { $moves ->
    [one] jest { $moves } ruch
    [few] są { $moves } ruchy
    [many] jest { $moves } ruchów
   *[other] jest { $moves } ruchu
}.

## Przy stole
error-no-such-seat = Nie ma miejsca { $seat }; { $seats ->
    [one] liczba miejsc w grze: { $seats }
    [few] grają miejsca od 1 do { $seats }
    [many] grają miejsca od 1 do { $seats }
   *[other] grają miejsca od 1 do { $seats }
}.
error-which-seat = Podaj miejsce. Teraz decydują: { $seats }.
error-no-such-move = „{ $move }” nie jest ruchem w tej grze.
error-nothing-to-undo = Nie ma ruchu, który można cofnąć.
error-undo-reveals = Od tego czasu coś odkryto; tego nie można cofnąć.
error-illegal = Ruch { $at }, „{ $move }”: { $why } [{ $rule }]
error-option = „{ $option }” to nie KLUCZ=WARTOŚĆ z kluczem tej gry: { $options }.
error-no-such-bot = Dla tej gry nie ma bota „{ $bot }”. Są: { $bots }.
error-interrupted = Przerwano; to, co zapisano, nie przepadło.
error-language = Tradewind mówi w językach: { $languages }.
error-ours = Błąd w samym Tradewind ({ $error }); prosimy go zgłosić. Z ustawioną zmienną { $variable } widać szczegóły.

## tradewind games
games-name = Gra
games-players = Gracze
games-options = Opcje
games-bots = Boty

## tradewind replay
replay-after = { $game }, { $moves ->
    [0] po przygotowaniu
    [one] po { $moves } ruchu
    [few] po { $moves } ruchach
    [many] po { $moves } ruchach
   *[other] po { $moves } ruchu
}
replay-asked = { $player } może: { $list }
replay-asked-secret = { $player } decyduje w tajemnicy.
replay-over = Gra skończona. Punkty: { $scores }. Zwycięzcy: { $winners }.

## tradewind verify
verify-no-seed = Bez ziarna niczego o grze nie da się dowieść.
verify-unfinished = Gra nie jest skończona: urywa się, { $moves ->
    [one] wykonano { $moves } ruch
    [few] wykonano { $moves } ruchy
    [many] wykonano { $moves } ruchów
   *[other] wykonano { $moves } ruchu
}.
verify-guessable = Tak krótkie ziarno można znaleźć, próbując po kolei; żadnego zobowiązania nie było.
verify-no-commitment = W dzienniku nie ma zobowiązania i nie podano go w --commitment.
verify-other-commitment = To nie jest zobowiązanie, które zanotowano.
verify-other-seed = To ziarno nie daje tego zobowiązania.
verify-move = Ruch { $at } nie był możliwy przy tym tasowaniu: { $why }
verify-outcome = Zapisano { $given }, a ziarno daje { $came }.
verify-no-result = W dzienniku nie ma wyniku.
verify-result = Naprawdę gra skończyła się tak: { $real }.
verify-proven = Dowiedziono: tasowanie jest tym, do którego się zobowiązano, i wynika z niego { $moves ->
    [one] { $moves } ruch
    [few] wszystkie { $moves } ruchy
    [many] wszystkie { $moves } ruchów
   *[other] wszystkie { $moves } ruchu
} oraz wynik. Zobowiązanie: { $commitment }
verify-failed = Nie dowiedziono.

## tradewind play
play-welcome = Twoje miejsce to { $seat }. Po każdym ruchu gra jest zapisywana w { $file }
play-commitment = Tasowanie jest ustalone. Zobowiązanie: { $commitment }
play-prompt = Twój ruch (numer albo help):
play-help = Wpisz numer lub tekst ruchu albo: undo (cofnij), why RUCH (dlaczego), save (zapisz), quit (wyjdź).
play-saved = Gra jest zapisana w { $file }
play-refused = Nie: { $why }
play-hidden = { $player } podejmuje decyzję w tajemnicy.
play-undone = Cofnięto.
play-why-allowed = Tak, według { $rule }: { $why }
play-why-refused = Nie, według { $rule }: { $why }
play-odds = { $what } { $percent }%
play-score = { $player }: { $score }
play-part = { $what } { $points }
play-winners = Zwycięstwo: { $players }.
play-no-winner = Nikt nie wygrał.
play-verify = Zapisano w { $file }. „tradewind verify” dowodzi uczciwości tasowania.
play-resume = Gra jest zapisana. Aby grać dalej: tradewind play --resume { $file }

## Fleets, tradewind simulate, tradewind bench
fleet-plain = Numba nie jest zainstalowana, więc partie toczą się bez kompilacji; „pip install tradewind[fast]” przyspieszy to stokrotnie.
fleet-compiling = Kompiluję grę dla tego komputera; dzieje się to raz i trwa pół minuty, z wieloma dodatkami dłużej …
simulate-seats = { $seats ->
    [one] Podano { $seats } bota
    [few] Podano { $seats } boty
    [many] Podano { $seats } botów
   *[other] Podano { $seats } bota
}, a { $players ->
    [one] gra { $players } gracz
    [few] gra { $players } graczy
    [many] gra { $players } graczy
   *[other] gra { $players } gracza
}.
simulate-seed = Ziarno symulacji ma do 15 cyfr szesnastkowych.
simulate-progress = W rejsie
simulate-title = Partii: { $games }, ziarno { $seed }
simulate-bot = Bot
simulate-won = Wygrane
simulate-interval = Przedział 95 %
simulate-points = Średni wynik
simulate-by-seat = Wygrane z miejsca { $shares }
simulate-length = Decyzji na partię: { $decisions }
simulate-plot = Udział wygranych, partii: { $games }, z przedziałami 95 %
simulate-no-plot = Do rysunku potrzebny jest matplotlib: „pip install tradewind[plot]”.
bench-plain = Bez kompilacji, jeden rdzeń: { $value } decyzji na sekundę
bench-first-game-seconds = Pierwsza skompilowana partia po { $value } s
bench-one-core = Skompilowane, jeden rdzeń: { $value } decyzji na sekundę
bench-all-cores = Skompilowane, wszystkie rdzenie: { $value } decyzji na sekundę

## Players
bots-crashed = Awaria: { $error }
bots-nonsense = „{ $answer }” to niedozwolony ruch.
bots-hung = Nie odpowiedział w ciągu { $seconds } s.
bots-gone = Jego proces zakończył się bez odpowiedzi.
bots-replaced = { $bot }: awaria w { $games ->
    [one] jednej partii
    [few] { $games } partiach
    [many] { $games } partiach
   *[other] { $games } partiach
}, bota zastąpiono. { $why }
fleet-lost = Proces rozgrywający partie zakończył się; to, co zapisano, zostaje.
