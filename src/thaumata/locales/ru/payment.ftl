# Как оплачена карта или чудо: строки под ценой, каждая понятна сама по себе.
# Для переводчиков: $resource – готовое количество («2 камня») или само название («камень») в
# именительном падеже; $source – название карты, чуда или жетона развития. Без точек.

payment-produced = { $resource } даёт «{ $source }»
payment-choice = { $resource } на выбор даёт «{ $source }»
payment-bought =
    { $resource }: покупка по { $unit ->
        [one] { $unit } монете
        [few] { $unit } монеты
       *[many] { $unit } монет
    }, всего { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
# Почему единица стоит $unit: 2 монеты и ещё по одной за каждый из $symbols.
payment-price_base =
    { $symbols ->
        [0] Цена единицы { $unit }: такого символа на коричневых и серых картах соперника нет
        [one] Цена единицы { $unit }: 2 и ещё { $symbols } за символ на коричневых и серых картах соперника
        [few] Цена единицы { $unit }: 2 и ещё { $symbols } за символы на коричневых и серых картах соперника
       *[many] Цена единицы { $unit }: 2 и ещё { $symbols } за символы на коричневых и серых картах соперника
    }
payment-price_fixed = Цена единицы 1 благодаря карте «{ $source }»
payment-waived = { $resource }: не требуется благодаря жетону «{ $source }»
payment-printed_coins =
    { $coins ->
        [one] { $coins } монета указана на карте
        [few] { $coins } монеты указаны на карте
       *[many] { $coins } монет указано на карте
    }
payment-chain = Бесплатно по цепочке от карты «{ $card }»
payment-free = Бесплатно
payment-from_discard = Бесплатно из сброса
payment-to_bank =
    { $coins ->
        [one] { $coins } монета в банк
        [few] { $coins } монеты в банк
       *[many] { $coins } монет в банк
    }
# $source – жетон развития соперника «Экономика».
payment-to_opponent =
    { $coins ->
        [one] { $coins } монета сопернику из-за его жетона «{ $source }»
        [few] { $coins } монеты сопернику из-за его жетона «{ $source }»
       *[many] { $coins } монет сопернику из-за его жетона «{ $source }»
    }
payment-total =
    { $coins ->
        [one] Всего { $coins } монета
        [few] Всего { $coins } монеты
       *[many] Всего { $coins } монет
    }
payment-short =
    { $coins ->
        [one] Не хватает { $coins } монеты
        [few] Не хватает { $coins } монет
       *[many] Не хватает { $coins } монет
    }
