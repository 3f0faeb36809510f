# Назви доповнення «Агора»: сенатори, змови, накази, палати, чудеса світу, токени прогресу.
# Для перекладачів: назви беремо з українського видання, з великої літери лише перше слово та власні
# імена. На карті вміщається до 24 літер. У реченнях назва не відмінюється: вона стоїть у лапках.

## Сенатори: політик діє в одній секції Сенату

duel-card-politician_left_1 = Політик ліворуч
duel-card-politician_left_2 = Політик ліворуч
duel-card-politician_center_1 = Політик у центрі
duel-card-politician_center_2 = Політик у центрі
duel-card-politician_center_3 = Політик у центрі
duel-card-politician_right_1 = Політик праворуч
duel-card-politician_right_2 = Політик праворуч
duel-card-conspirator_1 = Змовник
duel-card-conspirator_2 = Змовник
duel-card-conspirator_3 = Змовник
duel-card-conspirator_4 = Змовник
duel-card-conspirator_5 = Змовник
duel-card-conspirator_6 = Змовник

## Змови: правила показують лише малюнки, тож ці назви наші

duel-conspiracy-extortion = Вимагання
duel-conspiracy-blackmail = Шантаж
duel-conspiracy-expropriation = Експропріація
duel-conspiracy-swindle = Афера
duel-conspiracy-obscurantism = Обскурантизм
duel-conspiracy-coup = Переворот
duel-conspiracy-property_fraud = Махінації з майном
duel-conspiracy-treason = Державна зрада
duel-conspiracy-political_maneuver = Політичний маневр
duel-conspiracy-espionage = Шпигунство
duel-conspiracy-turn_of_events = Поворот подій
duel-conspiracy-embezzlement = Розтрата
duel-conspiracy-foreclosure = Вилучення майна
duel-conspiracy-coercion = Примус
duel-conspiracy-insider_influence = Вплив зсередини
duel-conspiracy-sabotage = Саботаж

## Накази: на токенах лише малюнки, тож ці назви наші

duel-decree-income_blue = Дохід від синіх карт
duel-decree-income_green = Дохід від зелених карт
duel-decree-income_yellow = Дохід від жовтих карт
duel-decree-income_red = Дохід від червоних карт
duel-decree-income_wonder = Дохід від чудес
duel-decree-ignore_cost_yellow = Знижка на жовті карти
duel-decree-ignore_cost_red = Знижка на червоні карти
duel-decree-ignore_cost_green = Знижка на зелені карти
duel-decree-wonder_discount = Знижка на чудеса
duel-decree-shield = Щит
duel-decree-trade_brown = Дешева сировина
duel-decree-trade_grey = Дешеві товари
duel-decree-senate_plus_two_blue = Більше голосів
duel-decree-discard_plus_two = Вигідне скидання
duel-decree-opponent_chains = Чужі ланцюжки
duel-decree-conspirator_play_again = Спритні змовники

## Сенат: шість палат зліва направо, по дві в кожній секції

# $number рахується від 1, зліва.
chamber = Палата { $number }

## Чудеса світу й токени прогресу

duel-wonder-curia_julia = Курія Юлія
duel-wonder-knossos = Кносс

duel-progress-corruption = Корупція
duel-progress-organized_crime = Організована злочинність

## Види карт, сорочки та інші елементи гри

family-senators = Сенатори
family-conspiracies = Змови
family-decrees = Накази

back-senator = Карта сенатора
back-conspiracy = Карта змови
