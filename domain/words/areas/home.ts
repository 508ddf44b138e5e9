import type { AreaWords } from '../entries.ts';

/** Home & Environment. See ../README.md for the form of each kind of entry. */
export const HOME: AreaWords = {
  themes: {
    Sun: [
      'the brightest [room|corner] of your place [lifts|warms] everyone in it',
      'you [want|like] to be proud of the place you [live in|come home to]',
      'a warm [welcome|light] at the door says who [lives|belongs] here',
    ],
    Moon: [
      'your need for a [nest|den] is strong, and [small|soft] comforts answer it',
      'the smell of [bread|soup] does more for a place than [paint|new chairs]',
      'rooms [hold|keep] the mood of the last [talk|week] you had in them',
    ],
    Mercury: [
      'papers, [cables|keys] and post ask for a [place|tray] of their own',
      'a short [note|talk] about chores [prevents|saves] a long sigh',
      'neighbors have [news|information], and a [quick|short] hello brings it',
    ],
    Venus: [
      'flowers, a [cloth|bowl] or a better lamp [please|soothe] the eye all evening',
      'guests feel at home with [you|little], and [simple|plain] food is enough',
      'harmony at home begins with [one|a] cleared [surface|table]',
    ],
    Mars: [
      'a repair that has [nagged|waited] for weeks [meets|finds] your strong hands',
      'noise, [clutter|crowding] and hurry [heat|stir] up the air indoors',
      'moving a [heavy|big] piece of furniture [changes|shifts] the whole mood',
    ],
    Jupiter: [
      'your place [feels|seems] larger once [things|boxes] you do not use move out',
      'an open door brings [cheer|good company] and a [little|bit of] mess',
      'plans for the [rooms|garden] grow, so [sketch|draw] them to scale',
    ],
    Saturn: [
      'a loose [hinge|tile] is better [fixed|seen to] before the cold or the rain',
      'order [built|made] to last [beats|outlives] a quick tidy',
      'the [oldest|sturdiest] things at home [deserve|merit] some oil and care',
    ],
    Uranus: [
      'a device [acts up|misbehaves], or a [clever|new] one makes a chore easier',
      'turning a room [around|about] gives you [new|fresh] thoughts as well',
      'an unplanned [visit|caller] [upsets|stirs] the routine in a pleasant way',
    ],
    Neptune: [
      'soft light, [music|water] and plants [turn|make] a room into a refuge',
      'leaks, [lost|mislaid] things and vague plans [want|need] a patient eye',
      'a corner with nothing [useful|practical] in it [feeds|rests] the spirit',
    ],
    Pluto: [
      'the cellar, the [attic|back closet] or the deep drawer [calls|waits] for you',
      'what you [throw|give] away [changes|alters] how the rest feels',
      'a hidden [fault|cause] behind a small [trouble|nuisance] is ready to be found',
    ],
  },
  scenes: {
    1: [
      'your own [mood|energy] fills the rooms, so [begin|start] with yourself',
      'a [desk|chair] that fits you is worth the [trouble|search]',
      'you [want|need] a door that you can [close|shut] behind you',
    ],
    2: [
      'what you own [asks|calls] for care, [order|shelves] and a good list',
      'the fridge and the [pantry|cupboard] show where the [budget|money] goes',
      'one [solid|well made] thing replaces three [poor|weak] ones',
    ],
    3: [
      'the street, the [stairwell|corner shop] and the people next door play a part',
      'letters and [parcels|packages] come and go, and a [hook|shelf] for keys helps',
      'a [talk|word] over the fence [clears|settles] a small matter',
    ],
    4: [
      'the heart of the place is the [spot|chair] where you [rest|land] at night',
      'family [habits|customs] live in the [kitchen|cupboards] and at the table',
      'your roots show in what you [hang|keep] on the walls',
    ],
    5: [
      'games, [paint|music] and half finished [crafts|models] make the place alive',
      'children or [young|playful] guests [claim|take over] the best room',
      'a splash of [color|fun] suits a wall that has [bored|tired] you',
    ],
    6: [
      'the daily [round|run] of dishes and laundry [likes|wants] a better system',
      'plants and [pets|animals] show how [regular|steady] the days are',
      'ten minutes [each|every] evening keeps the [rooms|floors] friendly',
    ],
    7: [
      'two tastes [meet|collide] in one room, and a [middle|third] way exists',
      'a partner or [flatmate|guest] sees the place with [fresh|other] eyes',
      'who does which chore is a [fair|good] question to [ask|raise] kindly',
    ],
    8: [
      'joint [costs|bills], keys or repairs [want|need] a clear agreement',
      'a drawer of [old letters|papers] is [heavier|fuller] than it looks',
      'something [worn|broken] can go, and the [gap|space] feels good',
    ],
    9: [
      'souvenirs, [maps|books] and spices bring the wide world [indoors|to the table]',
      'a guest from [abroad|another town] or a [trip|weekend] away refreshes the rooms',
      'you [dream|think] of living [elsewhere|further out], and that shows what is missing',
    ],
    10: [
      'work [spills|leaks] into the living room unless it has a [box|limit]',
      'people may [see|judge] you by the [entrance|front door], so start there',
      'the pull between [duty|office] and home [asks|calls] for a plain plan',
    ],
    11: [
      'friends [gather|collect] at your table, and [nobody|no one] counts the chairs',
      'the [block|street] or a neighborhood group has an idea [worth|deserving] support',
      'tools and [ladders|drills] can be lent [around|about] among neighbors',
    ],
    12: [
      'a silent [corner|room] [rests|soothes] you better than a [tidy|spotless] one',
      'the back of the [closet|cellar] keeps something you [miss|forgot]',
      'you [recover|rest] best where nobody [knocks|calls]',
    ],
  },
  actions: {
    1: [
      'claim one [chair|shelf] as yours and [clear|set] it the way you like',
      'open all the [windows|curtains] early and let the air [change|in]',
      'put one [thing|picture] you love where you see it on [waking|rising]',
    ],
    2: [
      'use up what the [pantry|freezer] holds before you [shop|buy] again',
      'mend or [oil|clean] one thing you [own|use] each day',
      'list what is [running|getting] low and cross out what can [wait|rest]',
    ],
    3: [
      'sort the post into [two|three] piles and [finish|empty] the smallest',
      'knock on a [door|gate] nearby and ask how they [are|have been]',
      'put a [bowl|hook] by the door for keys, [cards|gloves] and coins',
    ],
    4: [
      'cook the dish that [smells|tastes] of your [childhood|first kitchen]',
      'make the bed with [fresh|clean] sheets and turn in [early|before ten]',
      'hang one family [picture|photograph] at the height of your [eyes|heart]',
    ],
    5: [
      'leave a [puzzle|game] out on the table for [anyone|whoever] to join',
      'paint one [small|narrow] strip of wall in a color you [fancy|enjoy]',
      'turn up the [music|radio] and [clean|tidy] until the record ends',
    ],
    6: [
      'set a timer for [ten|twelve] minutes and clear the [sink|floor]',
      'water the [plants|herbs] and wipe the leaves, [one|pot] by one',
      'write a chore [list|plan] for the week that [fits|goes] on one card',
    ],
    7: [
      'ask the person you live with what one [change|fix] would [please|help] them',
      'let each of you [choose|keep] one corner, with no [comment|questions] from the other',
      'do a [joint|common] chore side by side and [talk|sing] through it',
    ],
    8: [
      'go through one [folder|drawer] and keep only what [matters|counts]',
      'check who pays which [bill|cost], and [write|note] it where both can look',
      'carry one [broken|useless] thing out of the door [today|before supper]',
    ],
    9: [
      'pin a map on the [wall|door] and mark one place you [long|hope] to see',
      'cook something from a [country|region] you have yet to [visit|know]',
      'give your [guest|travel] bag a home where you can [reach|grab] it',
    ],
    10: [
      'sweep the entrance, [polish|wipe] the handle and [fix|check] the bell',
      'close the work [bag|laptop] at a set hour and [hide|store] it until [morning|tomorrow]',
      'plan the [big|main] chores around the working week on one [page|sheet]',
    ],
    11: [
      'invite two [friends|neighbors] for tea with whatever is in the [tin|cupboard]',
      'lend a [tool|book] and write down who [has|took] it',
      'ask the [group|street] what could make the [yard|stairs] nicer',
    ],
    12: [
      'light a lamp in the [quietest|stillest] corner and sit there [alone|a while]',
      'empty one [hidden|forgotten] box and [decide|settle] what stays',
      'switch off the [screens|devices] an hour early and [listen|hear] how the rooms sound',
    ],
  },
  turns: {
    ease: [
      'the {aspect} [lends|gives] a hand, so a chore you [dread|put off] may be over in the time of one [song|coffee]',
      'with a {aspect} about, [company|visitors] and order get along; [open|leave open] the door and let the dishes wait',
      'a {aspect} [favors|helps] small changes: [move|shift] one lamp, sit down and [see|notice] how the room answers',
      'if the {aspect} brings [help|an offer], [say yes|accept], even when you could [manage|do it] alone',
    ],
    strain: [
      'if the {aspect} [stirs|sets off] a quarrel about crumbs, it is [rarely|seldom] about crumbs, so [ask|find out] what is tiring',
      'the {aspect} can [make|leave] the place feel cramped, and one [full|cleared] bag by the door [gives|makes] room to breathe',
      'when the {aspect} [breaks|stalls] a plan for the rooms, [fix|do] the smallest part and [call|name] it a day',
      'a {aspect} [pulls|tugs] you between out there and in here; [choose|pick] one evening for home and [guard|keep] it',
    ],
    union: [
      'the {aspect} [focuses|centers] on one spot, so [begin|start] where you [stand|sit] most often',
      'a {aspect} [suits|fits] the start of a new [corner|use] of an old room, [modest|small] as it may be',
      'because the {aspect} [fills|charges] the air, keep [evenings|the evening] plain, with [soup|bread], lamp and little talk',
      'let the {aspect} [settle|decide] one question about the [place|rooms] that has been [open|lying about] for weeks',
    ],
    plain: [
      '{body} [stays|rests] with your home life for now, so [tackle|take on] it drawer by drawer',
      'with {body} here, the place [repays|returns] each quarter of an hour you [give|spend on] it',
      'let {body} [choose|pick] the project, and let your [back|energy] choose how [long|far] to go',
      'no home is [ever|quite] finished, and {body} [enjoys|likes] the part you can [touch|reach] today',
    ],
    moon: [
      '{body} [fills|warms] the place only [briefly|in passing], so [cook|bake] first and [tidy|sweep] after',
      'when {body} [calls|draws] you home, [answer|go] without excuses; the [errands|lists] can wait an evening',
      '[follow|trace] the mood of {body} from [room|chair] to room, and sit where it is [warmest|softest]',
      'one [candle|pot] on, one [worry|screen] off: {body} [asks|needs] no more of a [home|place] than that',
    ],
  },
};
