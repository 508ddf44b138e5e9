import type { AreaWords } from '../entries.ts';

/** Love & Relationships. See ../README.md for the form of each kind of entry. */
export const LOVE: AreaWords = {
  themes: {
    Sun: [
      'affection [grows|warms up] when each of you [feels seen|is noticed] and thanked',
      'being open about what [delights|pleases] you [draws people|brings someone] a step closer',
      'a proud heart [softens|relaxes] once it is [praised for|told] something true',
      'someone [likes|enjoys] you best when you [stop acting|drop the act] and simply turn up',
    ],
    Moon: [
      'moods pass between two people [quicker|faster] than any [explanation|reason] for them',
      'a need for comfort [speaks|shows itself] through small [requests|favors] and long looks',
      'tenderness [comes|arrives] in ordinary ways, [such as|like] a blanket or a hot drink',
      'what you [felt|took in] as a child [colors|shapes] how you ask to be held',
    ],
    Mercury: [
      'the right question [does|achieves] more than a [long|careful] speech about feelings',
      'a short message [can carry|often carries] more warmth than [its writer|you might] think',
      'two people [hear|understand] the same sentence [differently|in two ways] unless someone asks',
      'talk turns [playful|light] when neither of you [keeps|is keeping] score',
    ],
    Venus: [
      'small kindnesses [land|settle] better than [grand|large] gestures or clever lines',
      'charm [comes|flows] easily when you let yourself enjoy the company',
      'both sides [want|would like] to please, so a [middle way|fair deal] is near',
      'beauty in [simple|plain] things [puts|brings] two people in a gentler mood',
    ],
    Mars: [
      'desire [speaks|talks] plainly and [wants|hopes for] an answer in the same hour',
      'a spark [jumps|flies] quickly, in [laughter|play] as well as in argument',
      'someone [admires|respects] you for saying what you [want|wish] without a detour',
      'impatience is [often|mostly] just wanting [someone|a person] to come closer',
    ],
    Jupiter: [
      'a generous [view|reading] of the other person [opens|unlocks] an easier evening',
      'hopes for two [grow|get bigger] when they are [told|spoken] out loud',
      'humor [clears|sweeps away] what a week of [hints|sighs] could not',
      'there is [room|space] for both of your plans if [no one|neither] rushes',
    ],
    Saturn: [
      'trust [builds|grows] through kept times and [finished|completed] small tasks',
      'someone [reserved|quiet] may care more than [their face|their manner] lets on',
      'a clear [limit|boundary] said kindly makes [closeness|nearness] feel safer',
      'love [looks|seems] less like fireworks and [more like|rather like] someone staying to help',
    ],
    Uranus: [
      'a change in the [usual|weekly] routine [wakes|stirs] up fond curiosity',
      'closeness [does well|thrives] with a little more [air|freedom] than usual',
      'an unlikely [person|face] may turn out to be [good|easy] company',
      'the old [script|pattern] between two people is [ready|open] for a new line',
    ],
    Neptune: [
      'longing [paints|colors] people in softer [light|shades] than they wear on weekdays',
      'music or a [film|story] can say what [you both|two people] leave unsaid',
      'kindness is [plentiful|close at hand], though clear [agreements|answers] need extra care',
      'a shy [wish|dream] about someone [asks|waits] to be treated gently',
    ],
    Pluto: [
      'the talk [beneath|under] the talk is the one that [counts|matters]',
      'strong feelings [want|look for] honesty rather than [control|victory]',
      'a guarded [subject|topic] loses its [weight|grip] once both have named it',
      'trust [deepens|grows] when [someone|one of you] admits to a small fear',
    ],
  },
  scenes: {
    1: [
      'the way you [enter|walk into] a room [tells|shows] others how open you are',
      'people [respond|react] to your face before they [hear|catch] your words',
      'you are the one who [sets|decides] the pace of a [tender|close] moment',
    ],
    2: [
      'feeling valued [matters|counts] more than any [present|gift] in a box',
      'a meal, a scent or a [soft|warm] sweater [says|tells] what you mean',
      'two people [learn|find out] a lot from how each [treats|handles] what they own',
    ],
    3: [
      'a chat in the [car|hallway] may go [deeper|further] than a planned talk',
      'flirting [happens|runs] through jokes, links and [quick|short] replies',
      'a neighbor or [sibling|cousin] has something [useful|kind] to say about your heart',
    ],
    4: [
      'the kitchen table [hears|gets] the most honest [words|talk] of the day',
      'old family habits [show up|appear] in how you [give|accept] comfort',
      'an evening in [feels|may feel] closer than a [night|table] out',
    ],
    5: [
      'play [does|achieves] what serious talk cannot, and [laughter|a joke] leads the way',
      'romance [likes|enjoys] a stage, even if it is [only|just] a park bench',
      'something you [make|cook] with your own hands [touches|pleases] a dear person',
    ],
    6: [
      'love shows [up in|itself through] chores done before [anyone|somebody] asks',
      'a common [errand|walk] on a weekday [becomes|turns into] time for two',
      'someone you [meet|see] at work or in a queue [brightens|lifts] the routine',
    ],
    7: [
      'the person [across from|beside] you is [ready|willing] to meet you halfway',
      'an equal [give and take|exchange] feels better than being [right|first]',
      'a promise between two people [wants|could use] a fresh [look|reading]',
    ],
    8: [
      'a private [matter|subject] feels [lighter|easier] once somebody you trust has heard it',
      'closeness [asks|calls] for candor about money, [fear|worry] or old hurts',
      'you [sense|notice] what is not said, and [so does|so can] the other person',
    ],
    9: [
      'a trip, a [course|class] or a foreign dish [gives|lends] two people new topics',
      'someone from a [different|distant] background [teaches|shows] you another way to care',
      'big [questions|ideas] about life [draw|bring] you nearer to a fellow dreamer',
    ],
    10: [
      'your [duties|plans] at work [compete|collide] with time promised to someone dear',
      'a relationship [becomes|is] more visible, and [others|people around] take notice',
      'respect for what each of you [does|builds] all day [feeds|warms] affection',
    ],
    11: [
      'friendship is the [ground|soil] from which [fondness|tenderness] grows',
      'a group [evening|outing] shows you someone in a [new|kinder] light',
      'two people with the same [hope|cause] [find|have] plenty to talk about',
    ],
    12: [
      'a feeling you have [kept|held] to yourself [asks|waits] for a quiet hour',
      'silence with the right person [rests|soothes] more than [words|advice]',
      'an old [memory|fondness] drifts through the day and [wants|needs] no answer',
    ],
  },
  actions: {
    1: [
      'say [first|early] what you would [like|enjoy] this evening, in one plain sentence',
      'put the phone [away|down] and [greet|welcome] the next person with full attention',
      'wear the thing you [feel|look] most yourself in when you [meet|see] someone dear',
    ],
    2: [
      'cook or buy one [small|simple] thing that the other person [loves|really likes]',
      'tell someone [exactly|plainly] which of their [habits|gestures] you treasure',
      'agree on a [modest|small] treat for two and [set|lay] the money aside together',
    ],
    3: [
      'send the [three|two] lines you have been [drafting|writing] in your head',
      'ask one [open|curious] question and [wait|listen] until the whole answer is out',
      'take the long [way|road] home with someone and [talk|chat] about nothing much',
    ],
    4: [
      'set the table [properly|nicely] and [eat|have supper] with no screen in sight',
      'look through [old|early] pictures with someone and [tell|swap] the stories behind them',
      'clear one [corner|chair] so that two people can [sit|rest] there in the evening',
    ],
    5: [
      'plan an hour of [pure|plain] fun, with [no purpose|no aim] beyond laughing together',
      'give someone a [drawing|song|cake] of your own, however [simple|plain] it turns out',
      'invite a person you [like|fancy] to something [playful|light] and short',
    ],
    6: [
      'take over one chore that your [partner|flatmate] [dreads|dislikes] and say nothing of it',
      'walk to the [shop|market] with someone [instead of|rather than] going alone',
      'fix a [standing|weekly] time for two in the calendar, [even if|though] it is short',
    ],
    7: [
      'ask what a fair [split|balance] would look like and [write|note] down both answers',
      'let the other person [choose|pick] the place and you [choose|pick] the time',
      'repeat back what you [heard|understood] before you [reply|answer] to it',
    ],
    8: [
      'name one [worry|doubt] out loud to the person whom it [concerns|touches]',
      'keep a [secret|confidence] well, and [tell|trust] someone with one of yours',
      'thank someone for [standing by|staying near] you in a [hard|heavy] season',
    ],
    9: [
      'plan a [day trip|short journey] on paper, with each person [adding|naming] one stop',
      'ask about a [place|custom] your loved one [grew up|once lived] with',
      'read a few pages [aloud|out loud] to each other and [talk|argue] about them kindly',
    ],
    10: [
      'tell the people at home [early|in advance] how long your [day|work] is going to run',
      'introduce someone dear to a [colleague|person] whose [opinion|view] you value',
      'congratulate your partner or [date|friend] on one [real|solid] piece of work',
    ],
    11: [
      'bring someone you [like|care for] along to [meet|join] your friends for an hour',
      'ask a good friend what they [see|notice] when you two are [together|side by side]',
      'write down one [hope|wish] for next year and [compare|swap] notes with someone close',
    ],
    12: [
      'keep half an hour [free|empty] and [notice|see] whose face comes to mind',
      'write a letter you [need not|may not] send, and [read|look at] it again tomorrow',
      'sit [quietly|in silence] beside someone [for a while|a little], and let that be enough',
    ],
  },
  turns: {
    ease: [
      'a {aspect} is easy to [sleep|drift] through, so [use|take] the good mood to say one [fond|kind] thing that usually waits',
      'if the {aspect} [sends|delivers] an invitation, a quick and [cheerful|warm] yes is [enough|plenty], without weighing each word',
      'the {aspect} [smooths|eases] old edges, and an apology [offered|made] now may be [met|taken] with a smile',
      'since the {aspect} [helps|assists] both sides, [ask|try asking] for the small thing you [want|need] rather than hinting at it',
    ],
    strain: [
      'if the {aspect} shows up as a [sharp|short] answer, [wait|breathe] for one minute before you [reply|respond] and start with a question',
      'the {aspect} can make two [reasonable|sensible] wishes look like a contest, so [look|search] for the [part|half] you both agree on',
      'when the {aspect} [pinches|rubs], it may be [tiredness|hunger] talking, and an early [meal|night] does more than another round',
      'a {aspect} [likes|tends] to test patience, and a [gentle|light] touch on the arm [can say|says] more than the last word',
    ],
    union: [
      'a {aspect} [gathers|pulls] two strands of feeling into one, so [notice|ask yourself] which of them is [louder|stronger] before you speak',
      'because the {aspect} [starts|opens] something, [treat|see] the first words you [exchange|trade] as seeds rather than verdicts',
      'the {aspect} makes feelings [vivid|strong], and [naming|saying] them simply keeps them from [spilling|running] over',
      'with a {aspect} this close, one [honest|clear] wish is enough; [save|keep] the others for [later|another evening]',
    ],
    plain: [
      '{body} [moves|walks] through your [heart|love life] now, and one [small|modest] sign of affection each day [adds up|counts]',
      'nothing [needs|has] to be settled in one evening, and {body} [favors|rewards] a second and [calmer|kinder] conversation',
      'let {body} [set|suggest] the tone here: [less|fewer] tests and hints, [more|and more] plain signs that you care',
      'if you are [single|on your own], {body} [points|nods] to places where you [already|often] feel at ease, so begin there',
    ],
    moon: [
      '{body} [hurries|moves] on soon, so a [tender|warm] gesture in the same hour does [more|better] than a plan',
      'the feeling is [real|true] and [brief|quick], and {body} asks only that you [greet|notice] it',
      '[trust|follow] the soft mood of {body} for an [evening|hour], and [judge|weigh] nothing by it',
      'if you [miss|think of] someone while {body} is here, a [short|small] hello is [plenty|welcome]',
    ],
  },
};
