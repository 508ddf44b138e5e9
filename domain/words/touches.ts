import type { Body } from '../sky/bodies.ts';
import type { Table, Tone } from './entries.ts';

/**
 * What a body brings when it touches another: a clause of 5 to 12 words that can follow "and".
 * Good: 'patience [pays|helps] in small, quiet steps'. Bad: 'Saturn makes you patient' (names the body;
 * the sentence before has done so). Conjunctions are `union`.
 */
export const TOUCHES: Record<Body, Record<Exclude<Tone, 'plain'>, Table>> = {
  Sun: {
    ease: [
      'your purpose and the matter at hand [agree|go together] well',
      'a little [daylight|warmth] reaches a subject that was [kept|left] in the shade',
      'confidence [comes|grows] without any need to [prove|defend] it',
      'you can be [generous|open] with praise, and it [returns|comes back]',
    ],
    strain: [
      'pride may [knock|bump] against what the moment asks for',
      'two aims [pull|tug] at the same hour of your day',
      'being in the [right|spotlight] costs more than it [brings|gives]',
      'your will [meets|finds] a fence, and [looking|walking] along it helps',
    ],
    union: [
      'this matter [moves|steps] to the center of the [stage|week]',
      'what you want and who you are [speak|talk] with one voice',
      'a strong light [falls|shines] on it, [flattering|kind] or not',
      'there is [heat|glare] as well as light, so [distance|shade] helps at times',
    ],
  },
  Moon: {
    ease: [
      'feeling and plan [go|walk] the same way for some hours',
      'a friendly mood [opens|clears] the way for small [steps|requests]',
      'you [sense|know] the right moment without [counting|checking]',
      'things that [jarred|grated] yesterday may now [fit|rhyme]',
      'comfort is [easy|simple] to give and as [easy|simple] to take',
      'an old habit [turns|proves] useful in a [new|fresh] place',
      'the body [relaxes|lets go] first, and the [mind|head] comes after',
      'people [soften|warm up] when you [lower|soften] your voice',
      'what you [need|want] can be asked for in a [plain|calm] way',
      'instinct [helps|leads] you past a point where [logic|thinking] had stopped',
      'a [kind|homely] gesture does its work in the [background|quiet]',
      'memory [hands|offers] you a [picture|thread] that is useful now',
      'the hours [flow|run] softly, and so [can|may] you',
      'you are [quick|able] to make others feel at [home|ease]',
    ],
    strain: [
      'a mood may [cross|cut across] the plan for a few hours',
      'you may [want|wish for] two things that do not fit in one [evening|hour]',
      'small [frictions|delays] feel [bigger|louder] than they are',
      'habit [pulls|leans] one way and good sense the [other|opposite]',
      'a [sigh|silence] nearby may get [under|beneath] your skin',
      'feelings [arrive|come] before the facts have [arrived|settled]',
      'a need for [comfort|quiet] gets in the way of the [list|timetable]',
      'what soothes one [person|side] may [annoy|unsettle] the other',
      'you may [hear|take] a remark as [colder|sharper] than it was meant',
      'the heart [asks|begs] for a pause that the [clock|schedule] has not planned',
      'old [worries|stories] knock, and they can [wait|sit] in the hall',
      'tiredness [wears|puts on] the mask of [anger|doubt] for a while',
      'the pull of [home|comfort] meets the push of [business|duty]',
      'your [patience|ease] thins a little and then [returns|comes back]',
    ],
    union: [
      'feelings [gather|collect] around this one [matter|point] for some hours',
      'the subject [comes|gets] closer to the skin than [usual|before]',
      'you [react|respond] with the heart first, and [fast|strongly]',
      'a need you [hardly|barely] noticed speaks [up|clearly]',
      'it all [feels|seems] personal, and some of it [is|may be]',
      'a new monthly [round|cycle] of this theme [starts|opens] quietly',
      'you are [near|close] to the source of an old [wish|habit]',
      'the mood [turns|grows] thick, and one [kind|soft] word goes far',
      'what you [feel|sense] is a good [clue|guide], though not the only one',
      'memory and present [touch|mix] in a [small|tender] scene',
      'your [care|attention] is drawn [there|that way] by itself',
      'a hunger for [contact|closeness] comes with it, and can be [said|told]',
    ],
  },
  Mercury: {
    ease: [
      'the right words are [close|near] at hand',
      'an exchange of [notes|ideas] brings [light|speed] into it',
      'a [message|call] may clear the way in [minutes|no time]',
    ],
    strain: [
      'words may [run|get] ahead of what they [mean|describe]',
      'a [mix up|slip] over dates or names is [easy|quick] to make',
      'too much [talk|detail] can hide the [simple|main] point',
    ],
    union: [
      'it [wants|needs] to be talked through, and [soon|today]',
      'thinking and [doing|choosing] happen in the same [breath|minute]',
      'one question [sums|ties] it all up',
    ],
  },
  Venus: {
    ease: [
      'people are [disposed|inclined] to like what you [offer|bring]',
      'sweetness [gets|goes] further than [force|proof]',
      'a pleasant [meeting|surprise] is quite [likely|possible]',
    ],
    strain: [
      'the wish to please [clashes|argues] with what you [want|think]',
      'comfort [tempts|lures] you from the [harder|honest] part',
      'a [taste|liking] may cost more than it first [appears|seems]',
    ],
    union: [
      'warmth and [grace|good taste] come into it by themselves',
      'you [attract|draw] what you [enjoy|admire], if you let it come',
      'pleasure [joins|sits] at the table with business',
    ],
  },
  Mars: {
    ease: [
      'you have the [push|nerve] that this [wanted|lacked]',
      'action [comes|follows] easily, and it is [clean|quick]',
      'a bold [word|step], kindly put, is [well|gladly] received',
    ],
    strain: [
      'haste may [spill|knock over] what care has [built|filled]',
      'a quarrel is [nearer|closer] than anyone [wants|likes]',
      'heat [builds|rises] quickly, and [movement|a walk] lets it out',
    ],
    union: [
      'there is [fuel|force] in it, for [building|work] or for sparks',
      'you want it [done|begun] at once, and [may|can] begin',
      'desire and [drive|nerve] point at the same [thing|spot]',
    ],
  },
  Jupiter: {
    ease: [
      'there is [luck|room] in it for more than one [person|wish]',
      'a wider view makes it [lighter|easier] to [carry|handle]',
      'help may come from someone [generous|wise]',
    ],
    strain: [
      'it is easy to [overdo|overstate] a good thing',
      'hopes [outgrow|outrun] the hours in the day',
      'a big [promise|yes] is quickly said and [slowly|dearly] kept',
    ],
    union: [
      'everything [grows|swells] a size, the [good|hope] and the bills',
      'a door [stands|swings] open, and the [view|road] is long',
      'good will [spreads|runs] through the whole [affair|matter]',
    ],
  },
  Saturn: {
    ease: [
      'patience [pays|helps] in small, [quiet|plain] steps',
      'what you [build|settle] now has a chance to [last|hold]',
      'an older [head|hand] steadies the [matter|ladder]',
    ],
    strain: [
      'a limit [shows|makes] itself felt, and [time|order] is the way around',
      'delay [teaches|tells] you which part [matters|counts] most',
      'a cool [answer|reply] need not be a [final|last] one',
    ],
    union: [
      'it becomes [serious|solid], and [plain|sober] talk suits it',
      'a duty [settles|lands] on it, with some [weight|dignity]',
      'less is [possible|offered], and that little is [real|sound]',
    ],
  },
  Uranus: {
    ease: [
      'a fresh [angle|idea] sets things [free|moving]',
      'a change of [plan|course] turns out to be [welcome|pleasant]',
      'you can [bend|loosen] a rule without [breaking|hurting] it',
    ],
    strain: [
      'plans may [jump|swerve] when you are [least|not quite] ready',
      'a wish for [freedom|air] rubs against old [ties|agreements]',
      'nerves are [thin|awake], so leave [gaps|slack] between dates',
    ],
    union: [
      'the [unexpected|unplanned] has a seat at the table',
      'something [wakes|jolts] up that had been [asleep|dozing] for long',
      'it takes a [turn|leap] that nobody [drew|planned]',
    ],
  },
  Neptune: {
    ease: [
      'imagination [softens|rounds] the hard corners',
      'kindness [flows|moves] without being [asked|called]',
      'a [dream|tune] shows the way that a [map|list] could not',
    ],
    strain: [
      'things [look|seem] other than they are until you [ask|check]',
      'a vague [hope|promise] asks for a [date|name] beside it',
      'you may [drift|float] where you meant to [row|steer]',
    ],
    union: [
      'edges [blur|melt], and the [heart|eye] sees more than facts',
      'longing [runs|flows] through it like [water|music]',
      'the ideal and the [actual|real] are hard to tell [apart|from each other]',
    ],
  },
  Pluto: {
    ease: [
      'you can [reach|touch] the root of it without [force|digging]',
      'a deep [change|repair] goes on, [calmly|quietly] and well',
      'honest [words|answers] earn trust that [charm|polish] could not',
    ],
    strain: [
      'someone may [press|push] for control, and a [step|pause] back helps',
      'an old [fear|grudge] adds weight to a [light|small] matter',
      'what is [hidden|unsaid] pulls harder than what is [said|shown]',
    ],
    union: [
      'it [goes|cuts] deeper than the surface [shows|admits]',
      'a [force|will] gathers that can clear the [ground|air]',
      'all or [nothing|none] is the feeling, and [some|a part] is wiser',
    ],
  },
};
