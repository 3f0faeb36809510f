# Про що запитують гравця в «7 Чудес» і слова на відповідях.
# Для перекладачів: запитання – одне речення, звернене до гравця на «ви», з одним завданням. Дія – текст
# кнопки або рядка з номером, без крапки. Без знаків оклику.
# $city: own (власне місто гравця) або free (Вільне місто, яким по черзі керують двоє гравців).

## Запитання до випадку: їх бачить той, хто вводить партію з-за справжнього столу

# $number – місце міста за столом, від 1.
classic-prompt-deal_board = Який планшет чуда отримує місто { $number }?
classic-prompt-mix_in = Яку карту замішують у колоду?
classic-prompt-deal_card = Яку карту роздано гравцеві { $number }?
classic-prompt-draw_from_pile = Яку карту взято зі стопки Вільного міста?

## Запитання до гравця

classic-prompt-choose =
    { $city ->
        [free] Тепер оберіть карту для Вільного міста і що воно з нею зробить.
       *[own] Оберіть карту і що з нею зробити.
    }
classic-prompt-choose_side = Оберіть сторону свого планшета чуда.
classic-prompt-last_card =
    { $city ->
        [free] Оберіть, що Вільне місто зробить з останньою картою стопки.
       *[own] Оберіть, що зробити з останньою картою.
    }
classic-prompt-raise =
    { $city ->
        [free] Оберіть карту зі стопки скидання, Вільне місто збудує її безкоштовно.
       *[own] Оберіть карту зі стопки скидання, ви збудуєте її безкоштовно.
    }
# Для того, кого не запитують або хто вже обрав.
classic-prompt-wait =
    { $count ->
        [one] Ще не обрав { $count } гравець.
        [few] Ще не обрали { $count } гравці.
       *[many] Ще не обрали { $count } гравців.
    }

## Відповіді

# $price – готовий перелік, що кому йде: «1 монета в банк і 2 монети ліворуч (дерево)».
classic-action-build =
    { $city ->
        [free] Вільне місто: збудувати карту «{ $card }»
       *[own] Збудувати карту «{ $card }»
    }
classic-action-build-price =
    { $city ->
        [free] Вільне місто: збудувати карту «{ $card }», ціна – { $price }
       *[own] Збудувати карту «{ $card }»: { $price }
    }
# $source – будівля, завдяки якій карта безкоштовна.
classic-action-build-chain =
    { $city ->
        [free] Вільне місто: збудувати карту «{ $card }» безкоштовно завдяки карті «{ $source }»
       *[own] Збудувати карту «{ $card }» безкоштовно завдяки карті «{ $source }»
    }
# $source – ярус Олімпії, що робить безкоштовною одну карту кожної Епохи.
classic-action-build-power =
    { $city ->
        [free] Вільне місто: збудувати карту «{ $card }» безкоштовно («{ $source }»)
       *[own] Збудувати карту «{ $card }» безкоштовно («{ $source }»)
    }
# $stage – номер ярусу, $wonder – назва чуда; $card підкладають під ярус.
classic-action-stage =
    { $city ->
        [free] Вільне місто: збудувати ярус { $stage } чуда «{ $wonder }», підклавши карту «{ $card }»
       *[own] Збудувати ярус { $stage } чуда «{ $wonder }», підклавши карту «{ $card }»
    }
classic-action-stage-price =
    { $city ->
        [free] Вільне місто: збудувати ярус { $stage } чуда «{ $wonder }», підклавши карту «{ $card }», ціна – { $price }
       *[own] Збудувати ярус { $stage } чуда «{ $wonder }», підклавши карту «{ $card }»: { $price }
    }
classic-action-sell =
    { $city ->
        [free] Вільне місто: продати карту «{ $card }» за { $coins ->
            [one] { $coins } монету
            [few] { $coins } монети
           *[many] { $coins } монет
        }
       *[own] Продати карту «{ $card }» за { $coins ->
            [one] { $coins } монету
            [few] { $coins } монети
           *[many] { $coins } монет
        }
    }
classic-action-raise =
    { $city ->
        [free] Вільне місто: збудувати карту «{ $card }» зі стопки скидання
       *[own] Збудувати карту «{ $card }» зі стопки скидання
    }
classic-action-raise-none = Нічого не будувати зі стопки скидання
classic-action-leave = Скинути останню карту задарма
# $side: A або B, як надруковано.
classic-action-side =
    { $side ->
        [A] Покласти планшет стороною { "A" }
       *[B] Покласти планшет стороною { "B" }
    }

## Що кому йде; частини переліків вище

# $goods – готовий перелік, як-от «дерево» або «2 глини і руда», у називному відмінку.
classic-pay-bank =
    { $coins ->
        [one] { $coins } монета в банк
        [few] { $coins } монети в банк
       *[many] { $coins } монет у банк
    }
classic-pay-neighbor =
    { $neighbor ->
        [left] { $coins ->
            [one] { $coins } монета ліворуч ({ $goods })
            [few] { $coins } монети ліворуч ({ $goods })
           *[many] { $coins } монет ліворуч ({ $goods })
        }
       *[right] { $coins ->
            [one] { $coins } монета праворуч ({ $goods })
            [few] { $coins } монети праворуч ({ $goods })
           *[many] { $coins } монет праворуч ({ $goods })
        }
    }
# Що Вільне місто платить гравцеві.
classic-pay-player =
    { $coins ->
        [one] { $coins } монета гравцеві «{ $player }» ({ $goods })
        [few] { $coins } монети гравцеві «{ $player }» ({ $goods })
       *[many] { $coins } монет гравцеві «{ $player }» ({ $goods })
    }

## Чому дію відхилено

refused-not-in-hand = Цієї карти немає у вас на руці.
refused-not-discarded = Цієї карти немає у стопці скидання.
refused-built-twice = Будівля з такою назвою вже стоїть у місті.
refused-resource =
    Бракує { $resource ->
        [wood] дерева
        [stone] каменю
        [clay] глини
        [ore] руди
        [glass] скла
        [cloth] тканини
       *[papyrus] папірусу
    }: сусіди стільки не продають.
refused-resources = Місто й сусіди не виробляють усього, що потрібно.
refused-payment = Так за це не платять.
refused-wonder-finished = Усі етапи чуда вже збудовано.
refused-no-power = Жоден етап вашого чуда не дає зараз збудувати це безкоштовно.
refused-power-needless = Це й так безкоштовно.
refused-free-city-sale = Вільне місто продає карту, лише якщо нічого не може збудувати.
refused-free-city-coins =
    { $coins ->
        [one] Вільному місту бракує { $coins } монети.
        [few] Вільному місту бракує { $coins } монет.
       *[many] Вільному місту бракує { $coins } монет.
    }
