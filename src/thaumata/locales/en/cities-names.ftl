# Names of 7 Wonders: Cities and of team play: black cards, cities and their wonders, tokens.
# For translators: use the names printed in your edition. A name stands alone on a card, where two
# lines of eleven letters fit, so 24 letters are the limit. In sentences a name is never inflected.

## Black cards of Age I

classic-card-opium_stash = Opium Stash
classic-card-smugglers_cache = Smuggler’s Cache
classic-card-west_clandestine_wharf = West Clandestine Wharf
classic-card-east_clandestine_wharf = East Clandestine Wharf
classic-card-dive = Dive
classic-card-cells = Cells
classic-card-customs = Customs
classic-card-pigeonhole = Pigeonhole
classic-card-raider_camp = Raider Camp
classic-card-secret_warehouse = Secret Warehouse
classic-card-city_gates = City Gates
classic-card-militia = Militia
classic-card-hideout = Hideout
classic-card-residence = Residence

## Black cards of Age II

classic-card-guardhouse = Guardhouse
classic-card-trade_center = Trade Center
classic-card-tabularium = Tabularium
classic-card-black_market = Black Market
classic-card-band_of_spies = Band of Spies
classic-card-lair = Lair
classic-card-raider_fort = Raider Fort
classic-card-mercenaries = Mercenaries
classic-card-architect_firm = Architect Firm
classic-card-sepulcher = Sepulcher
classic-card-forging_agency = Forging Agency
classic-card-opium_den = Opium Den
classic-card-consulate = Consulate
classic-card-gambling_den = Gambling Den

## Black cards of Age III

classic-card-mint = Mint
classic-card-slave_market = Slave Market
classic-card-raider_garrison = Raider Garrison
classic-card-cenotaph = Cenotaph
classic-card-capitol = Capitol
classic-card-memorial = Memorial
classic-card-secret_network = Secret Network
classic-card-prison = Prison
classic-card-opium_distillery = Opium Distillery
classic-card-brotherhood = Brotherhood
classic-card-chamber_of_builders = Chamber of Builders
classic-card-torture_chamber = Torture Chamber
classic-card-contingent = Contingent
classic-card-embassy = Embassy

## The cities on the boards, and their wonders

classic-board-byzantium = Byzantium
classic-board-petra = Petra

classic-wonder-byzantium = Hagia Sophia
classic-wonder-petra = Al-Khazneh

## Cards by color

family-black = Black cards

## Tokens: labels, and counted

classic-debt-token = Debt
classic-diplomacy-token = Diplomacy token
classic-label-debts = Debts
classic-label-diplomacy = Diplomacy tokens

classic-amount-debts =
    { $count ->
        [one] { $count } debt
       *[other] { $count } debts
    }
classic-amount-diplomacy =
    { $count ->
        [one] { $count } Diplomacy token
       *[other] { $count } Diplomacy tokens
    }

## Who sits at the table

classic-label-ally = Ally
