# Що сталося в партії з «Містами» чи в командах: рядки журналу, кожен – завершене речення. Що звучить так
# само, як у дуелі, наприклад втрата монет, стоїть серед подій «7 Чудес: Дуель».
# Для перекладачів: $player – ім’я людини, рід невідомий, не відмінюється, або назва Вільного міста; $age –
# назва на зразок «II Епоха». Про гравців пишемо в теперішньому часі. Рядок має вміщатися на екрані телефона.

event-debt_taken =
    { $debts ->
        [one] { $player } бере { $debts } борг.
        [few] { $player } бере { $debts } борги.
       *[many] { $player } бере { $debts } боргів.
    }
event-diplomacy_taken =
    { $tokens ->
        [one] { $player } бере { $tokens } токен дипломатії.
        [few] { $player } бере { $tokens } токени дипломатії.
       *[many] { $player } бере { $tokens } токенів дипломатії.
    }
event-diplomacy_used = { $age }: { $player } використовує в конфліктах токен дипломатії.
# $value – скільки вартий токен перемоги.
event-token_raided = { $player } без бою бере токен перемоги { $value }.
event-defeats_returned =
    { $tokens ->
        [one] { $player } повертає { $tokens } токен поразки.
        [few] { $player } повертає { $tokens } токени поразки.
       *[many] { $player } повертає { $tokens } токенів поразки.
    }

# Кінець партії в командах: $player – перелік двох переможців. $kind: civilian або civilian_tiebreak.
event-ended_by_team =
    { $kind ->
        [civilian] { $player } перемагають разом за кількістю балів.
       *[civilian_tiebreak] Балів порівну: { $player } перемагають разом за кількістю монет.
    }
