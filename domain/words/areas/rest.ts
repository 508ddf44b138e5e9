import type { AreaWords } from '../entries.ts';

/** Health & Wellness: rest and habit, nothing else. See ../README.md for the form of each kind of entry. */
export const REST: AreaWords = {
  themes: {
    Sun: [
      'daylight and a [regular|steady] hour for waking [lift|raise] your mood',
      'your strength is [best|highest] when you [spend|use] it on one thing at a time',
      'pride [pushes|drives] you past the [point|hour] where a break would help',
    ],
    Moon: [
      'sleep follows your [mood|feelings] more [closely|nearly] than the clock does',
      'warm food and a [soft|quiet] chair do [more|better] than another plan',
      'your need for rest [rises and falls|comes in waves], so [notice|watch] the low hour',
    ],
    Mercury: [
      'a busy head [keeps|holds] the body awake [longer|later] than it likes',
      'thoughts slow down once they are [written|put] on [paper|a page]',
      'screens [tire|wear out] you sooner than [walking|stretching] does',
    ],
    Venus: [
      'comfort [works|helps] best in [measured|small] helpings, slowly enjoyed',
      'a pleasant [smell|sound] in the room [loosens|unknots] tight shoulders',
      'good habits [stick|last] when they are also [nice|pretty] to do',
    ],
    Mars: [
      'the body [wants|asks] to move, and [stairs|hills] are close at hand',
      'heat and hurry [build|mount] up unless they find an [outlet|easy way out]',
      'effort feels good, and the [pause|rest] after it [matters|counts] as much',
    ],
    Jupiter: [
      'plenty is [pleasant|fine], though a little [less|under] leaves more room to enjoy',
      'a long [walk|stretch] in the open air [opens|widens] your outlook',
      'good spirits [return|come back] with company, [laughter|song] and fresh air',
    ],
    Saturn: [
      'the dull [habit|routine], kept for weeks, does the [quiet|real] work',
      'your back and [knees|neck] [remember|notice] how long you sat still',
      'an earlier [bedtime|night] is the [plain|simple] answer to a heavy day',
    ],
    Uranus: [
      'nerves [hum|buzz] like a wire, and [stillness|quiet] needs a little help',
      'a new way of [moving|stretching] is more [fun|inviting] than the old one',
      'sleep comes at odd [hours|times], so [gentle|soft] evenings help',
    ],
    Neptune: [
      'dreams are [rich|vivid], and [mornings|the first hours] call for a slow start',
      'water [soothes|calms] you, be it a bath, the [sea|lake] or rain on glass',
      'you [soak up|take in] the mood of a room, so [choose|pick] rooms well',
    ],
    Pluto: [
      'an old habit [shows|reveals] what it was [for|guarding], and then loosens',
      'rest goes [deep|right down] once you stop [holding|gripping] the day',
      'you have more in [reserve|store] than a tired [hour|afternoon] suggests',
    ],
  },
  scenes: {
    1: [
      'your own body [gives|sends] the clearest [signals|hints] of the day',
      'the way you [stand|sit] and breathe [colors|shapes] your mood',
      'a fresh start to a [dropped|half kept] habit feels [natural|right]',
    ],
    2: [
      'good food, [slowly|calmly] eaten, is the [pleasure|comfort] closest to hand',
      'your voice and neck [tell|show] how much you [carry|hold]',
      'comfort costs [little|next to nothing] when you [choose|buy] it with care',
    ],
    3: [
      'short walks and [light|easy] talk [clear|air] the head',
      'your hands and [shoulders|arms] [keep|hold] the tension of the keyboard',
      'too many [tabs|messages] [scatter|split] the little calm you have',
    ],
    4: [
      'home is where the [tiredness|strain] finally [shows|lets go]',
      'a calm bedroom [counts|matters] more than a [perfect|long] routine',
      'an evening in your [own|favorite] chair [restores|mends] a lot',
    ],
    5: [
      'play is a [form|kind] of rest, and [dancing|a ball game] counts',
      'a hobby [gives|lends] you back the strength that [duty|work] takes',
      'joy [loosens|relaxes] the chest better than any [rule|program]',
    ],
    6: [
      'everyday habits, [meals|lunch] and the way to work [set|decide] the tone',
      'a small change in the [routine|timetable] is [easy|light] to keep',
      'chores pile up [unless|if not] rest has a [place|slot] of its own',
    ],
    7: [
      'company [helps|makes] you keep the habit you [drop|neglect] alone',
      'someone close [notices|sees] your tired face [before|sooner than] you do',
      'balance between giving and [resting|taking] is the [question|theme]',
    ],
    8: [
      'tension that has [no name|stayed unnamed] [sits|settles] in the body',
      'a long [soak|bath] and an early night [reach|touch] what talk cannot',
      'letting go of one [grudge|worry] [frees|opens] the breath',
    ],
    9: [
      'a wide [view|horizon] and a longer [walk|ride] do you good',
      'a new [sport|class] from another [culture|country] tempts you outdoors',
      'the mind [rests|settles] when it looks [far|further] ahead',
    ],
    10: [
      'duty [stretches|lengthens] the day, and breaks [slip|fall] out of it',
      'people [rely|lean] on you, so your own [pace|rest] needs a guard',
      'the [strain|weight] of being watched [eases|lifts] after a short walk',
    ],
    11: [
      'friends [pull|draw] you outdoors, and a group [keeps|holds] you going',
      'too many [plans|dates] with others [eat|use up] the quiet evening',
      'a common [goal|challenge] with friends makes [exercise|moving] lighter',
    ],
    12: [
      'you need more [sleep|silence] than the [calendar|schedule] allows for',
      'time alone [mends|restores] what a [loud|crowded] week has worn',
      'a dream or a [mood|memory] [asks|calls] for a slower morning',
    ],
  },
  actions: {
    1: [
      'stretch for five [minutes|songs] before the first [screen|message]',
      'go out into the [daylight|open air] early and [walk|stroll] once around the block',
      'pick one [tiny|small] habit and tie it to [brushing|washing] in the morning',
    ],
    2: [
      'sit down to one [meal|dish] today and [taste|enjoy] each bite of it',
      'fill a [bottle|jug] of water in the morning and keep it [near|in sight]',
      'choose one [comfort|treat] and have it [slowly|without hurry], with nothing else going on',
    ],
    3: [
      'take the next [phone call|chat] on foot and [breathe|look] around as you go',
      'close the [spare|extra] windows on the screen and [keep|leave] just one',
      'write tomorrow on a [card|slip of paper] and [put|lay] it out of reach of bed',
    ],
    4: [
      'air the bedroom, [change|shake out] the covers and [dim|lower] the lights early',
      'spend an [evening|hour] at home with nothing [planned|arranged] after supper',
      'move the [charger|phone] out of the room where you [sleep|rest]',
    ],
    5: [
      'put on three [songs|records] you love and [dance|move] until they end',
      'take up the [hobby|game] you dropped, [just|only] for twenty minutes',
      'watch something [silly|funny] with someone who [laughs|giggles] easily',
    ],
    6: [
      'eat lunch away from the [desk|counter], [even if|though] it is brief',
      'set one small [reminder|alarm] to stand up [each|every] hour',
      'swap one [late|idle] scroll for ten minutes of [stretching|fresh air]',
    ],
    7: [
      'ask someone to [join|come along on] a walk at an [easy|unhurried] pace',
      'tell the people [near|around] you when you need a [quiet|slow] hour',
      'trade [chores|errands] with someone so that both of you [rest|sit down]',
    ],
    8: [
      'run a warm bath and [stay|lie] in it [until|till] your shoulders drop',
      'write the worry on [paper|a page], fold it and [put|lay] it in a drawer',
      'lie flat on the [floor|carpet] for ten minutes and [follow|count] your breath',
    ],
    9: [
      'try a [route|path] you have not walked and [look|gaze] as far as you can',
      'look up one [gentle|easy] class nearby and [note|mark] its hours',
      'walk to [a high|an open] place and stay for the [view|wind] a while',
    ],
    10: [
      'put one real [break|pause] in the calendar where [others|colleagues] can see it',
      'step outside for [seven|ten] minutes between two [duties|meetings]',
      'say no to one [extra|late] task and [go|head] home on time',
    ],
    11: [
      'suggest a walk [instead of|rather than] a table to the [friend|group] you meet',
      'keep one [evening|night] of the week [clear|free] of other people',
      'join a [group|club] for one round and [see|notice] how your body likes it',
    ],
    12: [
      'go to bed [half an hour|thirty minutes] before you [think|feel] you need to',
      'sit by a [window|tree] and do [nothing|nothing at all] for ten minutes',
      'write the dream down [while|as long as] it is still [fresh|near]',
    ],
  },
  turns: {
    ease: [
      'the {aspect} [lends|gives] you an easy stretch, so [begin|start] the habit while it costs [little|hardly any] will',
      'with such a {aspect}, rest comes [without|free of] guilt; [take|have] it in the [middle|thick] of the day, too',
      'a {aspect} [carries|bears] you lightly, and a [gentle|calm] pace [keeps|saves] some strength for tomorrow',
      'if you feel [fresh|well rested] under the {aspect}, [spend|use] it on [moving|walking] rather than on one more task',
    ],
    strain: [
      'if the {aspect} makes you [restless|edgy], a short and [brisk|quick] walk [settles|calms] more than coffee',
      'the {aspect} may [tug|pull] at your sleep, so [end|close] the day early and [keep|leave] the news for morning',
      'when the {aspect} [stacks|piles] up demands, do [half|part] of it well and let yourself [sit|lie] down',
      'a {aspect} [asks|calls] for breaks you [did not plan|had not planned]; [five|ten] slow breaths between tasks go a long way',
    ],
    union: [
      'the {aspect} [turns|sets] your energy on one spot, so [plan|arrange] the pause [before|ahead of] the effort',
      'with a {aspect} it is [easy|natural] to [begin|restart] one habit, as [small|light] as a glass of water',
      'because the {aspect} [heightens|sharpens] what you feel, [quiet|softer] rooms and [early|calm] meals do you good',
      'let the {aspect} [mark|show] where you are [tired|tight], and [give|offer] that place some warmth and time',
    ],
    plain: [
      '{body} [keeps|holds] this theme alive for weeks, so one [little|modest] habit is [plenty|enough] for now',
      'there is no [test|race] in it, and {body} [favors|likes] whatever you can [repeat|keep up] on a tired day',
      'with {body} here, [notice|watch] which hour of the day [drains|tires] you and [move|shift] one thing out of it',
      'let {body} remind you that rest is a [skill|craft], and [practice|use] makes it [easier|better]',
    ],
    moon: [
      '{body} [brings|sends] the need for rest [early|in waves], and [heeding|hearing] the first sign is [wise|easy]',
      'as {body} [wanders|moves] on, the [tired|low] hour passes too, with a [blanket|walk] or without',
      'let {body} [set|choose] the bedtime for [once|a night], and [see|feel] what the morning says',
      'an [evening|hour] in tune with {body} is [warm|slow], a little [dull|dim] and very good for you',
    ],
  },
};
