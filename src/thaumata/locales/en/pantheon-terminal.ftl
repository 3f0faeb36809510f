# What the game in the terminal says about Pantheon.
# For translators: labels are short; what stands on backs is in small letters and in narrow columns.
# Sentences end with a full stop.

## On the backs of cards that lie face down

label-back-temple = temple

## Mythologies in one word

label-mythology-mesopotamian = Mesopotamian
label-mythology-phoenician = Phoenician
label-mythology-greek = Greek
label-mythology-egyptian = Egyptian
label-mythology-roman = Roman

## Choices of a turn

label-activate = Activate

## Where a piece is

label-where-space = It lies on space { $space } of the Pantheon.
label-where-space-hidden = It lies face down on space { $space } of the Pantheon.
label-where-god-unseen = It lies face down, in a deck or in the Pantheon.
label-where-enki = It lies on Enki.

## Signs

label-sign-god = god and space of the Pantheon
label-sign-mythology = mythology token
label-sign-offering = offering
label-sign-minerva = Minerva
