### Картяр

port-royal-card-gambler = Картяр
port-royal-do-gamble = Картяр: відкрити чотири карти разом
port-royal-did-gamble = { $player } випробовує удачу картяра й відкриває чотири карти разом.
port-royal-may-gamble = Картяр, якого в цьому ході ще не використано, дає змогу відкрити чотири карти разом.
port-royal-why-no-gambler = У вас немає картяра.
port-royal-why-gamblers-used = { $gamblers ->
    [one] Цього ходу вашого картяра вже використано.
    [few] Цього ходу вже використано всіх { $gamblers } ваших картярів.
    [many] Цього ходу вже використано всіх { $gamblers } ваших картярів.
   *[other] Цього ходу вже використано { $gamblers } ваших картярів.
}
port-royal-why-draw-after-gamble = Після картяра по одній карті вже не відкривають: використайте ще одного або зупиніться.
port-royal-position-gambler = Тут має бути об’єкт із «used».

## Стіл у браузері
port-royal-board-option-with-gambler = Картяр
port-royal-board-about-gambler = Раз за хід: чотири карти разом, і жоден корабель потопити не можна. Якщо пощастить, візьміть на одну карту більше.
port-royal-board-gamblers-used = { $used ->
    [one] Цього ходу використано { $used } картяра
    [few] Цього ходу використано { $used } картярів
    [many] Цього ходу використано { $used } картярів
   *[other] Цього ходу використано { $used } картяра
}
