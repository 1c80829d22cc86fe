### Картяр

port-royal-card-gambler = Картяр
port-royal-do-gamble = Картяр: відкрити чотири карти разом
port-royal-did-gamble = { $player } випробовує удачу картяра й відкриває чотири карти разом.
port-royal-may-gamble = Картяр, якого в цьому ході ще не використано, дає змогу відкрити чотири карти разом.
port-royal-why-no-gambler = У вас немає картяра.
port-royal-why-gamblers-used = { $gamblers ->
    [one] Цього ходу вже використано { $gamblers } вашого картяра, іншого немає.
    [few] Цього ходу вже використано всіх { $gamblers } ваших картярів.
    [many] Цього ходу вже використано всіх { $gamblers } ваших картярів.
   *[other] Цього ходу вже використано { $gamblers } ваших картярів.
}
port-royal-why-draw-after-gamble = Після картяра по одній карті вже не відкривають: використайте ще одного або зупиніться.
port-royal-position-gambler = Тут має бути об’єкт із «used».
