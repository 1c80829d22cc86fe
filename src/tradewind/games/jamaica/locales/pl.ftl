# Jamajka

jamaica-title = Jamajka · runda { $round } · kompas: { $player } · rano { $first }, wieczór { $second } · skarbów w stosie: { $treasures }
jamaica-title-rolled = Jamajka · runda { $round } · kompas: { $player } · wypadło { $first } i { $second } · skarbów w stosie: { $treasures }
jamaica-island = J A M A J K A
jamaica-legend = ≈2 morze: 2 żetony żywności · $3 port: 3 dublony · x kryjówka · x* skarb
jamaica-reach-morning = Rano { $die }: naprzód do { $forward }; wstecz do { $backward }
jamaica-reach-evening = Wieczór { $die }: naprzód do { $forward }; wstecz do { $backward }
jamaica-reach-rolled = Kość { $die }: naprzód do { $forward }; wstecz do { $backward }
jamaica-your-hand = Twoja ręka: { $cards }
jamaica-combat = Walka, proch + rzut. { $attacker } – { $defender }
jamaica-column-ship = Statek
jamaica-column-space = Pole
jamaica-column-holds = Ładownie
jamaica-column-treasures = Skarby
jamaica-column-cards = Ręka + talia
jamaica-column-score = Punkty
jamaica-ghost = Statek widmo
jamaica-you = ty ({ $seat })
jamaica-short-food = żywność
jamaica-short-gold = złoto
jamaica-short-powder = proch

jamaica-card = { $morning } / { $evening }
jamaica-card-unknown = zakryta
jamaica-symbol-food = żywność
jamaica-symbol-gold = złoto
jamaica-symbol-powder = proch
jamaica-symbol-forward = naprzód
jamaica-symbol-backward = wstecz
jamaica-goods-food =
    { $count ->
        [one] { $count } żeton żywności
        [few] { $count } żetony żywności
        [many] { $count } żetonów żywności
       *[other] { $count } żetonu żywności
    }
jamaica-goods-gold =
    { $count ->
        [one] { $count } dublon
        [few] { $count } dublony
        [many] { $count } dublonów
       *[other] { $count } dublonu
    }
jamaica-goods-powder =
    { $count ->
        [one] { $count } żeton prochu
        [few] { $count } żetony prochu
        [many] { $count } żetonów prochu
       *[other] { $count } żetonu prochu
    }
jamaica-treasure-unknown = zakryty
jamaica-treasure-morgans-map = mapa Morgana
jamaica-treasure-sarans-sabre = szabla Sarana
jamaica-treasure-lady-beth = Lady Beth
jamaica-treasure-sixth-hold = szósta ładownia
jamaica-treasure-gold-3 = złoto +3
jamaica-treasure-gold-5 = złoto +5
jamaica-treasure-gold-7 = złoto +7
jamaica-treasure-curse-2 = klątwa −2
jamaica-treasure-curse-3 = klątwa −3
jamaica-treasure-curse-4 = klątwa −4

jamaica-do-dice = { $morning } na rano, { $evening } na wieczór
jamaica-do-play = Wyłóż { $card }
jamaica-do-lane-inner = Płyń torem wewnętrznym
jamaica-do-lane-outer = Płyń torem zewnętrznym
jamaica-do-load = Załaduj do ładowni { $number }
jamaica-do-dump = Opróżnij ładownię { $number } i załaduj ją
jamaica-do-pay = Zapłać żeton z ładowni { $number }
jamaica-do-attack = Zaatakuj: { $ship }
jamaica-do-powder =
    { $number ->
        [0] Strzelaj bez prochu
        [one] Strzelaj z { $number } żetonem prochu
        [few] Strzelaj z { $number } żetonami prochu
        [many] Strzelaj z { $number } żetonami prochu
       *[other] Strzelaj z { $number } żetonami prochu
    }
jamaica-do-reroll = Powtórz rzut
jamaica-do-keep = Zostaw wynik
jamaica-do-steal-hold = Zabierz zawartość ładowni { $number }
jamaica-do-steal-treasure = Zabierz skarb { $number }
jamaica-do-curse = Oddaj swój przeklęty skarb { $number }
jamaica-do-nothing = Nie bierz nic
jamaica-do-ghost-forward = Statek widmo płynie naprzód
jamaica-do-ghost-backward = Statek widmo płynie wstecz

jamaica-did-dice = { $player } kładzie { $morning } na rano i { $evening } na wieczór.
jamaica-did-play = { $player } wykłada kartę.
jamaica-did-lane-inner = { $player } wybiera tor wewnętrzny.
jamaica-did-lane-outer = { $player } wybiera tor zewnętrzny.
jamaica-did-load = { $player } ładuje ładownię { $number }.
jamaica-did-dump = { $player } opróżnia ładownię { $number } i ładuje ją na nowo.
jamaica-did-pay = { $player } płaci z ładowni { $number }.
jamaica-did-attack = { $player } wybiera cel: { $ship }.
jamaica-did-powder =
    { $number ->
        [0] { $player } strzela bez prochu.
        [one] { $player } strzela z { $number } żetonem prochu.
        [few] { $player } strzela z { $number } żetonami prochu.
        [many] { $player } strzela z { $number } żetonami prochu.
       *[other] { $player } strzela z { $number } żetonami prochu.
    }
jamaica-did-reroll = { $player } dobywa szabli: rzut jeszcze raz.
jamaica-did-keep = { $player } zostawia wynik.
jamaica-did-steal-hold = { $player } zabiera zawartość ładowni { $number }.
jamaica-did-steal-treasure = { $player } zabiera skarb { $number }.
jamaica-did-curse = { $player } oddaje klątwę.
jamaica-did-nothing = { $player } nie bierze nic.
jamaica-did-ghost-forward = { $player } kieruje statek widmo naprzód.
jamaica-did-ghost-backward = { $player } kieruje statek widmo wstecz.
jamaica-turned = { $player } odkrywa kartę: { $card }.
jamaica-rolled = Kość walki pokazuje { $face }.
jamaica-rolled-star = Kość walki pokazuje gwiazdę.
jamaica-won = Walkę wygrywa { $ship }.
jamaica-tied = Strzały są równe: nic się nie dzieje.
jamaica-sailed = { $ship }: teraz na polu { $space }.
jamaica-gained = { $ship }: plus { $goods }.
jamaica-lost = { $ship }: minus { $goods }.
jamaica-took = { $ship }: skarb ({ $treasure }).
jamaica-home = Statek wrócił do Port Royal: to ostatnia runda.
jamaica-over = Koniec wyścigu.
jamaica-round = Runda { $round }: kompas ma { $player }, wypadło { $first } i { $second }.

jamaica-may-dice = Kapitan decyduje, która kość jest na rano, a która na wieczór.
jamaica-may-play = Wolno wyłożyć dowolną kartę z ręki.
jamaica-may-lane = Na rozwidleniu tor wybiera się dowolnie.
jamaica-may-load = Towar trafia do jednej pustej ładowni.
jamaica-may-dump = Gdy żadna ładownia nie jest pusta, najpierw opróżnia się jedną z innym towarem.
jamaica-may-attack = Statek na tym samym polu trzeba zaatakować.
jamaica-may-powder = Wolno zużyć dowolną ilość prochu z pokładu albo nie zużyć go wcale.
jamaica-may-pay = Gracz wybiera, z których ładowni płaci.
jamaica-may-pay-powder = Gracz wybiera, z których ładowni bierze proch.
jamaica-may-sabre = Właściciel szabli od razu mówi, czy wynik zostaje.
jamaica-may-loot = Zwycięzca bierze zawartość ładowni albo skarb, oddaje klątwę albo nie robi nic.
jamaica-may-ghost = Statkiem widmem steruje kapitan.
jamaica-must-dice = Teraz kapitan układa dwie kości tak, jak wypadły: jedną na rano, drugą na wieczór.
jamaica-must-play = Teraz wykłada się zakrytą kartę z ręki.
jamaica-must-lane = Teraz wybiera się tor: wewnętrzny albo zewnętrzny.
jamaica-must-load = Teraz towar trafia do pustej ładowni statku i nic poza tym.
jamaica-must-dump = Żadna ładownia nie jest pusta: trzeba opróżnić ładownię tego statku z innym towarem.
jamaica-must-attack = Teraz atakuje się statek na tym samym polu i żaden inny.
jamaica-must-powder = Teraz wykłada się proch, najwyżej tyle, ile jest na pokładzie.
jamaica-must-pay = Teraz płaci się żeton z ładowni, w której jest ten towar.
jamaica-must-pay-powder = Teraz bierze się proch z ładowni, w której jest.
jamaica-must-sabre = Teraz właściciel szabli mówi, czy rzut się powtarza.
jamaica-must-loot = Teraz zwycięzca bierze zawartość ładowni lub skarb przegranego, oddaje własną klątwę albo nie bierze nic.
jamaica-must-ghost = Przed wszystkimi statkami widmo musi płynąć wstecz, za wszystkimi naprzód; inaczej wybiera kapitan.
jamaica-why-over = Wyścig się skończył.
jamaica-why-has-chosen = Twoja karta już leży; inni jeszcze wybierają.
jamaica-why-not-asked = Teraz decyduje { $player }.

jamaica-option-no-such-option = Jamajka nie ma opcji „{ $option }”.
jamaica-option-players = „players” to liczba od 2 do 6.
jamaica-option-ghost = „ghost” to true albo false.
jamaica-option-ghost-with-six = Przy sześciu graczach nie ma statku dla widma.
jamaica-option-tie = „tie” to "behind" albo "ahead".

jamaica-position-no-object = Tu powinien być obiekt z kluczami widoku.
jamaica-position-no-such-key = Pozycja w Jamajce nie ma takiego klucza.
jamaica-position-dice = Pozycja to początek rundy: kośćmi jeszcze nie rzucono.
jamaica-position-no-number = Tu powinna być liczba całkowita od { $least } do { $most }.
jamaica-position-no-list = Tu powinna być lista.
jamaica-position-no-such-face = Nie ma „{ $face }”.
jamaica-position-too-many-players = Graczy jest tylko { $players }.
jamaica-position-no-ghost = W tej grze nie ma statku widma.
jamaica-position-treasure-twice = Tylu takich skarbów nie ma.
jamaica-position-card-twice = Każda karta jest tylko jedna.
jamaica-position-no-sixth-hold = Bez jej skarbu nie ma szóstej ładowni.
jamaica-position-too-many-holds = Statek nie ma tylu ładowni.
jamaica-position-ghost-goods = Statek widmo wozi tylko złoto.
jamaica-position-no-hold = Ładownia to null albo towar ("food", "gold", "powder") z liczbą do 6.
jamaica-position-no-lair = Pole { $space } nie jest kryjówką piratów.
jamaica-position-token-twice = Kryjówka na polu { $space } ma tylko jeden żeton.
jamaica-position-too-many-tokens = Żetonów: { $tokens }, a niczyich skarbów tylko { $treasures }.

jamaica-chance-no-such-key = Los w Jamajce ma klucze hands, dice i treasures.
jamaica-chance-too-many-hands = Graczy jest tylko { $players }.
jamaica-chance-no-such-face = Nie ma „{ $face }”.
jamaica-chance-no-such-die = Żadna kość nie pokazuje „{ $face }”.
jamaica-chance-no-list = Tu powinna być lista.

jamaica-odds-reach = { $card }: na pole { $space } { $action ->
        [morning] rano
       *[evening] wieczorem
    }
jamaica-odds-meet = walka na polu { $space } wygrana, przeciwnik: { $ship }, obie strony bez prochu
jamaica-odds-lane = prowadzi na pole { $space }
jamaica-odds-shortage-port = niedobór na polu { $space }: wstecz na { $spaces } (kość: port)
jamaica-odds-shortage-sea = niedobór na polu { $space }: wstecz na { $spaces } (kość: morze)
jamaica-odds-shortage-lair = niedobór na polu { $space }: wstecz na { $spaces } (kość: kryjówka)
jamaica-odds-shortage-stay = niedobór na polu { $space }: statek zostaje
jamaica-odds-attack = wygrana, przeciwnik: { $ship }, obie strony bez prochu
jamaica-odds-powder = wygrana, proch: { $powder }
jamaica-odds-powder-answered = wygrana, proch: { $powder }, przeciwnik zużywa cały swój
jamaica-odds-keep = wygrana, jeśli wynik zostanie
jamaica-odds-keep-answered = wygrana, jeśli wynik zostanie, a przeciwnik zużyje cały proch
jamaica-odds-reroll = wygrana po ponownym rzucie
jamaica-odds-reroll-answered = wygrana po ponownym rzucie, a przeciwnik zużyje cały proch

jamaica-part-space = Pole
jamaica-part-doubloons = Dublony
jamaica-part-treasures = Skarby
jamaica-part-curses = Klątwy

# Stół w przeglądarce

jamaica-board-title = Jamajka
jamaica-board-line = Regaty dookoła wyspy: pełne ładownie, głodna załoga i armaty przy każdym spotkaniu.
jamaica-board-goal = Raz dookoła wyspy. Kość poranna należy do lewej połowy twojej karty, kość wieczorna do prawej. Punkty dają przebyta droga, dublony i skarby.
jamaica-board-option-ghost = Statek widmo
jamaica-board-option-ghost-true = płynie z wami
jamaica-board-option-ghost-false = nie płynie (przy dwóch graczach płynie zawsze)
jamaica-board-option-tie = Remis wygrywa
jamaica-board-option-tie-behind = statek dalej od mety
jamaica-board-option-tie-ahead = statek bliżej mety
jamaica-board-ghost = Statek widmo
jamaica-board-round = Runda { $round }
jamaica-board-ask-dice = Masz kompas: która kość na rano, a która na wieczór?
jamaica-board-ask-play = Wybierz kartę, którą zagrasz w tej rundzie.
jamaica-board-ask-lane = Droga się rozwidla: wybierz tor.
jamaica-board-ask-load = Gdzie załadować { $goods }? Wybierz pustą ładownię.
jamaica-board-ask-dump = Żadna ładownia nie jest pusta: którą opróżnić, żeby załadować { $goods }?
jamaica-board-ask-load-loot = Gdzie załadować łup? Wybierz pustą ładownię.
jamaica-board-ask-dump-loot = Żadna ładownia nie jest pusta: którą opróżnić na łup?
jamaica-board-ask-pay = Z której ładowni płacisz?
jamaica-board-ask-attack = Stoi tu kilka statków: kogo atakujesz?
jamaica-board-ask-powder = Ile prochu dajesz do strzału?
jamaica-board-ask-sabre = Szabla jest twoja: powtórzyć rzut?
jamaica-board-ask-loot = Walka wygrana: co bierzesz?
jamaica-board-ask-ghost = Kierujesz statkiem widmem: naprzód czy wstecz?
jamaica-board-now =
    { $action ->
        [evening] { $name }: akcja wieczorna
       *[morning] { $name }: akcja poranna
    }
jamaica-board-wait = Jeszcze wybierają: { $names }
jamaica-board-mine = Twój statek
jamaica-board-hand = Twoja ręka
jamaica-board-cards = ręka { $hand }, talia { $deck }
jamaica-board-captain = Kapitan tej rundy: ma kompas
jamaica-board-score =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
jamaica-board-laid = Wyłożona karta: { $card }
jamaica-board-hold = Ładownia { $number }: { $goods }
jamaica-board-hold-empty = Ładownia { $number }: pusta
jamaica-board-space-home = Port Royal, start i meta
jamaica-board-space-sea = Pole { $space }, morze: { $goods }
jamaica-board-space-port = Pole { $space }, port: { $goods }
jamaica-board-space-lair = Pole { $space }, kryjówka piratów bez skarbu: nic się nie płaci
jamaica-board-space-guarded = Pole { $space }, kryjówka piratów ze skarbem: nic się nie płaci
jamaica-board-where = { $name } ({ $hull }) – { $space }
jamaica-board-hull-0 = czarny galeon w strzępach
jamaica-board-hull-1 = żółta szalupa, jeden maszt
jamaica-board-hull-2 = niebieska fluita, dwa okrągłe żagle
jamaica-board-hull-3 = zielony bark, trzy skośne żagle
jamaica-board-hull-4 = czerwona fregata, trzy maszty z prostymi żaglami
jamaica-board-hull-5 = fioletowy statek piratów, podarte żagle
jamaica-board-hull-6 = czarny galeon, wysoka rufa
jamaica-board-way-inner = tor wewnętrzny
jamaica-board-way-outer = tor zewnętrzny
jamaica-board-way-forward = naprzód
jamaica-board-way-backward = wstecz
jamaica-board-dice =
    { $phase ->
        [dice] Wypadło { $first } i { $second }
       *[other] Rano { $first }, wieczór { $second }
    }
jamaica-board-stack = Skarbów w stosie: { $count }
jamaica-board-combat-die = Kość walki po ostatnim rzucie; pod liczbą, dokąd cofa niedobór
jamaica-board-combat = Walka
jamaica-board-attacker = atakuje
jamaica-board-defender = broni się
jamaica-board-powder = Proch
jamaica-board-powder-used =
    { $count ->
        [-1] Proch jeszcze nie wyłożony
       *[other] Proch: { $count }
    }
jamaica-board-loot = Na pokładzie ({ $name }):
jamaica-board-treasure-unknown = Zakryty skarb
jamaica-board-treasure-worth = { $treasure }: liczy się na końcu
jamaica-board-treasure-bonus = { $treasure }: { $use }
jamaica-board-use-morgans-map = cztery karty na ręce
jamaica-board-use-sarans-sabre = w walce można powtórzyć rzut, swój albo przeciwnika
jamaica-board-use-lady-beth = +2 w każdej walce
jamaica-board-use-sixth-hold = jedna ładownia więcej

# Pierwsza gra z podpowiedziami

jamaica-guide-compass = Jedno okrążenie wyspy, zgodnie z ruchem wskazówek zegara. Wygrywa ten, kto na końcu ma najwięcej punktów, a to nie zawsze ten, kto pierwszy wróci. Masz kompas: w tej rundzie jesteś kapitanem. Połóż jedną kość na rano (słońce), drugą na wieczór (księżyc), patrząc na swoje karty.
jamaica-guide-card = Każda karta ma dwie akcje: lewą wykonuje się według kości porannej, prawą według wieczornej. Żywność / naprzód załaduje 6 żetonów żywności, a potem przesunie statek o 4 pola, do skały w kształcie czaszki. To kryjówka piratów, tu się nie płaci. Wszyscy wybierają jednocześnie i w tajemnicy.
jamaica-guide-hold = Karty odkrywa się po kolei, kapitan pierwszy. Na pokład trafia 6 żetonów żywności, wszystkie do jednej pustej ładowni. W ładowni nie miesza się towarów ani niczego się nie dokłada, więc miejsca szybko zabraknie.
jamaica-guide-forward = Twój statek pierwszy dotarł do kryjówki i zabrał skarb: Lady Beth, która dodaje 2 do twoich rzutów w walce. Zielony statek nie mógł zapłacić w porcie: niedobór. Oddał całe złoto, rzucił kością i cofnął się. Teraz płyń dwa razy, o 5 i o 2; pola, na które trafisz, są podświetlone.
jamaica-guide-lane = Droga się rozwidla. Wewnątrz jest krócej, ale morze drogo kosztuje; na zewnątrz dłużej, za to są tam kryjówki. Zostały trzy kroki: torem zewnętrznym prowadzą do kryjówki ze skarbem.
jamaica-guide-treasures = Dwie kryjówki, dwa zakryte skarby: oglądać je możesz tylko ty. Jeden jest wart 7, drugi to klątwa −2. Niebieski statek jest cztery pola za tobą, a kapitan położył 4 na rano. Lepiej mieć proch na pokładzie: proch / złoto.
jamaica-guide-powder = Proch służy do walki: każda beczułka dodaje 1 do strzału. Ładuj.
jamaica-guide-gold = I sześć dublonów. Złotem płaci się w portach, a każdy dublon, który zostanie na końcu, to punkt. Teraz wszystkie ładownie są pełne.
jamaica-guide-combat = Niebieski zatrzymał się na twoim polu: walka. Strzelał bez prochu i wyrzucił 6. Twój strzał to proch, kość i jeszcze 2 od Lady Beth; gwiazda wygrywa od razu. Proch przepada tak czy inaczej, więc daj dwa żetony, a resztę zachowaj.
jamaica-guide-loot = 4, 2 i jeszcze 2 od Lady Beth to 8 przeciw 6: walka wygrana. Zabierz teraz zawartość jednej z ładowni niebieskiego albo oddaj mu klątwę. Sześciu dublonom trudno się oprzeć.
jamaica-guide-stow = Łup też potrzebuje ładowni. Żadna nie jest pusta, więc jedną trzeba opróżnić, byle nie ze złotem. Dwie beczułki za burtę, sześć dublonów na ich miejsce.
jamaica-guide-order = Kompas znów jest u ciebie. Sześć pól dalej leży następna kryjówka ze skarbem: szóstka na rano będzie w sam raz.
jamaica-guide-lair = Naprzód / żywność: sześć pól do kryjówki, a wieczorem 5 żetonów żywności. Pełnymi ładowniami się nie przejmuj.
jamaica-guide-sixth = Skarb to szósta ładownia, działa od razu i jest pusta: w sam raz na żywność.
jamaica-guide-reach = Zielony jest daleko z przodu, ale prawie nic nie wiezie. Bogactwo jest u ciebie: pilnuj złota i nie zostawaj za bardzo w tyle. Naprzód / proch to sześć pól.
jamaica-guide-inner = Płaci się tylko za pole, na którym kończy się ruch, nie za mijane po drodze. Torem wewnętrznym sześć kroków prowadzi do portu za 3 dublony.
jamaica-guide-pay = W porcie płaci się dublonami, na morzu żywnością, żeton po żetonie, z wybranych ładowni. Weź wszystkie trzy z ładowni 2: będzie pusta, a pusta ładownia jest wiele warta.
jamaica-guide-free = Ładownia 2 jest znów wolna: proch do środka.
jamaica-guide-last = Zielonemu brakuje sześciu kroków, a na kości jest szóstka: to może być ostatnia runda. Do czerwonej linii statek traci 5 punktów, za nią każde pole daje więcej. Złoto i kilka kroków do przodu: złoto / naprzód.
jamaica-guide-home = Zielony jest u celu: rundę gra się do końca i to koniec gry. Dublony się liczą, proch nie, więc proch za burtę.
jamaica-guide-red-line = Pięć kroków. Tor wewnętrzny prowadzi za czerwoną linię, zewnętrzny nie.
jamaica-guide-food = To pole kosztuje 2 żetony żywności. Na końcu żywność nic nie znaczy, więc weź ją z dowolnej ładowni. Potem liczy się punkty: pole, dublony i skarby. Nie zawsze wygrywa najszybszy.
