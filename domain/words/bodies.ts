import type { Body } from '../sky/bodies.ts';
import type { Table, Tone } from './entries.ts';

/** What a body stands for: a bare noun of one or two words that also fits after "matters of". */
export const BODY_NOUNS: Record<Body, Table> = {
  Sun: ['confidence', 'pride', 'purpose', 'self respect', 'vitality'],
  Moon: ['feeling', 'comfort', 'instinct', 'memory', 'mood'],
  Mercury: ['talk', 'thought', 'news', 'planning', 'wit'],
  Venus: ['affection', 'taste', 'charm', 'pleasure', 'tenderness'],
  Mars: ['drive', 'courage', 'desire', 'effort', 'nerve'],
  Jupiter: ['hope', 'generosity', 'good humor', 'trust', 'learning'],
  Saturn: ['duty', 'patience', 'order', 'caution', 'experience'],
  Uranus: ['surprise', 'freedom', 'invention', 'change', 'independence'],
  Neptune: ['imagination', 'longing', 'compassion', 'dreaming', 'faith'],
  Pluto: ['depth', 'willpower', 'honesty', 'intensity', 'renewal'],
};

/** What two such nouns do together: a plural verb phrase of 4 to 12 words ("hope and duty {phrase}"). */
export const PAIR_VERBS: Record<Exclude<Tone, 'plain'>, Table> = {
  ease: [
    'help each other along like [two|old] friends',
    '[walk|travel] side by side without [much|any] effort',
    'make a [good|happy] team, quietly and [well|in good time]',
    '[lend|give] each other what the one [lacks|is missing]',
    'keep [good|even] time together, like two [dancers|rowers]',
    '[open|hold] the door for one another',
    'are on speaking [terms|footing], and [plans|people] gain by it',
    '[settle|agree] on a common pace',
    '[feed|nourish] each other in small, [useful|steady] ways',
    'find the same [rhythm|key] by themselves',
    '[smile|nod] at each other across the room',
    '[pull|lean] the same way, and [lightly|gladly]',
  ],
  strain: [
    '[pull|tug] at the same rope from two ends',
    'do not [agree|match], and a [choice|middle way] is asked for',
    '[argue|bicker] over who goes first',
    'rub [against|along] each other until one [makes|gives] room',
    'need [turns|a referee] rather than a contest',
    '[talk|speak] past each other for the [moment|present]',
    'want [different|opposite] things from the same [day|hour]',
    '[trip|stumble] over each other in the doorway',
    'ask for a [truce|bargain], and both can [have|get] some of it',
    '[test|try] each other, and [humor|time] takes off the edge',
    'are out of [step|tune] and know it',
    '[crowd|jostle] one another like guests in a small [kitchen|hall]',
  ],
  union: [
    'become hard to [tell|pick] apart',
    '[speak|act] as one, for better or [louder|stronger]',
    '[keep|use] one seat and one [voice|plan]',
    '[melt|flow] into a single wish',
    'arrive [together|as a pair] and want to be [heard|served] together',
    '[start|open] a new page side by side',
    'double [each other|their strength], so a [little|pinch] is plenty',
    '[join|link] hands and set off',
    '[meet|stand] on the same spot and look the same [way|direction]',
    'are [poured|mixed] into one cup',
  ],
};

/** A clause of 6 to 12 words after "because": why advice in the spirit of this body is sound. No names of bodies. */
export const REASONS: Record<Body, Table> = {
  Sun: [
    'a clear [heart|intention] gives others something to [answer|join]',
    'what you do [openly|in plain view] needs no [explaining|defense] later',
    'people [trust|follow] warmth before they [trust|follow] arguments',
    'you [shine|work] best where you [mean|believe] it',
    'one [sincere|whole] effort outweighs three [halves|tries]',
    'the day [likes|favors] those who [show up|take part]',
  ],
  Moon: [
    'a calm [mood|belly] makes every other thing [simpler|easier]',
    'what feels [safe|familiar] lets you be [braver|freer] elsewhere',
    'moods [pass|change], and a good [habit|meal] stays',
    'care given in [small|daily] amounts is the [kind|sort] that is kept',
    'feelings [settle|soften] when they have a [place|lap] to sit in',
    'you [notice|hear] more when you are not [rushed|pressed]',
    'tenderness [works|moves] at its own [pace|speed]',
    'a need that is [met|heard] early stays [small|gentle]',
  ],
  Mercury: [
    'a thing well [said|named] is half [settled|mended]',
    'details [forgive|allow] less than big plans do',
    'a question asked in [time|good time] spares a long [reply|detour]',
    'the mind [rests|clears] when the list is on [paper|the page]',
    'short [notes|letters] are read and long ones [saved|put aside]',
    'talk [untangles|loosens] what thinking alone has [knotted|tied]',
  ],
  Venus: [
    'good will [grows|blooms] where it is [watered|tended]',
    'a gentle [start|tone] makes the rest [easier|lighter]',
    'pleasure [taken|enjoyed] slowly lasts [longer|for days]',
    'people [remember|keep] how you made the [room|hour] feel',
    'what is [fair|lovely] to both sides tends to [hold|last]',
    'charm is [mostly|above all] attention, [freely|gladly] given',
  ],
  Mars: [
    'energy [wants|needs] a job before it [finds|picks] a quarrel',
    'a short [effort|push] now [saves|spares] a long one later',
    'courage [grows|swells] in the doing, not in the [waiting|planning]',
    'a clean [no|start] is kinder than a [sour|late] yes',
    'heat that [moves|works] warms, and heat that [waits|sits] burns',
    'you like to [see|feel] a result before [evening|bedtime]',
  ],
  Jupiter: [
    'a generous [guess|reading] is right more [often|times] than a mean one',
    'small [hopes|plans] travel better than [huge|heavy] ones',
    'there is [enough|plenty] for all if nobody [grabs|hurries]',
    'learning [something|a bit] each day widens the [road|view]',
    'good humor [carries|lifts] what duty only [drags|pushes]',
    'doors [open|turn] for people who [knock|ask] with a smile',
  ],
  Saturn: [
    'one thing [finished|completed] is worth five [begun|planned]',
    'slow work [keeps|holds] when fast work [frays|wears out]',
    'a limit [known|drawn] early is a [kindness|relief]',
    'time is on the [side|team] of those who [prepare|plan ahead]',
    'order [today|now] is rest for [tomorrow|next week]',
    'trust is [built|laid] brick by [brick|patient brick]',
  ],
  Uranus: [
    'a small [change|experiment] keeps a big [one|upset] away',
    'fresh [air|angles] show what [habit|custom] has hidden',
    'a plan with [slack|gaps] in it [survives|bends with] surprises',
    'the odd [idea|detour] may turn out the [best|shortest]',
    'freedom [given|granted] is freedom that [returns|comes home]',
    'what [wakes|startles] you also [teaches|moves] you',
  ],
  Neptune: [
    'a soft [eye|heart] sees what a [hard|quick] one skips',
    'dreams need a [pen|shelf], or they [fade|evaporate]',
    'kindness with a clear [edge|border] [lasts|holds] longer',
    'what is [vague|misty] now [clears|lifts] if you give it time',
    'silence [answers|mends] some things that talk [cannot|does not]',
    'checking [once|twice] leaves your hands [free|open] to trust',
  ],
  Pluto: [
    'the truth is [lighter|easier] than the [guarding|hiding] of it',
    'roots [decide|tell] how the branches [do|fare]',
    'letting [go|loose] of one thing frees [both|two] hands',
    'deep water is [calm|still] once you stop [thrashing|splashing]',
    'real [strength|power] has no need to [press|shout]',
    'what you [face|name] loses much of its [size|hold]',
  ],
};

/** What a turn, an arrival or a backward course does to `{noun}`: a clause of 6 to 13 words. */
export const BODY_EVENTS: Record<
  'enters' | 'turns retrograde' | 'turns direct' | 'retrograde',
  Table
> = {
  enters: [
    'matters of {noun} [take on|get] a new tone and a new [place|address]',
    'you can [watch|see] {noun} change its clothes and its [company|manners]',
    'the scene for {noun} [shifts|moves] to another part of your life',
    'a fresh [chapter|season] opens for {noun}, with [new|other] people in it',
    '{noun} [packs|gathers] its things and settles somewhere [new|else]',
    'what you know about {noun} gets [another|a different] setting',
  ],
  'turns retrograde': [
    'matters of {noun} [slow|come] down and ask for a second look',
    '{noun} [turns|looks] inward for some weeks, to [sort|mend] what was rushed',
    'it is the [time|season] to review {noun} rather than to [push|add]',
    'old [threads|questions] of {noun} come back to be [tied|answered] properly',
  ],
  'turns direct': [
    'matters of {noun} [loosen|begin to move] again, slowly at first',
    '{noun} finds its [footing|way] again after weeks of [review|looking back]',
    'what was [held up|on hold] around {noun} can get a [date|next step]',
    'a pause in {noun} comes to its [end|close], without any [rush|fanfare]',
  ],
  retrograde: [
    'matters of {noun} do [better|well] with a second draft',
    'going back over {noun} is [wiser|more use] than rushing on',
    '{noun} [likes|wants] an old place or an old [friend|idea] revisited',
    'second thoughts about {noun} are [worth|good for] something',
    'you may meet a [question|face] of {noun} from an earlier [season|month]',
    'there is [use|sense] in mending {noun} before [adding|starting] more',
  ],
};
