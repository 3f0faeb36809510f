"""The terms of docs/words.md as tables: the words that must not occur, and the right ones."""

from typing import NamedTuple

OPERATORS = (
    "error-no-database",
    "error-no-service",
    "error-not-served",
    "error-origin",
    "label-load-service",
    "label-serving",
    "usage-admin",
    "usage-admin-database",
    "usage-admin-more",
    "usage-measured",
    "usage-origin",
    "usage-serve-more",
    "usage-served-game",
)
"""Said to the operator of a service; a player reads of a server."""

NOT_FOR_SALE = (
    "classic-effect-produces_one_of",
    "classic-effect-right",
    "label-sign-not-for-sale",
    "refused-resource",
)
"""A city sells resources to its neighbors; a card is discarded for coins."""

CLOSED_TABLES = (
    "label-admin-close",
    "label-stage-closed",
    "service-is-closed",
    "usage-admin",
    "usage-admin-more",
    "usage-admin-what",
)
"""A table is closed; a card is covered, or face down."""

BACKS = ("error-field-piece", "impossible-back")
"""The back itself is meant; a card that shows it lies face down."""

NARROW_TAGS = ("label-tag-free", "web-tag-chain")
"""Tags beside a sign, too narrow for the long word."""

PROGRESS_BOARD = (
    "effect-lock_token",
    "event-progress_dealt",
    "help-science",
    "label-where-board",
    "prompt-deal_progress",
    "prompt-take_token",
)
"""The board where the progress tokens lie."""

WONDER_BOARDS = (
    "classic-action-side",
    "classic-effect-right",
    "classic-prompt-choose_side",
    "classic-prompt-deal_board",
    "error-field-piece",
    "error-no-classic-piece",
    "help-classic-trade",
    "impossible-board-twice",
    "label-boards",
    "label-command-explain-classic",
    "payment-board_cut",
)
"""The wonder boards of Classic, which the Russian rulebook calls fields."""

POSITION_FIELDS = (
    "error-field-type",
    "error-field-unknown",
    "error-field-unseen",
    "error-field-variant",
    "error-json-object",
    "error-position-field",
)
"""The fields of a position in JSON."""

PHRASES = (
    "phrase-good-game",
    "phrase-hello",
    "phrase-sorry",
    "phrase-well-played",
    "phrase-wow",
)
"""Words that players use among themselves."""


class Term(NamedTuple):
    """A word that must not occur."""

    wrong: str
    """A regular expression, which does not mind capitals."""

    right: str
    """The words to write instead."""

    exceptions: tuple[str, ...] = ()
    """Ids of messages where the word means something else."""


TERMS = {
    "en": (
        Term(r"\bopen (card|slot)|\b(lie|lies|lay) open\b|, open[,.]", "accessible"),
        Term(r"\bmiddle\b", "center", ("forfeit-died",)),
        Term(r"\bfor nothing\b", "for free"),
        Term(
            r"\bgoods\b",
            "resources",
            ("classic-effect-cheap_trade", "duel-decree-trade_grey", "family-grey"),
        ),
        Term(r"\bt(ake|akes|aken|ook) (it )?back\b", "undo"),
        Term(r"\bg(ive|ives|iven|ave) up\b", "resign", ("drawback-misses",)),
        Term(r"\bdear(er|est)?\b", "expensive"),
        Term(r"\bequal symbols\b", "identical symbols"),
        Term(r"\bper cent\b", "percent"),
        Term(r"\b(neighbour|colour|centre)", "neighbor, color, center"),
        Term(r"\b(some|any|every)body\b", "someone, anyone, everyone"),
        Term(r"\bservices?\b", "server", OPERATORS),
        Term(r"\berrors?\b|\binvalid\b", "what cannot be done, and why"),
    ),
    "uk": (
        Term(r"\bвідкрит(а|у|ої|і|их|ими) карт", "доступна"),
        Term(r"\bзакрит", "перекрита, долілиць", CLOSED_TABLES),
        Term(r"\b(на|при)кри(т|в)", "перекрита"),
        Term(r"\bсорочк", "долілиць", BACKS),
        Term(r"\bфішк", "маркер конфлікту"),
        Term(r"\bшкал", "військовий трек"),
        Term(r"\bпол(е|я|ем|і|ю)\b", "сектор", (*PROGRESS_BOARD, *POSITION_FIELDS)),
        Term(r"\bсередин", "центр"),
        Term(r"\bпрода", "скинути", NOT_FOR_SALE),
        Term(r"\bзадарма\b", "безкоштовно"),
        Term(r"\bдаром\b", "безкоштовно", NARROW_TAGS),
        Term(r"\bвиб(ра|ер|ира)", "обрати"),
        Term(r"\bсервіс", "сервер"),
        Term(r"\bслужб", "сервер", OPERATORS),
        Term(r"\bетап", "ярус"),
        Term(r"\bжетон", "токен"),
        Term(r"\bдекрет", "наказ"),
        Term(r"\bнайня|\bнайма(є|ти|йте)\b", "завербувати"),
        Term(r"підготовлен", "підготована"),
        Term(r"\bрозігр\w+ змов", "здійснити змову"),
        Term(r"\bскид\b", "стопка скидання"),
        Term(r"\bщораунду\b", "кожен раунд"),
        Term(r"\bтой, хто починає\b", "перший гравець"),
        Term(r"\bальтар|\bглинн|\bсушилк", "вівтар, глиняний, сушарня"),
        Term(r"\b(ти|тебе|тобі|твій|твоя|твоє|твої)\b", "ви"),
    ),
    "ru": (
        Term(r"\bоткрыт(ая|ую|ой|ые|ых|ыми) карт", "доступна"),
        Term(r"\bзакрыт", "перекрыта, лицом вниз", CLOSED_TABLES),
        Term(r"\b(на|при)кры(т|в)", "перекрыта"),
        Term(r"\bрубашк", "лицом вниз", BACKS),
        Term(r"\bфишк", "маркер конфликта"),
        Term(r"\bшкал", "военный трек"),
        Term(
            r"\bпол(е|я|ем|ей|ю)\b",
            "деление",
            (*PROGRESS_BOARD, *POSITION_FIELDS, *WONDER_BOARDS),
        ),
        Term(r"\bсередин", "центр"),
        Term(r"\bпрода", "сбросить", NOT_FOR_SALE),
        Term(r"\bдаром\b", "бесплатно", NARROW_TAGS),
        Term(r"\bсервис", "сервер"),
        Term(r"\bслужб", "сервер", OPERATORS),
        Term(r"\bэтап", "ярус"),
        Term(r"\bтокен", "жетон"),
        Term(r"\bпрогресс", "жетон развития"),
        Term(r"\bпланшет", "поле чуда"),
        Term(r"\bстопк", "колода"),
        Term(r"\bструктур", "раскладка"),
        Term(r"\bна рук(е|у|ах|и)\b|\bс рук(и)?\b", "в руке, в руку, из руки"),
        Term(r"\bкажд(ый|ого|ому) друг", "все остальные"),
        Term(r"\bбожеств(о|а|у|ом)\b", "бог"),
        Term(r"\bприз(вать|ывает|ывать)\b", "активировать"),
        Term(r"\bподношен", "жертвоприношение"),
        Term(r"\b(ты|тебя|тебе|твой|твоя|твоё|твои)\b", "вы"),
    ),
}
"""For each language the words that must not occur."""

SIGNS = (
    Term("—| - ", "–"),
    Term("!", "a full stop", PHRASES),
    Term("['\"]", "’ “ ” « »"),
)
"""The signs that must not occur in any language."""

AGES = {
    "uk": r"(?<!\bI )(?<!\bII )(?<!\bIII )(?<!^)\bЕпо[хс]|\bI{1,3} епо[хс]",
    "ru": r"(?<!^)\bЭпох\w*\b(?! I)|\bэпох\w* I",
}
"""Wrong spellings of an age: a capital letter without a number, a small one with it."""

CASE_WORDS = {"uk": r"\bграв(ц|ец)\w* \{\$player\}", "ru": r"\bигрок\w* \{\$player\}"}
"""A name of a player without quotation marks, after the word that carries its case."""

SEAT_NUMBERS = ("impossible-coins", "impossible-own-card", "impossible-sealed")
"""Messages with a player's number."""

PIECES = (
    "back|board|card|conspiracy|decree|divine_token|expansion|god|mythology|name|progress|senator"
    "|source|token|variant|wonder"
)
"""The variables that are names of pieces, of games and of files' classes."""

NOUNS = {
    "en": {
        "coins": "coin",
        "debts": "debt",
        "distance": "space",
        "points": "point",
        "price": "coin",
        "short": "coin",
        "spaces": "space",
    },
    "uk": {
        "coins": "монет",
        "debts": "борг",
        "distance": "сектор",
        "points": "бал",
        "price": "монет",
        "short": "монет",
        "spaces": "сектор",
    },
    "ru": {
        "coins": "монет",
        "debts": "долг",
        "distance": "делени",
        "points": "очк|очков",
        "price": "монет",
        "short": "монет",
        "spaces": "делени",
    },
}
"""For each variable with a number the noun that has to stand in the same sentence."""

WITHOUT_NOUN = {
    "classic-action-build-price",  # the price comes with its nouns
    "classic-action-stage-price",
    "label-tag-short",  # stands beside the sign of a coin
    "outcome-line",  # for programs; the points come with their noun
    "web-buy",  # stands beside the sign of a coin
}
"""Messages where such a number needs no noun."""
