import type { AreaWords } from '../entries.ts';

/** Career & Work. See ../README.md for the form of each kind of entry. */
export const WORK: AreaWords = {
  themes: {
    Sun: [
      'your name gets [attached|tied] to a result, so [clarity|plain speech] helps',
      'people [look|turn] to you for a lead, even on [minor|small] points',
      'good work [wants|likes] a witness, and [modesty|shyness] can hide it',
    ],
    Moon: [
      'the mood of the [team|office] decides more than the [plan|agenda] does',
      'a steady [rhythm|pace] carries you further than a [burst|rush] of effort',
      'someone at work [needs|could use] a listener more than a [fix|solution]',
    ],
    Mercury: [
      'messages [pile up|multiply], and the [short|clear] ones get answered first',
      'a detail that others [skipped|missed] turns out to be the [useful|telling] one',
      'one well put [question|request] can save a whole [meeting|afternoon]',
      'lists, [drafts|notes] and calls [move|go] faster than big decisions',
    ],
    Venus: [
      'courtesy [opens|unlocks] more doors than [cleverness|speed] on its own',
      'a tidy [layout|page] earns your idea a [second|friendlier] look',
      'people who [like|enjoy] working with you [speak|put in a word] for you',
      'a fair [deal|split] of the work is [easier|simpler] to reach than it looked',
    ],
    Mars: [
      'energy [runs|is] high, and a [stuck|delayed] task finally gets a push',
      'a rival [spurs|pushes] you on more than you [care to|would] admit',
      'speed [helps|serves] at the start, while the [finish|end] asks for care',
      'you may [want|prefer] to do it yourself, though [help|a second hand] is near',
    ],
    Jupiter: [
      'a wider [goal|aim] makes the [dull|small] steps easier to take',
      'someone [senior|experienced] is in a mood to [teach|explain]',
      'an offer may [sound|look] bigger than the [hours|time] you have for it',
    ],
    Saturn: [
      'slow, [careful|proper] work is [noticed|valued] more than bright promises',
      'a rule or a [due date|limit] gives the day its [shape|frame]',
      'experience [counts|weighs] here, yours and that of [older|senior] colleagues',
    ],
    Uranus: [
      'a new tool or [method|trick] cuts a long job [short|in half]',
      'the plan [may change|can shift] midway, and the [flexible|nimble] cope best',
      'an odd [idea|suggestion] deserves five minutes before you [drop|dismiss] it',
    ],
    Neptune: [
      'imagination [flows|is strong], while facts and figures [need|want] a second look',
      'a vague [request|brief] is best [cleared up|settled] before you begin',
      'work that [helps|comforts] someone feels lighter than work that only [pays|counts]',
    ],
    Pluto: [
      'the [real|hidden] reason for a delay comes into [view|the open]',
      'who [decides|has the say] matters as much as what is [decided|planned]',
      'clearing out a [stale|worn] project frees more [strength|room] than expected',
    ],
  },
  scenes: {
    1: [
      'the first [impression|minute] you make carries through the [whole|entire] meeting',
      'you [are seen|come across] as someone who [starts|begins] things',
      'your own [pace|drive] sets the tone for those [around|next to] you',
    ],
    2: [
      'what your [time|skill] is worth becomes a [practical|real] question',
      'a talent you [take|hold] for granted has a [fair|proper] price',
      'tools, [gear|supplies] and fees deserve a [calm|careful] look',
    ],
    3: [
      'calls, [mail|letters] and short trips [fill|make up] most of the working day',
      'a colleague in the [next room|same building] has the [missing|needed] piece',
      'how you [word|phrase] a request [shapes|colors] the answer',
    ],
    4: [
      'working from home, or [thinking|worrying] there, needs a [clear|firm] end',
      'the [calm|order] you left at home [goes|travels] with you to work',
      'a quiet [base|room] helps you more than another [meeting|round of talk]',
    ],
    5: [
      'the part of the job you [enjoy|like] shows in the [result|outcome]',
      'a creative [draft|sketch] says more than a page of [plans|numbers]',
      'work with [young people|beginners] or for fun [projects|events] goes well',
    ],
    6: [
      'small routines [decide|settle] how the rest of the [list|day] runs',
      'a backlog [shrinks|gets smaller] once you [group|sort] the tasks by kind',
      'someone [depends|counts] on the step that only you [know|see] in full',
    ],
    7: [
      'a client or [partner|colleague] is [ready|willing] to talk terms',
      'two heads [do|work] better here than one, [provided|if] each has a role',
      'the other side of the table has a [fair|sound] point to [make|add]',
    ],
    8: [
      'joint budgets and [other people|partners] have a say in your [next|coming] step',
      'a task [nobody|no one] wants turns out to hold the [key|answer]',
      'trust at work [rests|depends] on who keeps [quiet|things private] when it matters',
    ],
    9: [
      'training, [travel|publishing] or a contact abroad [widens|stretches] the view',
      'the larger [reason|purpose] for a task is worth [asking|hearing] about',
      'an expert from [outside|elsewhere] brings a [fresh|better] yardstick',
    ],
    10: [
      'what you do is [visible|on view], and the right [people|eyes] are looking',
      'your [standing|good name] grows with each [task|piece] you finish in order',
      'a [manager|boss] or public matter [asks|calls] for a calm answer',
    ],
    11: [
      'a [former|past] colleague or a network [passes|hands] on something of use',
      'the team [does|performs] better when the [aim|goal] is written on one line',
      'plans for [next|the coming] season take shape in a [loose|friendly] talk',
    ],
    12: [
      'work [done|carried on] behind a closed door goes [faster|deeper]',
      'a hunch about a [project|file] is worth a [private|quiet] note',
      'the pause between two [tasks|jobs] is where the [idea|answer] turns up',
    ],
  },
  actions: {
    1: [
      'open the meeting with the one [point|thing] you most [want|need] settled',
      'start the task you [own|lead] before you [open|read] any messages',
      'introduce yourself to [one|a] person whose work [touches|meets] yours',
    ],
    2: [
      'write down what a [fair|normal] hour of your work [brings|is worth]',
      'update the [list|note] of skills that you can [show|prove] with a sample',
      'check one [invoice|bill] or expense claim [line by line|from top to bottom]',
    ],
    3: [
      'answer the [oldest|longest waiting] message in four [sentences|lines] and be done',
      'call instead of [writing|mailing] where a thread has [gone|run] past five replies',
      'read your [text|note] aloud once before you [send|post] it',
    ],
    4: [
      'choose an hour when the [working day|laptop] ends and [tell|inform] someone about it',
      'clear the [desk|table] you work at down to [three|two] objects',
      'set up one [calm|quiet] spot for thinking and [keep|use] it for that alone',
    ],
    5: [
      'spend the best [half hour|thirty minutes] on the piece you [love|enjoy] most',
      'sketch three [wild|odd] versions of an idea and [keep|save] the plainest',
      'show unfinished work to [someone|a person] who [laughs|smiles] easily',
    ],
    6: [
      'do the three [smallest|shortest] jobs in a row and [cross|tick] them off',
      'write the steps of a [routine|weekly] task so that [others|a colleague] could follow them',
      'put the tools [back|away] where you [would look|look] for them tomorrow',
    ],
    7: [
      'ask the other side what a good [result|outcome] would [look|be] like for them',
      'offer one [clear|simple] trade and [listen|wait] for the answer',
      'settle who does [what|which part] by when, in [writing|one short note]',
    ],
    8: [
      'take the [messy|awkward] file from the bottom and give it [one hour|sixty minutes]',
      'ask who [holds|keeps] the budget before you [draw up|shape] the plan',
      'close one [old|loose] end that [only|just] you still remember',
    ],
    9: [
      'read ten [pages|minutes] in your field and [note|write] one thing to test',
      'write to someone in [another|a different] city whose work you [admire|respect]',
      'ask what the [whole|larger] project is meant to [change|bring about]',
    ],
    10: [
      'tell your [manager|lead] in two lines what is [done|finished] and what is next',
      'choose one task that [others|people] can see and [finish|complete] it well',
      'thank [publicly|in the open] the person who [helped|carried] the last project',
    ],
    11: [
      'write to a [former|past] colleague and [ask|find out] what they are building',
      'suggest one [common|joint] goal for the month and [see|hear] who adds to it',
      'offer your [notes|template] to the group [without|before] being asked',
    ],
    12: [
      'block one [hour|stretch] with the door shut and the [phone|inbox] off',
      'write down the [hunch|doubt] you have and [look|check] at it in a week',
      'finish a task [quietly|without fuss] and let the result speak',
    ],
  },
  turns: {
    ease: [
      'the {aspect} [oils|greases] the wheels, so [move|bring up] the request that [needs|wants] a friendly ear',
      'a {aspect} [rewards|favors] a light hand: [start|begin] early, keep it [short|simple], and see who joins in',
      'with a {aspect} to [help|lean on], the task may take [half|less than half] the time you [set aside|planned], so use the rest well',
      'if praise [comes|turns up] with the {aspect}, [accept|take] it with a plain thank you and [name|mention] who else helped',
    ],
    strain: [
      'if the {aspect} [throws|puts] something in your way, [split|cut] the task in two and [finish|close] the first half',
      'the {aspect} can [set|put] two duties against each other, so [ask|find out] which one is [really|truly] due first',
      'a {aspect} [makes|can make] people short with each other, and a [calm|level] tone from you [may|can] change the room',
      'when the {aspect} [brings|stirs up] criticism, [look|listen] for the one line that is [useful|right] and let the rest pass',
    ],
    union: [
      'a {aspect} [puts|places] all the weight on one point, so [choose|pick] a single task and [give|grant] it the best hour',
      'the {aspect} [begins|starts] a chapter in your [duties|working days], and a first [page|draft] is better than a perfect plan',
      'because the {aspect} [blends|mixes] two motives, [ask|check] what you want from this [job|task] before you agree',
      'under a {aspect} your [effort|drive] is easy to [see|spot], which is a good [reason|ground] to keep the pace human',
    ],
    plain: [
      '{body} [stays|remains] with your working life for some time, so a [steady|regular] hour [beats|does more than] one long night',
      'let {body} [show|tell] you where the effort [belongs|goes], and let lesser tasks wait a [day|week]',
      'there is no [hurry|rush] in this, and {body} [favors|likes] the person who [does|keeps up] a little each day',
      'what you [set|put] in order while {body} is here [saves|spares] you time in the [coming|next] weeks',
    ],
    moon: [
      '{body} [colors|sways] the working mood for some hours only, so [pick|do] what suits it and [park|shelve] the rest',
      'if the room feels [thick|moody], that is {body} [passing|going] through; a [tea|window] break helps',
      'use the hours of {body} for [people|care], and [save|keep] the hard [figures|thinking] for the next day',
      '[note|write down] what {body} makes you [wish|feel] about your work, and [read|weigh] it again on a calmer day',
    ],
  },
};
