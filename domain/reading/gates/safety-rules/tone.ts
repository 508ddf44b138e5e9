import { anyOf, eachOf } from './phrases.ts';
import type { SafetyRule } from './rule.ts';

/** Threats, promises, orders: a reading suggests. */
export const TONE_RULES: readonly SafetyRule[] = [
  {
    id: 'threat',
    about: 'threats and doom',
    phrases: anyOf`
      \bbeware\b
      \bdisast(?:er|ers|rous|rously)\b
      \bcatastroph\w+
      \btraged(?:y|ies)\b
      \btragic(?:ally)?\b
      \bcalamit\w+
      \bapocaly\w+
      \bcurs(?:e|es|ed|ing)\b
      \bevil\b
      \bhex(?:ed|es)?\b
      \bjinx(?:ed|es)?\b
      \bominous\b
      \bill omens?\b
      \bbad omens?\b
      \bmalefic\b
      \bmalevolent\b
      \bsinister\b
      \bwrath\b
      \bmisfortunes?\b
      \bdire\b
      \bperil\w*
      \bdevastat\w+
      \bhorrif\w+
      \bnightmar(?:e|es|ish)\b
      \bterrif(?:y|ied|ies|ying)\b
      \b(?:a|the|next|new|big|serious|financial|family|marriage|personal|deep|sudden) crisis (?:is|
        may|will|might|could|looms?|awaits?|hits|strikes|breaks|ahead|in|of|with|threatens|that)\b
      \bcrises\b
      \bupheaval\b
      \bturmoil\b
      \bagony\b
      \bmiser(?:y|able)\b
      \bfearsome\b
      \bthreat(?:s|en|ens|ened|ening)?\b
      \b(?:be|are|stand) warned\b
      \b(?:stars?|planets?|saturn|mars|pluto|uranus|neptune|moon|sun|sky|mercury|transit|aspect|
        square|opposition|eclipse|heavens) (?:\w+ )?warns?\b
      \b(?:a|this is a|heed (?:this|the)|stern|grave|urgent|final|last|serious) warnings?\b(?! light)
      \bwarning signs?\b
      \bor else\b(?=[.,;!?]|$| you)
      \byou(?:'ll| will| shall| may| might| could| are going to|'re going to)? (?:come to |live to |
        deeply |bitterly )?regret (?:it|this|that|every|not|what|your|having|saying|ignoring|
        the day)\b
      \bor you(?:'ll| will)? (?:be sorry|pay|suffer|regret|lose)\b
      \b(?:and|before) you(?:'ll| will) (?:be sorry|pay|suffer|regret|lose)\b
      \bdanger(?:s|ous|ously)?\b(?! only)
      \bunsafe\b
      \bharm (?:may|will|could|comes|is)\b
      \b(?:car|plane|train|road|traffic|serious|nasty|minor|bad|fatal) (?:accidents?|crash(?:es)?|
        wrecks?)\b
      \baccidents? (?:is|are|may|might|could|will|on the|happens? to|waiting|at work|in traffic|
        loom\w*)\b
      \b(?:an|avoid|risk of) accidents?\b(?! of (?:birth|timing|light))
      \baccident[- ]prone\b
      \b(?:dark|evil|hostile|negative|sinister|unseen|hidden|malign|destructive|occult) (?:forces?|
        energ(?:y|ies)|powers?|spirits?|entit(?:y|ies)|influences?|enem(?:y|ies)|vibrations?)\b
      (?<!\bno )\benem(?:y|ies)\b
      \bbackstab\w*
      \bstab(?:bed|s)? (?:you )?in the back\b
      \bbetray(?:s|ed|al|als|ing|er)?\b
      \btreacher\w*
      \btraitors?\b
      \bdeceiv(?:e[ds]?|er|ing) you\b
      \b(?:plot(?:s|ting)?|conspir\w+|schem(?:e|es|ing)|work(?:s|ing)?|turn(?:s|ing)?|gang(?:s|
        ing)? up) (?:\w+ )?against you\b
      \b(?:someone|somebody|a (?:friend|colleague|rival|relative|neighbou?r|coworker|co-worker|woman|
        man|person)) (?:\w+ )?(?:\w+ )?(?:wants|tries|is trying|means|plans|plots|schemes|wishes|aims|
        intends) to (?:harm|hurt|ruin|destroy|cheat|deceive|trick|betray|sabotage|undermine|steal|
        bring you down|replace you|take your)\b
      \bwishes? you ill\b
      \bout to get you\b
      \bsabotag\w+
      \bjealous (?:eyes|rivals?|people|colleagues?|friends?) (?:watch|plot|want|wait|talk)\w*\b
      \bwolf in sheep
      \bsnakes? in the grass\b
      \b(?:worst|blackest|darkest|unluckiest|terrible|awful|dreadful|horrible|ill-fated|unlucky|
        fateful) (?:day|days|week|time|hour|month|moment|period|transit|night|news|thing)\b
      \bbad luck\b
      \bbad news (?:is|are|awaits?|comes?|arrives?|for you|may|might|will|from|about|reach(?:es)?)\b
      \b(?:expect|receive|get|hear|bring|brings|of) bad news\b(?! (?:tires?|and)\b)
      \bexpect (?:losses|trouble|the worst|pain|delays and losses|heartbreak|tears|a fall|conflict|
        problems|setbacks|a blow|disappointment)\b
      \bfear (?:the worst|for your)\b
      \bbrac(?:e|ing) (?:yourself|yourselves|for)\b
      \b(?:will|'ll|may|might|could|shall|must|you|to|who|also|still) (?:\w+ly )?suffer\b(?! (?:fools|
        in (?:private|silence)))
      \bsuffer(?:s|ed)? (?:from|for|the|greatly|badly|because|under|loss|losses|consequences|defeat|
        a (?:loss|defeat|blow|setback|fall|breakdown|great|terrible))\b
      \bsufferings?\b
      \bpunish(?:es|ed|ing|able)?\b
      \bpunishments? (?:awaits?|follows?|is|are|comes?|will|may|for|of|lies|waits)\b
      \bpay (?:the price|dearly|for (?:it|that|this|your (?:sins|mistakes|pride|laziness|words|
        silence)))\b
      \bruin(?:s|ed|ous|ation)?\b
      \bcollaps(?:e[ds]?|ing)\b
      \b(?:everything|it all|all|life|world|plans?|family|home|career|marriage|things|
        you)(?: \w+)? (?:falls?|falling|comes?|coming|crash(?:es|ing)?) (?:apart|down around|
        crashing down|to pieces|to nothing)\b
      \b(?:end|ends|finish|ending) (?:badly|in tears|in (?:ruin|disgrace|disaster|failure))\b
      \bheart ?break\b
      \bheartbroken\b
      \bloom(?:s|ing)?\b
      \bstrik(?:e|es) without (?:warning|mercy)\b
      \bno escape\b
      \bthere is no way out\b
      \bnothing (?:good|but (?:trouble|pain|tears|loss|losses|grief))\b
      \b(?:it is|it's|may be|might be|will be|soon be|already|far) too late (?:to|for)\b
      \btoo late for you\b
      \bbefore it is too late\b
      \bbefore it's too late\b
      \b(?:(?<!small )trouble|troubles|losses|loss|pain|grief|tears|chaos|conflict|failure|
        humiliation|disgrace|shame|scandal|ruin|destruction|heartache|poverty|hardships?|
        sorrow) (?:is|are|will|awaits?|waits?|comes?|lies|lurks?|follows?|strikes?|finds?|descends?|
        gathers?|looms?|may (?:strike|befall|follow|come)|(?:at|from) every)\b(?! (?:little|slight|no|
        not|easy|past|over|behind))
      \b(?:karma|fate|destiny|the universe|saturn|pluto|mars) (?:will|is about to|always|
        shall) (?:\w+ )?(?:punish|catch|strike|get|take|come for|collect|make you|teach you|break|
        crush|destroy|test you|hit|have (?:its|his) )\b
      \b(?:punish|crush|destroy|break|humiliate|ruin|hunt)(?:s|ed)? you\b(?! (?:had|have|did|do|can|
        may|might|could|take|took|are|were|planned|need))
      \b(?:never|not ever) (?:find (?:love|happiness|peace|a partner)|be (?:loved|happy|forgiven|
        enough)|recover|succeed|amount to)\b
      \b(?:end|ends|ending|left|be|stay) (?:up )?(?:all )?alone (?:forever|for good|in the end)\b
      \balone forever\b
      \blonely (?:forever|old age|future)\b
      \byou(?:'ll| will| shall| are going to| are about to|'re about to|'re going to| may| might| could) (?:\w+ )?(?:lose (?:everything|
        everyone|money|it all|all|your|a friend|someone|the (?:one|love|respect))|fail|be (?:hurt|
        punished|betrayed|humiliated|exposed|abandoned|rejected|left|alone|robbed|cheated|ruined)|
        suffer|fall from grace|pay for)\b(?! (?:yourself|track|the thread|interest|time|count|
        your (?:keys|place|umbrella|temper|way|thread)|alone (?:for|with)|to|left))
      \b(?:terrible|awful|dreadful|horrible|miserable|hellish|disturbing|shocking|sad|grave|grim|
        tragic|unhappy|painful|nasty|bitter|cruel) (?:evening|morning|afternoon|news|end|ending|ends|
        surprise|surprises|fall|loss|losses|blow|truth awaits|shock|consequences|fate|events?|turn|
        twist|weeks?|months?)\b
      \b(?:trouble|danger|pain|sorrow|grief|conflict|hardship|heartache|chaos|loss|darkness) (?:ahead|
        in store|awaits?|lies|brews?|brewing|lurks?|at work|at home|with the (?:boss|law))\b
      \b(?:lies|lie|lying|waits?|waiting|lurks?|lurking) in (?:wait|the (?:shadows|dark))\b
      \b(?:dark|storm|black|heavy) clouds? (?:gather|hang|loom|over|close|descend|of (?:trouble|
        doom))\w*\b
      \bstorms? (?:is|are) (?:coming|brewing|gathering) (?:in|for|over|at) (?:your|you|home|work)\b
      \bshadows? (?:close|falls?|hangs?|descends?|fall over|looms?) (?:in on|over|upon|on) (?:you|
        your|the (?:family|house|marriage))\b
      \bno ?(?:one|body) (?:can|will) (?:save|help|protect|believe|forgive|come for|rescue) you\b
      \bno way out\b
      \b(?:you will|you'll|will make you|make you) (?:cry|weep|bleed|beg|scream)\b
      \btears will\b
      \bit will hurt\b
      \bget hurt\b
      \bwatch your back\b
      \bbehind your back\b
      \btrust (?:no ?one|nobody)\b
      \bcareful (?:who|whom) you trust\b
      \b(?:do not|don't|never|cannot|can't|nobody|no one|should not|
        shouldn't) (?:be )?trust(?:ed)?\b(?! (?:the (?:weather|forecast|satnav|gps|clock|recipe|
        printer|spell)))
      \b(?:is|are|has been|have been|keeps?) (?:lying|deceiving|fooling|using|cheating|spying|
        stealing|taking advantage)\b(?! (?:on|in|flat|there|around|about on|under|by|the (?:right|
        good|last|back|time|old|new|same|left|stairs|long)|a|an|up|about (?:for|in|on|all|since)|
        your (?:time|hands|skills?|head|eyes))\b)
      \b(?:false|fake|two-faced|jealous|envious) (?:friends?|people|smiles?|colleagues?|
        neighbou?rs?)\b
      \b(?:thie(?:f|ves)|thefts?|robber(?:y|ies|s)?|burglar\w*|burgle\w*|steals? (?:from you|your)|
        stolen from you|frauds?|fraudulent|scams?|scammers?|swindl\w+|con artists?|tricksters?|
        blackmail\w*|ill-wishers?|house fires?|fire at (?:home|work)|(?:a|the|flash|heavy|
        sudden) floods?(?! of)(?! (?:you|the|your)\b)|flooding|earthquakes?|explosions?|wildfires?|
        famine|plagues?|scandals?|(?<!no )disgraced?|dishonou?r)\b
      \bshame (?:on|upon|will|follows|awaits|waits|comes)\b
      \b(?:unlucky|cursed|fatal|wrong) (?:colou?rs?|numbers?|stones?|hours?|directions?|place|road|
        path|star)\b
      \bdoom\w*
      \bland(?:s|ed)? you in trouble\b
      \bget you into trouble\b
      \b(?:you are|you're) (?:in|asking for|headed for|heading for) (?:deep |big |serious |real |
        for )?(?:trouble|a fall|heartbreak|pain)\b
      \b(?:as|health|parents?|child(?:ren)?|marriage|family|job|house|home|savings|future|safety|life|
        love) (?:\w+ )?(?:is|are|may be|could be|will be) (?:in danger|at risk|under threat|
        threatened|unsafe|doomed|at stake)\b
      \byou(?:'ll| will| shall| are going to) (?:\w+ )?lose\b(?! (?:yourself|track|count|
        sight of time))
      \b(?:losses|failure|quarrels?|arguments?|delays?|accidents?|separation|defeat|setbacks?|pain|
        trouble|sorrow|tears|injur\w+) (?:are|is|seems?|looks?) (?:certain|inevitable|likely|
        unavoidable|possible|indicated|foreseen|assured|near|close|coming|predicted)\b
      \b(?:enemies|rivals|opponents) will\b
      \bworries? (?:may|will|might) (?:grow|increase|multiply|mount)\b
      \b(?:watch out for|look out for|wary of|guard against|fear of|danger of|possibility of|risk of|
        chance of) (?:\w+ )?(?:accidents?|injur\w+|falls|thieves|losses|loss|quarrels|betrayal|lies|
        cheats|liars|fire|theft|enemies|people who|strangers|those who|a woman|a man)\b
      \b(?:cause|causing|causes|bring|brings|mean|means|spell|spells) (?:\w+ )?(?:serious |big |
        great |deep |real |grave |nothing but )?(?:problems|trouble|harm|pain|grief|ruin|damage|loss|
        losses|obstruction|suffering|sorrow|tears)\b
      \b(?:strangers?|people|those|rivals|colleagues) (?:who )?(?:mean|means|wish|wishes|want|
        wants) (?:you )?(?:harm|ill|no good|to hurt)\b
      \bpa(?:y|ys|id) dearly\b
      \bno hope (?:for|of|left|in|remains)\b
      (?<!not because it is |no |not )\bhopeless\b
      \bexpect (?:a (?:blow|betrayal|loss|fight|scene|fall|shock|slap|refusal|quarrel|disaster)|bad|
        tears|trouble|pain|losses|the worst)\b
      \b(?:a|heavy|hard|painful|severe|sharp) blow (?:to|from|falls|comes|awaits|for|in)\b
    `,
    allowed: eachOf`
      (?:by|a|no|without) (?:a )?(?:risk|danger|chance) of (?:rain|showers|a (?:good|nice))
      floods? of (?:feelings?|light|memories|ideas|warmth|colou?r|messages|laughter|letters)
      (?:light|memories|sun|warmth) floods?
      floodlights?
      wrong (?:numbers?|direction|road|path|place)
      steals? your (?:heart|thunder|chair|slippers|pillow|fries|chips)
      lesser of two evils
      (?:happy|lucky|by) accidents?|(?:a )?(?:happy|lucky) accident
      ruins of|(?:castle|abbey|roman|old|greek|ancient|temple) ruins
      suffer fools|(?:the|your) (?:garden|plants?|lawn|roses) (?:suffers?|suffer)
      (?:collapse|collapses|collapsed|collapsing) (?:on|onto|into|in) (?:the|a|your) (?:sofa|couch|
        bed|armchair|chair|heap)
      (?:no|not|without|less|little|hardly|never|out of) (?:a |any |real )?(?:danger|threats?|ruin|
        crisis|suffering|punishment|curse|disaster|catastrophe|drama)\b
      looms? (?:large )?(?:and|in the) (?:thread|corner|weaving|yarn|studio|workshop)
      curs(?:e|es|ing) the (?:traffic|weather|rain|printer|zip)|(?:that|which) you curse
      mean(?:s|ing)? no harm
      (?:loss|losses|pain|trouble|harm) (?:is|are|was|seems?) (?:a )?(?:small|minor|little|slight|
        tiny|brief|passing)
      less like (?:a )?punishment
    `,
  },
  {
    id: 'guarantee',
    about: 'guarantees',
    phrases: anyOf`
      \bguarant(?:ee[ds]?|eeing|y)\b
      \b(?:will|'ll|shall|going to) (?:\w+ )?(?:definitely|certainly|surely|undoubtedly|inevitably|
        absolutely|assuredly|without fail|always|never|no doubt|for sure|invariably)\b
      \b(?:definitely|certainly|surely|undoubtedly|inevitably|absolutely|assuredly|without fail|
        no doubt|without (?:a |any )?doubt|invariably),? (?:\w+ ){0,3}(?:will|'ll|be yours|come|win|
        succeed|happen|get|going to)\b
      \bundoubtedly\b
      \bassured(?:ly)?\b
      \binevitabl[ey]\b
      \bunavoidable\b
      \bunfailing\w*
      \binfallibl\w+
      \bfoolproof\b
      \bfail-?safe\b
      \b(?:is|are|it's|you're|you are|seems) (?:now )?(?:certain|sure|destined|fated|guaranteed|
        assured|foretold|preordained|predestined|ordained|promised) (?:to|for|that|by|in|
        you)\b(?! (?:a |the )?(?:way|home|north|south|east|west|city|station) )
      \bbound to (?:come|win|succeed|happen|arrive|find|meet|bring|fall|get|become|pay|work|please|
        return|rise|receive)\b
      \b(?:certain|sure|destined|fated) to (?:come|win|succeed|happen|arrive|find|meet|bring|fall|be|
        get|become|pay|work|please|return|rise|go|follow|receive)\b
      \b(?:destin(?:y|ies)|fate|fated|predestined|prophec(?:y|ies)|prophesied|foretold|foreseen)\b
      \bwritten in the (?:stars|sky|heavens)\b
      \bsure thing\b
      \bmeant to be\b
      \bmade for each other\b
      \bsoul ?-?mates?\b
      \btwin flames?\b
      \blove of your life\b
      \bthe one you (?:will|are meant to) marry\b
      \b(?:100|hundred|one hundred|110) ?(?:%|percent|per cent)\b
      \bwithout (?:a |any )?(?:shadow of )?(?:a )?doubt\b
      \b(?:there is|there's|have) no doubt\b
      \b(?:make|mark) no mistake\b
      \bfor certain\b
      \bmark my words\b
      \bi promise\b
      \bwe promise\b
      \b(?:the )?(?:stars?|planets?|venus|jupiter|moon|sky|heavens|universe|sun|day|transit|
        cosmos) (?:\w+ly |also |now |even )?(?:promises?|ensures?|guarantees?|assures?|grants?)\b
      \bpromises you\b
      (?<!\b(?:a|the|one|old|your) )\bpromise you\b
      \b(?:you )?(?:cannot|can't|can not|could not|couldn't) (?:possibly )?(?:fail|lose|go wrong|
        miss)\b(?! (?:(?:the|your|a|sight|track|my) )?(?:train|bus|temper|sight|track|door|shop|house|
        turn\w*|keys))
      \bnothing (?:can|will|could|shall|is able to|may)(?: possibly)? (?:go wrong|stop you|
        stand in your way|hold you back|fail|defeat you|touch you|hurt you)\b
      \b(?:un(?:stoppable|beatable|defeatable)|invincible|never fails?|always works?|always wins?|
        impossible to (?:fail|lose))\b
      \byou(?:'ll| will| shall|'re going to| are going to| are about to|'re about to) (?:\w+ly |soon |
        also |even |finally |at last |then |all |both |once more |again |today |tonight )*(?:win|meet|
        get(?! (?:over|up|used|a (?:chance|moment|minute)|the (?:chance|idea|feeling|sense))\b)|
        receive|find (?:love|your|true|happiness|money|the (?:one|love|man|woman|answer|job|key)|
        a (?:new|job|husband|wife|partner|lover|fortune|home)|success|someone|what you)|inherit|marry|
        earn|gain|succeed|triumph|achieve|prosper|become|fall in love|have (?:success|luck|money|
        no (?:trouble|problem|fear)|everything|all you|your way|good (?:luck|fortune|news))|
        be (?:promoted|rewarded|rich|richer|successful|famous|lucky|happy|loved|hired|married|offered|
        paid|chosen|blessed|unstoppable|wealthy|the winner|forgiven|proven right|proved right|
        celebrated|recogni[sz]ed|free of)|hear (?:good|the (?:good )?news|from (?:him|her|an ex|
        the one)|wedding)|make (?:a fortune|money|a lot|millions|a profit|more money)|overcome|
        conquer|attract|land (?:the|a)|never (?:be|have|again|want|lose|fail|lack|need|worry)|
        not (?:fail|lose|be disappointed|regret)|pass (?:the|your|every|any)|profit|recover|
        be able to (?:do|have) anything|reach (?:your|every|all)|come into|strike (?:gold|it rich)|
        see (?:a raise|results|your (?:dream|wish|bank|income)|success)|live (?:long|happily|to))\b
      \b(?:wish(?:es)?|dreams?|hopes?|prayers?|desires?|prediction|prophecy) (?:\w+ ){0,2}(?:will|
        shall|'ll|is going to|are going to|is about to|are about to|has to|must)? ?(?:come(?:s)? true|
        be (?:granted|fulfilled|answered)|is granted|are granted|is fulfilled)\b(?<!\b(?:may|might|
        could|can) come true)(?<!\bmay (?:be )?(?:granted|fulfilled|answered))
      \b(?:success|love|money|luck|wealth|fortune|happiness|victory|riches|fame|romance|abundance|
        prosperity|promotion|raise|a raise|recognition|good news|the promotion|the job|
        the contract) (?:is|are|will be|shall be)(?: \w+)? (?:yours|certain|assured|guaranteed|
        inevitable|coming(?: to you| your way)?|on (?:its|the|their) way|waiting for you|written|
        promised|here at last|sure)\b
      \b(?:love|money|luck|success|riches|fortune|wealth|romance|abundance|victory|prosperity|
        happiness|fame|good news|a (?:promotion|raise|proposal|stranger|message|windfall|new love)|
        your (?:soul|ex|dream|love|income|reward|big break|prince)\w*) (?:will|shall|is about to|
        is going to|are about to|is set to) (?:\w+ly |soon |finally )?(?:find|come|flow|arrive|pour|
        enter|appear|rain|return|knock|be (?:yours|with you|there)|land|reach|follow|make you|call|
        ask|grow|double|change your life|last|smile)\b
      \bis yours for the (?:taking|asking)\b
      \b(?:everything|all|it all|things|every plan|every door|each wish|every wish|the money|
        your life|this) (?:will|is going to|shall|is about to|are going to) (?:\w+ly |soon |finally |
        all )?(?:be (?:fine|perfect|well|alright|all right|okay|ok|yours|solved|better|resolved|good)|
        work out|turn out (?:well|right|fine|perfectly)|fall into place|go (?:well|your way|smoothly|
        as planned|right|perfectly)|change (?:forever|for good|for the better|your life)|succeed|
        come together|get better|improve|open)\b
      \bwill (?:bring|give|grant|make|hand|deliver|send) (?:you )?(?:\w+ )?(?:love|money|luck|success|
        riches|wealth|fortune|happiness|victory|rich|happy|famous|good fortune|good luck|good news|
        joy|a raise|a promotion|everything|your (?:wish|dream)\w*)\b
      \b(?:today|tonight|tomorrow|this week|before (?:the )?(?:week|month|day|year|
        night) (?:is )?(?:out|over|ends)) (?:is|will be) the (?:day|night|week) (?:your|that your|
        when your|you finally|everything|all)\b
      \b(?:not|isn't|never|without) (?:the |a |any )?(?:slightest|least|smallest|shred|shadow|ounce|
        hint)(?: of (?:a )?)? ?doubts?\b
      \bno (?:question|doubting) (?:that|about it)\b
      \b(?:there's|there is) no question\b
      \bbeyond (?:any |all |a )?(?:shadow of a |reasonable )?doubt\b
      \bcount on it\b
      \byou (?:can|may) (?:be (?:sure|certain)|rest assured|bank on|depend on it|rely on it)\b
      \brest assured\b
      \b(?:absolutely|completely|totally|virtually|almost|nearly) certain\b
      \bit(?:'s| is) (?:a given|a certainty|only a matter of time|certain|a done deal|a sure)\b
      \ba certainty\b
      \bmiracles?\b
      \b(?:turns?|turn) (?:in)?to gold\b
      \byour ship (?:comes|is coming|has come) in\b
      \bthe (?:job|contract|prize|house|promotion|raise|victory|win|crown|trophy|man|woman|money|role|
        deal) is (?:as good as )?yours\b
      \bvictory is\b
      \b(?:is|are) (?:as good as )?in the bag\b
      \bwill not fail\b
      \bwon't fail\b
      \bhas no choice but\b
      \ball (?:your|the) (?:problems|troubles|worries|debts) (?:will|are going to|end|vanish|
        disappear|melt)\b
      \b(?:will|'ll|shall) (?:\w+ly |soon |surely |also )?(?:succeed|prosper|flourish|triumph|thrive|
        pay off|bear fruit|be (?:rewarded|successful|fruitful|favou?rable|smooth|resolved|solved|
        profitable|victorious|promoted|granted|answered)|bring (?:you )?(?:\w+ )?(?:success|profits?|
        gains?|rewards?|results|fame|recognition|happiness|prosperity|relief)|bless you|smile on you|
        favou?r you|reward you|make you (?:rich|happy|famous|successful|wealthy)|change your (?:life|
        fate|luck|fortunes?)|multiply|skyrocket|soar|double)\b
      \b(?:luck|fortune|income|incomes?|wealth|gains?|profits?|reputation|career|business|love life|
        marriage|bank balance|salary|finances?|earnings|sales|confidence|popularity|status|fame|
        efforts?|hard work|exams?|results|news|health) (?:\w+ )?(?:will|'ll|shall|is going to|
        are going to) (?!not\b|hardly\b|never\b|wait\b)(?:\w+ )?(?:be|rise|increase|grow|expand|
        improve|arrive|come|bring|stay|remain|get|go|reach|turn|pay|win|open|double|take off|run|
        recover|peak|last)\b
      \b(?:good|great|happy|wonderful|excellent|positive|fantastic) (?:news|fortune|luck|
        results?) (?:will|is (?:on|coming|certain|about)|arrives?|comes (?:to|your|today|soon|now|
        at last|in)|awaits?|reaches|finds|waits)\b
      \b(?:a|the|your|that) (?:\w+ )?(?:proposal|promotion|raise|inheritance|wedding|engagement|
        fortune|jackpot|reward|lover|stranger|husband|wife|prince|romance|breakthrough|visitor|gift|
        letter|job offer|offer|opportunity) (?:will|is (?:coming|on its way|certain|about to|heading)|
        awaits?(?: you)?|is waiting|arrives today|comes to you today)\b
      \b(?:brings?|bringing|attracts?|grants?|ensures?|delivers?|assures?|means|spells|gives you|
        hands you) (?:you |a lot of |lots of |plenty of |great |much |big |sure |instant |
        sudden )*(?:good luck|luck|prosperity|wealth|riches|fortune|fame|success|victory|money|
        abundance|gains?|profits?|financial|promotion|a promotion|a raise|lasting love|true love|
        new love|eternal)\b(?<!\b(?:may|might|could|can|would|tends? to|seems? to|said to) (?:bring|
        attract|deliver|grant)(?: \w+)* \w+)
      \blove at first sight\b
      \bsomeone special (?:will|is|appears|arrives|enters)\b
      \byou(?:'ll| will) (?:enjoy (?:great|success|good|excellent|your favou?rite|wealth|financial)|
        feel (?:invincible|unstoppable|on top)|have (?:a (?:great|wonderful|perfect|fantastic|lucky))|
        be (?:able to make|in good health|at peace|admired|surprised by (?:a|money|an)|praised|
        the cent(?:er|re)))\b
      \b(?:will|shall|to|all|does|do|always|bound to) come true\b(?<!\b(?:seems?|wish\w*|want\w*|
        hope\w*|like|love|begin\w*|start\w*|ready|waiting|help|allow\w*) (?:it |them )?to come true)
      \bby (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|noon|
        nightfall|the weekend|next week|the end of the (?:day|week|month)|evening|morning) (?:you|he|
        she|they|it|the money|the job|your \w+) (?:is|are|will be|have|has|own|wins?|comes?|
        gets?) (?:engaged|married|rich|yours|promoted|hired|famous|in love|back|here|solved|done|won|
        paid|free|over|happy|healed)\b
      \b(?:success|money|love|luck|fame|fortune|wealth|victory|riches|happiness|abundance|prosperity|
        romance) (?:comes|flows|runs|arrives|finds|follows|returns|knocks|pours|rains|
        belongs) (?:to you|your way|you|into|today|tonight|at last|down|in|back|from all|soon|now)\b
      \b(?:is|are) (?:already |now |finally )+(?:on (?:its|his|her|their) way to you|yours|
        coming to you)\b(?<!\b(?:may|might|could) be already .*)
      \bwhatever you (?:do|try|touch|begin|start|want|ask for) (?:today |tonight |now )?(?:succeeds?|
        works|wins|turns|comes|prospers|pays|will)\b
      \b(?:comes|falls|goes) to you whatever\b
    `,
    allowed: eachOf`
      \b(?:may|might|could|would) (?:\w+ )?(?:come|turn|arrive)\b
      small miracles?|minor miracles?
      guarantee (?:cards?|slips?|papers?|certificates?|booklets?|leaflets?|of the (?:kettle|toaster|
        fridge|boiler|washing machine))
      (?:under|out of|still under|the kettle's|the toaster's) guarantee
      (?:no|not a|without|never a|isn't a|is no|nothing is|not|nobody can) guarantee[ds]?
      (?:is|are|it is) not (?:certain|sure|inevitable|written|fate|destiny|bound)
      (?:may|might|could|can|would|would it|to help|help) (?:\w+ )?come true
      tempt(?:s|ing)? fate
      twist of fate
      home-?bound|(?:leather|cloth|north|south|east|west)-?bound
      rest assured that nobody
      (?:always|never) (?:will be )?(?:a|the) (?:question|matter) of taste
    `,
  },
  {
    id: 'order',
    about: 'orders',
    phrases: anyOf`
      \byou(?: simply| really| also| now| all| just| always| still| both| absolutely| too)? (?:must|
        mustn't|have to|have got to|had better|ought to|are to|shall|
        need to obey)\b(?! (?:be (?:curious|wondering|tired of hearing|kidding|joking)|admit|wonder|
        laugh|feel like)\b)
      \byou've got to\b
      \byou(?:'re| are) (?:required|obliged|forbidden|commanded|ordered|compelled|expected to obey|
        not (?:allowed|permitted)|prohibited|under orders)\b
      \byou (?:may|can) not under\b
      \byou do(?: not|n't) have a choice\b
      \byou have no choice\b
      \bthere is no (?:choice|alternative|other way)\b
      \bmust(?:n't| not| never| always| at once| immediately| obey| do| leave| stop| act| be (?:done|
        obeyed|avoided|finished|said|stopped|paid|faced|taken seriously|settled|resolved|made|
        ended))\b
      \bmust (?:call|tell|go|give|take|forgive|let|decide|choose|buy|sell|avoid|confront|prepare|
        listen|face|learn|apologi[sz]e|sign|pay|work|try|wait|stay|keep|say|speak|get|make|write|
        change|accept|follow|trust|finish)\b(?<!\b(?:train|bus|he|she|it|they|friend|someone|
        somebody) must \w+)
      \bobey(?:ing)?\b
      \bobedien\w+
      \b(?:do|act) (?:exactly )?as (?:you(?:'re| are) told|i say|\w+ (?:commands?|orders?|demands?|
        dictates?|says?|tells you)|the (?:stars|planets|moon|sky|sun) (?:commands?|orders?|demands?|
        dictates?|says?|say))\b
      \b(?:command(?:s|ed|ments?)?|dictates?)\b(?! (?:of the (?:language|room)|line|attention|respect|
        key|centre|center|economy))
      \b(?:saturn|mars|pluto|sun|moon|jupiter|venus|mercury|uranus|neptune|stars|planets|sky|heavens|
        square|opposition|trine|conjunction|sextile|universe|day|transit|aspect|
        house) (?:\w+ )?(?:orders|demands that|demands your obedience|forbids?|requires? you|
        insists? that you|compels?)\b
      \bsubmit to (?:his|her|the|your|their|him|fate)\b
      \bunder no circumstances\b
      (?<!\b(?:and|with|has|have|needs?) )\bno (?:excuses|arguments|questions asked|buts)\b
      \bask no questions\b
      \bwithout question\b
      \bforbid(?:s|den)?\b(?! (?:yourself|themselves|himself|herself|fruit))
      \bstrictly (?:avoid|forbidden|prohibited)\b
      \bnon-?negotiable\b
      \bat all costs\b
      \bno matter what\b
      \bor face the\b
      \b(?:never|do not|don't) (?:ever )?(?:trust|speak to|disobey|question|dare|you dare|
        leave the house|contradict|challenge your|show (?:weakness|your feelings)|let (?:him|her|them|
        anyone) (?:see|know|win|near))\b
      \byour (?:duty|obligation) is to\b
      \bit is your (?:duty|obligation|job) to\b
      \bi (?:order|command|insist|demand|forbid)\b
      \b(?:stop|start|act|go|call|leave|apologi[sz]e|forgive|decide|do it|listen|confront|get up|
        speak|sign|pay)(?: \w+){0,3} (?:immediately|at once|right now|this instant|this minute|
        now or never|or else)\b(?<!\b(?:all|everything|everyone) at once)
      \bdrop everything\b
      \b(?:shut up|get over it|pull yourself together|stop (?:whining|complaining|crying|
        being (?:lazy|weak|selfish|a)|making excuses|feeling sorry)|snap out of it|grow up)\b
      \b(?:do|follow) (?:exactly|precisely|only|just) (?:what|as)\b
      \b(?:follow|heed) (?:my|our|these|the stars'|the planets') (?:advice|orders?|instructions?|
        commands?|words)\b
      \blisten to (?:me|us)\b
      \bdon't you dare\b
      \bnever,? ever\b
      \bnot another word\b
      \bon no account\b
      \bnot,? on any account\b
      \bon pain of\b
      \b(?:it is|it's) (?:obligatory|vital|essential|crucial|
        forbidden|an order)(?: that)?(?: you| to)?\b
      \b(?:you|one) (?:can't|cannot|can not|may not|dare not|should never|must) (?:refuse|say no|
        disobey|ignore|question|hesitate|argue|back out|escape|avoid)\b
      \byour only (?:option|choice|way)\b
      \bonly one thing to do\b
      \bnow or never\b
      \bthis is (?:an order|not a (?:suggestion|request))\b
      \bor face\b
      \byou'?d better\b
      \byou are expected to (?:obey|serve|submit|comply)\b
      \bhave no (?:right|business|say) to\b
      \bdemands? (?:obedience|your|that you|absolute|total)\b
      \bcompulsory\b
      \bmandatory\b
      \bimperative\b
      \bsubmit(?: to|,| and|$|\.|!)(?! (?:the|your|a|an) (?:form|report|draft|application|story|poem|
        photo|idea|paper|homework))
      \bnot (?:permitted|allowed) to\b
      \b(?:you|one) (?:may|are) not (?:refuse|say no|leave|rest|doubt|complain|question)\b
    `,
    allowed: eachOf`
      (?:nobody|no one|none) is not allowed to
      must-(?:have|see|read|do)s?
      a must (?:in|for|on)
      you (?:do not|don't|no longer|never|hardly|will not|won't|may not|need not|
        might not) (?:even )?have to
      (?:may|might|would|could|do|if|when|whenever|what|all|where|before|things|than|as|because|
        things that|whatever|the time) you (?:\w+ )?have to (?:say|offer|give|hand|lose|share|wear|
        show|choose|decide|wait|do|spend|go|repeat)
      (?:chain of )?command of (?:the )?(?:language|words|detail)
    `,
  },
  {
    id: 'contact',
    about: 'links, addresses, prices and calls to pay or get in touch',
    phrases: anyOf`
      https?:
      \bwww\.
      \b[a-z0-9-]{2,}\.(?:com|net|org|io|co|uk|de|fr|eu|app|info|biz|me|tv|shop|online|site|store|us|
        ly|gg)\b
      \S@\S+\.\S
      (?<![\w])@[a-z_]\w{2,}
      #[a-z]\w{2,}
      (?<![\d-])\+?(?:\d[ ().-]{0,2}){9,}\d?(?![\d-])
      \b0[89]\d{2}[ -]?\d{3}
      \b\d{3}[-. ]\d{3}[-. ]\d{4}\b
      \b1-800\b
      \b555-\d{4}\b
      (?:\bcall|\btext|\bdial|\bring|\bphone)(?: \w+){0,3} \+?\d{3,}
      [$£€¥]\s?\d
      \b\d+(?:\.\d\d)? ?(?:dollars|pounds|euros|usd|eur|gbp|bucks)\b
      \b(?:credit|debit) card (?:number|details)\b
      \bpaypal\b
      \bvenmo\b
      \bcash ?app\b
      \bgift ?cards? (?:to us|code)\b
      \bpromo(?:tional)? codes?\b
      \bdiscount codes?\b
      \b(?:limited|special|exclusive|free)[- ](?:time )?offers?\b
      \bfree trials?\b
      \bmoney[- ]back\b
      \bbank details\b
      \bwire transfer\b
      \b(?:click|tap|swipe)(?: on)? (?:here|below|up|the (?:link|button|banner)|this)\b
      \blink (?:below|in (?:the |our )?bio|above)\b
      \b(?:subscribe|subscription|sign up|register|log in|upgrade|unsubscribe)(?: now| here| today| to (?:our|
        my|the|premium)| for (?:our|my|more|premium|free|updates|(?:a|the) (?:free|trial|newsletter|
        membership|premium|monthly|weekly|daily|full))|,|\.|!)
      \b(?:subscribe|whatsapp|telegram|instagram|facebook|tiktok|youtube|messenger|snapchat|twitter|
        onlyfans|patreon)\b
      \b(?:follow|message|dm|contact|text|email|e-mail|call|write to|visit|join|pay|reach|phone|ring|
        consult|ask|find|like|support) (?:us|me|our|my|madame|mystic)\b
      \bour (?:psychics?|astrologers?|experts?|advis[eo]rs?|website|site|shop|store|premium|hotline|
        team|page|newsletter|app|channel|readers are)\b
      \b(?:full|personal|private|paid|premium|vip|detailed|complete) (?:\w+ )?(?:readings?|
        horoscopes?|consultations?|charts? reading|spells?)\b
      \bbook (?:a|your|an) (?:\w+ )?(?:session|consultation|reading|appointment with (?:us|our|me))\b
      \b(?:send|transfer|wire|donate|deposit|pay)(?: \w+){0,2} (?:money|cash|payment|fee|donation|
        deposit|bitcoin)\b(?! (?:to (?:good use|a friend|the (?:shop|bakery|neighbou?r))|in the|with)|
        , )
      \bdonate\b
      (?<![a-z] )\b(?:order|buy|act|join|download) (?:now|today)\b(?! (?:is|and then rest|the|may|can|
        does|will))
      (?<=[,;] )(?:order|buy|call|join|download) (?:now|today)(?= ?[.,;!])
      \b(?:download|install|get) (?:our|the|this) (?:free )?app\b
      \b(?:buy|order|wear|get) (?:our|my) (?:\w+ )?(?:charms?|amulets?|talismans?|crystals?|candles?|
        spells?)\b
      \b(?:charms?|amulets?|talismans?|spells?|potions?|love spells?) (?:for|at|that) (?:only|just|
        sale)\b
      \b(?:lift|remove|break)(?:s|ed)? (?:the|this|a|your) (?:curse|hex|spell)\b(?! of)
      \b(?:psychic|tarot|chat|premium) (?:hotline|line|phone line|reader)\b
    `,
    allowed: eachOf`
      \b\d{4}-\d{2}-\d{2}\b
      pay the (?:small |first |smallest |old )?(?:bill|fee)s?
    `,
  },
];
