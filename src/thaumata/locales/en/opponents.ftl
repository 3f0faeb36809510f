# Opponents, for translators: what the levels are called at a table, and a sentence on how each plays.

opponent-novice = Novice
opponent-novice-manner = Has just read the rules: often takes what merely looks nice, as people do in their first games.
opponent-easy = Apprentice
opponent-easy-manner = Plays what looks best at first sight, and seldom asks what you will do next.
opponent-medium = Builder
opponent-medium-manner = Looks a few turns ahead and punishes plain mistakes.
opponent-hard = Strategist
opponent-hard-manner = Weighs thousands of ways the game may go, denies you what you need, and seldom errs.
opponent-expert = Expert
opponent-expert-manner = Thinks longest and forgives nothing: the strongest player here.
opponent-greedy-manner = Takes whatever is worth most right now and never looks ahead.
opponent-random-manner = Does anything that is allowed.
