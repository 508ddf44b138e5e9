import type { AreaWords } from '../entries.ts';

/** Personal Growth. See ../README.md for the form of each kind of entry. */
export const GROWTH: AreaWords = {
  themes: {
    Sun: [
      'you learn who you [are|want to be] by [choosing|deciding] in small matters',
      'confidence [grows|comes] from doing the thing [badly|plainly] at first',
      'a wish to [shine|matter] points at a [gift|skill] that waits for practice',
    ],
    Moon: [
      'a feeling you [skipped|hurried past] comes back with a [lesson|message] in it',
      'you [change|grow] fastest where you also feel [safe|at home]',
      'an old [reaction|reflex] can be met with a [kinder|newer] one',
    ],
    Mercury: [
      'one good [question|book] shifts more than ten [opinions|answers]',
      'writing it [down|out] shows you what you [think|mean]',
      'you pick [up|out] new skills quickly, and [practice|repetition] fixes them',
    ],
    Venus: [
      'learning to [receive|accept] is as hard, and as [useful|worthy], as giving',
      'you [grow|learn] by way of what you [love|enjoy], not by scolding',
      'self respect [starts|begins] in the tone you [use|take] with yourself',
    ],
    Mars: [
      'courage is a [muscle|habit], and small [dares|loads] train it',
      'anger [points|leads] to a border that you [forgot|failed] to draw',
      'you [want|long] to begin at once, and [beginning|a start] teaches well',
    ],
    Jupiter: [
      'a wider [map|frame] makes yesterday look [smaller|lighter] than it felt',
      'someone [wise|well traveled] has a [story|tale] that fits your case',
      'hope is [practical|useful] once it has a first [step|date]',
    ],
    Saturn: [
      'a skill [ripens|matures] through plain [repetition|hours], with little applause',
      'you [grow|gain] by finishing what you once [began|took on]',
      'a sober [look|review] at your limits [frees|saves] your strength',
    ],
    Uranus: [
      'a sudden [insight|thought] cuts through a [long|tired] debate with yourself',
      'you [outgrow|shed] a label that others still [use|like]',
      'trying the [opposite|reverse] for a day teaches more than [theory|planning]',
    ],
    Neptune: [
      'imagination [shows|paints] you a life that facts can [build|test] later',
      'a kind of [fog|haze] surrounds the goal, and the [next|near] step is clear',
      'compassion for your [past|younger] self changes the [story|tone]',
    ],
    Pluto: [
      'something in you is [done|finished] with an old [role|game]',
      'looking at what you [avoid|fear] takes much of its [power|height]',
      'deep change [works|goes] slowly, like [roots|water] under stone',
    ],
  },
  scenes: {
    1: [
      'it shows in how you [introduce|present] yourself to [strangers|new people]',
      'you may [feel|notice] that an old self image [pinches|fits badly]',
      'your own [will|voice] is easier to [hear|follow] than advice',
    ],
    2: [
      'the question of what you [value|treasure] sorts the [day|week] for you',
      'a skill of the [hands|body] gives you [ground|firm footing]',
      'worth is [felt|measured] in what you can [make|mend] yourself',
    ],
    3: [
      'a conversation in [passing|the street] gives you the missing [word|thought]',
      'reading, [notes|lists] and questions keep the mind [bright|moving]',
      'you learn by [explaining|telling] it to somebody [else|younger]',
    ],
    4: [
      'the roots of a [habit|fear] lie in the rooms you [grew up|once lived] in',
      'privacy gives you [space|leave] to try things [badly|out]',
      'family [stories|sayings] hold a key to how you [react|decide]',
    ],
    5: [
      'play and [art|craft] reveal what you would do for [nothing|free]',
      'the child you [were|once were] has a [say|voice] in this',
      'you [dare|risk] a little more when it is [only|just] a game',
    ],
    6: [
      'it is in the [daily|small] repeats that a [change|self] is made',
      'a better [routine|order] makes room for a [bigger|braver] aim',
      'being [useful|of help] to someone shows you your [skill|strength]',
    ],
    7: [
      'other people hold up a [mirror|lamp], and most of what you see is [fair|kind]',
      'you [learn|find] your own view by [hearing|meeting] another',
      'compromise teaches you which [point|wish] you truly [hold|need]',
    ],
    8: [
      'a hard [truth|subject], faced with someone [safe|steady], gives strength',
      'what you let [go|fall] makes [space|room] for what you want',
      'trust is the [lesson|craft] in this season of your [life|heart]',
    ],
    9: [
      'study, travel and [large|open] questions [stretch|lift] your view',
      'a belief you [took|inherited] from others is due for a [test|look]',
      'a teacher or a [stranger|book] from afar says it [well|better]',
    ],
    10: [
      'your aims in the [world|open] ask what they are [for|serving]',
      'a responsibility [grows|raises] you faster than any [course|lesson]',
      'people [treat|see] you as the one who [knows|leads], so learn aloud',
    ],
    11: [
      'the company you [keep|choose] shows where you are [heading|growing]',
      'a hope for the [years|seasons] ahead can be [said|drawn] aloud',
      'a circle of [peers|learners] keeps you [honest|going]',
    ],
    12: [
      'a pattern works [behind|below] the scenes and is [ready|ripe] to be seen',
      'solitude, dreams and a [diary|notebook] tell you [more|most]',
      'what you [hide|keep back] is often a [strength|talent] in disguise',
    ],
  },
  actions: {
    1: [
      'describe yourself in three [words|lines] without [naming|using] your job',
      'do one [thing|errand] in the way you [really|secretly] prefer',
      'say what you [think|want] before you [ask|hear] what the others do',
    ],
    2: [
      'list five things you can [do|make] with your hands and [teach|show] one',
      'spend [twenty|thirty] minutes on a skill that [calms|steadies] you',
      'note [one|a single] moment when you felt [rich|well off] without buying anything',
    ],
    3: [
      'write a page without [stopping|pausing] and [underline|keep] one sentence',
      'look up the [word|subject] you keep [nodding|smiling] at without knowing it',
      'explain your [plan|idea] to a ten year old, [real|true] or imagined',
    ],
    4: [
      'ask a relative how they [saw|remember] you at [seven|ten]',
      'note where in your [home|rooms] you [think|breathe] best and sit there',
      'write down one family rule from [childhood|long ago] and [test|question] it',
    ],
    5: [
      'make something [small|silly] and show it before it is [ready|good]',
      'return for [twenty|fifteen] minutes to a [game|hobby] you loved at twelve',
      'try one [new|unfamiliar] thing in front of [friendly|laughing] people',
    ],
    6: [
      'choose one [habit|routine] and make it [half|twice] as easy',
      'track a single [thing|habit] for a week with [dots|ticks] on paper',
      'help someone with a [task|form] you find [easy|simple]',
    ],
    7: [
      'ask a person you [trust|respect] what you do well and just [listen|thank them]',
      'argue the other [side|view] for five minutes, [fairly|with good will]',
      'notice which [trait|habit] in others [annoys|stirs] you and look for it at home',
    ],
    8: [
      'name the thing you [avoid|put off] and look at it for [five|six] minutes',
      'forgive [one|a] small old matter, on [paper|your own], without telling anyone',
      'clear away a [reminder|souvenir] of a role you have [finished|outgrown]',
    ],
    9: [
      'read one [chapter|essay] that [disagrees|argues] with you',
      'plan a visit to a [place|town] where you know [no one|nothing] yet',
      'write down a [belief|rule] you live by and where you [got|found] it',
    ],
    10: [
      'set one [aim|goal] for the season and tell [one|a single] person',
      'ask for [honest|plain] feedback on a piece of [work|effort] you are proud of',
      'take on a [task|duty] one size [larger|bigger] than feels easy',
    ],
    11: [
      'spend an hour with someone who is [ahead|further on] on the [road|path] you like',
      'write down where you [hope|want] to be in [three|two] years, in ten lines',
      'join one [class|circle] or write to the person who [runs|leads] it',
    ],
    12: [
      'keep a notebook by the [bed|pillow] and [catch|note] the first thought',
      'spend an hour [alone|unreachable] and see which [wish|thought] returns',
      'draw the [worry|mood] as a [shape|map], and give it a name',
    ],
  },
  turns: {
    ease: [
      'a {aspect} [opens|unlocks] a door without noise, so [step|walk] through it by [doing|trying] the easy half',
      'the {aspect} [makes|keeps] learning light, and [twenty|thirty] minutes now [equal|match] an hour on other days',
      'if a [teacher|book] [appears|comes by] under the {aspect}, [follow|pursue] it a little [further|longer] than is practical',
      'with the {aspect} behind you, [kind|mild] words to yourself do [more|better] than another rule',
    ],
    strain: [
      'if you [doubt|waver] under the {aspect}, [ask|find out] which old voice is [talking|speaking] and answer it kindly',
      'the {aspect} [rubs|chafes] where you are growing, so [read|treat] the friction as a [sign|hint] and slow down',
      'when the {aspect} [puts|sets] two wishes at odds, [draw|write] them on two cards and [sleep|wait] on it',
      'a {aspect} [tests|tries] your patience with yourself; [praise|count] the attempt and [drop|skip] the score',
    ],
    union: [
      'the {aspect} [plants|sows] something, and a [line|word] in the diary [keeps|saves] the date of it',
      'with a {aspect} you [stand|are] at the start, so a [beginner|child] is the [right|best] thing to be',
      'because the {aspect} [joins|ties] two sides of you, let both [speak|have a turn] before you decide',
      'a {aspect} [gathers|collects] your strength; [aim|spend] it on one [page|habit] rather than a whole new life',
    ],
    plain: [
      '{body} [teaches|works] slowly here, so [repeat|revisit] one small [exercise|lesson] this week',
      'with {body} in this part of life, [curiosity|interest] is worth more than [speed|results]',
      'let {body} [ask|put] the questions, and [note|write] the answers that [surprise|stir] you',
      'growth is [quiet|slow] work, and {body} [likes|values] whoever [looks|comes] back tomorrow',
    ],
    moon: [
      '{body} [shows|lights] an old feeling for a day or so, and [looking|naming] is [enough|all it takes]',
      '[catch|note] the first [thought|wish] of the day while {body} is here, for it [slips|fades] quickly',
      'what {body} [stirs|brings] up is [weather|tide], not [verdict|law], and you may [learn|gain] from it',
      'be as [kind|patient] with yourself under {body} as with a [child|guest] who is [tired|new]',
    ],
  },
};
