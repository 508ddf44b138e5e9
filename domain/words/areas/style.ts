import type { AreaWords } from '../entries.ts';

/** Fashion & Style. See ../README.md for the form of each kind of entry. */
export const STYLE: AreaWords = {
  themes: {
    Sun: [
      'one [bright|bold] piece says more than a whole new outfit',
      'you look [best|strongest] in what you [wear|carry] without apology',
      'a warm color near the face [brings|draws] out your good mood',
    ],
    Moon: [
      'soft [fabrics|textures] put you at ease, and it [shows|is plain to see]',
      'clothes with a [memory|story] feel [safer|closer] than new ones',
      'your taste [shifts|changes] with the hour, so [layers|a spare layer] help',
    ],
    Mercury: [
      'a clever [detail|button], a scarf or a [pin|pen] starts conversations',
      'you [mix|match] well today, and small [patterns|prints] suit the mood',
      'people [notice|read] your glasses, your [hands|bag] and your notes',
    ],
    Venus: [
      'your eye for [harmony|color] is sharp, and [simple|plain] lines flatter',
      'good [fabric|cloth] feels worth more than a [loud|famous] label',
      'a touch of scent or [silk|velvet] [changes|lifts] the whole picture',
    ],
    Mars: [
      'a strong [cut|shape] and easy shoes [suit|fit] the speed of the day',
      'red, [leather|denim] or a sharp collar [gives|lends] you drive',
      'you [dress|choose] fast and well when you [trust|follow] the first idea',
    ],
    Jupiter: [
      'a little [drama|extra] is welcome, in one [large|generous] gesture',
      'pieces from [far away|travels] [wake|stir] up stories and smiles',
      'comfort and [scale|width] look [grand|fine] if the rest stays quiet',
    ],
    Saturn: [
      'a classic that has [lasted|served] for years [looks|seems] newly right',
      'dark, [plain|clean] lines give you [weight|calm] in a serious room',
      'care for [shoes|seams] and buttons [shows|is noticed] more than price',
    ],
    Uranus: [
      'one [odd|unexpected] pairing makes the whole outfit [fresh|yours]',
      'you may want to [break|bend] a dress rule, and a [small|minor] one is enough',
      'a strange color or a [new|daring] haircut idea [tempts|calls] you',
    ],
    Neptune: [
      'flowing shapes and [sea|misty] tones [match|suit] a dreamy mood',
      'the mirror is [vague|kind] today, so [ask|trust] someone with a [good|calm] eye',
      'a hint of [glamour|mystery] does more than [full|complete] display',
    ],
    Pluto: [
      'black, deep red or one [strong|striking] line says you mean it',
      'an old look [wants|asks] to go, and a [truer|plainer] one waits',
      'what you [hide|cover] and what you show becomes a [choice|statement]',
    ],
  },
  scenes: {
    1: [
      'your [face|posture] is the first thing people [see|take in], before any cloth',
      'a new way to [wear|do] your hair [suits|matches] the way you feel',
      'you [attract|draw] looks, so [wear|pick] what you can move in',
    ],
    2: [
      'quality you can [touch|feel] outweighs any [number|pile] of things you own',
      'your wardrobe [holds|contains] more worth than the shops [do|have]',
      'a repair [beats|outdoes] a purchase, and the [purse|budget] agrees',
    ],
    3: [
      'what you wear on a [short trip|bus ride] gets [noticed|a comment]',
      'a sister, [brother|neighbor] or classmate [lends|has] the thing you need',
      'clothes [speak|talk] as you do, so [keep|make] the message light',
    ],
    4: [
      'home clothes [deserve|merit] the same care as [street|office] ones',
      'an heirloom or [a thing|something] from childhood [looks|feels] current again',
      'the [hallway|bedroom] mirror and the [light|shelf] near it need a tidy',
    ],
    5: [
      'dressing for [fun|play] brings out your [best|happiest] side',
      'a party, a [date|stage] or a game [invites|calls for] a showy touch',
      'you [create|invent] a look with [paint|thread] and scissors, almost by accident',
    ],
    6: [
      'work clothes that [fit|sit] well make the [routine|list] lighter',
      'a neat, [practical|useful] outfit [saves|spares] you a dozen small decisions',
      'mending, [ironing|folding] and sorting bring a [calm|quiet] pleasure',
    ],
    7: [
      'someone close has a [good|sharp] eye for what [suits|flatters] you',
      'you [dress|choose] with another person in mind, and [balance|symmetry] helps',
      'a compliment [paid|given] to a stranger [comes|finds its way] back',
    ],
    8: [
      'you [prefer|favor] hidden quality, such as a [fine|bright] lining',
      'clothes that [belong|belonged] to someone else [carry|hold] a certain power',
      'a thorough [clear out|sorting] of the wardrobe [frees|clears] your taste',
    ],
    9: [
      'a foreign [pattern|fabric] or a travel coat [feels|looks] right',
      'books, [films|museums] and other places [feed|inform] your sense of style',
      'you can [carry|wear] something broader than your [usual|daily] range',
    ],
    10: [
      'your public [look|image] speaks before your [record|title] does',
      'a polished shoe or [jacket|collar] [earns|gains] quiet respect at work',
      'people above you [notice|mark] finish and [order|care]',
    ],
    11: [
      'friends [swap|lend] and advise, and a [shared|group] look is fun',
      'a second hand [find|shop] or a swap [table|evening] yields a treasure',
      'your style [signals|shows] which crowd you [feel|are] at home with',
    ],
    12: [
      'loose, [quiet|soft] clothes let you [slip|step] out of the spotlight',
      'what you wear when [alone|nobody looks] tells you what you [like|love]',
      'a forgotten [box|bag] behind the [coats|shoes] [deserves|merits] a look',
    ],
  },
  actions: {
    1: [
      'choose the outfit by how [freely|well] you can [move|breathe] in it',
      'try the [haircut|collar] you keep [admiring|noticing] on others, if only in the mirror',
      'put on one [color|piece] that makes you stand [straighter|taller]',
    ],
    2: [
      'sew on the [missing|loose] button and [polish|brush] one pair of shoes',
      'write down the [three|four] things you wear most and [why|what for]',
      'wait one [day|night] before you buy the thing in the [window|basket]',
    ],
    3: [
      'ask a [sibling|friend] to send a picture of their [favorite|best] outfit',
      'carry a [notebook|pen] or scarf that you [like|enjoy] being asked about',
      'tell someone [exactly|plainly] what you like about [the way they dress|their coat]',
    ],
    4: [
      'hang a [mirror|lamp] where the morning light is [kind|good]',
      'find the [oldest|dearest] piece you own and [wear|use] it at home',
      'sort one [drawer|shelf] of clothes while [music|the radio] plays',
    ],
    5: [
      'wear the [playful|loud] piece that usually stays on its [hanger|hook]',
      'paint, [stitch|print] or cut something [plain|old] into something of yours',
      'dress up for an [ordinary|everyday] supper, just because it is [fun|cheering]',
    ],
    6: [
      'lay out tomorrow from [head to toe|hat to socks] before you go to [bed|sleep]',
      'iron one [shirt|dress] properly and [hang|put] it where you see it first',
      'build one [easy|simple] uniform for busy [mornings|weekdays] and note it',
    ],
    7: [
      'ask someone [honest|kind] which of two [looks|colors] suits you',
      'match one [detail|color] with the person you are [meeting|seeing]',
      'give one [true|sincere] compliment about [cloth|color] before the day ends',
    ],
    8: [
      'fill one [bag|box] with clothes you have [outgrown|stopped liking] and pass it on',
      'ask where one [inherited|handed down] piece came from, and [why|who wore it]',
      'choose the [dark|deep] tone you feel [safe|strong] in and keep the rest bare',
    ],
    9: [
      'look at the [costume|textile] of another country and [borrow|take] one idea',
      'wear what you [bought|found] on a journey and tell its [tale|story]',
      'visit a [museum|gallery] page and note [three|two] colors that please you',
    ],
    10: [
      'dress half a step [smarter|neater] than the meeting [asks|calls] for',
      'check your [public|work] picture and see if it still [looks|feels] like you',
      'keep a [clean|spare] collar or jacket ready at [work|the office]',
    ],
    11: [
      'arrange a [swap|trade] of three pieces with a [friend|neighbor]',
      'go [browsing|looking] with someone whose taste is [unlike|far from] yours',
      'send one outfit [idea|photo] to the group and [ask|call] for a round of laughs',
    ],
    12: [
      'open the [last|furthest] drawer and try on what you [forgot|had forgotten]',
      'spend the evening in the [softest|oldest] clothes you [own|have]',
      'try a look in [private|peace] before you [take|wear] it outdoors',
    ],
  },
  turns: {
    ease: [
      'since the {aspect} [sharpens|guides] your eye, things [go|fit] together that you [had not|have not] tried side by side',
      'a {aspect} [makes|keeps] it simple: if it pleases you at [first|one] glance, it [likely|probably] suits you',
      'the {aspect} [brings|draws] compliments, so [note|remember] which piece earned them and [wear|use] it again',
      'since the {aspect} [flatters|favors] good taste, [browse|look] with pleasure and [buy|carry home] little',
    ],
    strain: [
      'if the {aspect} leaves you [cross|unhappy] with the mirror, change one [thing|item], not [everything|all of it]',
      'the {aspect} may [tempt|push] you toward a costly [fix|whim], and a night of [sleep|waiting] makes it clearer',
      'when the {aspect} [sets|puts] comfort against effect, let comfort [have|take] the shoes and effect the coat',
      'a {aspect} [mixes|sends mixed] signals, so [stay|keep] with two colors and [clean|simple] lines',
    ],
    union: [
      'the {aspect} [asks|calls] for one statement, so [choose|pick] the piece and [quiet|tone down] the rest',
      'a {aspect} [suits|fits] a new beginning, perhaps in the way you [tie|fold] a scarf or [part|wear] your hair',
      'because the {aspect} [doubles|deepens] every impression, a [lighter|smaller] touch [works|does] better',
      'let the {aspect} [pair|join] two favorites that you have [so far|until now] kept for different days',
    ],
    plain: [
      '{body} [lingers|stays] with your looks for a while, so [refine|change] one [detail|thing] each week',
      'let {body} [guide|lead] your hand in the morning: [choose|take] what you [reach|go] for twice',
      'with {body} here, care for what you [have|own] says more than [new|added] purchases',
      'style is a [habit|language], and {body} [helps|lets] you find a [clear|warm] tone in it',
    ],
    moon: [
      'dress for the mood that {body} [brings|lends], and [bring|pack] a second layer for the [next|later] one',
      '{body} [turns|shifts] taste by the hour, so [buy|order] nothing and [try|wear] everything you own',
      'what [pleases|suits] you under {body} tells you what [comforts|calms] you, and that is [useful|handy]',
      'a soft [shawl|sleeve] goes well with {body}, and with a [quick|sudden] change of [plan|mood]',
    ],
  },
};
