# Як оплачено карту чи чудо: рядки під ціною, кожен зрозумілий сам по собі.
# Для перекладачів: $resource – готова кількість («2 камені») або сама назва («камінь») у називному
# відмінку; $source – назва карти, чуда чи токена прогресу. Без крапок.

payment-produced = { $resource } дає «{ $source }»
payment-choice = { $resource } на вибір дає «{ $source }»
payment-bought =
    { $resource }: купівля по { $unit ->
        [one] { $unit } монеті
        [few] { $unit } монети
       *[many] { $unit } монет
    }, разом { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    }
# Чому одиниця коштує $unit: 2 монети і ще по одній за кожен із $symbols.
payment-price_base =
    { $symbols ->
        [0] Ціна одиниці { $unit }: такого символу на коричневих і сірих картах суперника немає
        [one] Ціна одиниці { $unit }: 2 і ще { $symbols } за символ на коричневих і сірих картах суперника
        [few] Ціна одиниці { $unit }: 2 і ще { $symbols } за символи на коричневих і сірих картах суперника
       *[many] Ціна одиниці { $unit }: 2 і ще { $symbols } за символи на коричневих і сірих картах суперника
    }
payment-price_fixed = Ціна одиниці 1 завдяки карті «{ $source }»
payment-waived = { $resource }: не потрібно завдяки токену «{ $source }»
payment-printed_coins =
    { $coins ->
        [one] { $coins } монета вказана на карті
        [few] { $coins } монети вказані на карті
       *[many] { $coins } монет указано на карті
    }
payment-chain = Безкоштовно за ланцюжком від карти «{ $card }»
payment-free = Безкоштовно
payment-from_discard = Безкоштовно зі стопки скидання
payment-to_bank =
    { $coins ->
        [one] { $coins } монета в банк
        [few] { $coins } монети в банк
       *[many] { $coins } монет у банк
    }
# $source – токен прогресу суперника «Економіка».
payment-to_opponent =
    { $coins ->
        [one] { $coins } монета суперникові через його токен «{ $source }»
        [few] { $coins } монети суперникові через його токен «{ $source }»
       *[many] { $coins } монет суперникові через його токен «{ $source }»
    }
payment-total =
    { $coins ->
        [one] Разом { $coins } монета
        [few] Разом { $coins } монети
       *[many] Разом { $coins } монет
    }
payment-short =
    { $coins ->
        [one] Бракує { $coins } монети
        [few] Бракує { $coins } монет
       *[many] Бракує { $coins } монет
    }
