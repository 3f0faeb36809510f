# Названия дополнения «Агора»: сенаторы, заговоры, декреты, палаты, чудеса света, жетоны развития.
# Для переводчиков: названия берём из русского издания, с прописной буквы только первое слово и имена
# собственные. На карте помещается до 24 букв. В предложениях название не склоняется: оно в кавычках.

## Сенаторы: политик действует в одной части Сената

duel-card-politician_left_1 = Политик слева
duel-card-politician_left_2 = Политик слева
duel-card-politician_center_1 = Политик в центре
duel-card-politician_center_2 = Политик в центре
duel-card-politician_center_3 = Политик в центре
duel-card-politician_right_1 = Политик справа
duel-card-politician_right_2 = Политик справа
duel-card-conspirator_1 = Заговорщик
duel-card-conspirator_2 = Заговорщик
duel-card-conspirator_3 = Заговорщик
duel-card-conspirator_4 = Заговорщик
duel-card-conspirator_5 = Заговорщик
duel-card-conspirator_6 = Заговорщик

## Заговоры

duel-conspiracy-extortion = Вымогательство
duel-conspiracy-blackmail = Шантаж
duel-conspiracy-expropriation = Экспроприация
duel-conspiracy-swindle = Афера
duel-conspiracy-obscurantism = Обскурантизм
duel-conspiracy-coup = Переворот
duel-conspiracy-property_fraud = Мошенничество с недвижимостью
duel-conspiracy-treason = Государственная измена
duel-conspiracy-political_maneuver = Политический манёвр
duel-conspiracy-espionage = Шпионаж
duel-conspiracy-turn_of_events = Поворот событий
duel-conspiracy-embezzlement = Хищение
duel-conspiracy-foreclosure = Изъятие имущества
duel-conspiracy-coercion = Принуждение
duel-conspiracy-insider_influence = Внутреннее влияние
duel-conspiracy-sabotage = Саботаж

## Декреты: на жетонах только рисунки, поэтому эти названия наши

duel-decree-income_blue = Доход от синих карт
duel-decree-income_green = Доход от зелёных карт
duel-decree-income_yellow = Доход от жёлтых карт
duel-decree-income_red = Доход от красных карт
duel-decree-income_wonder = Доход от чудес
duel-decree-ignore_cost_yellow = Скидка на жёлтые карты
duel-decree-ignore_cost_red = Скидка на красные карты
duel-decree-ignore_cost_green = Скидка на зелёные карты
duel-decree-wonder_discount = Скидка на чудеса
duel-decree-shield = Щит
duel-decree-trade_brown = Дешёвое сырьё
duel-decree-trade_grey = Дешёвые товары
duel-decree-senate_plus_two_blue = Больше голосов
duel-decree-discard_plus_two = Выгодный сброс
duel-decree-opponent_chains = Чужие цепочки
duel-decree-conspirator_play_again = Проворные заговорщики

## Сенат: шесть палат слева направо, по две в каждой части

# $number считается от 1, слева.
chamber = Палата { $number }

## Чудеса света и жетоны развития

duel-wonder-curia_julia = Курия Юлия
duel-wonder-knossos = Кносский дворец

duel-progress-corruption = Коррупция
duel-progress-organized_crime = Организованная преступность

## Виды карт, рубашки и другие элементы игры

family-senators = Сенаторы
family-conspiracies = Заговоры
family-decrees = Декреты

back-senator = Карта сенатора
back-conspiracy = Карта заговора
