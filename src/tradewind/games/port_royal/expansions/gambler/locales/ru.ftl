### Картёжник

port-royal-card-gambler = Картёжник
port-royal-do-gamble = Картёжник: открыть четыре карты разом
port-royal-did-gamble = { $player } полагается на картёжника и открывает четыре карты разом.
port-royal-may-gamble = Картёжник, ещё не использованный в этом ходу, позволяет открыть четыре карты разом.
port-royal-why-no-gambler = У вас нет картёжника.
port-royal-why-gamblers-used = { $gamblers ->
    [one] В этом ходу уже использован { $gamblers } ваш картёжник, другого нет.
    [few] В этом ходу уже использованы все { $gamblers } ваших картёжника.
    [many] В этом ходу уже использованы все { $gamblers } ваших картёжников.
   *[other] В этом ходу уже использовано { $gamblers } ваших картёжника.
}
port-royal-why-draw-after-gamble = После картёжника по одной карте больше не открывают: используйте ещё одного или остановитесь.
port-royal-position-gambler = Здесь должен быть объект с «used».

## Стол в браузере
port-royal-board-option-with-gambler = Картёжник
port-royal-board-about-gambler = Раз за ход: четыре карты разом, и ни один корабль потопить нельзя. Если повезёт, возьмите на одну карту больше.
port-royal-board-gamblers-used = { $used ->
    [one] В этом ходу использован { $used } картёжник
    [few] В этом ходу использовано { $used } картёжника
    [many] В этом ходу использовано { $used } картёжников
   *[other] В этом ходу использовано { $used } картёжника
}
