import { anyOf, eachOf } from './phrases.ts';
import type { SafetyRule } from './rule.ts';

/** Betting, investing, loans, politics, law. */
export const MONEY_RULES: readonly SafetyRule[] = [
  {
    id: 'betting',
    about: 'betting and games of chance for money',
    phrases: anyOf`
      \bbet(?:s|ting|ted)?\b
      \bbettor\b
      \bgambl(?:e[drs]?|ers|ing)\b
      \bcasinos?\b
      \blotter(?:y|ies)\b
      \blotto\b
      \bjackpots?\b
      \bwager(?:s|ed|ing)?\b
      \broulette\b
      \bpoker\b
      \bblackjack\b
      \bbaccarat\b
      \bcraps\b
      \bslot[- ]machines?\b
      \bbook(?:ies?|makers?)\b
      \bsweepstakes?\b
      \braffles?\b
      \bscratch ?-?cards?\b
      \bbingo\b
      \bracetracks?\b
      \bhorse ?rac(?:es?|ing)\b
      \bparlays?\b
      \b(?:on|at|back|backing|bet on|play) the (?:horses|dogs|races|ponies|slots|tables|pools|
        favou?rite)\b
      \b(?:play|playing|bet on|back) the numbers\b
      \bhorses? (?:at|with) (?:long|good) odds\b
      \b(?:betting|long|short|good) odds\b
      \bodds[- ]on\b
      \b(?:play|playing|pick|picking|use|try) (?:your|these|those|the|six|five|
        three)(?: \w+)? numbers\b(?! (?:game|in your head|as))
      \blucky (?:ticket|draw|bet|streak at)\b
      \bwinning (?:ticket|numbers|hand|streak)\b
      \blucky numbers (?:may|might|can|could|will|pay|win|bring)\b
      \bstak(?:e|es|ed|ing) (?:your|his|her|a (?:sum|little|small|few|bet)|some|money|cash|it all|
        everything|all|the (?:house|rent|lot)|ten|twenty|\d+)\b(?! (?:claim|reputation|tomato\w*|
        beans|plants|peas|roses))
      \b(?:place|raise|raising|higher?|big|cash|money) stakes\b
      \bhigh[- ]stakes\b
      \bfor stakes\b
      \b(?:double|triple|multiply|treble)(?: or (?:quits|nothing))? your (?:money|cash|savings|stake|
        income overnight)\b
      \bdouble or (?:quits|nothing)\b
      \broll(?:s|ing)? (?:of )?the dice\b
      \ba (?:flutter|punt) on\b
      \b(?:have|place|take) (?:a|the) (?:flutter|punt)\b
      \bcash prize\b
      \bgames? of chance\b
      \bbeat the (?:house|bookies|dealer)\b
      \btry your luck (?:at|on|with) (?:the|a|cards|numbers|tickets?|money|dice)\b
      \bcards (?:for|with) (?:money|cash)\b
      \bput (?:it all|everything|a (?:little|few|bit)|some(?: money)?|money|ten|twenty|your shirt|
        \S+ (?:dollars|pounds|euros)) on (?:the|a|red|black|number|your)\b(?! (?:side|table|shelf|
        card\b|pan|rent|envelope))
      \b(?:trust|throw|throws|let|toss|shake) the dice\b
      \bdice (?:favou?r|are|fall|roll|will|like|love)\w*\b
      \bnumbers (?:\w+ )?(?:come|comes|came|turn|turning) up\b
      \bif you play (?:them|it|the)\b
      \bplay (?:them|it) (?:on|before|after|today|tonight)\b
      \bspeculat(?:e[ds]?|ing|ion|ive|ors?)\b
      \brisk(?:s|ing)? (?:your|some|a little|the|more) (?:money|cash|savings|fortune|capital|rent|
        wages?)\b
      \b(?:financial|money) risks?\b
      \brisk it all\b
      \blady luck\b
      \b(?:card|gaming|gambling|green) tables?\b
      \bspin (?:of )?the wheel\b
      \bone-armed bandit\b
      \btombola\b
      \bprize draws?\b
      \bwin(?:s|ning)? (?:money|cash|big|a prize|the draw|a fortune|a bet|the pot)\b
      \bwinnings\b
      \b(?:las )?vegas\b
      \bmonte carlo\b
      \b(?:racing|betting|hot|sure) tips?\b
      \bday at the races\b
      \bstake money\b
      \bput your shirt\b
      \b(?:first|second|third|fourth|fifth|last|next|big) race\b(?! (?:to|of the (?:sack|egg)|
        against))
      \b(?:back|fancy) the (?:outsider|favou?rite|underdog|grey|gray|winner|number)\b
      \beach[- ]way\b
      \bat long odds\b
      \blucky (?:streak|number (?:comes|pays|wins|seven wins))\b
    `,
    allowed: eachOf`
      speculat(?:e|ing|ion) (?:about|on) (?:the (?:plot|ending|weather|menu|plan)|why|who|how|where|
        what)
      wild speculation
      (?:your|the|a|one's) (?:best|safest|better|safe|sure-footed) bets?(?= (?:is|may|might|would|
        could|was|for)\b)
      you bet(?=[!.,])
    `,
  },
  {
    id: 'investing',
    about: 'shares, investments, loans and other advice on wealth',
    phrases: anyOf`
      \binvest(?:s|ed|ing|ments?|ors?)?\b
      \b(?:buy|buying|sell|selling|hold|holding|own|owning|trade|trading|in|company|tech|bank|oil|
        energy|cheap|rising|falling) (?:the |more |some |your |those |a few )?(?:shares|
        stocks)\b(?! (?:of (?:the )?(?:work|chores|blame|fun|laughs|talk|housework|attention|credit)|
        up|cubes?|pot|room|phrases?|photos?|answers?|image|still|and still|cupboard|list)\b)
      \bshare(?:holders?|[- ](?:price|market|dealing|portfolio)s?)\b
      \bstocks? (?:market|exchange|price|tip|broker|option|portfolio)s?\b
      \bstockbrokers?\b
      \bstocks (?:and|or) (?:shares|bonds)\b
      \bstocks (?:look|rise|may|might|will|could|are|fall|climb|go)\b
      \bpenny stocks?\b
      \b(?:dow|nasdaq|ftse|s&p|wall street)\b
      \b(?:crypto\w*|bitcoins?|ethereum|dogecoin|altcoins?|nfts?|blockchain|forex|day[- ]trad\w+|
        etfs?|(?:hedge|mutual|index|pension|retirement|trust|venture) funds?|futures market|
        commodit(?:y|ies)|derivatives|dividends?|trading (?:account|app|platform|day)|(?:your|call a|
        stock|a good|the|online|share) brokers?|brokerage|annuit(?:y|ies)|capital gains|ipos?|
        meme coins?|equit(?:y|ies)|real estate|property market|rental income|passive income|
        financial advisers?|financial advisors?|portfolios? of (?:shares|stocks|assets|funds))\b
      \b(?:invest\w*|share|stock|financial|rebalance (?:your|the)|diversify (?:your|the)|
        balanced) portfolio\b
      \b(?:government|corporate|treasury|municipal|buy|buying|sell|selling|junk|savings) bonds?\b
      \bbond market\b
      \b(?:bull|bear) (?:market|run)\b
      \bmarkets? (?:is|are|will|may|might|looks?|could|has) (?:set to |about to |likely to |be |
        look )?(?:rise|rising|fall|falling|rally|crash|climb|climbing|soar|bullish|bearish|reward|
        favou?r|volatile)\b
      \b(?:the|financial|world|global) markets? (?:rewards?|favou?rs?|turns?|rall(?:y|ies)|
        crash(?:es)?|soars?)\b
      \b(?:move|put|park|place|sink|transfer|pour|lock|stash|convert|turn|shift|tie)(?:ing|
        s)? (?:all |some |more |most )?(?:of )?(?:your|the|their|his|her|any|spare|extra)? ?(?:money|
        savings|cash|nest egg|capital|wealth|funds|income)(?: away)? (?:in|into|to|on|up in) (?:gold|
        silver|property|land|houses?|bonds|shares|stocks?|funds?|a (?:fund|business|start-?up|house|
        flat|friend's|new venture|venture)|crypto|start-?ups?|art|the market|ventures?|currenc(?:y|
        ies)|dollars)\b
      \b(?:buy|buying|sell|selling|trade|trading) (?:gold|silver|oil|property|land|currenc(?:y|ies)|
        options|coins)\b(?! (?:earrings?|rings?|thread|paint|leaf|buttons?|ribbons?|paper|necklace|
        shoes|paints?|colou?rs?))
      \bgold prices?\b
      \bprice of gold\b
      \b(?:take|taking|taken|took|apply|applying|sign)(?: out| for| up for)? (?:a|an|another|that|the|
        out a|new|this)(?: \w+)? (?:loan|mortgage|overdraft|credit card|credit line|line of credit)\b
      \b(?:re)?mortgag(?:e|es|ed|ing)\b
      \brefinanc\w+
      \bborrow(?:ing)? (?:money|cash|against|from the bank|heavily|a sum|the money|more)\b
      \bco-?sign\w*
      \b(?:payday|bank|personal|home|student|cheap|car|consolidation) loans?\b
      \bmax(?:ing)? out\b
      \bbuy now,? pay later\b
      \bon credit\b
      \bcredit scores?\b
      \b(?:cash(?:ing)? in|draw(?:ing)? (?:on|down)|dip(?:ping)? into|raid(?:ing)?|
        empty(?:ing)?) (?:your|the|a) (?:pensions?|savings|retirement|nest egg|account|college fund|
        isa|401)\b
      \b(?:savings|nest egg) (?:into|on) (?:one|the|a)\b
      \ball[- ]in on\b
      \bget[- ]rich\b
      \bfinancial (?:freedom|independence|windfalls?|gains?|rewards?|success|ruin|advice|miracles?)\b
      \b(?:unexpected|financial|cash|money|sudden|big|large|huge|surprise) windfalls?\b
      \bwindfalls? (?:is|lands?|arrives?|comes?|will|awaits?|finds?|on (?:its|the) way|for you|today|
        may come|in your)\b
      \bbankrupt\w*
      \binsolven\w+
      \btax (?:evasion|haven|dodge|shelter|loophole)s?\b
      \b(?:evade|dodge|cheat on|avoid(?:ing)? paying|skip) (?:your |the )?tax(?:es)?\b
      \bhigh returns?\b
      \breturns? (?:of|on) (?:\d+|your money|capital)\b
      \breturns (?:double|three|four|ten)fold\b
      \b(?:sell|list|buy|flip) (?:your|the|a|that) (?:house|flat|apartment|home)\b
      \bbuying (?:a|the|that) (?:house|flat|home)\b
      \b(?:gold|silver|oil|platinum|property|land|the dollar|the euro|the pound|currenc(?:y|
        ies))(?: and (?:gold|silver|oil|property))? (?:climbs?|rises?|falls?|soars?|drops?|pays?|
        is set|gains?|will|may|could|looks?|prices?)\b(?! (?:behind|over|above|in the (?:sky|west|
        east)|well|lovely|good|nice|warm|best|suits?|on (?:you|the)))
      \b(?:put|pour|sink|throw)(?:ting|ing)? (?:everything|it all|all|your all|a lot|
        your trust and money|capital|funds) (?:into|in) (?:a|an|the|your|his|
        her) (?:\w+(?:'s)? ){0,2}(?:start-?ups?|business(?:es)?|ventures?|compan(?:y|ies)|funds?|
        schemes?|deals?|shop|restaurant|app)\b
      \b(?:a|your|friend's|dream|that|the|new|launch) start-?up\b
      \b(?:big|quick|large|easy|handsome|good|huge|make a|making a|turn a|bring|bringing|brings|
        yield\w*|tidy|healthy|business|fat) profits?\b
      \b(?:monetary|money|material|cash|economic) (?:gains?|losses|benefits)\b
      \bfinancial (?:losses|loss|benefits?|prospects?|outlook|boom|luck|fortunes?|transactions?|
        speculation|security is)\b
      \b(?:interest|exchange|mortgage) rates?\b
      \bloan (?:approval|application|offer|may|will|comes)\b
      \b(?:return|returns) on\b
      \bassets? (?:class|grow|rise|will)\b
      \bbuy(?:ing)? (?:a |some |more )?(?:propert(?:y|ies)|land|plots?|apartments?)\b
      \bnest egg (?:may|will|can|could|doubles?|grows?)\b
      \bget out of debt\b
      \blucrative\b
      \b(?:property|business|real-estate|land) deals?\b
      \b(?:money|cash) (?:flow|flows|inflow|comes in|pours in|rolls in)s?\b
      \b(?:good|great|ideal|right|perfect|favou?rable|excellent) (?:day|time|moment|hour) (?:to|
        for) (?:buy|buying|sell|selling|trade|trading|borrow|borrowing|lend|lending|sign|signing|
        spend|speculat\w+)(?:ing)? (?:a|the|your|on|in|property|land|houses?|cars?|gold|shares|
        stocks?|big|contracts?|money)\b
      \b(?:quick|fast|day|short|swing|smart|bold) trad(?:e|es|ing)\b(?! (?:of|for|in (?:chores|
        favou?rs)|with (?:a|your) (?:friend|neighbou?r|sister|brother)))
      \bbefore the (?:closing )?bell (?:rings|closes)?(?:, (?:sell|buy)|$|[.!])
      \bin and out before\b
      \b(?:lend|lending|borrow|loan|gift)(?:ing)? (?:out )?(?:your|some|the|all|him|her|them|a friend|
        a relative)? ?(?:savings|money|cash|capital|funds)\b
      \bat a good rate\b
      \bgrow rich\b
      \bget wealthy\b
      \bbecome (?:rich|wealthy)\b
    `,
    allowed: eachOf`
      invest(?:s|ed|ing)? (?:(?:a|an|one|some|more|half|your|the|that|two|ten|thirty|sixty|five|
        twenty|fifteen|another|this|little|bit|few|extra|of|evening's|quiet|spare|whole|much|real|
        good) )*(?:time|hours?|minutes?|evenings?|mornings?|afternoons?|days?|weekends?|energy|
        efforts?|care|attention|love|patience|thought|heart|kindness|trust|warmth|curiosity|listening|
        practice|words?|feelings?|emotions?|emotionally)\b(?: and (?:energy|care|effort|patience|love|
        attention|time|heart))?
      invest(?:s|ed|ing)? in (?:(?:a|an|the|your|one|some|good|old|new|close|real|more|better|those|
        these|that|other|quiet|own|strong|dear|daily|small) )*(?:yourself|friend(?:s|ships?)?|
        relationships?|people|kindness|rest|sleep|learning|connections?|family|habits?|skills?|bonds?|
        neighbou?rs?|love|time together|conversations?|mind|craft)\b
      (?:time|emotional|emotionally) invest(?:ment|ed)
      investments? of (?:time|care|effort|attention|love|energy|heart)
      (?:pay|pays|paid|paying) (?:\w+ )?dividends
      emotional(?:ly)? bankrupt\w*
      windfall (?:apples?|pears?|plums?|fruit)
      windfalls? (?:of apples|from the (?:apple|pear|plum) tree|under the (?:apple|pear|plum) tree|
        for (?:a|the) (?:pie|crumble|jam))
      apple windfalls
      (?:broker(?:s|ed)?|honest broker) (?:a |the )?(?:peace|truce|deal between)
      (?:household|kitchen|everyday|breakfast) commodit(?:y|ies)
      stock (?:the|a|your|up)
      take stock
      taking stock
      takes stock
      in stock
      chicken stock
      vegetable stock
      soup stock
    `,
  },
  {
    id: 'politics',
    about: 'elections and politics',
    phrases: anyOf`
      \belect(?:ions?|ed|ing|oral|orate|ors?)\b
      \b(?:re|by)-?elections?\b
      \bvot(?:e[drs]?|ers|ing)\b
      \bballots?\b
      \bpolling (?:stations?|day|place|booth)\b
      \b(?:exit|opinion|election|the) polls\b
      \breferend(?:um|ums|a)\b
      \bcandidac(?:y|ies)\b
      \b(?:run|running|stand|standing) for (?:office|mayor|parliament|president|council)\b
      \b(?:presidents?|presidential|prime ministers?|chancellor|parliament\w*|senat(?:e|ors?)|
        congress\w*|politic(?:s|al|ally|ians?|ised|ized)|governments?|white house|kremlin|
        downing street|head of state|mayor|monarchy|(?:old|new|ruling|military) regime|dictator\w*|
        left-wing|right-wing|far[- ](?:left|right)|populis\w+|communis\w+|socialis(?:m|ts?)|fascis\w+|
        nationalis\w+|liberals|conservatives|tor(?:y|ies)|republicans?|democrats?|democratic|brexit|
        maga|woke|putin|biden|zelensky|netanyahu)\b
      \b(?:donald|president|mr\.?|for) trump\b
      \btrump (?:wins|loses|will|may|returns|rally|voters?)\b
      \b(?:labou?r|green|ruling|opposition|governing|liberal|conservative|political) party\b
      \b(?:election|political|presidential) campaigns?\b
      \bprotest (?:march|rally|vote|movement)\w*\b
      \b(?:join|attend|at) (?:a|the) (?:protest|demonstration|political rally|march on)\w*\b
      \brevolution in the streets\b
      \bcoup d'etat\b
      \bmilitary coup\b
      \bimmigra(?:nts?|tion)\b
      \bborder wall\b
      \bgun control\b
      \bcivil (?:war|unrest)\b
      \bunrest in\b
      \bsanctions against\b
      (?<!\b(?:on|to|off) )\bthe (?:left|right|opposition|ruling class|establishment|elites?|cabinet|
        ministry|coalition) (?:will|wins?|loses?|gains?|falls?|lies|is (?:finished|doomed|lying|
        wrong))\b
      \bministers?\b(?! of the church)
      \b(?:the|your) (?:nation|country|state) (?:needs|deserves|is being|will be|falls|votes)\b
      \bparty (?:leaders?|politics|members?hip|conference)\b
      \bleftists?\b
      \bright-?wingers?\b
      \bgeneral strike\b
      \btrade war\b
      \bwar (?:in|on) (?!the (?:kitchen|garden|moths|weeds|clutter|dust))
    `,
    allowed: eachOf`
      votes? of (?:thanks|confidence)
      (?:office|kitchen|playground|family|classroom|workplace) politics
      (?:club|class|company|choir|society|association) (?:president|secretary)
      elect to (?:stay|walk|wait|rest|skip|leave|keep)
      (?:vote|votes|voted|voting) (?:for|on) (?:the (?:film|movie|pizza|menu|dessert|game|playlist|
        takeaway|curtains)|pizza|dessert|which film|a film|dinner)
    `,
  },
  {
    id: 'law',
    about: 'lawsuits and legal advice',
    phrases: anyOf`
      \bsu(?:e|es|ed|ing) (?:him|her|them|you|your|the|for|over|anyone|somebody|someone|a|an|his|that|
        and|if|now|while|or)\b
      \b(?:to|can|could|may|should|might) sue\b
      \blaw ?suits?\b
      \blitigat\w+
      \b(?:lawyers?|solicitors?|attorneys?|barristers?|prosecut\w+|plaintiffs?|subpoena\w*|
        injunctions?)\b
      \b(?:to|in|into|before the|go to|through the|divorce|small claims|family) courts?\b(?! (?:side|
        yard|shoes?|for (?:a game|tennis))\b)
      \bpress(?:ing)? charges\b
      \blegal (?:action|advice|proceedings|battles?|rights|claims?|loopholes?|dispute|matters|trouble|
        steps|case)\b
      \bcustody\b
      \brestraining orders?\b
      \bplead (?:guilty|not guilty)\b
      \bcontest (?:the|a|your|his|her) will\b
      \bdamages from\b
      \bclaim (?:damages|compensation)\b
      \bjail(?:s|ed|ing|time)?\b
      \bprison\w*\b
      \barrest(?:ed|s)?\b
      \bpolice\b
      \bcriminal\b
      \bfil(?:e|es|ed|ing) (?:the |your |a |legal |court )*(?:papers|charges|complaint|claim|suit|
        motion|petition|case) (?:against|with the court)\b
      \bfil(?:e|es|ing) (?:against|for (?:custody|bankruptcy|damages|divorce))\b
      \bcharges against\b
      \bsettle out of\b
    `,
    allowed: eachOf`
      (?:tennis|squash|badminton|basketball|food|volleyball) courts?
      aunt sue and
      arrested by (?:the|a) (?:view|colou?r|sight|sound)
    `,
  },
];
