# Що термінал каже про стіл доповнення «Міста» та гру командами.
# Для перекладачів: написи короткі.

# Перед картами союзника: він їх показує.
label-ally-hand = Рука: «{ $player }»
label-team-total = Команда
label-sign-ally = союзник
label-sign-victory = токен перемоги
label-sign-others-lose = інші міста втрачають монети
label-sign-others-gain = інші міста отримують монети
label-sign-debt = борг
label-sign-diplomacy = токен дипломатії
label-sign-rebate = раз за раунд: покупка там на 1 монету дешевша
label-sign-no-resources = яруси чуда лише за монети
label-sign-more-of-same = одиниця того, що ваше місто виробляє
label-sign-more-of-other = одиниця того, чого ваше місто не виробляє
label-sign-copies-symbol = науковий символ сусіда зараховується й вам
