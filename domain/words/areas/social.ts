import type { AreaWords } from '../entries.ts';

/** Social Life. See ../README.md for the form of each kind of entry. */
export const SOCIAL: AreaWords = {
  themes: {
    Sun: [
      'you [light|warm] up a table when you speak about what you [love|make]',
      'people [gather|come] where someone is [glad|happy] to host',
      'being [noticed|seen] is pleasant, and [noticing|seeing] others doubles it',
    ],
    Moon: [
      'you sense who [needs|wants] company and who [needs|wants] to be let alone',
      'familiar [faces|voices] do you more good than a [crowd|party]',
      'moods [travel|spread] around a table faster than [jokes|news]',
    ],
    Mercury: [
      'news, jokes and [plans|links] fly back and forth all [day|afternoon]',
      'a clever [remark|reply] is fun, and a [question|pause] is warmer',
      'you [meet|reach] people most easily by [asking|writing] something small',
    ],
    Venus: [
      'good manners and a [smile|soft voice] open [any|every] circle',
      'you [bring|draw] people together who would [like|suit] each other',
      'pleasant company [costs|asks] little more than [time|an open door]',
    ],
    Mars: [
      'a [game|contest] or a brisk plan brings [everyone|the whole group] to life',
      'debate gets [warm|lively], and good [humor|sport] keeps it friendly',
      'you [take|seize] the lead, and the [slower|quieter] ones need a moment',
    ],
    Jupiter: [
      'one invitation [leads|runs] to another, and the circle [widens|grows]',
      'laughter is [loud|easy], and so are [promises|big plans], so keep them small',
      'friends from other [places|walks of life] add [spice|color] to the talk',
    ],
    Saturn: [
      'old friends [count|matter] more now than [many|new] ones',
      'someone keeps [distance|quiet] out of shyness, not [pride|dislike]',
      'a kept [date|appointment] says more than a [stream|string] of messages',
    ],
    Uranus: [
      'plans [change|turn] at short notice, and the new one is [livelier|funnier]',
      'you [meet|find] people who think [sideways|differently], and it wakes you',
      'a group [needs|wants] a fresh rule or [none|a change of place]',
    ],
    Neptune: [
      'music, film or a [good|common] cause brings people [close|near]',
      'vague plans [melt|drift], so [name|fix] the hour and the place',
      'you [hear|feel] what friends do not [say|tell], and that is a gift',
    ],
    Pluto: [
      'one deep [talk|friendship] outweighs a dozen [polite|quick] ones',
      'a rivalry in the [group|circle] comes to [light|the surface]',
      'you [notice|see] who holds the [strings|reins] in a group, kindly or not',
    ],
  },
  scenes: {
    1: [
      'others [follow|copy] your mood, so a [cheerful|calm] start helps all',
      'you [stand|come] out in company without [trying|effort]',
      'a new [acquaintance|contact] remembers your [laugh|manner]',
    ],
    2: [
      'friends [value|like] what you bring to the table, [often|even] literally',
      'who pays for [what|the round] is better [said|settled] early',
      'a favor [given|done] [outlasts|outweighs] a [present|gift]',
    ],
    3: [
      'your own [street|block] offers more [company|talk] than the center of town',
      'group chats [hum|buzz], and one [voice|call] says it better',
      'siblings, [classmates|neighbors] and cousins are good for a [laugh|walk]',
    ],
    4: [
      'your own [kitchen|sofa] is the best [place|spot] to meet',
      'few people, [soup|bread] and soft light make [enough|plenty] of a party',
      'an old [friend|neighbor] from home [turns up|gets in touch]',
    ],
    5: [
      'parties, [matches|games] and stages [call|tempt], and you shine there',
      'children and [jokers|artists] are the [best|liveliest] company',
      'your own [idea|talent] gives the evening its [spark|theme]',
    ],
    6: [
      'colleagues [turn|grow] into friends over [lunch|tea] and small favors',
      'people meet you in the [course|middle] of errands and [chores|lists]',
      'helping out at [an event|a club] is the [easiest|quickest] way to belong',
    ],
    7: [
      'meeting one [person|to one] suits you more than a [crowd|full table]',
      'a pair of [friends|guests] balances what you [lack|miss]',
      'listening well [gains|brings] you an [ally|open door]',
    ],
    8: [
      'a friend tells you [something|a thing] they tell [few|hardly anyone]',
      'small talk [bores|tires] you, and [real|honest] talk is near',
      'borrowed [things|money] between friends want a [clear|kind] word',
    ],
    9: [
      'people with an [accent|unusual path] have the best [stories|tales]',
      'a lecture, a [trip|club] or a class widens the [circle|guest list]',
      'good [talk|debate] about faith, [law|books] or travel lasts past midnight',
    ],
    10: [
      'professional [events|circles] mix with [pleasure|friendship], lightly',
      'you [represent|speak for] others, and they [watch|look] how you do it',
      'a known [name|face] in your field is [easier|simpler] to meet than it seems',
    ],
    11: [
      'clubs, [teams|choirs] and old crowds are where you [belong|bloom]',
      'a friend of a [friend|cousin] proves to be the [link|one]',
      'plans made [together|as a group] get further than [solo|private] ones',
    ],
    12: [
      'you [prefer|like] the edge of the room and a [quiet|short] visit',
      'someone [absent|far off] is on your mind and would like to [hear|know]',
      'being [unreachable|offline] for a while makes you better [company|to be with]',
    ],
  },
  actions: {
    1: [
      'be the first to [propose|name] a day and a [place|table]',
      'greet the [quietest|newest] person in the room before the [others|rest]',
      'tell one [honest|funny] thing about yourself and see who [answers|joins]',
    ],
    2: [
      'bring something [homemade|from your kitchen] to the next [meeting|table]',
      'return the [book|dish] you borrowed, with a [note|cookie] in it',
      'name a sum that [suits|fits] you before the group [books|chooses] anything',
    ],
    3: [
      'reply to the [friend|message] you marked for [later|a free moment]',
      'start a [chat|talk] with a neighbor about the [weather|trees] and stay five minutes',
      'record a [voice note|short message] for someone [instead of|rather than] typing',
    ],
    4: [
      'ask two people over for [soup|pancakes] on [a plain|an ordinary] evening',
      'call someone from your [old|first] neighborhood and ask about the [street|town]',
      'let a friend [help|join] you in the kitchen rather than [wait|sit]',
    ],
    5: [
      'bring a [card game|puzzle] and teach it [badly|with jokes]',
      'get tickets for something [small|local] and ask who is [free|keen]',
      'start the [singing|dancing], even if [only|just] for one song',
    ],
    6: [
      'invite a colleague to [lunch|walk] without [a word|talk] about work',
      'offer [one|an] hour to the club or school that [asks|looks] for hands',
      'combine an [errand|outing] with a visit of [twenty|fifteen] minutes',
    ],
    7: [
      'meet one friend [alone|one to one] and ask what is [new|different] with them',
      'introduce two [people|friends] who both love the same [odd|small] thing',
      'let the other [choose|decide] the topic for the first [half|part] of the talk',
    ],
    8: [
      'keep the [secret|news] you were told, and [say|tell] them you do',
      'ask the [second|deeper] question after the usual how are [you|things]',
      'clear up the [small|old] debt or favor that [hangs|stands] between you two',
    ],
    9: [
      'go to a [talk|reading] and stay for the [questions|chat] afterward',
      'write a real [postcard|letter] to a friend who lives [far off|abroad]',
      'try a [cafe|kitchen] from another country with someone [curious|hungry]',
    ],
    10: [
      'write a warm [line|note] to someone whose [talk|work] you liked',
      'attend the [official|formal] event for one hour and [meet|greet] three people',
      'speak up for a [friend|colleague] when their [name|effort] is forgotten',
    ],
    11: [
      'revive the group with a [date|poll] and one [simple|clear] plan',
      'ask a friend to [bring|invite] somebody who is [new|unknown] to you',
      'show up at the [club|rehearsal] ten minutes [early|before time] and talk',
    ],
    12: [
      'turn one invitation [down|away] kindly and [enjoy|use] the free evening',
      'think of a [friend|person] in a hard spot and [send|drop] a line with no questions',
      'visit a place alone and [nod|smile] at the [regulars|others] there',
    ],
  },
  turns: {
    ease: [
      'the {aspect} [brings|draws] people your way, so [leave|keep] an hour of the day [open|free] for chance',
      'with a {aspect} like this, a [short|quick] visit [turns|grows] into a long laugh if the phone stays [away|in the bag]',
      'a {aspect} [smooths|eases] first meetings: [ask|say] the friendly thing you [usually|often] keep back',
      'if an [invitation|idea] arrives under the {aspect}, [bring|take] somebody along who could [use|do with] it',
    ],
    strain: [
      'if the {aspect} [turns|makes] a joke sour, [laugh|smile] at yourself first and [change|switch] the subject',
      'the {aspect} can [split|divide] a group over a trifle, and [someone|a person] who asks both sides is [worth|a bit of] gold',
      'when the {aspect} [cancels|upsets] a plan, [offer|suggest] another day at once, [warmly|lightly] and without blame',
      'a {aspect} may [make|let] you feel left out; [call|ring] one [true|good] friend instead of counting likes',
    ],
    union: [
      'the {aspect} [starts|opens] an acquaintance, so [remember|write down] the name and one [detail|thing] they told you',
      'a {aspect} [puts|throws] different people at one table, and your [task|part] is only to [pass|hand round] the bread',
      'because the {aspect} [turns|brings] up the volume, [slip|step] outside once with the [person|friend] you want to hear',
      'let the {aspect} [renew|refresh] one old tie with a [plain|simple] how have you [been|fared]',
    ],
    plain: [
      '{body} [keeps|holds] the door to [others|company] open now, and one [meeting|call] a week is [fine|enough]',
      'with {body} here, [quality|warmth] of company matters more than the [number|count] of plates',
      'let {body} [suggest|show] whom to write to, and [keep|make] it to three lines',
      'you need not [host|entertain] anyone; {body} is [happy|content] when you [turn|show] up as you are',
    ],
    moon: [
      '{body} [tells|whispers to] you whom you miss; [send|write] two lines before it [moves|drifts] on',
      'company [suits|pleases] you for as long as the mood of {body} [lasts|holds], so [keep|make] it short and sweet',
      'if {body} makes you [shy|quiet], [host|meet] one [friend|guest] rather than six',
      '[go|turn] up, [stay|sit] an hour, and let {body} [decide|say] if there is a second one',
    ],
  },
};
