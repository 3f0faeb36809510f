# Что терминал говорит о столе дополнения «Города» и игре командами.
# Для переводчиков: надписи короткие.

# Перед картами союзника: он их показывает.
label-ally-hand = Рука: «{ $player }»
label-team-total = Команда
label-sign-ally = союзник
label-sign-victory = жетон победы
label-sign-others-lose = другие города теряют монеты
label-sign-others-gain = другие города получают монеты
label-sign-debt = долг
label-sign-diplomacy = жетон дипломатии
label-sign-rebate = раз за раунд: покупка там на 1 монету дешевле
label-sign-no-resources = ярусы чуда только за монеты
label-sign-more-of-same = единица того, что ваш город производит
label-sign-more-of-other = единица того, чего ваш город не производит
label-sign-copies-symbol = научный символ соседа засчитывается и вам
