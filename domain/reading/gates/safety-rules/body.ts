import { anyOf, eachOf } from './phrases.ts';
import type { SafetyRule } from './rule.ts';

/** Health advice beyond rest and habits, and birth and death. */
export const BODY_RULES: readonly SafetyRule[] = [
  {
    id: 'medicine',
    about: 'medicines and treatment',
    phrases: anyOf`
      \bmedic(?:ines?|inal|ations?|ated?|al)\b
      \b(?:pills?|painkillers?|anti-?(?:depressants?|biotics?|histamines?|inflammator(?:y|ies))|
        sedatives?|tranquil+i[sz]ers?|steroids?|opioids?|opiates?|sleeping (?:pill|tablet|
        draught)s?)\b
      \b(?:your|the|some|two|three|skip|take|taking|stop taking) tablets\b
      \b(?:aspirin|ibuprofen|paracetamol|acetaminophen|insulin|statins?|xanax|prozac|valium|melatonin|
        ashwagandha|cbd oil|hrt|botox|vaccin\w*|chemo\w*|radiotherapy)\b
      \b(?:prescri(?:be[ds]?|bing|ptions?)|dosages?|overdos\w+|placebos?|homeopath\w*)\b
      \b(?:higher|lower|double|extra|daily|missed|your|skip (?:a|the|your)|next) dos(?:e|es)\b
      \b(?:vitamins?|multivitamins?|dietary supplements?)\b
      \b(?:herbal|natural|home|folk|homeopathic) (?:remed(?:y|ies)|cures?)\b
      \b(?:take|taking|try|trying|a|iron|magnesium|zinc|protein|your|health|herbal|
        daily) supplements?\b(?! (?:your|the|to))
      (?<!\bto )\bsupplements (?:would|will|may|can|could|might|help)\b
      \bhealth (?:may|might|could|will|is|suffers?|at risk|scares?|kick|warning|crisis)\b
      \b(?:doctors?|physicians?|surgeons?|psychiatrists?|psychologists?|psychotherap\w*|therapists?|
        therap(?:y|ies)|oncolog\w*|cardiolog\w*|chiropract\w*|acupunctur\w*|naturopath\w*|
        specialist appointment)\b
      \b(?:surger(?:y|ies)|surgical|hospital(?:s|i[sz]ed|i[sz]ation)?|clinics?|scalpel|
        (?<!personality )transplants?|blood tests?|x-rays?|mri|ct scan|check-?ups?|biops(?:y|ies)|
        screening)\b
      \b(?:have|having|undergo|undergoing|postpone|schedule|before|after) (?:an|the|your) operation\b
      \b(?:cure[sd]?|curing|heal(?:s|ed|ing)?|treat(?:s|ed|ing)?) (?:your|the|any|a|an|all|every|his|
        her|their)? ?(?:body|illness\w*|disease\w*|ailments?|sickness|pain|aches?|migraines?|
        headaches?|back|heart condition|skin|cold|cough|joints?|stomach|insomnia|anxiety|depression|
        cells)\b
      \bhealing (?:crystals?|powers?|stones?|gems?|touch|frequenc(?:y|ies))\b
      \b(?:crystals?|stones?|gemstones?|amethyst|quartz|jade) (?:can |will |may )?(?:heals?|cures?)\b
      \b(?:valerian|pharmac(?:y|ies|ists?)|self-?medicat\w+|ointments?|antiseptic|physiotherap\w*|
        nutritionists?|dieticians?|dietitians?|reiki|cough (?:syrup|drops|mixture|sweets)|(?:nasal|
        eye|ear|valerian|herbal) drops|drops of (?:\w+ )?(?:tincture|valerian|oil|extract)|tinctures?|
        ambulance|emergency room|intensive care|paramedics?|specialists? (?:to|about|for|may|might|
        can|could|will|should)|see a specialist|medics?)\b
      \b(?:mole|lump|rash|swelling|spot|growth|patch) (?:on|in|under|around|near) (?:your|the|his|
        her) (?:arms?|back|skin|neck|face|legs?|chest|breast|scalp|body|hands?|foot|feet|throat)\b
      \bhave (?:it|that|them|yourself) (?:looked at|checked|seen to|examined|tested)\b
      \bget (?:yourself |it |that )?(?:checked|tested|examined|scanned)\b
      \bself-?exam\w*\b
      \bsecond opinion (?:from|on your)\b
    `,
    allowed: eachOf`
      laughter is the best medicine
      (?:a taste of|taste) (?:your|his|her|their) own medicine
      doctor (?:up )?(?:the|a) (?:recipe|soup|photo\w*)
      retail therapy
      in (?:daily|small|gentle|double|regular) doses
      (?:your|a) daily dose of (?:humou?r|laughter|sunshine|fresh air|fun|joy|music|light)
    `,
  },
  {
    id: 'illness',
    about: 'illness, injury and diagnosis',
    phrases: anyOf`
      \b(?:diagnos\w+|symptoms?|symptomatic|illness(?:es)?|diseases?|ailments?|sickness|infect(?:ed|
        ions?|s)|epidemics?|pandemics?|covid(?:-19)?|influenza|flu|virus(?:es)?|pneumonia|
        bronchitis)\b
      \b(?:tumou?rs?|leuka?emia|diabet\w+|arthriti\w+|asthma\w*|allerg\w+|migraines?|headaches?|
        fevers?|nausea|vomit\w*|diarrh?o?ea|constipat\w+|ulcers?|eczema|hernia|hepatitis|anaemi\w+|
        anemi\w+|osteo\w+|sciatica|epilep\w+|dementia|alzheimer'?s?|parkinson'?s|autis\w+|adhd|ptsd|
        bipolar|schizo\w+|psycho(?:sis|tic)|insomnia\w*|anorexi\w+|bulimi\w+)\b
      \b(?:breast|lung|skin|prostate|bowel|colon|blood|brain|bone|cervical|terminal) cancer\b
      \bcancer(?:ous)?(?:'s)? (?:cells?|risks?|screenings?|treatments?|scares?|diagnos\w+|patients?|
        surviv\w+|research|ward|tests?|is back|returns)\b
      \b(?:fight|fighting|beat|beating|battle|battling|survive|surviving|risk of|(?:suffer\w*|
        recover\w*|sick) from|cure for|diagnosed with|has got|got) cancer\b(?! (?:moon|sun|rising|as|
        on|in)\b)
      \b(?:clinically |deeply |severely |feel(?:ing)? |be |been |become |get(?:ting)? |are |is |
        was )depress(?:ed|ive)\b
      \b(?:manic|clinical|chronic|winter|your|into|from|with|of) depression\b
      \bdepression (?:may|might|can|could|will|is|returns|lifts|sets)\b
      \b(?:panic|anxiety) (?:attacks?|disorders?)\b
      \bnervous breakdowns?\b
      \bmental(?:ly)? (?:ill\w*|disorders?|health|breakdowns?)\b
      \b(?:eating|personality|mood) disorders?\b
      \b(?:heart|asthma) attacks?\b
      \bcardiac\b
      \b(?:suffer|suffering|have|having|had|risk of|after|from|as|a|mini) (?:a )?strokes?\b(?! of\b)
      \bblood[- ](?:pressure|sugar|clots?|count)\b
      \bcholesterol\b
      \bimmun(?:e|ity)\b
      \bmetaboli\w+\b
      \bhormon\w+\b
      \bthyroid\b
      \badrenal\b
      \bmenopaus\w+\b
      \bmenstrua\w+\b
      \binflam(?:ed|mation|matory)\b
      \byour (?:kidneys?|liver|bladder|bowels?|lungs?|spine|glands?|gall ?bladder|digestion|
        digestive \w+|tonsils|sinus(?:es)?|womb|ovar\w+|prostate)\b
      \b(?:weak|sensitive|bad|sore|stiff|aching|painful|upset|swollen) (?:kidneys?|bladder|joints?|
        knees?|lower back|back|spine|stomach|gut|throat|digestion)\b
      \b(?:watch|mind|protect|strain|hurt) your (?:lower back|back|knees?|joints?|throat|stomach)\b
      \b(?:joint|back|chest|stomach|neck|knee|tooth|ear|muscle|abdominal|belly|hip|period|
        chronic)[- ]?(?:pains?|aches?)\b
      \b(?:digestive|respiratory|circulat\w+|skin|sleep|gut|heart|stomach|health|medical|
        eye) (?:problems?|issues?|troubles?|complaints?|conditions?|disorders?|scares?|concerns?)\b
      \b(?:injur(?:y|ies|ed|e|ing)|sprain\w*|fractur\w+|concussion|broken (?:bone|leg|arm|rib|wrist|
        hip)s?|pull a muscle|pulled muscles?|twisted ankle|(?:fall|falling|fell) (?:ill|sick)|(?:get|
        getting|feel|feeling|make you|makes you|made you) (?:sick|ill|unwell|poorly))\b
      \b(?:prone|vulnerable|susceptible) to (?:colds?|coughs?|accidents?|infections?|illness\w*|
        aches?)\b
      \b(?:a|the|catch(?:ing)?(?: a)?|nasty|head) cold (?:may|might|could|will|is coming|catches|
        threatens|lingers)\b
      \bcatch(?:ing)? a (?:cold|chill|bug)\b
      (?<!\b(?:without a|a polite|a small) )\bcough(?:s|ing)?\b(?! up)
      \b(?:your|his|her|their|our|my|parents'?|[a-z]+'s|[a-z]+s'|overall|physical|general|poor|
        failing|weak|ill|bad|delicate|declining|fragile) health\b
      \bhealth (?:of|tips?|challenges?|checks?|insurance|advice|needs|matters|care|risks?|setbacks?|
        worries|hazards?)\b
      \b(?:blood flow|blood vessels|nervous system|low bp|high bp|bp)\b
      \b(?:aches and pains|dizziness|dizzy spells?|feel(?:ing)? dizzy|faint(?:ing|ed)? spell|
        palpitations|numbness|rheumat\w+|gout|hair loss|acne|tummy bug|stomach (?:bug|upset|cramps?)|
        cramps?|indigestion|heartburn|bloat(?:ed|ing)|food poisoning|sunstroke|heatstroke|frostbite|
        wounds? (?:that|will|may|can|on|to your)|bleed(?:s|ing)?|bruis(?:e|es|ed|ing) (?:your|his|her|
        easily|knees?|ribs?|arms?|legs?|skin)|blister\w*|relapse[ds]?|remission|chronic|terminal|
        incurable|paraly[sz]\w+|disab(?:led|ility)|blind(?:ness)? in|deafness)\b
      \b(?:physical|bodily) (?:discomfort|weakness|pains?|complaints?|ailments?|problems?|trouble)\b
      \b(?:eye|chest|kidney|liver|heart|bladder|bone|foot|ear|nose|throat|lung|stomach|back|knee|
        weight|blood)[- ](?:related )?(?:issues?|problems?|troubles?|complaints?|disease|conditions?|
        infections?)\b
      \byour (?:heart|brain|nerves|veins|arteries|hormones|cells) (?:is|are|may|might|could|will|
        can) (?:be )?(?:at risk|weak\w*|fail\w*|suffer\w*|under strain|give out|damaged|inflamed)\b
      \b(?:problems?|issues?|trouble|complaints|pains?|discomfort) (?:with|in|of) (?:your|
        the) (?:eyes?|chest|heart|back|stomach|skin|joints?|digestion|lungs?|kidneys?|throat|knees?|
        legs?|head|ears?|teeth|bones?|nerves)\b
      \b(?:eyes?|chest|back|stomach|heart|head)(?:,| and| or) (?:\w+,? )*(?:eyes?|chest|back|stomach|
        heart|head) problems\b
      \b(?:get|gets|getting|got) hurt\b
      \b(?:fluids|minerals|nutrients|vitamins) (?:essential|needed|that) \b
      \bhealth-?wise\b
      \bwellness (?:check|scare)\b
      \b(?:weak|bad|failing|tired|troubled|ailing|faulty) (?:hearts?|lungs|knees?|kidneys|livers?|
        hips?|eyesight|nerves|stomachs?|chests?|backs?)\b
      \bhard on (?:the |your |weak )*(?:hearts?|lungs|knees?|back|liver|kidneys|stomach|joints|nerves|
        skin)\b
      \b(?:low|weak|lowered) (?:defen[cs]es|resistance|immunity)\b
      \bdefen[cs]es are (?:low|down|weak)\b
    `,
    allowed: eachOf`
      bruised (?:pride|egos?|apples?|fruit|bananas?|peaches?)
      (?:heart|nose) bleeds for|bleeding heart
      chronic(?:ally)? (?:late\w*|optimis\w+|procrastinat\w+)
      cough of the (?:old )?(?:engine|tractor|car|boiler|motor)
      bus terminal|airport terminal|terminal (?:building|one|two|three|four)
      well[- ]conceived
      insult to injury
      (?:immune to|virus of) (?:charm|flattery|doubt|criticism|stupidity|failure|praise)
      (?:cabin|spring|football|gold) fever
      allergic to (?:small talk|nonsense|fuss|drama|boredom|rules|hurry)
    `,
  },
  {
    id: 'diet-and-looks',
    about: 'diets, weight and shame about looks',
    phrases: anyOf`
      \b(?:los(?:e|es|ing)|drop(?:ping)?|shed(?:ding)?|gain(?:ing|ed)?|put(?:ting)? on|watch(?:ing)?|
        excess|extra|unwanted|stubborn|ideal|goal|target)(?: (?:a few|some|the|that|those|your|more|
        extra|excess|any|all|unwanted|last|holiday|winter|five|ten|two|three))*[ -](?:weight|pounds?|
        kilos?|kgs?|fat|inches)\b(?! (?:off|of (?:worry|care|apples|flour|sugar))\b)
      \bweight[- ]?(?:loss|gain|watch\w*)\b
      \b(?:over|under)weight\b
      \bobes(?:e|ity)\b
      \bweigh yourself\b
      \b(?:step|get|stand|hop)(?:ping)? on the (?:bathroom )?scales?\b
      \bbathroom scales?\b
      \bwaist ?lines?\b
      \bdress sizes?\b
      \bbmi\b
      \bdiet(?:s|ing|ed|er|ers|ary)?\b
      \bcalor(?:y|ies|ic)\b
      \bdetox\w*\b
      \b(?:juice|liver|body|colon|gut|three-day|sugar) cleans(?:e|es|ing)\b
      \bketo(?:genic|sis)?\b
      \blow[- ]carb\b
      \bcarbs\b
      \bcarbohydrates?\b
      \bgluten\b
      \b(?:intermittent|water|day of|days? of|hours? of|short|start|begin|break(?:ing)?(?: your| the| a)?|
        try|try a|twenty-four[- ]hour|juice) fast(?:ing)?\b(?! (?:train|car|lane|start|pace|answer|
        reply|way|walk|worker|talker|learner|one|and|friend|food|game|song|bus|road|track|rule|finish|
        move|growing|moving|asleep)\b)
      \bfasting\b
      \bfast (?:for|until|from|till) (?:a |one |two |the |sun\w+|noon|dinner|twenty|several|three)\b
      \b(?:skip(?:ping|s)?|miss(?:ing)?|go(?:ing)? without|avoid(?:ing)?|leave out|forgo|
        cut(?:ting)? out) (?:a |your |the |some )?(?:meals?|breakfast|lunch|dinner|supper|food|
        eating)\b
      \beat(?:ing)? (?:less|nothing|only|as little|too much)\b
      \bcut(?:ting)? (?:out|down on|back on) (?:the )?(?:sugar|fat|bread|carbs|meat|dairy|food|
        sweets)\b
      \bstarv(?:e|es|ing|ed|ation)\b
      \bportion control\b
      \b(?:belly|body|arm|back|thigh|burn(?:s|ing)?|too|so|get(?:ting)?|look(?:s|ing)?|be|
        feel(?:ing)?|burning) fat\b
      \b(?:love handles|double chin|muffin top|bikini body|beach body|summer body|cellulite|flab\w*|
        chubby|plump|slim(?:mer|ming)?|slim down|(?:look|get|grow|become|be|feel|a) (?:thinner|
        skinnier)|(?:thinner|skinnier) (?:waist|body|face|legs|arms|you|figure)|thigh gap|tummy tuck|
        plastic surgery|face ?lift)\b
      \b(?:your|those|her|his|these|big|flabby|thick) (?:thighs|hips|belly|wrinkles|rolls|waist|
        paunch|double chin|grey hairs?|gray hairs?|bald\w*|acne|blemishes|cellulite)\b
      \b(?:(?:look(?:s|ing)?|feel(?:s|ing)?|you're|you are|think you are|you get|so|too|fat and|
        old and) ugly|ugly (?:face|body|nose|legs|hands|teeth|feet|woman|man|people|person|as you|
        next to|beside|compared)|unattractive|frumpy|dowdy|hideous|shabby for your age|
        past your prime|(?:have|had|you've) let yourself go|too old to wear|your age shows)\b
      \b(?:you|face|skin|hair|neck|hands|eyes|figure|body|mirror) (?:may |might |can |
        could )?looks?(?: (?:a|bit|little|so|too|very|rather|tired|and|your|much|somewhat|
        quite))* (?:old|older|haggard|fat|terrible|awful|worn out|bloated|your age|ugly|dull)\b
      \b(?:go|going|come|coming|stay|staying|lay|laying|keep|keeping|give|giving|cut|cutting|swear|
        swearing|do|doing)(?: (?:off|up|without|away from|back on|down on|out))+ (?:the |all |
        your )?(?:sugar|bread|carbs|meat|dairy|sweets|chocolate|food|salt|fat|fats|caffeine|gluten|
        pasta|rice|dessert|snacks?)\b
      \b(?:avoid|limit|reduce|skip)(?:ing)? (?:\w+ )?(?:sugar|bread|carbs|meat|red meats?|dairy|salt|
        fat|fats|fatty foods?|fried foods?|spicy foods?|oily foods?|junk foods?|heavy foods?|sweets|
        food)\b
      \b(?:fatty|oily|fried|junk|spicy) foods?\b
      \bdietary\b
      \b(?:mirror|scales?|waist|jeans|hips|trousers|dress|wardrobe) (?:will|would|may|might|
        can) (?:thank|reward|forgive|punish|tell|show)\b
      \b(?:fit|squeeze|get)(?:ting)? (?:back )?into (?:your|that|those|the) (?:old |skinny |smaller |
        wedding )*(?:jeans|dress|trousers|suit|size|clothes|swimsuit|bikini)\b
      \b(?:look|looking|appear)(?:ing)? (?:\w+ )?(?:years younger|younger|slimmer|thinner|skinnier|
        leaner)\b
      \b(?:trim|watch|keep|lose|regain) your figure\b
      \b(?:crow's feet|stretch marks|saggy|sagging|pot belly|beer belly|swimsuit season|bikini|
        workout to burn|too (?:short|tall|thin|skinny|heavy|big|large) to wear|hide (?:your|those|
        that) (?:belly|tummy|stomach|hips|thighs|arms|legs|face|figure|nose|skin))\b
      \b(?:manage|control|maintain|reduce|mind|keep an eye on|monitor) your (?:weight|waist|figure|
        food intake|intake|portions|eating)\b
      \beat(?:ing)? (?:clean|healthily|right|sensibly|light|lighter)\b
      \b(?:exercise|fitness|workout|gym) (?:goals?|regime\w*|program\w*|routine to)\b
      \bworkouts?\b
      \ba (?:\w+ )?fast(?= ?(?:$|[.,;!?]| (?:of|from|for|until|today|tonight|day|would|may|might|can|
        could|will|clears?|cleanses?|helps?)\b))
      \b(?:last|those|few|extra|spare|some|five|ten|holiday|winter) (?:\w+ )?(?:pounds|kilos|
        inches) (?:come|comes|go|fall|melt|drop|slip|vanish|disappear)\b
      \b(?:eat|eating) nothing\b
      \bnothing (?:to eat )?until (?:sundown|sunset|evening|dinner|supper|
        tomorrow)\b(?<!happen until \w+)(?<!decided? until \w+)
      \byour (?:nose|ears|legs|chin|teeth|neck|arms|hips|skin|hair|height|figure|body) (?:is|
        are) (?:your |a |not |too |the )+(?:weak|weakness|problem|flaw|best|worst|big|long|short|
        large|thin|thick|wide|crooked|flat|pale|old)\b
      \bthat hides (?:it|them|your (?:belly|hips|nose|legs|arms|figure|age|face|neck))\b
    `,
    allowed: eachOf`
      (?:steady|strict|daily|media|news) diet of (?:bad )?(?:news|headlines|noise|screens?|gossip|
        worry|work)
      ugly (?:jumpers?|sweaters?|truth|duckling|mug|lamp|vase)
      slim (?:volumes?|books?|chances?|margins?|wallets?|purse|folder)
      fat (?:chance|envelope|book|novel)
      starv(?:e|ing|ed) (?:for|them of|him of|her of|it of|of) (?:the |any )?(?:company|attention|
        news|conversation)
      weight off your (?:mind|shoulders|chest)
      plump (?:the |up the )?(?:cushions?|pillows?)
      hold(?:s|ing)? fast
    `,
  },
  {
    id: 'death',
    about: 'death',
    phrases: anyOf`
      \b(?:die[sd]?|dying|deaths?|deathly|deathbed|deadly|fatal(?:ity|ities|ly)?|lethal|mortal(?:ity|
        ly|s)?|deceased?|demise|corpses?|coffins?|caskets?|funerals?|burials?|cremat\w+|
        grave(?:yards?|sides?|stones?)|graves|(?:a|the|his|her|your|their|early|open|own|mother's|
        father's|parents'|to|from|dig|visit) grave(?= ?(?:$|[.,;!?]|\b(?:is|was|will|may|might|before|
        with|and|in|on|today|of|by|or|brings|calls)\b| (?:is|was|will|may|might|before|with|and|in|on|
        today|of|by|or|brings|calls)\b))|cemeter(?:y|ies)|obituar(?:y|ies)|hearse|wake for|widow\w*|
        orphan\w*|bereave\w*|mourn(?:s|ed|ing|ers?|ful)?|perish(?:es|ed|ing)?|afterlife|reincarnat\w+|
        seance|necro\w+)\b
      \bdead\b
      \bpass(?:es|ed|ing)?(?: \w+)? away\b
      \bpassing of (?:a|an|your|the|someone|one)\b(?! (?:day|hour|time|season|week|month|year|mood|
        storm|clouds?|minute|baton|summer|winter|autumn))
      \bbeyond the grave\b
      \bother side of the veil\b
      \b(?:buried?|bury(?:ing)?) (?:a|an|your|his|her|their|the) (?:mother|father|parents?|friends?|
        husband|wife|relatives?|loved|grand\w+|dog|cat|pet|child|son|daughter|brother|sister|uncle|
        aunt|body)\b
      \blos(?:e|es|ing|s of)(?: \w+)? (?:loved ones?|parents?|mother|father|relatives?|grand\w+|
        spouse|child|family member|someone (?:dear|close|you love))\b
      \bloss in the family\b
      \b(?:close|dear|near) to you(?: may| might| could| will)? (?:be lost|be gone|not (?:live|last|
        survive))\b
      \b(?:days|hours|weeks) are (?:numbered|counted)\b
      \blast (?:breath|rites|days on earth)\b
      \bnot (?:be )?(?:here|with (?:us|you)) (?:much longer|for long|for much)\b
      \bend of (?:a|his|her|their|your|one's) (?:life|days)\b
      \blife expectancy\b
      \bmeet (?:your|his|her) maker\b
      \bkick(?:s|ed)? the bucket\b
      \bsix feet under\b
      \bnot survive\b
      \bgrim reaper\b
      \b(?:last|living) will\b
      \bwill and testament\b
      \bwrit(?:e|ing) (?:a|your|the) will\b
      \b(?:your|the|late) (?:uncle|aunt|father|mother|grand\w+)'s will\b
      \b(?:not|n't|so|too|only|little|few (?:days|weeks|months)) (?:have |has |
        got )?(?:very )?(?:long|much time|time) (?:left )?to live\b
      \b(?:days|weeks|months|years) (?:left )?to live\b
      \blong to live\b
      \b(?:leave|leaves|leaving|left|depart\w*) this (?:world|life|earth|plane)\b
      \b(?:the|dear|dearly) departed\b
      \b(?:rest in peace|eternal (?:rest|sleep|life)|angel of death|tombs?(?:tones?)?|headstones?|
        mortuar(?:y|ies)|morgue|eulog(?:y|ies)|condolences?|embalm\w*|cremains|urn of|scatter (?:the|
        his|her) ashes|late (?:husband|wife|mother|father|grand\w+)|life-?(?:threatening|or-death)|
        beyond the veil|(?:messages?|voices?|signs?|words?|visits?|spirits?|visitors?|
        greetings?) from the other side|spirits? of the dead|loss of life|lose (?:his|her|their) life|
        lost (?:his|her|their) life|grieving|in grief)\b
      \bwhen (?:i'm|he is|she is|you are|they are|you're) gone\b
      \b(?:[a-z]+'s|[a-z]+s'|his|her|their|sudden|sad|recent) passing\b(?! (?:grade|remark|comment|
        glance|mention|game|phase|thought|fancy|mood|visit|interest|shot|show))
      \b(?:not|never|n't|hardly|may|might) (?:\w+ )?live to (?:see|tell|be|reach)\b
      \b(?:empty chair|presence|spirit|ghost) of (?:your|his|her|a) (?:late|dead|lost|departed)\b
      \byour late (?:mother|father|husband|wife|brother|sister|grand\w+|friend|aunt|uncle|partner|dog|
        cat)\b
    `,
    allowed: eachOf`
      dead[- ]?(?:ends?|lines?|locks?|pan|weight|lift|batter(?:y|ies)|phone|leaves|leaf|flowers?|wood|
        tired|calm|centre|center|on|right|sure|easy|quiet|silence|ringer|heat|letters?|pixels?|line|
        branches|air|level|slow|simple|keen|serious|set|straight|zone)\b
      deadhead(?:s|ed|ing)?
      (?:batter(?:y|ies)|phone|line|radio|screen|engine|laptop|torch|flashlight) (?:is|are|was|were|
        goes|go|has gone|went|may be|may go) dead
      in the dead of (?:winter|night)|the dead of (?:winter|night)
      old habits (?:may )?die hard
      die-?hard
      dying (?:to (?:tell|know|hear|see|try|show|ask|share|go|get|meet|laugh|talk|say)|
        for (?:a (?:walk|chat|change|break|coffee|tea|laugh)|news|company)|embers|fire|light|art|
        craft)
      to die for
      (?:the )?die is cast
      (?:phone|battery|radio|engine|torch|screen|conversation|wind|talk|noise|applause|music|fire|
        rumou?r|storm|joke|party|argument|gossip|laughter|chatter) (?:may |might |can |could |has |
        soon )?(?:dies|died|die)(?: down| away| out)?
      (?:dies|died|die) down
      bored to death
      scared to death
      death by chocolate
      sudden death round
      tickled to death
      catch your death
      grave (?:face|manner|voice|expression|tone|look|air|faces|looks|words?|doubts?|matters?|
        mistakes?|errors?|oversights?|misunderstandings?|concerns?|accents?)
      mourning doves?
      (?:mere|lesser|ordinary|us|we|other) mortals?|immortal\w*
      life (?:or|and) death|matters? of life
      loss of (?:face|interest|time|sleep|temper)
    `,
  },
  {
    id: 'pregnancy',
    about: 'pregnancy and birth',
    phrases: anyOf`
      \bpregnan\w+
      \bfertility\b
      \bfertili[sz]\w+
      \binfertil\w+
      \bmiscarr(?:y|ied|iage|iages)\b
      \babortions?\b
      \bivf\b
      \bovulat\w+
      \bcontracepti\w+
      \bcontraceptives?\b
      \bbirth control\b
      \b(?:un|still)born\b
      \bmidwi(?:fe|ves)\b
      \bmaternity\b
      \bobstetric\w*
      \bgyn(?:a)?ecolog\w*
      \bfo?etus\b
      \bembryos?\b
      \bwombs?\b
      \bsurroga\w+
      \bultrasound\b
      \bmorning sickness\b
      \btrimesters?\b
      \bnew(?:ly)? ?born\b
      \bconceiv(?:e|es|ed|ing)\b(?! (?:of|a (?:plan|plot|scheme|project|design|story|new|better|
        different|clever)|an (?:idea|plan|outline)|plans?|ideas?|the (?:idea|plan|project|whole)|
        ideas|plans|how|what|anything|something|it|that)\b)
      \bconception\b(?! of\b)
      \b(?:you (?:are|may be|might be|could be|feel)|more|most|very|highly|so|especially|
        at your most) fertile\b
      \bfertile (?:days?|window|time|period|week|phase|couples?|wom[ae]n|body)\b
      \bexpect(?:ing|s|ant)? (?:a (?:baby|child|boy|girl|little one|son|daughter)|twins|mothers?|
        parents?|couples?|wom[ae]n|mums?|moms?|fathers?)\b
      \bshe is expecting\b(?! (?:a|an|the|you|your|to|news|company|visitors|guests)\b)
      \b(?:try(?:ing)? for|have|having|make|making|bear|bearing|carry|carrying|adopt|adopting|want|
        wanting|new|baby on|another|a second|first) (?:a |another |your |the |first )?(?:baby|babies|
        child|a child)(?! (?:steps?|step|photos?|pictures?|carrots?|spinach|grand|sleeps|like|who|
        at)\b)\b
      \b(?:baby|babies) (?:bumps?|may be on|is on|on (?:the|its) way|joy|blues|shower|news)\b
      \blittle one (?:may be|is|could be|might be)? ?(?:on (?:the|its) way|growing)\b
      \bpatter of (?:tiny|little|small) feet\b
      \bbun in the oven\b
      \bin the family way\b
      \bthe stork\b
      \bstork (?:brings|visits|may|will)\b
      \bstart(?:ing)? a family\b
      \b(?:grow|extend|enlarge|add to) (?:your|the) family\b
      \badditions? to the family\b
      \bgiv(?:e|es|ing) birth\b(?! to (?:an? )?(?:ideas?|plans?|new idea|project|thought|poem|song|
        story|tradition|fashion))
      \bchild ?birth\b
      \blabou?r (?:pains?|ward)\b
      \bbirthing\b
      \bbreast-?feed\w*
      \b(?:hop(?:e|es|ed|ing)|long(?:s|ing)?|wish(?:es|ing)?|pray(?:s|ing)?|plan(?:s|ning)?|ready|
        wait(?:s|ing)?|yearn(?:s|ing)?|asking|ask) (?:for|to have) (?:a |another |more |your own |
        their first |your first )?(?:child|children|baby|babies|offspring|kids|son or daughter|
        heirs?)\b
      \b(?:mother|father|parent)hood\b
      \b(?:birth|arrival) of (?:a|an|your|the|another|their) (?:\w+ )?(?:child|baby|son|daughter|
        grand\w+|niece|nephew|twins|boy|girl|heir)\b
      \bbundle of joy\b
      \bnew life (?:grows?|stirs?|growing|begins? (?:inside|within|in you))\b
      \b(?:cradle|crib|pram) (?:may|will|in|for|is)\b
      \bbecom(?:e|ing) (?:a )?(?:mothers?|fathers?|parents?|mums?|moms?|dads?)\b
      \b(?:she|he|they|sister|wife|cousin|daughter|friend|couple)(?: \w+){0,4} (?:is|are|
        she's) expecting(?= ?(?:$|[.,;!?]| (?:again|at last|twins|in|soon)\b))
      \b(?:baby|child|twins) (?:is|are|may be) due\b
      \bbe born (?:to|this|under|in|before)\b
      \b(?:two )?lines on (?:the|a|that) (?:test|stick)\b
      \b(?:a |the )?test (?:is|comes back|comes out|shows|turns|reads) positive\b
      \bpositive (?:pregnancy )?test\b
      \b(?:late|missed) period\b
      \bperiod (?:is|comes) late\b
    `,
  },
];
