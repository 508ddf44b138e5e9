import type { AreaWords } from '../entries.ts';

/** Family Matters. See ../README.md for the form of each kind of entry. */
export const FAMILY: AreaWords = {
  themes: {
    Sun: [
      'one person [sets|leads] the tone at home, and it [may|can] be you',
      'parents and [children|elders] like to be [asked|told] what they are proud of',
      'recognition [costs|takes] a sentence and [warms|lasts] a week',
    ],
    Moon: [
      'everybody wants to be [looked after|cared for] a little, [even|also] the strong ones',
      'old [songs|recipes] and pet names bring the family [close|back]',
      'a mood at [breakfast|the door] colors the day for [all|everyone]',
    ],
    Mercury: [
      'plans [cross|overlap], and a list on the [door|fridge] spares tempers',
      'someone young [asks|has] a question worth a [real|proper] answer',
      'a call to a [relative|cousin] brings news and a [laugh|surprise]',
    ],
    Venus: [
      'a gentle [tone|joke] does more than a [good|strong] argument',
      'cake, [flowers|photographs] and small [gifts|thanks] have their effect',
      'peace is [near|possible] when nobody has to [come first|be right]',
    ],
    Mars: [
      'tempers are [short|quick], and so is the [storm|fuss]',
      'a family [project|outing] with tools or [bikes|boots] burns off steam',
      'someone [defends|guards] their corner, and [space|a break] helps',
    ],
    Jupiter: [
      'a big [table|pot] and open talk suit the [mood|clan]',
      'an older [member|aunt] has advice worth [keeping|hearing]',
      'good news [grows|gets better] when the whole [family|room] hears it',
    ],
    Saturn: [
      'duty to [parents|elders] or to the young [weighs|counts], and order helps',
      'a family [rule|custom] deserves either [respect|care] or a review',
      'time given [regularly|steadily] means more than grand [visits|gifts]',
    ],
    Uranus: [
      'one member [surprises|startles] the rest with a [plan|view]',
      'the usual [roles|places] can be swapped, with [laughter|some fun]',
      'freedom for [each|every one] keeps the [bond|whole] loose and strong',
    ],
    Neptune: [
      'what goes [unsaid|unspoken] is felt by [all|everybody] at the table',
      'a sensitive [child|relative] notices the [change|weather] first',
      'old stories [shine|soften] with time, and the [facts|details] blur',
    ],
    Pluto: [
      'an old [hurt|quarrel] in the family wants [air|a few words] at last',
      'a pattern [handed|passed] down can [stop|end] with you',
      'loyalty runs [deep|strong], and [silence|secrecy] is its price',
    ],
  },
  scenes: {
    1: [
      'your own [example|calm] teaches more than [rules|words] do',
      'relatives see you [anew|in a new light], and it [may|can] feel odd',
      'you need [room|an hour] to be yourself [among|beside] them',
    ],
    2: [
      'heirlooms, pocket [money|change] and who owns [what|which] come up',
      'a good [meal|supper] does the [work|talking] for you',
      'each [member|one] has a gift that the others [use|need]',
    ],
    3: [
      'brothers, sisters and [cousins|neighbors] are easy to [reach|talk to]',
      'a drive to [school|practice] turns into the best [talk|chat]',
      'messages in the family [group|thread] want a [kind|slow] reading',
    ],
    4: [
      'parents, [roots|origins] and the old [address|kitchen] are on your mind',
      'an evening [together|at home] needs no [program|plan]',
      'the way your family [rests|eats] says who they [are|became]',
    ],
    5: [
      'children [show|tell] you how to [play|begin] again',
      'a hobby for [two|many] ages keeps them all at one [table|game]',
      'pride in a young [talent|person] is best [said|shown] simply',
    ],
    6: [
      'chores and [timetables|lunch boxes] are the ground of [peace|good will]',
      'someone in the family [needs|could use] practical help, not [talk|advice]',
      'pets, [gardens|plants] and small duties [bind|join] you all',
    ],
    7: [
      'in-laws, [partners|spouses] and fair turns are the [subject|question]',
      'two sides of the [family|table] can hear each other [out|now]',
      'your partner sees a family [habit|matter] from [outside|the other end]',
    ],
    8: [
      'inheritance, [loans|debts] or old secrets [call|ask] for tact',
      'a relative [confides|trusts] in you and wants no [verdict|remedy]',
      'what was [buried|hushed up] feels lighter in the [open|daylight]',
    ],
    9: [
      'relatives [abroad|far off] or of another [faith|view] are near in thought',
      'a family [trip|outing] needs only a [map|basket] and a date',
      'the older [ones|generation] and the young [ask|trade] big questions',
    ],
    10: [
      'work [takes|claims] hours that somebody at home was [counting|waiting] on',
      'you stand for the family [name|table] in [public|front of others]',
      'a parent or an older [boss|relative] sets a [standard|measure]',
    ],
    11: [
      'friends [become|feel like] family, and the [table|circle] has room',
      'a reunion or a [common|joint] hope brings the [clan|cousins] together',
      'plans for the [years|summers] ahead are [fun|good] to draw up',
    ],
    12: [
      'someone needs [quiet|to be alone], and the others can [let|leave] them',
      'a memory of [someone|a person] dear visits you [softly|gently]',
      'unseen [help|care] holds the [place|family] together',
    ],
  },
  actions: {
    1: [
      'tell your family in one line what you [need|hope for] this [week|evening]',
      'do the [first|hardest] chore yourself, and [hum|smile] while at it',
      'ask for an hour to [yourself|your own], and [give|grant] one back',
    ],
    2: [
      'ask an elder for the [recipe|story] of one [dish|ring] and write it down',
      'settle who [keeps|gets] the thing you [both|all] like, by lot or by turn',
      'teach a child how to [count|save] for a [small|modest] wish',
    ],
    3: [
      'ring the sibling or cousin who [calls|writes] least',
      'send the [family|whole] group one old [picture|joke] without comment',
      'use the drive to ask one [funny|odd] question and [wait|listen]',
    ],
    4: [
      'cook one dish from the [family|old] notebook and [eat|serve] it together',
      'ask a parent what the [street|town] looked like when they were [small|young]',
      'put [photographs|pictures] in an album while someone [names|tells] the faces',
    ],
    5: [
      'let the youngest [choose|invent] the game and the [rules|teams]',
      'build, [bake|paint] or sing something with a child for [half an hour|a while]',
      'hang the [drawing|medal] where visitors can [admire|see] it',
    ],
    6: [
      'divide the [week|chores] on one sheet, with [names|initials] and colors',
      'take one [errand|duty] off the busiest person in the [family|place]',
      'walk the dog or [weed|water] a bed together before [dark|supper]',
    ],
    7: [
      'ask your partner which family [date|visit] they would rather [skip|shorten]',
      'let both sides [finish|speak], with [tea|a clock] on the table',
      'thank an in-law for one [real|concrete] thing they [did|taught]',
    ],
    8: [
      'write the delicate [point|question] down before you [raise|bring] it up',
      'listen to the [whole|long] story and ask [only|just] how it felt',
      'agree who looks after the [papers|keys], and [where|how]',
    ],
    9: [
      'plan a family [picnic|walk] with one new [place|road] in it',
      'call the relative in another [time zone|country] at their [breakfast|teatime]',
      'let a child [explain|show] what they [learned|read] this week',
    ],
    10: [
      'say when you are [home|done], and be [there|back] five minutes before it',
      'show the family a [piece|bit] of the work you [do|make] all day',
      'find out from an elder how they [carried|bore] both work and [home|children]',
    ],
    11: [
      'set the date for the [reunion|next meal] and let others [bring|cook]',
      'invite the friend who has no [family|kin] nearby to [supper|your table]',
      'ask each one for a single [wish|idea] for the [year|summer]',
    ],
    12: [
      'light a [candle|lamp] for someone you [miss|think of] and tell a story of them',
      'do something [kind|useful] for a relative and let it stay a [secret|mystery]',
      'give the tired one an hour [alone|of peace], with the [phone|noise] off',
    ],
  },
  turns: {
    ease: [
      'the {aspect} [softens|mellows] voices around the table, so [raise|mention] the matter that is [often|usually] hard to place',
      'with the {aspect} to help, a [visit|call] goes [smoothly|well], and twenty minutes are [enough|fine]',
      'a {aspect} [brings|calls] the generations nearer; [ask|let] the oldest tell and the youngest [ask|interrupt]',
      'if [help|a hand] is offered under the {aspect}, [accept|take] it and [put|set] the kettle on',
    ],
    strain: [
      'if the {aspect} [wakes|stirs] an old quarrel, [say|admit] what is new in it and [drop|leave out] the rest',
      'the {aspect} can put [work|plans] and family at cross purposes, so [warn|tell] them early and [keep|mean] one date',
      'when the {aspect} [heats|fires] up voices, [go|step] out for bread and [come|walk] back slowly',
      'a {aspect} [makes|renders] everyone a little deaf; [repeat|say back] their words before you [answer|reply]',
    ],
    union: [
      'the {aspect} [puts|sets] one relative at the center, so [ask|find out] what they [need|want] and do only that',
      'a {aspect} [starts|opens] a new custom easily, be it [soup|pancakes] on one [fixed|set] evening',
      'because the {aspect} [ties|binds] feelings tightly, [small|short] visits [do|go] better than long ones',
      'let the {aspect} [be|give] the reason to [call|write], with no [other|special] purpose',
    ],
    plain: [
      '{body} [keeps|holds] family in focus for a time, so one [regular|fixed] call is [worth more|better] than a rare long one',
      'with {body} here, [patience|humor] does what [orders|pressure] cannot, and [tea|time] helps both',
      'let {body} [show|teach] you which [duty|visit|call] is love, and which is [only|just] [habit|custom]',
      'families [change|move] slowly, and {body} [likes|marks] the first one who [smiles|bends]',
    ],
    moon: [
      '{body} [wakes|stirs] old [moods|roles] at the table, and a [joke|hug] sends them back to sleep',
      'under {body} the family [hears|catches] tones more than words, so [soften|lower] yours [a bit|a little]',
      'let {body} [remind|tell] you of someone who would [like|love] a call this [evening|very day]',
      '[feed|seat] everyone first; with {body} about, [talk|reason] comes [easier|better] after the soup',
    ],
  },
};
