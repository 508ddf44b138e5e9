import { anyOf, eachOf } from './phrases.ts';
import type { SafetyRule } from './rule.ts';

/** Partners and jobs, harm, hate, sex, drink, faith. */
export const PEOPLE_RULES: readonly SafetyRule[] = [
  {
    id: 'leaving-a-partner',
    about: 'leaving a partner or suspecting one',
    phrases: anyOf`
      \bdivorc\w+|\bannul(?:led|ment)\b|\bex-?(?:husband|wife|wives)\b|\bmarital (?:breakdown|separation)\b
      \bbreak(?:s|ing)? (?:it |things )?(?:up|off) (?:with|the (?:engagement|relationship|romance)|
        your (?:engagement|relationship|marriage)|for good|now|today|tonight|before|if|over)\b
      \bbreak(?:s|ing)?[- ]?ups\b
      \b(?:a|the|your|this|clean|possible|painful|recent) break-?up\b
      \b(?:to|should|could|may|might|and|will|must|would|better|couples|you two|or) (?:break|
        split) (?:it )?(?:up|off)\b(?! (?:the|a|your|an|that|this|into|long|big|dull|some|any) (?:day|
        work|task|job|morning|afternoon|list|soil|chocolate|routine|week|monoton\w+|square|bar|
        project|trip|route|journey|evening|chores?|errands?|time|hours?|meeting|drive|walk|parts?|
        pieces?|smaller|steps?|colou?rs?|outfit|patterns?))
      \bbreak(?:ing)? (?:up|off) with (?:him|her|them|your)\b
      \bbreak (?:his|her|their) hearts?\b
      \b(?:split|splitting) (?:up|from)\b(?! (?:the|a|your|an) (?:bill|work|dessert|task|chores?|list|
        day|cost))
      \b(?:call(?:ing)?) (?:it quits|off the (?:wedding|engagement|marriage))\b
      \bcall(?:ing)? time on (?:your|the|this) (?:relationship|marriage|romance)\b
      \b(?:leave|leaving|left|quit|quitting|dump(?:s|ing|ed)?|ditch(?:ing|ed)?|divorcing|
        abandon(?:ing)?|ghost(?:ing)?|replace|cheat(?:ing|s|ed)? on|walk(?:ing)? out on|
        walk(?:ing)? (?:away|out) (?:from|of|on)|run(?:ning)? (?:away )?from|move on from|
        moving on from|let(?:ting)? go of|say(?:ing)? goodbye to|part(?:ing)? (?:ways|
        company)? ?(?:with|from)|separat(?:e|ing|ion) from|distance yourself from|
        free yourself (?:from|of)|turn(?:ing)? your back on|cut(?:ting)? (?:off|out|loose)|
        cut(?:ting)? ties with|end(?:ing)? (?:it|things) with) (?:behind )?(?:him|her|them|(?:your|
        the|this|that|a|an|his|my) (?:\w+ ){0,2}(?:husband|wife|spouse|partner|lover|boyfriend|
        girlfriend|fiancee?|marriage|relationship|romance|engagement|man|woman|guy|girl|beloved|
        love affair|sweetheart|significant other|other half|mate))\b(?! (?:a |an |some |the |to |
        alone|be|out|in|at|with|for|room|space|know|speak|finish|time|on the|off at|a note|notes|
        go first|it)| at)
      \b(?:leave|dump|ditch) (?:him|her|them)(?= ?(?:$|[.,;!?:]| (?:now|today|tonight|for good|before|
        if|while|behind|and|once|at once|or)\b))
      \b(?:end|ending|finish|finishing|quit|exit|terminate|dissolve|escape|walk away from|
        walk out of)(?:s|ing)? (?:the|your|this|that|a|an|things in the|
        any) (?:\w+ ){0,2}(?:relationship|marriage|engagement|romance|partnership with (?:him|her)|
        affair|love story)\b
      \bend (?:it|things) (?:now|before (?:it|the weekend|he|she|friday|monday|you)|tonight|today)\b
      \b(?:relationship|marriage|love|romance|you two|union|partnership)(?: \w+){0,2} (?:is|are|
        may be|has|have|might be) (?:over|doomed|finished|ending|run (?:its|their) course|
        come to (?:an|its) end|past saving|at an end)\b
      \b(?:go|going|went) (?:your|their|our) separate ways\b
      \b(?:a|trial|the|legal|painful|consider) separation\b
      \bseparat(?:e|ing|ed|ion) from (?:your|him|her|them|a partner|the one)\b
      \byou(?:'d| would| are| may be|'re| could| might)? (?:be )?(?:better|happier|
        freer) (?:off )?(?:alone|single|without (?:him|her|them|your|this))\b
      \bstay(?:ing)? single\b
      \bpack your (?:bags|suitcase|things) and (?:leave|go|never)\b
      \b(?:deserve|find|finding|meet) (?:someone|somebody|a man|a woman|a partner|
        a lover)? ?better(?: than (?:him|her|them|your|this|the (?:man|woman|one|person|partner)|
        what (?:he|she)))
      \bfind (?:someone|somebody) (?:better|new|else|who deserves)\b
      \btrade (?:him|her|your \w+) (?:in|up)\b
      \bmarried the wrong\b
      \bwrong (?:man|woman|partner|person) for you\b
      \bsettl(?:e|ing) for (?:him|her|less than love)\b
      \b(?:partner|husband|wife|spouse|lover|boyfriend|girlfriend|he|she|they)(?: \w+){0,2} (?:is|are|
        may be|might be|could be|has been|will) (?:\w+ )?(?:cheating|unfaithful|lying to you|
        hiding (?:something|another|an affair|a secret|things)|seeing (?:someone|somebody|another)|
        having an affair|deceiv\w+|betray\w+|cheat|stray|leave you|leaving you)\b
      \b(?:an|his|her|a secret|love|extramarital) affairs?\b(?! (?:of|to remember|in the kitchen))
      \binfidelit(?:y|ies)\b
      \badulter\w+
      \bunfaithful\b
      \bcheck (?:his|her|their|your partner's) (?:phone|messages|pockets|email)\b
      \banother (?:woman|man) (?:in|is|from|behind)\b
      \b(?:kinder|better|best|wiser|time|easier|right|brave(?:r)?) to (?:end|finish|stop) (?:it|
        things)\b
      \bend(?:ing)? (?:it|things) (?:with (?:him|her|them|your (?:partner|husband|wife|spouse|
        boyfriend|girlfriend|lover|fiancee?))|between)\b
      \b(?:has|have|having|only) eyes for (?:someone|somebody|another|others)\b
      \b(?:lets?|letting) (?:him|her) go(?= ?(?:$|[.,;!?]| (?:and|for good|with (?:grace|love)|now|
        before|gracefully|in peace)\b))
      \b(?:pack|packing|throw|throwing|put|putting|kick|kicking|show|showing|turn|turning) (?:(?:his|
        her|their) (?:things|bags|clothes|stuff|suitcase)|(?:him|her|your (?:partner|husband|wife|
        boyfriend|girlfriend)) (?:out|the door))\b
      \bchange the locks\b(?! on the (?:shed|garage|bike|gate|allotment|van))
      \b(?:you )?(?:could|can) do better(?: than (?:him|her|them|this|that))?(?= ?(?:$|[.,;!?]| than))
      \b(?:not|isn't|never) the one for you\b
      \b(?:wrong|bad|no good|not right|not good enough) for you\b
      \b(?:fall|falling|fallen|fell) out of love\b
      \b(?:you|two|couple|lovers|spouses)(?: (?:two|both|have|had|may|might|could|and (?:your )?\w+|
        of you|are))* (?:grow|grown|growing|grew) apart\b
      \bno future (?:with|together|in this|for you two|for the two)\b
      \blove triangles?\b
      \bsomeone else(?:'s)? (?:in|is in) (?:his|her|their|your partner's) (?:bed|heart|life|mind|
        arms)\b
      \bsingle again\b
      \bold flames? (?:may|might|could|will|returns?|deserves?)\b
      \bflirt(?:ing)? with (?:someone|somebody|anyone|(?:a|the|another) (?:\w+ )?(?:stranger|
        colleague|neighbou?r|man|woman|boss|coworker|co-worker|ex))\b
      \boutgrown (?:him|her|them|each other|your (?:partner|marriage|relationship|husband|wife))\b
      \b(?:rethink|reconsider|question) (?:your|the|this) (?:marriage|relationship|engagement|wedding|
        partner)\b
      \bthird (?:party|person) in your (?:marriage|relationship)\b
      \byou (?:and|two) (?:your (?:partner|husband|wife|spouse|lover|boyfriend|girlfriend)|he|she|
        your beloved)?(?: \w+){0,2} ?(?:separate|split|part ways|part company|drift apart|break (?:up|
        apart|off)|take a break|fall out)\b
      \btake a break from (?:each other|one another|him|her|them|your (?:partner|husband|wife|
        relationship|marriage|boyfriend|girlfriend))\b
      \b(?:between|with) you(?: two)?(?: and (?:your )?\w+)?(?: \w+)? (?:come|comes|
        coming) to an end\b
      \bthink(?:ing)? (?:about|of) (?:walking (?:away|out)|leaving (?:him|her|them|home|
        the marriage))\b
      \bworth (?:sticking|staying|hanging|keeping)(?: around)? (?:for|with)\b
      \b(?:stay|staying|remain|remaining) with (?:him|her)\b
      \b(?:lose|losing|lost) (?:hope|faith|interest|trust) in (?:him|her|your (?:partner|husband|wife|
        spouse|lover|relationship|marriage))\b
      \b(?:relationships?|marriages?|romances?|couples?|bonds?)(?: \w+){0,2} (?:crumbles?|dissolves?|
        fails?|collapses?|breaks? (?:up|down|apart|under)|falls? apart|splits?|reach(?:es)? (?:its|
        their|an) end|ends? (?:badly|now|soon|for good|in tears))\b
      \b(?:question|doubt|questioning|doubting) (?:its|your|the|their) (?:future|relationship|
        marriage|love|partner(?:'s)?(?: love| loyalty| faith\w*| feelings)?)\b
      \bfuture of (?:your|the|this) (?:relationship|marriage|romance)\b
      \b(?:take|taking|slip|throw|put|return)(?:ing)? (?:off |away |back )?(?:it off|(?:the|your|his|
        her) (?:wedding |engagement )?ring(?: off| away| back)?)\b(?<=ring(?: off| away| back)?)
      \bring no longer fits\b
      \b(?:want|love|desire|dream of|long for|kiss|choose|need)(?:ing)? (?:someone|somebody|a (?:man|
        woman)) (?:who (?:is|are)|other than|besides) (?:not )?(?:your|his|her) ?(?:wife|husband|
        partner|spouse|boyfriend|girlfriend)?\b
      \b(?:he|she|they) (?:is|are|was|were|may be|might be|must be|could be) (?:\w+ )?(?:with|seeing|
        kissing|meeting|in love with|thinking of|dreaming of|in bed with) (?:her|him|another|
        somebody else|someone else)(?= ?(?:$|[.,;!?]))
    `,
    allowed: eachOf`
      leave them(?= ?(?:[.,;]|$))
      break(?:ing|s)? up (?:the|a|your|long|big|dull) (?:day|work|task|job|morning|afternoon|list|
        soil|chocolate|routine|week|monoton\w+|evening|project)
      family affairs?
      a (?:simple|quiet|small|relaxed|low-key|cheerful|merry|tidy) affair
    `,
  },
  {
    id: 'leaving-a-job',
    about: 'leaving a job or losing one',
    phrases: anyOf`
      \b(?:quit(?:s|ting)?|resign(?:s|ing)?(?: from)?|leav(?:e|es|ing)|left|walk(?:ing)? (?:away|
        out) (?:of|from|on)|ditch(?:ing)?|dump(?:ing)?|chuck(?:ing)? in|give up|giving up|
        throw(?:ing)? in|pack(?:ing)? in|abandon(?:ing)?|step(?:ping)? down from|
        say(?:ing)? goodbye to|part(?:ing)? ways with|get out of|escape|turn(?:ing)? your back on|
        free yourself from|outgrown|drop) (?:your|the|this|that|a|an|any|his|
        her) (?:\w+ ){0,2}(?:jobs?|positions?|posts?|employers?|employment|compan(?:y|ies)|firms?|
        boss|careers?|workplace|day job|nine-to-five|9-to-5|office for good|corporate world|
        profession|team for good|contract)\b(?! (?:voice|face|hat|of|for (?:a|one|the) (?:day|hour|
        night|evening|moment)|half|open|undone|early|until|till|on time|to (?:others|someone|
        a colleague|tomorrow))\b)
      \b(?:time to|should|could|may|might|want to|ready to|and|just|simply|finally|must|better|
        brave enough to|dare to|decide to|or|then|day to|moment to|need to|
        hour to) quit\b(?! (?:the (?:app|game|program\w*|browser|screen|habit|chat|group|tab)|while|
        worrying|complaining|fussing|scrolling|smoking|arguing|guessing|rushing|waiting|trying to|
        pretending|comparing|the habit))
      \bquit (?:today|now|tomorrow|work|without notice|on the spot|this week|before|and (?:go|leave|
        start|never|travel|follow))\b
      \bi quit\b
      \bcall(?:ing)? it quits\b
      \bquitting(?! time)\b
      \bresignations?\b
      \bresign(?:s|ed|ing)?\b(?! (?:yourself|himself|herself|themselves|oneself|smile|sigh|shrug|air|
        to|look)\b)
      \b(?:hand|handing|handed|put|putting|give|giving|gave|write|writing|serve|send)(?: in| them| your boss| \w+)? (?:your|
        in your|my|in my|two weeks'?|a week's|a month's|the company|the boss)? ?notice\b(?! (?:of|
        that|how|what|on the (?:board|door|wall|fridge)|if|board|when|where|who))
      \b(?:look(?:ing)? for|seek(?:ing)?|find(?:ing)?|search(?:ing)? for|start(?:ing)?|
        apply(?:ing)? for|chas(?:e|ing)|switch(?:ing)? to|change to) (?:a|an|another|some) (?:new |
        other |better |different )*(?:job|employer|position|career|company)\b
      \b(?:chang(?:e|ing)|switch(?:ing)?) (?:jobs|careers?|employers|your job|professions?)\b
      \bjob[- ]?hunt\w*
      \bnew career path\b
      \b(?:take |taking )?early retirement\b
      \bretir(?:e|ing) early\b
      \bbe your own boss\b
      \btell (?:your|the) boss (?:that you (?:are|have) (?:done|leaving|had enough|quitting)|
        where to go|to (?:shove|stuff|get)|goodbye|you (?:quit|are done|are leaving|have had enough))
      \bclear(?:ing)? (?:out )?your desk (?:and (?:go|leave)|for good)
      \bburn (?:your|the|those) bridges\b
      \b(?:be|being|get|getting|been|are|is) (?:fired|sacked|laid off|made redundant|dismissed|
        demoted)\b(?! (?:up|with|of|by (?:the|an) idea))
      \byou(?:'ll| will| may| might| could| are| can)?(?: be| get)? let go(?= ?(?:$|[.,;!?]| (?:from|
        by|at) (?:work|your|the (?:firm|company|boss))))
      \blay-?offs?\b
      \bredundanc(?:y|ies)\b
      \b(?:lose|losing|lost|cost you|loss of)(?: of)? (?:your|a|the|his|her) (?:job|position|post|
        livelihood)\b
      \bunemploy\w+
      \bjob (?:loss|losses|is at risk|in danger|is on the line)\b
      \bwalk(?:ing)? (?:straight |right )?out of (?:the|your) (?:office|job|firm|company|
        meeting for good|workplace|factory|building and)\b
      \b(?:send|sending|polish|polishing|update|updating|dust off)(?: out| off)? (?:your|the|a) (?:cv|
        resume|curriculum vitae)\b
      \bsend out (?:cvs|resumes|applications)\b
      \brecruit(?:ers?|ment agenc\w+)\b
      \bhead-?hunters?\b
      \bpack(?:ing)? up your desk\b
      \b(?:one-way ticket out|greener pastures|greener grass elsewhere|better offer elsewhere|
        new employers?|another employer|move on from (?:the|your|this) (?:job|company|firm|post|
        position|role|office))\b
      \b(?:boss|company|firm|employer|job|office|post|position|team) (?:does not|doesn't|no longer|
        never|won't|will never) (?:deserves?|appreciates?|values?|sees?|serves?|suits?|respects?|
        reward|promote)(?: you| your)?\b
      \b(?:time|ready|good day|good time|right moment|brave enough) to (?:leave|move on|go it alone|
        jump ship|walk away|go freelance)(?= ?(?:$|[.,;!?]| (?:the|your|this) (?:job|company|firm|
        post|position|office)))
      \bjump(?:ing)? ship\b
      \bcareer (?:change|switch|move elsewhere)\b
      \bgive (?:two|four|a|one)? ?(?:weeks?'?|month'?s?|week's)? ?notice\b(?! of)
      \bgiving notice\b
      \bslam(?:ming)? the (?:office |front )?door\b
      \bnever (?:return|come back|go back|look back|set foot)\b
      \b(?:do not|don't|without ever|and not) look(?:ing)? back\b
      \bstorm(?:ing)? out\b
    `,
    allowed: eachOf`
      quitting time
      (?:notice|notices) (?:on|board)
      leave (?:the|your) (?:job|post) of (?:\w+ )*to
    `,
  },
  {
    id: 'self-harm',
    about: 'self-harm',
    phrases: anyOf`
      \bsuicid\w*
      \bself[- ]?(?:harm|injur|mutilat|destruct)\w*
      \bkill(?:ing)? (?:yourself|himself|herself|themselves|oneself)\b
      \b(?:hurt(?:ing)?|harm(?:ing)?|injure|injuring|punish(?:ing)?|hate|hating|loathe|loathing|
        destroy(?:ing)?) yourself\b
      \bcut(?:ting)? yourself\b(?! (?:some|a|an|off|loose|free|short|in)\b)
      \bself-(?:hatred|loathing|hate)\b
      \b(?:end|ending|take|taking|ended|lose|end(?:ing)? of) (?:it all|your (?:own )?life|
        his (?:own )?life|her (?:own )?life|the pain|one's life)\b(?! (?:seriously|lightly|slowly|
        easy|as it|one|in|outdoors|into|off|story|apart|a step|at))
      \bpain (?:could|would|can|will|may|might) (?:end|stop|be over)\b
      \blet(?:ting)? go of life\b
      \bbetter off (?:dead|without you|if you (?:were|weren't|had))
      \b(?:not|isn't|hardly|no longer) worth living\b
      \bno (?:reason|point|use) (?:to|in) (?:live|living|go(?:ing)? on|carry(?:ing)? on)\b
      \b(?:wish|wishing) (?:you )?(?:were|had) never been born\b
      \b(?:nobody|no one) would (?:miss|notice if) you\b
      \bdisappear for(?:ever| good)\b
      \bjump(?:ing)? (?:off|from) (?:a|the) (?:bridge|roof|ledge|balcony|building|cliff)\b
      \bgive up on (?:life|living)\b
      \bworthless\b
      \byou are (?:a burden|nothing|a failure|unlovable)\b
      \bburden to (?:everyone|others|your|those|them)\b
      \b(?:anyone|anybody|someone|who|they|people|no one|nobody) would (?:even )?(?:cry|care|miss you|
        mourn|notice|come) if you (?:were|had|disappeared|vanished|left|died|went|weren't|stopped)\b
      \bif you were (?:gone|dead|not here|no longer here)\b
      \bwithout you (?:in it|around), (?:the world|they|everyone)\b
    `,
  },
  {
    id: 'violence',
    about: 'violence and revenge',
    phrases: anyOf`
      \bkill(?:s|ed|ing|ers?)?\b
      \bmurder\w*
      \bslay(?:s|ing)?\b
      \bslaughter\w*
      \bassault\w*
      \brap(?:e[ds]?|ist|ists|ing)\b
      \bviolen(?:t|tly|ce)\b
      \bstrangl\w+
      \btortur\w+
      \bkidnap\w*
      \bhostages?\b
      \bterroris\w*
      \bbombs?\b
      \bbombing\b
      \bgrenades?\b
      \bguns?\b
      \brifles?\b
      \bpistols?\b
      \bweapons?\b
      \bbullets?\b(?! (?:points?|journal\w*|list))
      \bammunition\b
      \bbloodshed\b
      \bmassacre\w*
      \bpoison(?:s|ed|ing)?\b
      \bdomestic abuse\b
      \babus(?:e|ed|es|ive|er)\b
      \b(?:hit|hitting|slap|slapping|punch(?:ing)?|beat(?:ing)?|kick(?:ing)?|stab(?:bing)?|
        shoot(?:ing)?|choke|choking|attack(?:ing)?|strik(?:e|ing)|smack(?:ing)?|spank(?:ing)?|
        thrash(?:ing)?|whip(?:ping)?|hurt(?:ing)?|harm(?:ing)?|crush(?:ing)?|destroy(?:ing)?|
        smash(?:ing)?|silence) (?:him|her|them|somebody|someone|anyone|everyone|(?:your|the|a|his|
        that) (?:\w+ )?(?:partner|husband|wife|child(?:ren)?|kids?|son|daughter|rivals?|boss|enem(?:y|
        ies)|neighbou?rs?|colleagues?|brother|sister|dog|cat|opponents?|competitors?))\b
      \bhit(?:ting)? back\b
      \ba (?:good )?(?:slap|smack|spanking|beating|thrashing|punch|fist) (?:may|might|will|can|could|
        would|to|in|on|teaches|is|for|never)\b
      \bthrow(?:ing)? (?:a|the) punch\b
      \bwith (?:your|his|her) fists\b
      \braise (?:a|your) (?:hand|fist) (?:to|against)\b
      \b(?:be|been|get|were|was|being) (?:attacked|robbed|mugged|beaten|stabbed|shot|hurt by|
        assaulted|burgled|ambushed)\b
      \bbreak (?:his|her|their|a|every) (?:neck|nose|legs?|arms?|bones?|jaw)\b
      \b(?:bring|carry|take|pull|draw|grab|show|hide|buy)(?:ing)? (?:a|the|your) (?:knife|blade|bat|
        club|machete)(?= ?(?:$|[.,;!?]| (?:and|along|with you|on|to (?:the (?:meeting|talk|party|
        fight)|school|work)|in case)))
      \b(?:re|a)veng(?:e[ds]?|ing|eful)\b
      (?<!with a )\bvengeance\b
      \bvengeful\b
      \bretaliat\w+
      \bget(?:ting)? (?:even(?: with| now|[.,;!?]|$)|your own back|back at)\b
      \bpay(?:ing)? (?:him|her|them|someone|your \w+) back for\b
      \bmak(?:e|ing) (?:him|her|them|someone|everyone) (?:pay|suffer|sorry|regret|bleed|beg|
        crawl)\b(?! (?:attention|for (?:the|dinner|lunch|coffee|drinks) ?(?:$|this time)))
      \bteach (?:him|her|them|your \w+) a lesson\b
      \beye for an eye\b
      \bdeclare war\b
      \bgo(?:ing)? to war\b
      \bwar (?:with|against|is|will|may|breaks|zone)\b
      \bbrawls?\b
      \bfist ?fights?\b
      \bteach(?:ing)? (?!you\b)(?:\w+ ){1,3}a lesson\b
      \b(?:throw|hurl|smash)(?:ing)? (?:a|the|his|her|your) (?:plates?|glass(?:es)?|shoes?|stones?|
        bricks?|phone|dishes) (?:at|against|over)\b
      \b(?:slash|key|torch|burn|wreck|smash)(?:ing)? (?:his|her|their|your \w+'s) (?:tyres?|tires?|
        car|clothes|letters?|house|photos?|things)\b
      \bspit(?:ting)? (?:at|in|on)\b
      \bbull(?:y|ies|ying) (?:him|her|them|someone|your|back|works)\b
      \bsettle (?:the|an|old|your) scores?\b
      \bwith (?:an iron fist|force|brute)\b
      \bforce (?:him|her|them) to\b
      \bshow no mercy\b
      \bwithout mercy\b
      \bmake (?:an )?example of\b
      \btear (?:him|her|them) (?:apart|down|to pieces)\b
      \bhumiliat\w+
      \bmake (?:him|her|them) (?:listen|obey|see|understand|behave|stop)(?:,)? (?:with|by (?:force|
        fear)|the hard way|or else|whatever it takes)\b
      \bwith your (?:bare )?hands,? if\b
      \b(?:take|takes|get|gets|have|seize|keep|hold|win) (?:it|him|her|them|what you want|
        what is yours) by force\b
      \bcross(?:es)? you (?:\w+ )?(?:pays?|suffers?|regrets?|will)\b
    `,
    allowed: eachOf`
      (?:stick|sticks|sticking|stuck) to (?:your|their|his|her) guns
      (?:big|young) guns
      (?:can't|cannot|can not|won't) be beaten|beaten (?:to the|eggs?|track|path)
      kill(?:s|ed|ing)? (?:time|(?:an?|the|half an|some) (?:hour|afternoon|morning|minutes?|time|
        evening|half hour)|the (?:lights?|engine|mood|buzz|noise|music|sound|motor|volume|vibe|weeds)|
        two birds|weeds|the fun|the joke)
      (?:dressed|dress) to kill|killer (?:heels|tune|recipe|outfit|joke|smile)|killjoys?|buzzkill
      bath bombs?|photo ?bombs?
      (?:glue|staple|heat|spray|caulk\w*|label|water|starting) guns?|jump the gun|top gun
      poison(?:ed)? (?:ivy|pen)
      (?:ceasefire|truce) in the (?:war|battle) (?:of|over) the (?:thermostat|remote|dishes)
    `,
  },
  {
    id: 'hate',
    about: 'contempt for people',
    phrases: anyOf`
      \bhat(?:e|es|ed|ing) (?:him|her|them|those|people|foreigners|women|men|the (?:neighbou?rs?|rich|
        poor|young|old|other)|your|everyone|all)\b
      \bhat(?:red|eful)\b
      \brac(?:is[mt]\w*|ial\w*)\b
      \bsexis[mt]\w*
      \bhomophob\w*
      \btransphob\w*
      \bxenophob\w*
      \bforeigners\b
      \bimmigrants?\b
      \brefugees?\b
      \bminorit(?:y|ies)\b
      \binferior (?:race|people|sex|minds?|sign|to (?:you|men|women|them))\b
      \bsuperior race\b
      \bmaster race\b
      \btheir kind\b
      \b(?:people|folks?) like (?:that|them|those) (?:are|is|do|don't|should|never|always|deserve|can|
        cannot|can't|will|have|only|belong|need)\b
      (?<!\bone of )\bthose people\b(?= (?:are|do|always|never|should|will|deserve|can|take|steal|
        live|have|from|over))
      \bgo back (?:to )?where (?:they|you|he|she) (?:came|come) from\b
      \bsub-?human\b
      \bvermin\b
      \bparasites\b
      \bsavages?\b
      \b(?:(?:wom[ae]n|females?|girls|wives|men|males|boys|husbands|the (?:poor|rich|old|young|
        elderly|disabled|homeless))) (?:are|is|should be|must be|ought to be|belong|cannot|can't|
        can not|should (?:stay|obey|know)|know (?:nothing|their place))(?: all| always| only| naturally| simply| by nature| just| too)?(?: (?:weak\w*|
        stupid|inferior|lazy|liars?|irrational|emotional|hysterical|worth\w*|to blame|pigs|dogs|trash|
        idiots?|made to|meant to|obey|in the kitchen|at home|silent|their place|be trusted|drive|lead|
        think|less|dangerous|criminals?|submissive))?\b(?<=\b(?:weak\w*|stupid|inferior|lazy|liars?|
        irrational|emotional|hysterical|worth\w*|blame|pigs|dogs|trash|idiots?|made to|meant to|obey|
        kitchen|home|silent|place|trusted|drive|lead|think|less|dangerous|criminals?|submissive|
        belong|nothing))
      \ba real (?:man|woman) (?:never|always|does|doesn't|would|knows|takes|should|must)\b
      \bman up\b
      \blike a girl\b
      \b(?:know|knows|keep|kept|remind\w*) (?:her|him|them|women) (?:of )?(?:in )?(?:his |her |
        their )?place\b
      \blet a man (?:decide|lead|do|handle)\b
      \b(?:idiot\w*|morons?|moronic|imbeciles?|retard(?:s|ed)?|cripples?|crippled|lunatics?|psychos?|
        freaks?|sluts?|whores?|bitch(?:es|y)?|bastards?|scum|fagg?ots?|dykes?|trann(?:y|ies)|gyps(?:y|
        ies)|nigg\w+|kikes?|spics?|wogs?|pakis?|chinks?)\b
      \b(?:stupid|dumb|pathetic|disgusting|worthless|filthy|dirty) (?:people|person|foreigners?|
        neighbou?rs?|women|men|wom[ae]n|colleagues?|fools?|boss|family|old|poor|lot|liars?|pigs?)\b
      \b(?:know|knows|knew|learn|learns|remember|forget|forgets) (?:their|her|his|your|
        its) (?:proper )?place\b
      \b(?:girls|women|men|people|boys|wives) like (?:you|her|him|them)\b
    `,
    allowed: eachOf`
      chink (?:of light|in the (?:armou?r|curtains?|door|wall|clouds?))
      (?:control|neat|clean|plant|garden|weather) freaks?
      in (?:the|a) minority
    `,
  },
  {
    id: 'sex',
    about: 'sex',
    phrases: anyOf`
      \bsex(?:y|ier|iest|es|ual|ually|uality|ed)?\b
      \berotic\w*
      \borgasm\w*
      \bseduc(?:e[drs]?|ing|tion|tive|tively|tress)\b
      \bporn\w*
      \bfetish\w*
      \bkink(?:y|s)\b
      \blingerie\b
      \blibido\b
      \blust(?:s|ed|ful|ing|y)?\b(?! for (?:life|travel|adventure|learning))
      \baphrodisiacs?\b
      \bforeplay\b
      \bhorny\b
      \bthreesomes?\b
      \bvirginity\b
      \bgenital\w*
      \bnud(?:e|es|ity)\b
      \bstriptease\b
      \bundress(?:es|ing)?\b
      \bget undressed\b
      \bundressed (?:by|in front|before (?:him|her|them|someone))
      \bcondoms?\b
      \btantric?\b
      \bone[- ]night stands?\b
      \bbooty\b
      \bescorts? (?:service|agency)\b
      \bprostitut\w+
      \bmistress(?:es)?\b
      \bcarnal\b
      \bintercourse\b
      \bturn(?:s|ed)? (?:him|her|them|you) on\b
      \b(?:sleep(?:s|ing)?|slept) with (?:him|her|them|someone|somebody|anyone|the|your|a|an|
        another)\b(?! (?:window|light|door|lamp|open|phone|radio|curtains?|book|dog|cat|fan|alarm|
        blanket|clear conscience|notebook|pen|pencil|eye mask|cool|good book|quiet mind|smile|
        light heart|socks?|head|windows?|lights?))
      \b(?:make|makes|making|made) love\b
      \bhook(?:ing|s|ed)?[- ]?up with\b
      \bhook-?ups?\b(?! (?:the|a))
      \bget (?:him|her|them|someone|lucky)(?: into| in)? ?(?:bed|tonight)\b
      \b(?:between|under) the sheets\b
      \b(?:fun|games|passion|pleasure|adventures?|experiments?|fireworks|heat|sparks|fire|action|
        bold\w*) in the bedroom\b
      \bin the bedroom(?: tonight| with (?:him|her|your \w+))
      \bnaked\b(?! (?:eye|truth|ladies|flame|sum|figure|number|branch|tree|trees|facts?)\w*)
      \btopless\b
      \b(?:take|taking|took|tear|rip|slip|peel)(?:ing)? off (?:his|her|their|your) (?:clothes|shirt|
        dress|underwear|trousers|pants)\b
      \b(?:passionate|steamy|sensual|wild|hot|intimate|sultry) (?:nights?|encounters?|affairs?|
        rendezvous|embraces?|kisses|massage|bodies|pleasures?|touch)\b
      \bpleasures? of the flesh\b
      \bphysical (?:intimacy|pleasures?|passion|desires?)\b
      \bbodily pleasures?\b
      \bintimate(?:ly)? (?:physical|bedroom|touch)\w*
      \b(?:stranger's|lover's|partner's|naked|bare|his|her|another|warm|hot|hard|beautiful) bod(?:y|
        ies) (?:next|beside|against|on|in|under|over|close|tonight|calls?|wants?|needs?|beneath)\b
      \ba (?:stranger|lover)'s (?:body|bed|embrace|skin|touch)\b
      \bskin (?:on|to|against) (?:his |her |your )?skin\b
      \b(?:silk|satin|tangled|rumpled) sheets\b
      \b(?:take|taking|lure|luring|invite|inviting|tempt|tempting|drag|fall|falling|jump|jumping|
        tumble|get|go|going|climb) (?:him |her |them |someone |somebody |
        a stranger )?(?:in)?to (?:your |his |her |the )?bed (?:with )?(?:him|her|them|someone|
        somebody|a stranger|a lover|together|with)\b
      \bbetween your legs\b
      \b(?:arous(?:e[ds]?|al|ing)(?! (?:curiosity|interest|suspicion|the interest))|ecstas(?:y|ies)|
        moan(?:s|ed|ing)? (?:with|in)|sensuality|hot and heavy|bedroom (?:eyes|adventures?|antics|
        games|toys?)|spice up (?:your|the) (?:bedroom|love life|nights?|marriage)|night of (?:passion|
        pleasure|love|desire)|burning desires?|burn(?:s|ing)? with desire|desires? of the (?:body|
        flesh)|bedmates?|make out with|making out with|strip (?:for|down|naked)|skinny-?dip\w*|
        affairs? of the (?:flesh|body)|in the arms of a stranger)\b
      \bwear(?:ing)? nothing\b
      \bnothing (?:on )?(?:under|underneath|beneath|but (?:a smile|perfume|silk|skin))\b
      \bin the nude\b
      \bbirthday suit\b
    `,
    allowed: eachOf`
      (?:go|get|climb|fall) (?:in)?to bed with (?:a|the|your) (?:\w+ )?(?:book|novel|hot water bottle|
        cat|dog|magazine|cup)
      nude (?:nail polish|lipstick|shades?|tones?|heels|pumps)
    `,
  },
  {
    id: 'drink-and-drugs',
    about: 'alcohol, smoking and drugs',
    phrases: anyOf`
      \b(?:alcohol\w*|booz(?:e|y|ing)|liquors?|vodka|whisk(?:e?y|ies|eys)|bourbon|brandy|tequila|
        gin(?: and tonic)?|rum|absinthe|schnapps|hangovers?|hung[- ]?over|tipsy|inebriat\w+|
        intoxicat\w+|drunk(?:en|enness)?|drunkenly|binge[- ]drink\w*|binges?|pub crawl|bar crawl|
        happy hour|dutch courage|liquid courage|nightcaps?|shots of|open bar|keg)\b
      \b(?:have|having|drink(?:s|ing)?|pour(?:s|ing)?|enjoy(?:s|ing)?|open(?:s|ing)?|grab(?:s|bing)?|
        order(?:s|ing)?|treat yourself to|indulg(?:e|ing) in|sip(?:s|ping)?|share|sharing|
        crack(?:ing)?(?: open)?|down(?:ing)?|knock(?:ing)? back|reach(?:ing)? for|buy(?:ing)?|
        uncork(?:ing)?|bring(?:ing)?|try|raise|raising|celebrate with|celebrating with|toast with|
        relax with|unwind with|over|need|wants?|with|of|another|extra|second|third|more|too much|
        enough|few|couple|some|cold|good|strong|cool|sparkling|mulled) (?:(?:a|an|the|some|another|
        one|more|that|your|two|few|third|second|glass|bottle|bottles|glasses|pint|pints|of|cold|
        strong|stiff|good|fine|cheap|nice|large|small|big|red|white|extra|couple|little|too|many|
        much) )*(?:wines?|beers?|champagne|prosecco|cocktails?|lagers?|ciders?|martinis?|margaritas?|
        spirits|shots|pints?|ales?|bubbly|stiff drinks?|strong drinks?|stiff one|
        strong one)\b(?! (?:red|dress\w*|-?colou?red|vinegar|gums?|sauce|glass(?:es)? to|party dress|
        garden|mat|bottle green|crate|cellar|umbrella))
      \b(?:a|the|one) (?:bottle|glass) of (?:wine|red|white|something strong|champagne|prosecco|
        beer)\b
      \bdrown(?:ing)? (?:your|the|his|her) (?:sorrows?|worries|troubles|cares|feelings)\b
      \bdrink(?:ing)? (?:to forget|yourself|it away|your (?:troubles|worries)|heavily|too much|until|
        up\b|him|her)
      \bhit(?:ting)? the (?:bar|bottle|pub|clubs?)\b
      \b(?:stiff|strong|alcoholic|adult|hard) (?:drinks?|liquor|beverages?)\b
      \bafter-work drinks\b
      \bdrugs?\b
      \bdrugged\b
      \bcannabis\b
      \bmarijuana\b
      \bganja\b
      \bhashish\b
      \bcocaine\b
      \bheroin\b
      \bmdma\b
      \blsd\b
      \bayahuasca\b
      \bpsychedelics?\b
      \bpsilocybin\b
      \b(?:magic|psychedelic|special) mushrooms?\b
      \bmicro-?dos\w+
      \bketamine\b
      \bamphetamines?\b
      \bmeth\b
      \bnarcotics?\b
      \bopium\b
      \bstoned\b
      \b(?:get|getting|got) high\b(?! (?:marks?|praise|up|on (?:life|the list|fresh air|the ladder)|
        above|scores?|spirits|hopes|expectations))
      \bthird eye\b.*\b(?:herb|smoke|substance)
      \b(?:take|try|pop) (?:ecstasy|acid|an edible|edibles)\b
      \b(?:mind|mood)-(?:altering|expanding|changing) (?:substances?|plants?|herbs?)\b
      \bcigar(?:s|ette|ettes|illos?)?\b
      \btobacco\b
      \bnicotine\b
      \bvap(?:e|es|ed|ing)\b
      \bsmok(?:e|es|ed|ing|er) (?:a|some|another|with|weed|pot|your|one|after|outside|to (?:relax|
        calm))\b(?! (?:salmon|detector|alarm|signal|ham|fish|trout))
      \b(?:weed|joint|spliff|bong|pot) (?:to relax|will|may (?:help|calm)|brownies?|tonight)\b
      \b(?:roll|rolling|light|lighting|pass|share|sharing|smoke|smoking) (?:a|up|the|
        another) (?:joint|spliff|cigarette|bong|one up)\b
      \bsmoking (?:weed|pot)\b
      \b(?:wines?|beers?|champagne|prosecco|cocktails?|lagers?|sangria|sherry|merlot|chardonnay|pinot|
        mimosas?|negroni|aperol|spritz|martinis?|margaritas?|mojitos?|daiquiris?|cognac|baileys|
        moonshine|mead|pints of|dram of|tot of|tipples?|drinking (?:buddies|partner|session|game)s?|
        drinks? (?:on the house|tonight|after work)|round of drinks|(?:order|buy|have|for|
        pour) another round|last orders|bar-?hopping|bar tab|cheers to)\b
      \blight(?:ing)? (?:one up\b|up(?=,| one| and (?:lean|relax|inhale|drift|let|breathe)| a (?:joint|
        cigar\w*|spliff|smoke)))
      \b(?:let|watch) the smoke\b
      \ba (?:puff|drag|smoke) (?:or|of|on|with|may|and|to)\b
      \btake a puff\b
      \bedibles\b
      \b(?:green|sacred|holy|special|magic) (?:herb|plant|smoke)\b
      \bplant medicine\b
      \bsubstances?\b
      \bchemical (?:help|high|escape)\b
      \bget(?:ting)? (?:wasted|hammered|plastered|smashed|sloshed|buzzed|a buzz on|merry)\b
      \b(?:two|three|four|five|a few|a couple of|several|another|more|some|enough|the first|a second|
        a third) (?:gins|rums|whisk(?:e?ys|ies)|shots|vodkas|tequilas|brandies|drinks|pints|beers|
        glasses of (?:wine|red|white|bubbly))\b(?! of (?:water|tea|espresso|coffee))
      \b(?:something|powder|a line of|lines of) (?:white|coke|powder|snow)\b
      \bwhite powder\b
      \bline of something\b
      \bpop a pill\b
    `,
    allowed: eachOf`
      (?:wine|champagne)[- ](?:red|colou?red|dark|tones?|shades?|silk|beige|gold|velvet)
      wine (?:gums?|vinegar|crates?|glass(?:es)? (?:of|for) (?:water|flowers))
      (?:cocktail|champagne) (?:dress|sticks?|sausages?|colou?r)
      old wine in new
      light up (?:and|a) (?:the |room|smile|laugh)
      (?:of|more|little|some|real) substance
      substance (?:of|over|behind|in|as well as)
      be substance
      (?:form|style) and substance
      drug ?stores?
      (?:ginger|root) (?:beers?|ales?)
      punch[- ]drunk|drunk (?:on|with) (?:happiness|success|joy|colou?r|sunshine|laughter|spring)
      gin rummy|cotton gin|rum (?:baba|raisin)
      (?:high|good|low|kindred|free|lively|team|your|their|better) spirits
      non-?alcoholic|alcohol-free
      intoxicating (?:scent|smell|spring|music)
    `,
  },
  {
    id: 'faith',
    about: 'judging faith',
    phrases: anyOf`
      \b(?:christ(?:ians?|ianity)?|jesus|muslims?|islam\w*|quran|koran|allah|jew(?:s|ish)?|judaism|
        hindus?|hinduism|buddhis(?:m|ts?)|sikhs?|catholics?|protestants?|mormons?|evangelicals?|
        atheis(?:m|ts?)|pope|satan\w*|lucifer|demons?|demonic|exorcis\w+|infidels?|heathens?|
        heretics?|heres(?:y|ies)|blasphem\w*|sinners?|sinful|sins?|heaven and hell|hell ?fire|godless|
        damnation|damned|repent\w*)\b
      \bgods? (?:will|punish\w*|wants?|demands?|hates?|commands?|has chosen|is (?:angry|dead|watching|
        testing|a lie|not)|judges?|loves only)\b
      \b(?:anger|wrath|will|judg(?:e)?ment|punishment) of (?:god|the gods)\b
      \bgod's (?:wrath|anger|punishment|judg(?:e)?ment|will)\b
      \b(?:pray|praying|kneel|worship\w*) (?:to|before|the|for (?:forgiveness|money|punishment))\b
      \b(?:your|their|his|her|that|this|organi[sz]ed|false|true|all|any|your old) (?:religions?|
        faith) (?:is|are|was|has|will|may be) (?:a |only |just |nothing but |an )?(?:lie|lies|false|
        illusion|superstition|wrong|weak\w*|nonsense|outdated|dead|poison|crutch|childish|primitive|
        fail\w*|wrong)\b
      \b(?:only|one) true (?:god|faith|religion|church)\b
      \b(?:church|mosque|synagogue|temple|priests?|imams?|rabbis?|believers|religious people) (?:is|
        are|will|cannot|can't|only|lie|lies|want|wants|deceive\w*)(?: \w+){0,2} (?:lying|fools?|lie|
        lies|blind|corrupt|nothing|wrong|money|weak|empty|deceiv\w*|hypocrit\w*)\b
      \b(?:leave|abandon|renounce|turn from|give up)(?:ing)? (?:your|the) (?:church|faith|religion|
        god)\b
      \bcults?\b(?! (?:film|classic|movie|following|series|favou?rite|book|status))
      \b(?:only|just|none but|nobody but|for) (?:\w+ )?(?:fools|idiots|cowards|simpletons|children|
        the weak|the stupid|the naive|weaklings)(?: \w+){0,4} (?:churches|church|pray|prays|praying|
        mosques?|temples?|synagogues?|scriptures?|bible|god|gods|faith|religion|mass)\b
      \b(?:there is|there's) no god\b
      \bgod (?:does not|doesn't|never|cannot|isn't|is not)\b
      \bpray(?:ers?|ing)? (?:is|are|does|do) (?:useless|nothing|no good|not|a waste)\b
      \b(?:your|the|my|our|their) (?:god|lord) (?:is|will|wants|commands|demands)\b
      \bthe lord (?:will|commands|wants)\b
      \bsects?\b
      \bconvert (?:to|him|her|them)\b
      \b(?:prayers?|praying|faith|religion|god|church|worship|belief) (?:is|are) (?:only |just |
        merely |nothing but |a )?(?:for |crutch|opium|comfort for )?(?:the )?(?:weak|fools|idiots|
        children|stupid|naive|old women|cowards|crutch|masses|losers|poison)\b
      \bsuperstiti(?:on|ous) (?:people|fools|nonsense|of)\b
    `,
    allowed: eachOf`
      (?:a|the|little|small|some) heretic in you
      a sin not to
      cardinal sins? of
      the seven deadly
      inner demons?
      patience of a saint
    `,
  },
];
