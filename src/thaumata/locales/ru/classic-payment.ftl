# Как оплачена карта или ярус в «7 Чудес»: строки вдобавок к payment.ftl, каждая понятна сама по себе.
# Для переводчиков: $resource – готовое количество («2 камня») в именительном падеже; $source – название
# карты, города или яруса чуда. Без точек.

# $neighbor: left или right, как видит покупатель.
payment-bought_from =
    { $neighbor ->
        [left] { $resource } у соседа слева («{ $source }»): покупка по { $unit ->
            [one] { $unit } монете
            [few] { $unit } монеты
           *[many] { $unit } монет
        }, всего { $coins ->
            [one] { $coins } монета
            [few] { $coins } монеты
           *[many] { $coins } монет
        }
       *[right] { $resource } у соседа справа («{ $source }»): покупка по { $unit ->
            [one] { $unit } монете
            [few] { $unit } монеты
           *[many] { $unit } монет
        }, всего { $coins ->
            [one] { $coins } монета
            [few] { $coins } монеты
           *[many] { $coins } монет
        }
    }
payment-price_cheaper = Цена единицы 1 вместо 2, скидку даёт «{ $source }»
payment-free_build = Бесплатно раз за эпоху («{ $source }»)
payment-to_neighbor =
    { $neighbor ->
        [left] { $coins ->
            [one] { $coins } монета соседу слева
            [few] { $coins } монеты соседу слева
           *[many] { $coins } монет соседу слева
        }
       *[right] { $coins ->
            [one] { $coins } монета соседу справа
            [few] { $coins } монеты соседу справа
           *[many] { $coins } монет соседу справа
        }
    }

## Детали игры словами

# Ярус чуда по названию города.
classic-stage = { $board }, ярус { $stage }
# $cards – перечень названий.
classic-note-chain_to = Позже делает бесплатными карты: { $cards }.
