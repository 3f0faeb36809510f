# Names of 7 Wonders Duel: cards, wonders, progress tokens, resources, symbols.
# For translators: use the names printed in your edition. A name stands alone on a card, where two
# lines of eleven letters fit, so 24 letters are the limit. In sentences a name is never inflected.

## Cards of Age I

duel-card-lumber_yard = Lumber Yard
duel-card-logging_camp = Logging Camp
duel-card-clay_pool = Clay Pool
duel-card-clay_pit = Clay Pit
duel-card-quarry = Quarry
duel-card-stone_pit = Stone Pit
duel-card-glassworks = Glassworks
duel-card-press = Press
duel-card-guard_tower = Guard Tower
duel-card-stable = Stable
duel-card-garrison = Garrison
duel-card-palisade = Palisade
duel-card-workshop = Workshop
duel-card-apothecary = Apothecary
duel-card-scriptorium = Scriptorium
duel-card-pharmacist = Pharmacist
duel-card-theater = Theater
duel-card-altar = Altar
duel-card-baths = Baths
duel-card-stone_reserve = Stone Reserve
duel-card-clay_reserve = Clay Reserve
duel-card-wood_reserve = Wood Reserve
duel-card-tavern = Tavern

## Cards of Age II

duel-card-sawmill = Sawmill
duel-card-brickyard = Brickyard
duel-card-shelf_quarry = Shelf Quarry
duel-card-glass_blower = Glass-Blower
duel-card-drying_room = Drying Room
duel-card-walls = Walls
duel-card-horse_breeders = Horse Breeders
duel-card-barracks = Barracks
duel-card-archery_range = Archery Range
duel-card-parade_ground = Parade Ground
duel-card-library = Library
duel-card-dispensary = Dispensary
duel-card-school = School
duel-card-laboratory = Laboratory
duel-card-courthouse = Courthouse
duel-card-statue = Statue
duel-card-temple = Temple
duel-card-aqueduct = Aqueduct
duel-card-rostrum = Rostrum
duel-card-forum = Forum
duel-card-caravansery = Caravansery
duel-card-customs_house = Customs House
duel-card-brewery = Brewery

## Cards of Age III

duel-card-arsenal = Arsenal
duel-card-pretorium = Pretorium
duel-card-fortifications = Fortifications
duel-card-siege_workshop = Siege Workshop
duel-card-circus = Circus
duel-card-academy = Academy
duel-card-study = Study
duel-card-university = University
duel-card-observatory = Observatory
duel-card-palace = Palace
duel-card-town_hall = Town Hall
duel-card-obelisk = Obelisk
duel-card-gardens = Gardens
duel-card-pantheon = Pantheon
duel-card-senate = Senate
duel-card-chamber_of_commerce = Chamber of Commerce
duel-card-port = Port
duel-card-armory = Armory
duel-card-lighthouse = Lighthouse
duel-card-arena = Arena

## Guilds

duel-card-merchants_guild = Merchants Guild
duel-card-shipowners_guild = Shipowners Guild
duel-card-builders_guild = Builders Guild
duel-card-magistrates_guild = Magistrates Guild
duel-card-scientists_guild = Scientists Guild
duel-card-moneylenders_guild = Moneylenders Guild
duel-card-tacticians_guild = Tacticians Guild

## Wonders

duel-wonder-appian_way = The Appian Way
duel-wonder-circus_maximus = Circus Maximus
duel-wonder-colossus = The Colossus
duel-wonder-great_library = The Great Library
duel-wonder-great_lighthouse = The Great Lighthouse
duel-wonder-hanging_gardens = The Hanging Gardens
duel-wonder-mausoleum = The Mausoleum
duel-wonder-piraeus = Piraeus
duel-wonder-pyramids = The Pyramids
duel-wonder-sphinx = The Sphinx
duel-wonder-statue_of_zeus = The Statue of Zeus
duel-wonder-temple_of_artemis = The Temple of Artemis

## Progress tokens

duel-progress-agriculture = Agriculture
duel-progress-architecture = Architecture
duel-progress-economy = Economy
duel-progress-law = Law
duel-progress-masonry = Masonry
duel-progress-mathematics = Mathematics
duel-progress-philosophy = Philosophy
duel-progress-strategy = Strategy
duel-progress-theology = Theology
duel-progress-urbanism = Urbanism

## Resources, alone and counted

resource-wood = wood
resource-stone = stone
resource-clay = clay
resource-glass = glass
resource-papyrus = papyrus

resource-amount-wood = { $count } wood
resource-amount-stone = { $count } stone
resource-amount-clay = { $count } clay
resource-amount-glass = { $count } glass
resource-amount-papyrus = { $count } papyrus

## Science symbols

symbol-armillary_sphere = armillary sphere
symbol-sundial = sundial
symbol-mortar = mortar
symbol-pendulum = pendulum
symbol-quill = quill
symbol-wheel = wheel
symbol-scales = scales

## Chain symbols: the white pictures that make a later card free

chain-horseshoe = horseshoe
chain-sword = sword
chain-tower = tower
chain-book = book
chain-gear = gear
chain-mask = mask
chain-moon = moon
chain-water_drop = drop of water
chain-amphora = amphora
chain-target = target
chain-helmet = helmet
chain-lyre = lyre
chain-oil_lamp = oil lamp
chain-column = column
chain-sun = sun
chain-colonnade = colonnade
chain-barrel = barrel

## Ages, and the backs that face-down cards show

back-age1 = Age I card
back-age2 = Age II card
back-age3 = Age III card
back-guild = Guild card

## Military tokens, beside the conflict track

# $size: small (nearer to the center) or large.
duel-military_token =
    { $size ->
        [large] Large military token
       *[small] Small military token
    }
