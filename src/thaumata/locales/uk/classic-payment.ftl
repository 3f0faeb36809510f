# Як оплачено карту чи ярус у «7 Чудес»: рядки на додачу до payment.ftl, кожен зрозумілий сам по собі.
# Для перекладачів: $resource – готова кількість («2 камені») у називному відмінку; $source – назва карти,
# міста чи ярусу чуда. Без крапок.

# $neighbor: left або right, як бачить покупець.
payment-bought_from =
    { $neighbor ->
        [left] { $resource } у сусіда ліворуч («{ $source }»): купівля по { $unit ->
            [one] { $unit } монеті
            [few] { $unit } монети
           *[many] { $unit } монет
        }, разом { $coins ->
            [one] { $coins } монета
            [few] { $coins } монети
           *[many] { $coins } монет
        }
       *[right] { $resource } у сусіда праворуч («{ $source }»): купівля по { $unit ->
            [one] { $unit } монеті
            [few] { $unit } монети
           *[many] { $unit } монет
        }, разом { $coins ->
            [one] { $coins } монета
            [few] { $coins } монети
           *[many] { $coins } монет
        }
    }
payment-price_cheaper = Ціна одиниці 1 замість 2, знижку дає «{ $source }»
payment-free_build = Безкоштовно раз за епоху («{ $source }»)
payment-to_neighbor =
    { $neighbor ->
        [left] { $coins ->
            [one] { $coins } монета сусідові ліворуч
            [few] { $coins } монети сусідові ліворуч
           *[many] { $coins } монет сусідові ліворуч
        }
       *[right] { $coins ->
            [one] { $coins } монета сусідові праворуч
            [few] { $coins } монети сусідові праворуч
           *[many] { $coins } монет сусідові праворуч
        }
    }

## Деталі гри словами

# Ярус чуда за назвою міста.
classic-stage = { $board }, ярус { $stage }
# $cards – перелік назв.
classic-note-chain_to = Згодом робить безкоштовними карти: { $cards }.
