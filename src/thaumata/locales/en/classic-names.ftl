# Names of 7 Wonders: cards, cities and their wonders, resources, symbols, rows of the score sheet.
# For translators: use the names printed in your edition. A name stands alone on a card, where two
# lines of eleven letters fit, so 24 letters are the limit. In sentences a name is never inflected. What
# refers to another message in braces is to stay so: both say the same.

## Cards of Age I

classic-card-lumber_yard = Lumber Yard
classic-card-stone_pit = Stone Pit
classic-card-clay_pool = Clay Pool
classic-card-ore_vein = Ore Vein
classic-card-tree_farm = Tree Farm
classic-card-excavation = Excavation
classic-card-clay_pit = Clay Pit
classic-card-timber_yard = Timber Yard
classic-card-forest_cave = Forest Cave
classic-card-mine = Mine
classic-card-loom = Loom
classic-card-glassworks = Glassworks
classic-card-press = Press
classic-card-pawnshop = Pawnshop
classic-card-baths = Baths
classic-card-altar = Altar
classic-card-theater = Theater
classic-card-tavern = Tavern
classic-card-east_trading_post = East Trading Post
classic-card-west_trading_post = West Trading Post
classic-card-marketplace = Marketplace
classic-card-stockade = Stockade
classic-card-barracks = Barracks
classic-card-guard_tower = Guard Tower
classic-card-apothecary = Apothecary
classic-card-workshop = Workshop
classic-card-scriptorium = Scriptorium

## Cards of Age II; three of them are the same buildings as in Age I

classic-card-sawmill = Sawmill
classic-card-quarry = Quarry
classic-card-brickyard = Brickyard
classic-card-foundry = Foundry
classic-card-loom_2 = { classic-card-loom }
classic-card-glassworks_2 = { classic-card-glassworks }
classic-card-press_2 = { classic-card-press }
classic-card-aqueduct = Aqueduct
classic-card-temple = Temple
classic-card-statue = Statue
classic-card-courthouse = Courthouse
classic-card-forum = Forum
classic-card-caravansery = Caravansery
classic-card-vineyard = Vineyard
classic-card-bazar = Bazar
classic-card-walls = Walls
classic-card-training_ground = Training Ground
classic-card-stables = Stables
classic-card-archery_range = Archery Range
classic-card-dispensary = Dispensary
classic-card-laboratory = Laboratory
classic-card-library = Library
classic-card-school = School

## Cards of Age III

classic-card-pantheon = Pantheon
classic-card-gardens = Gardens
classic-card-town_hall = Town Hall
classic-card-palace = Palace
classic-card-senate = Senate
classic-card-haven = Haven
classic-card-lighthouse = Lighthouse
classic-card-chamber_of_commerce = Chamber of Commerce
classic-card-arena = Arena
classic-card-fortifications = Fortifications
classic-card-circus = Circus
classic-card-arsenal = Arsenal
classic-card-siege_workshop = Siege Workshop
classic-card-lodge = Lodge
classic-card-observatory = Observatory
classic-card-university = University
classic-card-academy = Academy
classic-card-study = Study

## Guilds

classic-card-workers_guild = Workers Guild
classic-card-craftsmens_guild = Craftsmens Guild
classic-card-traders_guild = Traders Guild
classic-card-philosophers_guild = Philosophers Guild
classic-card-spies_guild = Spies Guild
classic-card-strategists_guild = Strategists Guild
classic-card-shipowners_guild = Shipowners Guild
classic-card-scientists_guild = Scientists Guild
classic-card-magistrates_guild = Magistrates Guild
classic-card-builders_guild = Builders Guild

## The cities on the boards

classic-board-gizah = Gizah
classic-board-babylon = Babylon
classic-board-olympia = Olympia
classic-board-rhodos = Rhodos
classic-board-ephesos = Ephesos
classic-board-alexandria = Alexandria
classic-board-halikarnassos = Halikarnassos

## The wonder of each city

classic-wonder-gizah = The Pyramids
classic-wonder-babylon = The Hanging Gardens
classic-wonder-olympia = The Statue of Zeus
classic-wonder-rhodos = The Colossus
classic-wonder-ephesos = The Temple of Artemis
classic-wonder-alexandria = The Lighthouse
classic-wonder-halikarnassos = The Mausoleum

## The two sides of a board; the letters are printed on it, Latin in every language

classic-side-A = Side { "A" }
classic-side-B = Side { "B" }

## Resources, alone and counted

classic-resource-wood = wood
classic-resource-stone = stone
classic-resource-clay = clay
classic-resource-ore = ore
classic-resource-glass = glass
classic-resource-cloth = cloth
classic-resource-papyrus = papyrus

classic-resource-amount-wood = { $count } wood
classic-resource-amount-stone = { $count } stone
classic-resource-amount-clay = { $count } clay
classic-resource-amount-ore = { $count } ore
classic-resource-amount-glass = { $count } glass
classic-resource-amount-cloth = { $count } cloth
classic-resource-amount-papyrus = { $count } papyrus

## Science symbols

classic-symbol-compass = compass
classic-symbol-gear = gear
classic-symbol-tablet = tablet

## Who sits at the table

# The third city of a game for two.
classic-free_city = Free City
classic-neighbor-left = Left neighbor
classic-neighbor-right = Right neighbor

## The score sheet

classic-category-military = Military conflicts
classic-category-treasury = Treasury
classic-category-wonder = Wonder
classic-category-blue = { label-category-blue }
classic-category-green = { label-category-green }
classic-category-yellow = { label-category-yellow }
classic-category-guilds = { label-category-purple }
classic-category-black = Black cards
classic-category-debts = Debts

classic-victory-civilian = Victory by points
classic-victory-civilian_tiebreak = Victory by points, decided by coins
classic-victory-shared = { label-victory-shared }

## Conflict tokens

classic-victory-token = Victory token { $value }
classic-defeat-token = Defeat token
