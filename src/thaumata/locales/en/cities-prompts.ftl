# What a player is asked in 7 Wonders: Cities, and the words on the answers.
# For translators: a prompt is one sentence in the second person that names the one task. An action is
# the text of a button or of a numbered line, without a full stop. No exclamation marks.
# $city: own (the player's own city) or free (the Free City, which both of two players direct in turn).

## The question

# $coins is what the city loses; a debt stands for each coin that is not paid.
classic-prompt-settle =
    { $city ->
        [free] { $coins ->
            [one] The Free City loses { $coins } coin: choose whether it pays or takes a debt.
           *[other] The Free City loses { $coins } coins: choose how many it pays, with a debt for each of the rest.
        }
       *[own] { $coins ->
            [one] You lose { $coins } coin: choose whether you pay or take a debt.
           *[other] You lose { $coins } coins: choose how many you pay, with a debt for each of the rest.
        }
    }

## Answers

classic-action-pay =
    { $city ->
        [free] { $coins ->
            [one] Free City: pay { $coins } coin
           *[other] Free City: pay { $coins } coins
        }
       *[own] { $coins ->
            [one] Pay { $coins } coin
           *[other] Pay { $coins } coins
        }
    }
classic-action-pay-part =
    { $city ->
        [free] Free City: pay { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        } and take { $debts ->
            [one] { $debts } debt
           *[other] { $debts } debts
        }
       *[own] Pay { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        } and take { $debts ->
            [one] { $debts } debt
           *[other] { $debts } debts
        }
    }
classic-action-pay-none =
    { $city ->
        [free] { $debts ->
            [one] Free City: take { $debts } debt
           *[other] Free City: take { $debts } debts
        }
       *[own] { $debts ->
            [one] Take { $debts } debt
           *[other] Take { $debts } debts
        }
    }

## Why an action is refused

# $coins is the most that can be paid.
refused-pay-most =
    { $coins ->
        [one] No more than { $coins } coin can be paid.
       *[other] No more than { $coins } coins can be paid.
    }
