### Wspólne dla wszystkich gier: błędy i słowa wiersza poleceń.

## Ktoś przy stole, według miejsca; gdzie znane jest imię, pokazuje się je, w mianowniku
player = Miejsce { $seat }

## Plik, który nie jest dziennikiem
error-no-such-game = Nie ma gry „{ $game }”. Są: { $games }.
error-no-file = Nie ma takiego pliku.
error-no-folder = Nie ma takiego folderu.
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
error-at = Nie można pokazać stanu po ruchu { $at }: w dzienniku { $moves ->
    [one] jest { $moves } ruch
    [few] są { $moves } ruchy
    [many] jest { $moves } ruchów
   *[other] jest { $moves } ruchu
}.

## Przy stole
error-no-such-seat = Nie ma miejsca { $seat }; { $seats ->
    [one] gra tylko miejsce { $seats }
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
games-levels = W każdą grę grają też te poziomy, od najsłabszego: { $levels }; oraz przeszukiwanie, które myśli tak długo, jak mu się pozwoli: search:200ms.

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
verify-unfinished = Gra nie jest skończona: urywa się { $moves ->
    [one] po { $moves } ruchu
    [few] po { $moves } ruchach
    [many] po { $moves } ruchach
   *[other] po { $moves } ruchu
}.
verify-guessable = Tak krótkie ziarno można znaleźć, próbując po kolei; żadnego zobowiązania nie było.
verify-no-commitment = W dzienniku nie ma zobowiązania i nie podano go w --commitment.
verify-other-commitment = To nie jest zobowiązanie, które zanotowano.
verify-other-seed = To ziarno nie daje tego zobowiązania.
verify-move = Ruch { $at } nie był możliwy przy tym tasowaniu: { $why }
verify-outcome = Zapisano { $given }, a ziarno daje { $came }.
verify-no-result = W dzienniku nie ma wyniku.
verify-result = Naprawdę gra skończyła się tak: { $real }.
verify-proven = Dowiedziono: tasowanie jest tym, do którego się zobowiązano, a { $moves ->
    [one] jedyny ruch
    [few] wszystkie { $moves } ruchy
    [many] wszystkie { $moves } ruchów
   *[other] wszystkie { $moves } ruchu
} i wynik są jego następstwem. Zobowiązanie: { $commitment }
verify-failed = Nie dowiedziono.

## tradewind play
play-welcome = Twoje miejsce to { $seat }. Po każdym ruchu gra jest zapisywana w { $file }
play-commitment = Tasowanie jest ustalone. Zobowiązanie: { $commitment }
play-prompt = Twój ruch (numer albo help):
play-help = Wpisz numer lub tekst ruchu albo: undo (cofnij), why RUCH (dlaczego), rule NUMER (zasada), save (zapisz), quit (wyjdź).
play-saved = Gra jest zapisana w { $file }
play-refused = Nie: { $why }
play-hidden = { $player }: decyzja zapadła, w tajemnicy.
play-undone = Cofnięto.
play-why-allowed = Tak, według { $rule }: { $why }
play-why-refused = Nie, według { $rule }: { $why }
play-rule = { $rule }: { $text }
play-no-rule = W tej grze nie ma zasady { $rule }.
play-odds = { $what } { $percent }%
play-score = { $player }: { $score }
play-part = { $what } { $points }
play-winners = Zwycięstwo: { $players }.
play-no-winner = Nikt nie wygrał.
play-verify = Zapisano w { $file }. „tradewind verify” dowodzi uczciwości tasowania.
play-resume = Gra jest zapisana. Aby grać dalej: tradewind play --resume { $file }

## Fleets, tradewind simulate, tradewind bench
fleet-plain = Numba nie jest zainstalowana, więc partie toczą się bez kompilacji; „pip install '.[fast]'” przyspieszy to stokrotnie.
fleet-compiling = Kompiluję grę dla tego komputera; dzieje się to raz i trwa pół minuty, z wieloma dodatkami dłużej…
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
simulate-title = { $games ->
    [one] Jedna partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, ziarno { $seed }
simulate-bot = Bot
simulate-won = Wygrane
simulate-interval = Przedział 95%
simulate-points = Średni wynik
simulate-by-seat = Wygrane według miejsc – { $shares }
simulate-length = Decyzji na partię: { $decisions }
simulate-plot = Udział wygranych, partii: { $games }, z przedziałami 95%
simulate-no-plot = Do rysunku potrzebny jest matplotlib: „pip install '.[plot]'”.
bench-plain = Bez kompilacji, jeden rdzeń: { $value } decyzji na sekundę
bench-first-game-seconds = Pierwsza skompilowana partia po { $value } s
bench-one-core = Skompilowane, jeden rdzeń: { $value } decyzji na sekundę
bench-all-cores = Skompilowane, wszystkie rdzenie: { $value } decyzji na sekundę

## Players
bots-crashed = Awaria: { $error }
bots-nonsense = „{ $answer }” to niedozwolony ruch.
bots-hung = Nie odpowiedział w ciągu { $seconds } s.
bots-gone = Jego proces zakończył się bez odpowiedzi.
bots-endless = Partia nie skończyła się w ciągu { $moves } ruchów.
bots-search-budget = „{ $bot }”: przeszukiwanie myśli przez pewien czas (search:200ms, search:2s) albo przez podaną liczbę rozgrywek (search:5000), na dwóch rdzeniach – z „x2” na końcu.
bots-replaced = { $bot }: awaria w { $games ->
    [one] jednej partii
    [few] { $games } partiach
    [many] { $games } partiach
   *[other] { $games } partiach
}, bota zastąpiono. { $why }
fleet-lost = Proces rozgrywający partie zakończył się; to, co zapisano, zostaje.
play-relieved = { $player } nie może grać dalej i na tym miejscu gra ktoś inny. { $why }
play-sure = { $player } ocenia swoje szanse na zwycięstwo na { $percent }%.
play-was-sure = { $player } – szanse na zwycięstwo we własnej ocenie: najpierw { $first }%, na koniec { $last }%.
level-cabin-boy = Chłopiec okrętowy
level-sailor = Żeglarz
level-pirate = Pirat
level-captain = Kapitan
level-lord-of-the-seas = Władca mórz

## tradewind arena
arena-few = Muszą rywalizować co najmniej dwa boty.
arena-no-results = To nie jest plik z wynikami areny.
arena-other-run = Ten plik zawiera inne zawody: inną grę, inne opcje, inne ziarno albo inne --on-failure.
arena-title = { $games ->
    [one] Jedna partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
} na { $shuffles ->
    [one] jednym tasowaniu
    [few] { $shuffles } tasowaniach
    [many] { $shuffles } tasowaniach
   *[other] { $shuffles } tasowaniach
}, ziarno { $seed }
arena-rating = Ranking (95%)
arena-time = Na ruch
arena-failed = Awarie
arena-against = Zwycięstwa bota z wiersza nad botem z kolumny, z przedziałami 95%
arena-failure = { $bot }: awaria w { $games ->
    [one] jednej partii
    [few] { $games } partiach
    [many] { $games } partiach
   *[other] { $games } partiach
}, na przykład: { $why }
arena-plot = Partie: { $games }, z przedziałami 95%

## Strona: wejście
page-title = Tradewind · pirackie gry planszowe
page-tagline = Trzy pirackie gry na jednym portowym stole
page-footer = Bez zakładania konta. Każde tasowanie jest ustalone przed pierwszą kartą i można je potem sprawdzić.
page-you = Ty: { $name }
page-play = Zagraj: { $game }
page-usual = { $players ->
    [one] w pojedynkę
    [few] { $players } graczy, przeciwnik: { $level }
    [many] { $players } graczy, przeciwnik: { $level }
   *[other] { $players } gracza, przeciwnik: { $level }
}
page-change = zmień
page-friends = Zaproś znajomych
page-learn = Nauka gry
page-rules = Zasady
page-mine = Graj dalej
page-open = Stoły z wolnym miejscem
page-live = Teraz grają
page-list-continue = Dalej
page-list-join = Dołącz
page-list-watch = Oglądaj
page-home = Do portu
page-close = Zamknij
page-level-cabin-boy = Chłopiec okrętowy
page-level-sailor = Żeglarz
page-level-pirate = Pirat
page-level-captain = Kapitan
page-level-lord-of-the-seas = Władca mórz
page-level-random = Na ślepo
page-bot-1 = Anna
page-bot-2 = Jack
page-bot-3 = Mary
page-bot-4 = Calico
page-bot-5 = Grace
page-bot-6 = Finn

## Strona: nowy stół
page-new = Nowy stół
page-new-friends = Stół dla znajomych
page-new-game = Gra
page-new-players = Gracze
page-new-others = Pozostali to
page-new-bot = bot
page-new-open = znajomy, z linku
page-new-here = ktoś obok, na tym urządzeniu
page-new-level = Siła botów
page-shortsighted = Bez kompilatora bot tego poziomu widzi niewiele dalej niż żeglarz. „pip install '.[fast]'” da mu pełną siłę.
page-new-more = Więcej: zasady, zegar, widoczność
page-new-clock = Zegar
page-new-visible = Widoczność
page-new-listed = Pokaż ten stół na stronie głównej
page-new-wait = Poczekaj z pierwszą kartą: chcę dorzucić własną szczyptę losu
page-new-sail = Stawiaj żagle
page-new-invite = Otwórz stół i zaproś
page-clock-none = bez zegara
page-clock-move-30 = 30 sekund na ruch
page-clock-move-120 = 2 minuty na ruch
page-clock-move-86400 = doba na ruch
page-clock-game-600 = 10 minut na całą grę
page-clock-game-1800 = 30 minut na całą grę
page-name = Imię
page-name-yours = Twoje imię przy stole

## Strona: kim jesteś
page-identity = Twoje imię
page-identity-save = Zapisz imię
page-identity-elsewhere = Wróć z innego urządzenia
page-identity-about = Z hasłem twoje imię i twoje stoły są twoje na każdym urządzeniu. Bez niego pamięta cię ta przeglądarka.
page-identity-register = Ustaw hasło
page-identity-login = Mam już hasło: wpuść mnie
page-identity-logout = Wyloguj to urządzenie
page-passphrase = Hasło

## Strona: ustawienia
page-settings = Ustawienia
page-settings-language = Język
page-settings-light = Światło
page-settings-light-auto = jak w systemie
page-settings-light-day = dzień
page-settings-light-lantern = latarnia
page-settings-motion = Ruch
page-settings-motion-none = brak
page-settings-motion-slow = powoli
page-settings-motion-normal = zwyczajnie
page-settings-motion-quick = szybko
page-settings-more = Przy stole
page-settings-odds = Pokazuj szanse
page-settings-sound = Dźwięk
page-settings-push = Powiadamiaj na tym urządzeniu o moim ruchu, także gdy strona jest zamknięta
page-settings-push-refused = Przeglądarka na to nie pozwala. Zezwól tej stronie na powiadomienia i spróbuj ponownie.
page-settings-keys = Ruchy pojedynczymi klawiszami

## Strona: przed grą
page-gathering = Czekamy na graczy
page-gathered = Wszyscy są
page-sit = Usiądź tutaj
page-stand-up = Wstań
page-start = Zacznij
page-start-bots = { $count ->
    [one] Zacznij, wolne miejsce zajmie bot
    [few] Zacznij, { $count } wolne miejsca zajmą boty
    [many] Zacznij, { $count } wolnych miejsc zajmą boty
   *[other] Zacznij, { $count } wolnego miejsca zajmą boty
}
page-start-wait = Grę uruchamia gospodarz stołu.
page-seat = Miejsce { $seat }
page-seat-open = wolne
page-seat-bot = bot, { $level }
page-seat-you = ty
page-seat-here = obok, na tym urządzeniu
page-seat-present = jest
page-seat-away = nie ma połączenia
page-seat-stand-in = na razie gra bot
page-invite = Zaproś
page-invite-about = Wyślij ten link znajomym albo niech skierują aparat na obrazek.
page-invite-watch = Kto ma ten link, może oglądać.
page-invite-link = Link do tego stołu
page-invite-copy = Kopiuj link
page-invite-copied = Skopiowano
page-invite-local = Ten adres działa tylko na tym komputerze. Żeby znajomi mogli wejść z innych urządzeń, uruchom zamiast tego „tradewind serve --host 0.0.0.0” i otwórz stronę pod nazwą lub numerem tego komputera w twojej sieci.
page-invite-code = Link jako kod QR
page-carry = Graj dalej na innym urządzeniu
page-carry-about = Ten link to twoje miejsce: kto go otworzy, gra za ciebie.
page-carry-link = Link do twojego miejsca
page-fair = Uczciwe tasowanie
page-fair-about = Tasowanie ustalono przed pierwszą kartą. Ta liczba udowodni to po grze, a teraz niczego nie zdradza.
page-fair-salt = Twoja szczypta losu
page-fair-add = Dorzuć
page-fair-how = Kto chce dorzucić własną szczyptę losu, zaznacza to przy otwieraniu stołu: gra wtedy poczeka.
page-fair-salts = { $count ->
    [0] Nikt niczego nie dorzucił.
    [one] Jeden gracz coś dorzucił.
    [few] { $count } graczy coś dorzuciło.
    [many] { $count } graczy coś dorzuciło.
   *[other] { $count } gracza coś dorzuciło.
}

## Strona: przy stole
page-opening = Rozkładamy grę…
page-no-table = Nie ma takiego stołu.
page-offline = Serwer nie odpowiada.
page-refused = To się nie udało.
page-not-loaded = Część strony się nie wczytała.
page-not-loaded-about = Być może połączenie zostało przerwane albo strona jest starsza niż serwer.
page-not-loaded-retry = Wczytaj ponownie
page-reconnecting = Połączenie przerwane. Nic nie przepadło; próbujemy ponownie…
page-the-table = Stół
page-table-menu = Stół
page-your-turn = Twój ruch
page-turn-of = { $name }, twój ruch
page-thinking = { $name } myśli…
page-waiting-for = Czekamy na: { $names }
page-stand-in = Gra za ciebie bot.
page-stand-in-back = Dalej gram ja
page-over = Koniec gry
page-actions = Co możesz zrobić
page-touch-board = Wybierz na planszy to, co świeci.
page-all-choices = Wszystkie możliwości ({ $count })
page-choices = Wszystko, co możesz teraz zrobić
page-why-move = Dlaczego „{ $move }”?
page-undo = Cofnij
page-result = Wynik
page-log = Dziennik i czat
page-side-log = Dziennik
page-side-chat = Czat
page-side-people = Ludzie
page-log-empty = Jeszcze nic się nie wydarzyło.
page-chat-empty = Jeszcze nikt nic nie powiedział.
page-chat-say = Powiedz coś
page-chat-send = Wyślij
page-spectators = { $count ->
    [0] Nikt nie ogląda.
    [one] Ogląda jedna osoba.
    [few] Oglądają { $count } osoby.
    [many] Ogląda { $count } osób.
   *[other] Ogląda { $count } osoby.
}
page-sure = pewność wygranej { $percent }%
page-host = Gospodarz…
page-host-for = { $name }: co może gospodarz
page-host-bot = dalej gra bot
page-host-back = oddaj miejsce
page-host-mute = wycisz
page-host-unmute = przywróć głos
page-host-remove = usuń
page-spoken-turn = Twój ruch. Możesz: { $moves }
page-spoken-hidden = Tajny wybór: { $name }
page-curtain = Teraz { $name }
page-curtain-about = Przekaż urządzenie. Pozostali nie patrzą.
page-curtain-show = To ja, { $name }
page-verdict-allowed = Wolno
page-verdict-refused = Teraz nie wolno
page-rule = Zasada { $rule }

## Strona: pomoc
page-help = Pomoc
page-help-touch = Co świeci na planszy, tego można dotknąć; pozostałe możliwości to przyciski na dole.
page-help-why = Dotknij tego, czego teraz nie wolno, a dowiesz się dlaczego i według której zasady. Wiersz dziennika otwiera swoją zasadę.
page-help-keys = Klawisze
page-key-number = jedna z możliwości, w kolejności przycisków
page-key-choices = wszystkie możliwości jako lista
page-key-actions = do przycisków na dole
page-key-tab = od jednej rzeczy na planszy do następnej
page-key-undo = cofnij, jeśli od tego czasu nic nie odkryto
page-key-log = dziennik i czat: otwórz lub zwiń
page-key-arrows = w powtórce: ruch wstecz, ruch naprzód
page-key-help = ta pomoc
page-key-escape = zamknij to, co na wierzchu

## Strona: koniec i potem
page-end-won = Wygrywasz
page-end-winners = { $count ->
    [0] Nikt nie wygrywa
    [one] Wygrywa { $names }
    [few] Wygrywają: { $names }
    [many] Wygrywają: { $names }
   *[other] Wygrywają: { $names }
}
page-end-winner = zwycięzca
page-rematch = Zagraj jeszcze raz
page-replay = Powtórka
page-logbook = Dziennik pokładowy
page-verify = Sprawdź tasowanie
page-replay-open = wszystko odkryte
page-replay-eyes = Czyimi oczami
page-replay-table = Do stołu
page-replay-control = Sterowanie powtórką
page-replay-start = Gra się zaczyna.
page-replay-back = Ruch wstecz
page-replay-on = Ruch naprzód
page-replay-run = Odtwarzaj
page-replay-pause = Pauza
page-replay-at = Ruch { $at } z { $total }
page-replay-play-on = Graj dalej stąd

## Strona: zasady i pierwsza gra
page-rules-of = Zasady: { $game }
page-rules-search = Szukaj w zasadach
page-rules-contents = Spis treści
page-rules-missing = Zasad tej gry jeszcze nie spisano.
page-rules-found = { $count ->
    [0] Nic nie znaleziono
    [one] Jeden wynik
    [few] { $count } wyniki
    [many] { $count } wyników
   *[other] { $count } wyniku
}
page-rule-link = Link do zasady { $rule }
page-guide = Pierwsza gra z podpowiedziami
page-guide-try = Spróbuj: { $move }
page-guide-fold = Zwiń
page-guide-open = Pokaż podpowiedzi
page-guide-left = Obierasz własny kurs. Graj dalej swobodnie; boty płyną za tobą.

## The server
error-server-malformed = Tej wiadomości nie da się zrozumieć: nie zgadza się z protokołem.
error-server-no-person = Najpierw powiedz, kim jesteś: każdy gracz ma ciasteczko albo token.
error-server-wrong-passphrase = To imię i to hasło nie pasują do siebie.
error-server-not-your-seat = To miejsce nie jest twoje.
error-server-not-host = Może to zrobić tylko gospodarz stołu.
error-server-not-yet = To widać dopiero po zakończeniu gry.
error-server-muted = Gospodarz poprosił cię o ciszę przy tym stole.
error-server-origin = To żądanie nie pochodzi ze strony tego serwera.
error-server-no-such-table = Nie ma takiego stołu.
error-server-no-such-page = Pod tym adresem niczego nie ma.
error-server-no-such-method = Ten adres nie odpowiada na taką metodę.
error-server-ours = Błąd serwera; został odnotowany.
error-server-no-guide = Ta gra nie ma pierwszej partii z podpowiedziami.
error-server-no-push = Ten serwer nie umie wysyłać powiadomień do przeglądarek.
error-server-late = Gra poszła już dalej; spójrz jeszcze raz.
error-server-over = Gra już się skończyła.
serve-imported = { $games ->
    [one] Przyjęto jedną partię.
    [few] Przyjęto { $games } partie.
    [many] Przyjęto { $games } partii.
   *[other] Przyjęto { $games } partii.
}
serve-exported = { $games ->
    [one] Zapisano jedną partię.
    [few] Zapisano { $games } partie.
    [many] Zapisano { $games } partii.
   *[other] Zapisano { $games } partii.
}
error-server-started = Gra już się zaczęła.
error-server-not-started = Gra jeszcze się nie zaczęła.
error-server-seat-taken = To miejsce jest zajęte.
error-server-name-taken = To imię jest już zajęte.
error-server-no-undo = Nie masz teraz ruchu, który można cofnąć.
error-server-no-time = Czas na tym miejscu się skończył; bot zagra do końca.
error-server-too-large = To jest za duże.
error-server-too-fast = Za szybko; poczekaj chwilę.
error-server-storage = Serwer nie może teraz zapisać; spróbuj ponownie.
error-server-impossible = Tak być nie może.
error-server-start = Serwer nie może tu wystartować; może nasłuchuje już inny?
error-database-newer = Tę bazę danych zapisał nowszy Tradewind: jej postać to { $given }, ten zna postacie do { $known }.

## Pomoc wiersza poleceń

help-about = Tradewind gra w pirackie gry planszowe dokładnie według zasad. Bez polecenia otwiera je w przeglądarce.
help-usage = Użycie:
help-options = Opcje
help-commands = Polecenia
help-required = wymagane
help-default = domyślnie { $value }
command-games = Lista gier z ich opcjami i botami.
command-serve = Prowadzi stoły dla innych, przez HTTP i WebSocket.
command-play = Partia w terminalu przeciw botom, zapisywana po każdym ruchu.
command-replay = Pokazuje, dokąd prowadzi dziennik, albo śledzi całą drogę.
command-verify = Dowodzi, że skończoną grę potasowano tak, jak obiecano przed pierwszą kartą.
command-simulate = Rozgrywa wiele partii między botami. Miejsca się zmieniają, więc nikt nie zyskuje na pierwszym ruchu.
command-arena = Sprawdza, który bot jest lepszy. Te same tasowania dla wszystkich, każde miejsce dla każdego, rankingi z przedziałami 95%.
command-bench = Mierzy, jak szybko toczy się tu gra. Decyzje losowych graczy na sekundę: bez kompilacji, po kompilacji na jednym rdzeniu i na wszystkich.
option-help = Pokazuje tę pomoc.
option-version = Która to wersja Tradewind.
option-game = Która gra; listę daje „tradewind games”.
option-file = Dziennik; „-” czyta standardowe wejście.
option-json = Jeden obiekt JSON, dla programów.
option-language = Język: en, uk, pl lub ru.
option-option = Opcja gry; można podać wiele razy.
option-seed = Cyfry szesnastkowe: to samo ziarno, te same tasowania.
option-players = Ilu graczy siedzi przy stole.
option-play-players = Ilu graczy razem z tobą.
option-play-bots = Kto gra na pozostałych miejscach, po kolei.
option-play-seat = Gdzie siedzisz, licząc od 1.
option-save = Gdzie zapisywać grę.
option-resume = Wznawia zapisaną grę.
option-replay-seat = Tak, jak widać z tego miejsca, licząc od 1.
option-at = Po tylu ruchach zamiast po wszystkich.
option-open = Niczego nie ukrywa.
option-trace = Wiersz JSON na przygotowanie i po jednym na każdy ruch.
option-rounds = Tylko ruchy, które zamykają rundę.
option-commitment = Zobowiązanie zanotowane przed grą.
option-seats = Boty, po jednym na każde miejsce: sailor,random,random.
option-games = Ile partii.
option-logbooks = Folder, w którym zapisać każdą partię.
option-plot = Wynik jako obraz PNG.
option-arena-bots = Kto rywalizuje: sailor,search:2000,mine.py.
option-arena-games = Ile partii na każdy skład.
option-pairs = Każdy bot przeciw stołom pełnym każdego z pozostałych.
option-on-failure = Co zrobić, gdy bot zawiedzie.
option-limit = Sekundy na ruch dla botów z zewnątrz.
option-results = Zapisuje tam każdą partię i stamtąd wznawia.
option-host = Gdzie nasłuchiwać: 0.0.0.0 dla wszystkich.
option-port = Na którym porcie nasłuchiwać.
option-database = Plik albo postgresql://…; domyślnie plik wśród twoich danych.
option-public = Adres, którego używają ludzie, za serwerem pośredniczącym.
option-serve-bots = Ile procesów myśli za boty.
option-limits = Czy ograniczać, jak często mogą pytać klienci.
option-webhooks-anywhere = Zezwala na webhooki także pod adresy w twojej sieci.
option-archive-days = Po ilu dniach bez ruchu stół jest pakowany.
option-export = Zapisuje wszystkie partie w folderze jako dzienniki i kończy.
option-import = Przyjmuje folder dzienników i kończy.
usage-command = Nie ma polecenia „{ $command }”. Są: { $commands }.
usage-no-command = Które polecenie? Są: { $commands }.
usage-missing = Brakuje: { $what }.
usage-option = Nie ma opcji { $option }; wszystkie wymienia „--help”.
usage-option-near = Nie ma opcji { $option }. Może chodzi o { $options }?
usage-takes-nothing = Ta opcja nie przyjmuje wartości.
usage-takes-something = Ta opcja wymaga wartości.
usage-too-much = Jest tu więcej, niż polecenie przyjmuje; co przyjmuje, mówi „--help”.
usage-value = „{ $given }”: { $why }
usage-choice = To musi być jedno z: { $choices }.
usage-whole = To musi być liczba całkowita.
usage-whole-from = To musi być liczba całkowita, co najmniej { $least }.
usage-whole-between = To musi być liczba całkowita od { $least } do { $most }.
usage-number = To musi być liczba.
usage-number-from = To musi być liczba, co najmniej { $least }.
usage-number-between = To musi być liczba od { $least } do { $most }.
