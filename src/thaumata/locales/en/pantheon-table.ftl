# Pantheon on the table: labels, lines of a payment, and a short reminder of the rules.
# For translators: labels are short and start with a capital letter, without a full stop. Lines of a
# payment are complete in themselves, without a full stop. Help is in our own words, spoken to the player.

## Labels

label-on-astarte = On Astarte

label-category-temples = Grand Temples
label-category-gods = Gods

## Payment

# Instead of the whole cost, thanks to the progress token Engineering.
payment-engineering =
    { $coins ->
        [one] { $coins } coin instead of the cost, thanks to { $source }
       *[other] { $coins } coins instead of the cost, thanks to { $source }
    }
# A Grand Temple, free for the owner of its token.
payment-chain_token = Free by the token of { $mythology }
payment-space =
    { $coins ->
        [one] { $coins } coin for space { $space }
       *[other] { $coins } coins for space { $space }
    }
payment-gate =
    { $coins ->
        [one] { $coins } coin more, since the Gate costs double
       *[other] { $coins } coins more, since the Gate costs double
    }
# $source is the Sanctuary or an offering token.
payment-less =
    { $coins ->
        [one] { $coins } coin less, thanks to { $source }
       *[other] { $coins } coins less, thanks to { $source }
    }
payment-from_astarte =
    { $coins ->
        [one] { $coins } coin of it from Astarte
       *[other] { $coins } coins of it from Astarte
    }

## Help

help-pantheon = In Age I the tokens on face-down cards go to whoever uncovers the card. A mythology token lets you look at two gods of its deck and lay one of them face down in the Pantheon.
help-activation = From Age II on you may activate a god instead of taking a card. The space nearest you costs 3 coins, each one further 1 coin more; the Gate costs double.
help-offerings = The tokens of Age II are offerings: each takes 2, 3 or 4 coins off one activation and is then discarded.
help-temples = Grand Temples take the place of guilds. One, two or three of them are worth 5, 12 or 21 points; with a token of its mythology a temple is free.
