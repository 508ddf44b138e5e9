import type { AreaWords } from '../entries.ts';

/** Spiritual Guidance: quiet, meaning, gratitude. See ../README.md for the form of each kind of entry. */
export const SPIRIT: AreaWords = {
  themes: {
    Sun: [
      'what you are [here|on the road] for shows in what you do [gladly|unasked]',
      'a sense of [purpose|meaning] returns with [daylight|the morning] and a clear task',
      'pride [steps|stands] aside when you serve something [larger|older] than yourself',
    ],
    Moon: [
      'the inner [tide|weather] turns, and [watching|naming] it is enough',
      'comfort [comes|rises] from old [prayers|songs] and known paths',
      'a feeling without a [name|cause] asks for [patience|company], not for answers',
    ],
    Mercury: [
      'a line from a [book|poem] stays with you and [works|glows] all day',
      'the mind [chatters|races], and one slow [sentence|word] can lead it home',
      'the better [question|silence] helps you more than a [quick|ready] answer',
    ],
    Venus: [
      'beauty is a [form|kind] of prayer, and [music|a garden] counts',
      'gratitude [sweetens|softens] the hour in which it is [spoken|felt]',
      'love for [small|living] things brings you back to [yourself|the present]',
    ],
    Mars: [
      'conviction [wants|looks for] a deed, [however|be it ever so] small',
      'restlessness can be [walked|worked] into calm, step by [step|slow step]',
      'the courage to [wait|be still] is also a kind of [strength|bravery]',
    ],
    Jupiter: [
      'faith in [people|life] grows when you [look|search] for its reasons',
      'a wise [text|voice] from another [land|age] has something for you',
      'the bigger [picture|story] makes an everyday [trouble|worry] smaller',
    ],
    Saturn: [
      'a quiet [discipline|practice], ten minutes long, [holds|carries] you',
      'what remains when the [noise|applause] stops is [solid|yours]',
      'time is a [strict|slow] teacher and, in the end, a [fair|kind] one',
    ],
    Uranus: [
      'a flash of [insight|clarity] comes while you do something [ordinary|else]',
      'old [beliefs|forms] crack a little, and [light|air] gets in',
      'your own [odd|private] path needs no [approval|permission]',
    ],
    Neptune: [
      'the [veil|line] between dream and day is [thin|soft]',
      'silence, [water|candlelight] and song [open|tune] the inner ear',
      'compassion comes [easily|unbidden], and [borders|limits] keep it healthy',
    ],
    Pluto: [
      'something old [falls|drops] away, and you need not [hurry|chase] it',
      'the truth you [feared|avoided] turns out to be [bearable|a relief]',
      'power [returns|comes back] to you when you [stop|give up] controlling',
    ],
  },
  scenes: {
    1: [
      'it begins with how you [breathe|rise] and how you [greet|meet] the morning',
      'you [carry|bring] your own calm into [rooms|places] where there is little',
      'a new [sense|picture] of yourself wants a [quiet|gentle] hour',
    ],
    2: [
      'simple [things|objects], held and [noticed|thanked], bring you peace',
      'you may ask what you [truly|really] need, and how [little|few] it is',
      'the senses [lead|guide] you back: [bread|wood], wool, warm hands',
    ],
    3: [
      'words in [passing|small print], a sign or a [song|verse] seem meant for you',
      'a walk in your own [streets|quarter] turns into a [prayer|meditation]',
      'writing by [hand|lamplight] slows the [mind|thoughts] to a walking pace',
    ],
    4: [
      'your roots [hold|feed] you, and the [ancestors|old stories] feel near',
      'home can be a [shrine|refuge] with a [candle|chair] and a closed door',
      'the [end|close] of the day is when you [hear|know] it best',
    ],
    5: [
      'joy is the [shortest|surest] way [in|inward], by play or by song',
      'making [something|a thing] beautiful quiets the [critic|mind] in you',
      'a child or an [artist|animal] shows you how to be [present|here]',
    ],
    6: [
      'washing [dishes|windows] with care is as good as [incense|a sermon]',
      'service to [someone|a person] in need gives your day its [meaning|weight]',
      'the humble [task|round] holds more [peace|light] than the grand one',
    ],
    7: [
      'you [meet|see] yourself in the eyes of [another|someone near]',
      'peace is [made|found] between two people before it is [made|found] elsewhere',
      'a companion [asks|carries] the question that [moves|guides] you',
    ],
    8: [
      'letting go is the [practice|lesson], a [finger|breath] at a time',
      'what lies [deep|below] rises in [dreams|silence] and wants respect',
      'an ending you [accepted|survived] long ago still [gives|lends] you depth',
    ],
    9: [
      'pilgrimage, [study|scripture] and far [places|voices] call you',
      'a [teacher|view] from the hill puts the valley in [order|its place]',
      'your belief wants to be [lived|walked] as well as [read|spoken]',
    ],
    10: [
      'your calling and your [job|duties] ask how they [fit|agree]',
      'integrity in [public|small] matters is your [prayer|offering] at work',
      'success feels [thin|hollow] unless it [serves|helps] somebody',
    ],
    11: [
      'a circle that [sings|sits], reads or serves together [lifts|carries] you',
      'hope is a thing you [hold|keep] for others [too|as well]',
      'kindness among [friends|strangers] is the [sign|proof] you look for',
    ],
    12: [
      'solitude is a [friend|gift], and the inner [voice|room] is clear',
      'dreams [speak|write] in pictures that [unfold|open] slowly',
      'you may feel [held|carried] without [knowing|seeing] by what',
    ],
  },
  actions: {
    1: [
      'stand at an open [window|door] and take [nine|seven] slow breaths',
      'begin the day with one [sentence|intention] said [softly|aloud]',
      'look in the mirror and [wish|say to] yourself something [kind|good]',
    ],
    2: [
      'hold one [object|stone] you love and remember who [gave|brought] it',
      'eat one [fruit|slice of bread] in silence and with [full|real] attention',
      'write down [three|four] things you have and would [miss|not sell]',
    ],
    3: [
      'copy out a [verse|line] that moves you and carry it in your [pocket|bag]',
      'walk [once|slowly] through the [park|lanes] and [count|notice] five living things',
      'put the [question|worry] in one sentence and leave it [open|unanswered]',
    ],
    4: [
      'light a [candle|lamp] at dusk and sit with it for [five|ten] minutes',
      'visit the place or [page|picture] that tells you where you [come|came] from',
      'set a small [table|shelf] with one flower and one [photograph|stone]',
    ],
    5: [
      'sing, [hum|whistle] or drum for a while where nobody [minds|listens]',
      'draw the [feeling|dream] with your other [hand|eye] closed, just for the joy of it',
      'lie on the [grass|rug] and watch the [clouds|ceiling] like a ten year old',
    ],
    6: [
      'choose one [chore|dull task] and do it at [half|a slow] speed',
      'help one [person|neighbor] in a way that [takes|needs] your hands',
      'end the working day by [washing|warming] your hands [slowly|with care]',
    ],
    7: [
      'sit with someone in [silence|peace] for as long as one cup of [tea|coffee]',
      'ask a friend what they [trust|lean on] when things are [hard|dark]',
      'wish [someone|a person] who irritates you one [good|quiet] hour',
    ],
    8: [
      'write down what you are [done|finished] with and [tear|burn] the page safely',
      'tell one [truth|fear] to the night, the [journal|page] or a friend',
      'bow [inwardly|in thought] to something that [ended|passed] and made you wiser',
    ],
    9: [
      'read one page of a [sacred|wise] book and stop [there|at that]',
      'climb to a [view|height] or find a [map|globe] and think of far people',
      'listen to [chant|music] from a tradition that is [new|foreign] to you',
    ],
    10: [
      'pause [before|outside] the office door and [choose|name] one value for the hours inside',
      'give the [credit|praise] away once, [gladly|in full]',
      'ask whom your work [helps|reaches] and picture one of those [faces|people]',
    ],
    11: [
      'join others in a [song|silence], a walk or a [good deed|clean up]',
      'send a [blessing|kind thought] to three friends, by [name|turn]',
      'do one good [turn|deed] for a [stranger|newcomer] and move on',
    ],
    12: [
      'keep [twenty|fifteen] minutes of silence with the [lights|devices] off',
      'write the dream [down|out] and underline the [word|image] that glows',
      'sit near [water|a tree] and let the [thoughts|minutes] drift by',
    ],
  },
  turns: {
    ease: [
      'the {aspect} [opens|clears] a quiet path, and [ten|fifteen] minutes of stillness [carry|take] you far along it',
      'with this {aspect}, thanks come [easily|of themselves]; [say|write] three of them before you [sleep|turn in]',
      'a {aspect} lets grace do the [work|lifting], so [loosen|relax] your grip and [look|watch] for small gifts',
      'if tears or [laughter|song] rise with the {aspect}, [let|allow] them; both [rinse|clear] the windows',
    ],
    strain: [
      'if the {aspect} [shakes|stirs] your calm, [return|come back] to the breath and to [one|a] thing you can touch',
      'the {aspect} may [set|put] faith against facts, and you can [hold|carry] both for [a day|a while]',
      'when the {aspect} [raises|brings] doubt, [treat|take] it as an honest guest and [offer|give] it a chair',
      'a {aspect} can make the inner [critic|judge] loud; [answer|meet] it with a hand on the heart and [slow|soft] steps',
    ],
    union: [
      'the {aspect} is a [threshold|doorway], so [cross|pass] it with a small [rite|gesture] of your own',
      'a {aspect} [deepens|thickens] the silence, and you may [hear|catch] in it what you [need|seek]',
      'because the {aspect} [melts|blurs] what was apart, let opposites [rest|sit] side by side for an evening',
      'with the {aspect} so near, one [word|wish], often repeated, [goes|reaches] further than a [long|full] program',
    ],
    plain: [
      '{body} [stays|dwells] in this quiet part of life, so [visit|seek] it for ten minutes at the same [hour|time] each day',
      'with {body} here, [signs|answers] are small; [look|listen] for them in [ordinary|plain] [things|hours]',
      '{body} may [show|teach] you that [peace|wonder] needs no [reason|excuse]',
      'there is nothing to [achieve|prove] here, and {body} [honors|favors] whoever simply [sits|comes]',
    ],
    moon: [
      '{body} [opens|airs] the inner rooms [just now|for now]; [enter|visit] them [softly|without aim]',
      '[watch|feel] the mood of {body} [rise|come] and fall, as one watches the [tide|sea]',
      'a [song|prayer] hummed under {body} [settles|reaches] deeper than a [page|sermon] read in haste',
      'let {body} [bring|carry] you one [memory|image], and [thank|bless] it before it goes',
    ],
  },
};
