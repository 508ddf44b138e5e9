import type { AreaWords } from '../entries.ts';

/** Finance & Money: budget, bills, worth; no markets, no bets. See ../README.md for the form of each kind of entry. */
export const MONEY: AreaWords = {
  themes: {
    Sun: [
      'knowing your [worth|price] makes a money talk [short|simple] and calm',
      'you [spend|pay] with a generous hand when you feel [seen|proud]',
      'one clear figure on [paper|the page] [ends|stops] a good deal of guessing',
    ],
    Moon: [
      'spending follows your [mood|appetite], so a full [stomach|fridge] saves coins',
      'a small [cushion|reserve] brings more peace than a [big|large] plan',
      'old [fears|habits] about money speak [up|loudest] late in the day',
    ],
    Mercury: [
      'the [small|fine] print and the sums [repay|deserve] a second reading',
      'a phone call [sorts|clears] out a fee that [emails|forms] could not',
      'prices [vary|differ], and comparing [three|two] of them is quick work',
    ],
    Venus: [
      'pretty things [call|wink] from every window, and [one|a single] treat is enough',
      'fair dealing [keeps|holds] friends and purses on good terms',
      'taste and thrift [get along|agree] when you [choose|buy] to keep',
    ],
    Mars: [
      'the hand is [quick|fast] to pay, and the [list|budget] helps it wait',
      'a push of [effort|energy] clears an old [bill|sum] off the table',
      'asking for what you are [owed|due] takes one [firm|brave] minute',
    ],
    Jupiter: [
      'plans [cost|want] more than they first [admit|say], so leave a margin',
      'a generous [mood|impulse] is lovely within a [set|fixed] sum',
      'good [advice|sense] about money comes from someone [experienced|older]',
    ],
    Saturn: [
      'a dull [ledger|list], kept well, turns into [quiet|real] freedom',
      'a limit you [set|choose] yourself [hurts|weighs] less than one that arrives',
      'slow saving [suits|fits] you better than any [sudden|bright] idea',
    ],
    Uranus: [
      'a surprise [bill|refund] or change of price [shuffles|moves] the month',
      'a new [app|method] for keeping accounts [makes|keeps] it almost fun',
      'an old subscription [comes|pops] up that [nobody|no one] uses',
    ],
    Neptune: [
      'figures [blur|swim] after a long day, so [count|add up] in the morning',
      'a kind [heart|impulse] gives freely, and a [clear|written] sum protects it',
      'offers with a [soft|golden] glow ask for a [sober|daylight] look',
    ],
    Pluto: [
      'what you [hold|keep] on to and what you [owe|return] becomes plain',
      'money and [trust|power] are tangled, and [candor|honesty] loosens the knot',
      'an old [debt|cost] can be faced in [parts|small steps]',
    ],
  },
  scenes: {
    1: [
      'what you spend on [yourself|your own needs] tells you how you [feel|are]',
      'you [appear|seem] more sure about prices than you [feel|are]',
      'your own [first|gut] feeling about a purchase is worth [hearing|noting]',
    ],
    2: [
      'income, [groceries|rent] and what lies in the purse are [close|near] to mind',
      'your things [last|keep] longer with care than with [luck|new parts]',
      'the value of your [time|work] is a sum worth [doing|writing out]',
    ],
    3: [
      'fares, phone [plans|bills] and small orders [nibble|eat] at the week',
      'a [neighbor|sibling] happens to know of a [saving|cheaper way]',
      'the [paperwork|form] is shorter than the time spent [avoiding|dreading] it',
    ],
    4: [
      'rent, repairs and the [warm|heated] rooms are the [core|center] of the budget',
      'what your family [said|taught] about money still [echoes|sounds] in you',
      'a home cooked [supper|week] shows up [nicely|plainly] in the accounts',
    ],
    5: [
      'fun has a [price|cost], and free fun is [near|often better]',
      'a hobby [asks|calls] for a budget, so [joy|pleasure] stays light',
      'gifts for [children|loved ones] speak loudest when they are [simple|handmade]',
    ],
    6: [
      'daily coffees and [quick|small] lunches add up [quietly|unseen]',
      'pay for [steady|regular] work and the tools for it [need|want] a look',
      'a weekly [habit|quarter hour] with the accounts keeps [order|calm]',
    ],
    7: [
      'a fair split with a [partner|friend] matters more than the [sum|total]',
      'a second [pair of eyes|opinion] makes a contract [clearer|safer]',
      'someone across the [table|counter] is [open|willing] to bargain kindly',
    ],
    8: [
      'loans, [insurance|taxes] and joint accounts come up for a [check|look]',
      'money that [belongs|is tied] to two people asks for plain [words|rules]',
      'what you owe feels [smaller|lighter] with a [date|number] beside it',
    ],
    9: [
      'a course or a [journey|ticket] asks whether it [fits|suits] the season',
      'belief [shapes|guides] spending, and your [values|principles] know the way',
      'rules from [elsewhere|abroad], fees and [currencies|postage] need a glance',
    ],
    10: [
      'a raise, a title or a [fee|rate] is worth [preparing|a quiet draft]',
      'your good name [lowers|softens] many a price and [opens|eases] terms',
      'work costs, such as [travel|clothes], deserve their own [line|column]',
    ],
    11: [
      'friends with [bigger|other] budgets pull at yours, [kindly|gently] enough',
      'a group [purchase|gift] or a club fee [needs|wants] one clear treasurer',
      'a long held [hope|wish] can get its own [jar|account]',
    ],
    12: [
      'small leaks [hide|sit] where no one [looks|checks], such as old renewals',
      'giving in [secret|silence] feels better than being [thanked|praised]',
      'a worry about [sums|bills] grows at night and [shrinks|fades] by day',
    ],
  },
  actions: {
    1: [
      'give yourself a [set|fixed] sum for small wishes and [keep|stick] to it',
      'pause at the [till|counter] and ask if you [need|love] it or just want a lift',
      'write down one sentence about what [enough|plenty] means to [you|you now]',
    ],
    2: [
      'look at the last [ten|twelve] things you paid for and mark the [three|two] best',
      'count what is in the [purse|account] and [write|note] the figure in one place',
      'put a [coin|note] into a jar and [label|name] it for something you look forward to',
    ],
    3: [
      'call about the [fee|charge] that puzzles you and ask them to [explain|spell out] it',
      'compare [two|three] phone or travel plans over one [tea|coffee]',
      'answer the [letter|form] about money that has [sat|waited] longest',
    ],
    4: [
      'cook from the [cupboard|freezer] for two days and [save|set aside] the difference',
      'walk through the rooms and [list|note] the one repair that [saves|spares] most',
      'ask an older [relative|friend] how they [managed|handled] lean times',
    ],
    5: [
      'find one [pleasure|outing] this week that costs nothing and [enjoy|plan] it fully',
      'make a [present|card] with your own hands [instead of|rather than] ordering one',
      'set a small [monthly|weekly] sum for fun and [spend|use] it gladly',
    ],
    6: [
      'take lunch from [home|the kitchen] and write down what you [kept|saved]',
      'file the [receipts|bills] of this month in one [envelope|folder]',
      'fix a [quarter|half] hour each week for the accounts, with [good tea|music]',
    ],
    7: [
      'ask your [partner|flatmate] which joint cost feels [unfair|heavy] to them',
      'let someone you trust [read|look over] the contract before you [sign|answer]',
      'offer to [split|divide] the bill by what each one [had|can carry]',
    ],
    8: [
      'list what you [owe|lent] and to whom, with one [date|month] beside each',
      'read one [policy|statement] to the end and [mark|circle] what is unclear',
      'pay a [little|bit] extra on the oldest [sum|bill], just once',
    ],
    9: [
      'price the [trip|course] in full, with meals and [fares|books], before you decide',
      'borrow the [guide|textbook] from the library [instead of|before] buying it',
      'check if your spending [follows|matches] the thing you [believe|care about] most',
    ],
    10: [
      'collect [three|four] results that speak for your [rate|pay] and file them',
      'sort your work [costs|expenses] and [claim|send in] what you laid out',
      'learn what others in your [field|trade] charge for the [same|like] hour',
    ],
    11: [
      'suggest a [free|cheap] plan to your friends [first|early], before the pricey one sticks',
      'agree on a [ceiling|limit] for the group gift and [name|write] it plainly',
      'open a [jar|list] for one wish and tell a [friend|companion] about it',
    ],
    12: [
      'search the account for a [renewal|subscription] you forgot and [stop|cancel] it',
      'give a [small|modest] amount to a good cause [without|and skip] the fuss',
      'put the money worry on [paper|a note] in the evening and [open|read] it at breakfast',
    ],
  },
  turns: {
    ease: [
      'the {aspect} helps terms [go|turn] your way in small things, so [ask|inquire] about the discount in a [friendly|cheerful] voice',
      'a {aspect} [loosens|opens] the purse, so [choose|name] the one thing you [want|have in mind] before you go in',
      'with a {aspect} in play, sums [add|line] up sooner than [feared|expected]; use the [ease|quiet] to look a month ahead',
      'if an [offer|idea] comes with the {aspect}, [thank|smile] first, and [read|study] it over a night',
    ],
    strain: [
      'if the {aspect} [prods|nudges] you to buy a better mood, [walk|step] around the block and [see|check] what is left of the wish',
      'the {aspect} can [raise|bring] a disagreement over who pays, and a [list|table] of figures [cools|calms] it',
      'when the {aspect} [shows|uncovers] a gap in the budget, [close|cover] the smallest [hole|part] of it first',
      'a {aspect} [sets|puts] wishes against limits, so [move|shift] one purchase to [next|the coming] month and breathe',
    ],
    union: [
      'the {aspect} [sets|points] all eyes on one sum, so [deal|begin] with that and let the rest [sleep|wait]',
      'a {aspect} is a [fair|good] start for a new [jar|column], even if only [coins|a coin] go in',
      'because the {aspect} [mixes|blends] feeling and figures, let a night [pass|go by] between wish and payment',
      'let the {aspect} [open|start] one honest talk about money, [short|brief] and over [tea|food]',
    ],
    plain: [
      '{body} [watches|stays] over this theme for weeks, so [look|glance] at the accounts [briefly|calmly] and often',
      'with {body} here, [plain|simple] bookkeeping does [more|better] than a clever [trick|scheme]',
      'let {body} help you [tell|sort] needs from wishes, one [shelf|receipt] at a time',
      'no big [move|step] is called for; {body} is [content|happy] with one [settled|finished] small sum',
    ],
    moon: [
      '{body} makes [wants|wishes] feel like needs, so [wait|count] until the mood has [turned|gone by]',
      'a [full|warm] supper before any [shop|purchase] is the best [answer|reply] to {body}',
      'under {body} the purse [follows|obeys] the heart; [give|hand] it a [short|clear] list and a friend',
      '[ask|see] which [fear|wish] {body} has stirred, and [write|put] a small figure beside it',
    ],
  },
};
