/**
 * The point of a passage, coarser than its motif: someone who reads of two motifs with one gist on consecutive mornings
 * says "that one again". The motifs are separated by commas.
 */
const MOTIFS_BY_GIST: Record<string, string> = {
  'a quiet lovely moment': `
    a stone in the pocket, both voices stop, candles in other people's churches, easy handwork is restful,
    first one to clap, homesick for nowhere yet, just look no photo, let tense shoulders down, listen to one song,
    look far worries shrink, never saw it finished, one thing with nothing else, one voice in the crowd,
    peace comes through the eyes, peace where you find it, quiet comes in motion, quiet comes with sorting,
    savor small food slowly, taking apart comes first, think of bread instead, wonder you can't file,
    work that comes around, you don't believe in this
  `,
  'a stranger turns friend': `
    a bad shift turns, coworker you hardly know, first impression you made, friends made at the sink,
    glad when it is you, grown people have rocks too, join in the conversation, left out of the joke,
    listening in on strangers, loving a whole bus, meeting your date's people, one silly thing makes friends,
    people you nod to daily, promoted to friend, shy at a party, shy at a party together, slow to like each other,
    talk to stranger in line, what this place once was, wrong first opinion
  `,
  'a talk that goes deeper': `
    ask about their childhood, ask beyond how are you, ask one more question, big questions at the cookout,
    chair by the hard one, end it kindly, everything reminds you of something, interviewing the interviewers,
    keep discovering loved ones, let the talk run long, let them talk favorite subject, one question becomes an hour,
    real talk comes at goodbye, small talk is enough, snacks bring the news, straight past the small talk,
    talk while doing something, the joy of shop talk, the long look, two lists compared, what gets people through,
    wondering breaks into practical talk
  `,
  'always a size too large': `
    bigger than they ordered, buying from the future, exaggerating is fun, fuss over someone for nothing,
    hope grows back overnight, hope survives bad dates, how long will it take, nicer than it needs,
    nothing fancy gets a theme, overdressed on purpose, rounds to a good mood, tips ahead of the ship,
    wings it and it works
  `,
  'ask and name a day': `
    a crush on a schedule, a date nobody asked for, all planned but the asking, ask them out plainly,
    ask to do it again, book time like an appointment, canceled date offer another, kiss first pan later,
    name a date for plan, name a real time, replaying one good date, the hint gets through, the nerve comes by itself,
    the nerve to invite them
  `,
  'ask for it plainly': `
    ask for a chance, ask plainly no apology, ask what's coming to you, asks well for others,
    discount for a sad story, haggle once nicely, name your price, price first story second, the chair nobody claimed,
    the deadline was a guess, the desk by the window, too expensive suggest cheaper, too shy to name it,
    wrong on the list
  `,
  'ask what everybody wonders': `
    admit you weren't listening, ask what everybody wonders, ask what it means, asking why the rule, forgot a name,
    nodding at what you missed, pointless routine ask, say i don't know, someone asks your question,
    the question nobody asked, too late to ask, word nobody understands, you weren't listening
  `,
  "begin before you're ready": `
    apply before you qualify, begin with an ugly version, begun without instructions, don't think just jump,
    don't wait until ready, draw the plan first, figure it out by trying, start before the mood,
    start with what you have, the clean first page, the first cut, tricks that work on you
  `,
  'being a beginner': `
    ask a recent learner, clumsy first tries are fine, count tries not mistakes, expert here beginner there,
    experts' bad early months, first hour teaches most, learning where nobody hears, never too late to learn,
    practicing in secret, skipped lesson one, slow beginning of learning, the line helps you learn,
    the oldest in class, told you couldn't as child
  `,
  'better off than you think': `
    a day you look good, admit you feel good, an old wish came true, count small luck and kindness,
    count your friends, envy ask how, envy keeps a list, good mood no reason needed, love seen from outside,
    name what went well, smooth day no catch, someone paid less, stop comparing count yours, worries that went away,
    you'd miss it look now, you're richer than you think, your things all cooperate
  `,
  "both sure you're right": `
    admit you're wrong, an argument known by heart, asks how it's graded, couch rules get traded,
    curtains open or closed, friendly rival, let others tell your story, let them win the argument, losing a game,
    never let a child win, same old argument, settle it by looking, small fight real thing behind, sorry for winning,
    what each finds too expensive, winning on a date
  `,
  'both too polite to choose': `
    a party without a date, chat full of wrong answers, choosing while hungry, compromise neither wanted,
    disliking what others love, giving way too nicely, leave while it's still good, one silly suggestion,
    picture with everyone's opinions, say what you'd like, say where you'd eat, someone must just choose,
    take the first yes, the last piece, too polite for tacos
  `,
  'careful pays off': `
    asks about the fuse box, galloped past the small print, look it over once more, measured before they came,
    measured three times, note to tomorrow's self, note you can't read, outlast them on hold, plan c is ready,
    ready before the rush, somebody reads the manual, stopped listening at step three, understood it too soon,
    you kept the message, you kept the receipt
  `,
  'cheap happiness': `
    a day off from money, a simple supper for two, cheap company cheap dates, cheap find grand taste,
    comforts that help you work, cook from what's there, dress up for no reason, five small things,
    good plate for one, make lunch a real lunch, saved candle gets lit, small daily luxuries, spend money on fun,
    take the good one yourself, treat after dull bills, treat yourself like a guest, use the good things today,
    water for everyone else
  `,
  'clothes that are you': `
    dress for the pair, dressed as a character, dressed for conversation, dressed for inner weather,
    dressed to be hugged, dressed to climb a fence, fashion caught up with you, give clothes a second chance,
    nice clothes at home, praise from the very young, shopping by touch, so many kinds of black, wear the bold thing,
    wear the comfortable shoes, wear your brave thing, white shirt stays white
  `,
  'company without words': `
    being near is enough, doing nothing together, don't ask what they're thinking, easy company needs no plan,
    love goes by foot, neighbors' sounds and smells, proud bystander at parties, quiet company on the couch,
    too tired but want company, working in step
  `,
  'dull job as a game': `
    a playlist for dull work, a secret race, an announcer for dull work, captain's log at work, caught having fun,
    charm counts as work, dress for the job, dull work as geography, dull work measured in songs,
    how others bear dull work, nice part of your job, race dull work, restless band at work, show that you love it,
    silly game while bored, talking to things yourself
  `,
  'embarrassing slips are funny': `
    a slip in a meeting, almost hid from a friend, apology made case closed, be kind to yourself,
    can't watch others blush, laugh at your slip, meant to trip, message to the wrong person, met in your worst shirt,
    mistake nobody else found, nobody remembers your blunder, spoiled grand exit, wrong clothes carry on
  `,
  'fair to both sides': `
    a hearing for everyone, arguing the other side, both think you agree, changing the subject in time,
    messenger between relatives, open-minded but unmoved, saying to be fair, story behind the opinion,
    the story behind a belief, translating rude into polite, whose is better
  `,
  'few words are enough': `
    a short sign works, a short sorry is enough, an apology without but, ask once without nagging,
    eight seconds of courage, fussing over message wording, one line ends the chat, one question per message,
    plain short message, skip the meeting, skip to the good part, typo after sending, use your good hour
  `,
  'fun for its own sake': `
    a horse drawn for fun, do it badly for love, fun before chores, fun gets in first, hobby became homework,
    keep it unsold, quit what you don't enjoy, run just for fun, silly alone at home, what you once did best
  `,
  "glad you're here": `
    a name said with love, enjoy being bragged about, let yourself be spoiled, missed while away, overhear kind words,
    praise reaches you secondhand, save someone a seat, say yes to the invitation, say yes to their company,
    someone brags about you, where you belong, you belong at work now, you've become a landmark
  `,
  'go up and say hello': `
    a very long running start, any first words will do, asks for the desert first, being told they like you,
    chair by chair, crossing the room, crush leaves no evidence, first move even clumsy, flirting by standing still,
    long way across a room, returning something borrowed, showing off for one person, the roundabout approach
  `,
  'good enough, stop there': `
    end on what works, finish the last bit, finish what you started, good enough hand it in, job that grows stop,
    next peak spoils the first, perfect or not at all, say what done means, take one thing off,
    would polish it till spring
  `,
  'guard your time': `
    break without phone or words, don't answer at once, don't raise your hand, interrupted while counting,
    name your limit, promise only what you'll keep, protect your quiet time, quiet first minutes, said yes in public,
    said yes too often, say a short clear no, too many messages, unreachable is free time, yes to both
  `,
  'hands that know how': `
    explains from the beginning, first job still in you, hands know more than words, help the new person,
    layers of old hobbies, learning an old recipe, note for the next person, now you're the old hand,
    odd home instructions, old advice makes sense now, only you know how, practice in your head,
    restart a slipped habit, rule from a bad day, rusty skill starts lower, see how far you've come,
    still there in week six, teach one small trick, time for a second song, who taught you still shows,
    work shows on your hands, work tells by its sound, your work still in use
  `,
  'houses in your head': `
    a blurry idea gets rows, a plan with no duty, a wish slips out, admit the old ambition,
    daydreaming in square feet, daydreaming of being rich, dream job, dream of a new life, dream up plans together,
    furnishing the daydream, give the plan a name, imaginary grand presents, know what you wish, name your shop,
    plan too young to tell, real person beats the dream, running off with their dream, say your hope out loud,
    secret wish to learn, whole romance in your head
  `,
  'in charge when it breaks': `
    alive in a rush, best when things go wrong, calm when it gets loud, calm when it's real,
    in charge before anyone asked, in charge without asking, in charge without the title, machines behave for you,
    mistaken for someone else, nobody knows just start, sent in with the flashlight, taken for the boss,
    taking charge by voice, taking charge without orders, trouble makes you cheerful, wonderful in a blackout
  `,
  'it shows you like them': `
    arriving too early, be first to text, don't hide being eager, dress your talking hands, flirting is play,
    go out to meet them, greet with a glad face, matching their reply time, nice to everyone alike,
    passion in a sensible coat, seeming eager, your face gives you away, your face when thinking
  `,
  'keeping it to yourself': `
    getting strong in secret, good deed in secret, keep someone's secret, keep the happy secret yours,
    keep your tips to yourself, keeping it to yourself, stealing their punch line, won't say where it's from
  `,
  'known by your quirks': `
    annoying trait you once loved, forgives all but the shoes, hear mood in their hello, imitate your relatives,
    joke that went too far, known by your scent, known by your walk, love blurs the critic,
    odd habits once made sense, quirks you love in someone, remembering details is love, someone can predict you,
    teased about your age, the noticer gets noticed, wear what's most like you, you know the good seat
  `,
  'learning for the joy': `
    an hour on lighthouses, big and small questions, converted by page ninety, deep in a new subject,
    enjoy being curious, find people who share it, hello in seven languages, learn it from a video,
    learn the trade's words, learned everyone's job, learned it from songs, let them show you how,
    talk before the grammar, there's a society for it, unread books, wants to know why, went along and stayed,
    which small brown bird
  `,
  'legs that want to go': `
    a rule in disguise, a walk must go up, exercise by accident, exercise you forgot was exercise,
    faster on the way home, the knee that bounces, walk by phone call, walking while you think
  `,
  'let others do it': `
    a word said wrong, give helpers a small job, hand over and walk away, help sounds like a dare,
    hovering over handed-off work, let small mistakes go by, let someone else decide, let them do it differently,
    love letter with a mistake, nobody missed you so rest, old jars in their fridge, organizer takes a turn off,
    people like being asked, stuck with same job, teach patiently hands off, towels folded their way,
    we're fine thanks
  `,
  'love at its own speed': `
    close but the door open, let in by stages, love by the decade, love's next small step, nothing halfway in love,
    saved for the right night, sure by the bread, was it a date
  `,
  'love in small deeds': `
    a hug that settles in, a link for good night, awkward hug hello, did you eat means love, do a chore as love,
    fix what they once mentioned, hands that know better, hold hands at any age, lean in closer,
    love brings a screwdriver, love in small deeds, love in small worried questions, love with a screwdriver,
    sharing someone's fries, tag sticking out, the last pancake, thread on the shoulder, you share the fries
  `,
  'made up without speeches': `
    boycott outlived its reason, boycott you can't explain, forgave without noticing, forgiven before the speech,
    forgiving by forgetting, let the old grudge go, make up without a talk, making up at the refrigerator,
    say the fight's over, say the other true thing
  `,
  'many hands, heavy thing': `
    agree who says when, carry it together, chores in company, heaviest box first, help that is not needed,
    somebody else's mess is easier, start beside someone else, trade dull jobs
  `,
  'nobody sees your work': `
    count what got done today, good work nobody sees, instructions on the wall, mention your unseen work,
    mistakes caught in time, small jobs nobody's given, somebody takes your shift, thanks in one line,
    unseen housework, your small work reaches far
  `,
  'not who you were': `
    a mind changed underground, family's outdated picture of you, give unused things away, glad to change your mind,
    old dream keep what's useful, old hobby finds a beginner, say can't so far, soft after outgrowing,
    tell them your tastes changed, the family keeps a list, the odd one before you, told that you've changed,
    you get younger with time
  `,
  'off the usual path': `
    a date with three stops, always the same seat, break a small old rule, change the usual order,
    do a someday thing now, explore during your break, find what's missing here, friends by wrong turn,
    invitation for right now, keep one part drop rest, plan canceled free hour, say yes to unfamiliar,
    second job in reserve, something new together, stay up late together, surprise those who know you,
    swap roles for once, swapping seats for once, take another street, the date with no destination,
    tourist near home, trying what you dislike, walk slower wander, went out for milk,
    you'd already picked the noodles
  `,
  'old jokes, shared silliness': `
    a funny note, a holiday of your own, a shared look or laugh, argue both sides, at the children's table,
    be silly together, flirting by disagreeing, friend who makes you laugh, get up and join in,
    joke only two people get, making up strangers' stories, private jokes and words, remembering an old trip together,
    silly argument about nothing, singing wrong words, talking in the dark, teasing says you're fond,
    tell the silly thought, you sound like your family
  `,
  'old stories come back': `
    ask old people small facts, box of old tenderness, childhood kitchen, cousins in your play,
    first date all over again, homesick at home, how you two met, old unopened box, seeing a loved one anew,
    show where you grew up, someone you miss, the child who asked why, the family's memory,
    unexplained face in photographs
  `,
  'others see you better': `
    a friend's eye for clothes, accept thanks not it's nothing, being corrected, disliking a photo of yourself,
    getting your hair cut, good hair under a hat, just accept the compliment, make peace with the mirror,
    one criticism among praise, others see what works, others see you better, praised for the wrong part,
    seeing yourself as a stranger, sweet words said twice, wanting the compliment word-for-word,
    what your eye sees first, your age misheard
  `,
  'own what you do': `
    a friend thinks well, answer with today's happy part, ask what you're good at, describing yourself,
    family word for your work, favorite work where they see, introducing a coworker, let people know your talents,
    let them explain your job, little of everything is plenty, many jobs one thread, no box for it, own your skill,
    right too early, say that was me, says we for i, scolded habit now skill, sign and date it, the odd row of jobs,
    told what you already know, what annoys you shows skill, what makes you talk fast, what unpaid work taught,
    what you do for work, what you know by heart, what you played as child, what you'd do all day,
    write your own title
  `,
  'people count on you': `
    ask the one who knows, keep the small promise, kindness is a timetable, remember how it went,
    small signs of trust, start something regular, steady calls and visits, text me when you're there,
    the bag with everything, the child with the tickets, the job that became yours, the one who checks papers,
    the relative who doesn't gasp, told first what got broken, waving before they can see, word that you're home,
    writing other people's lines, you know a guy, you're easy to find
  `,
  'plain words instead of hints': `
    admit you were sulking, ask for romance, ask for the hug, ask how they'd like it, ask instead of guessing,
    ask to hear you're pretty, charming to the rival, decided for both of you, don't press the quiet one,
    drop hints ask outright, fine and you, hints taken the wrong way, new clothes nobody notices,
    one true thing not fine, praising a bad haircut, real answers in small talk, sigh until someone asks,
    taking notes on your jealousy, test nobody knows about, the soft side at home, the third time they ask
  `,
  'presents that say it': `
    a present for no reason, a present that works, candles for people without wishes, crooked handmade gift,
    gift that missed, meant well got it wrong, no need but the scarf, presents given too early, ugly present,
    watch the present being opened, wrapping worth more than present
  `,
  'rest and early bed': `
    agree when to leave, comfort in a routine, comfort or company, fighting a nap, getting out of bed,
    go for just an hour, go to bed early, good tired, know when to stop work, lie down in full view, nap by the book,
    old favorite for comfort, out like a candle, put your feet up, rest before you're worn out,
    rest only the tired part, rest openly don't pretend, rest though chores wait, resting behind a paper,
    stop in mid-page, take a nap, too tired to read on, up before you're awake, waste time on purpose,
    your bed is calling
  `,
  'room for one more': `
    ask for the shy one, ask one person by name, chair facing the door, introduce two people, invite one yourself,
    leftovers with a label, lovely until the closet opens, messy home invite them anyway, never eats alone for long,
    opening the circle, room for one more, six guests become fourteen, take someone along, the unexpected guest,
    watching your dish get eaten
  `,
  'say the annoyance plainly': `
    anger cleans the stove, anger in perfect grammar, angry message don't send, asking for definitions mid-fight,
    give your temper a chore, name the annoyance while small, say the angry thing quietly,
    the machine keeps your dollar, the slammed door at home, you chair the quarrel
  `,
  'say the kind thing': `
    a line in your handwriting, admiring someone you love, brag about your loved ones, compliment how someone looks,
    friends announced like stars, no medal for it, pass the overheard compliment on, said it with music,
    say i love you, say kind thoughts out loud, say the unsaid kind words, say this is nice, speech on the way home,
    sweet remark in practical talk, tell skill you saw, tell them they're your favorite, tell them you're glad
  `,
  'seeing your place again': `
    chosen for the window, cleaning like one possessed, count what works, follow the warm patch,
    make the workplace pretty, rearranging at midnight, see home with new eyes, small changes make it home,
    sudden furniture vision, the chair moved by accident, the right light at home, your own corner at home
  `,
  'seen as you are': `
    a secret that weighs nothing, come out in stages, coworkers make up your life, date where they know you,
    drop the pretending admit it, friends need no impressing, go to who likes you, one page of the notebook,
    past the front hall, show it half done, show the back room, show your hidden silly side, show your odd collection,
    stop trying to impress, strangers tell you everything, tell something they don't know, tell the true price,
    tell them while it's news, tired you needn't charm, who you are around someone, your real laugh
  `,
  'small mend put off': `
    a spot you worked on, cancel forgotten subscription, do it say it's done, do the put-off thing now,
    fix the small broken thing, fixed on the spot, is this the rainy day, odd tool does it, return it to the store,
    ten-minute mending
  `,
  'smaller than it looked': `
    add something good instead, an experiment not a habit, ask a smaller question, be kind anyway,
    be slightly better today, borrow one good habit, clear one small spot, cross off undone jobs,
    do the small version now, habit with a press conference, make good habits fun, next week is smaller,
    plan shrinks to a walk, resolutions made in bulk, shrink the resolution, smaller once you look,
    start the day over, three piles will do, tiny daily steps, too many jobs pick few, worse in the middle
  `,
  'somebody really listens': `
    a child asks about you, ask for sympathy not advice, asking how it went, commentary during the movie,
    cry first bring noodles, friend in a hard time, interrupted ask how it ends, let them finish, listen don't fix it,
    someone else's bad mood, someone follows your detours, take turns talking, your turn to be heard
  `,
  'speaking up': `
    asked for honesty got it, asked for your honest opinion, bring your idea up again, fierce for someone else,
    loyalty needn't be fair, make the call everyone avoids, one voice for everyone, put the grumble in writing,
    say it a second time, say what everyone's thinking, speak up first at work, speak up for someone,
    speaking up for them, you ask about the rain
  `,
  'telling it with pride': `
    admire the finished job, cheer loudly for their news, don't mention the flaw, enjoy it because they do,
    go watch them perform, good news told twice, look what i did, nobody asks tell your news, parked on a hill,
    tell good news properly
  `,
  'thank and praise people': `
    acceptance speech ready, charmed by skill, five stars for everyone, good word about the absent,
    good work by a stranger, late thank-you still counts, praise instead of complaint, share the credit by name,
    small kindness someone always does, specific praise, tell boss the good, thank the unthanked, thank who taught you
  `,
  "the head that won't quiet": `
    a night shift in dreams, a note written at night, a speech to the lamps, an angry speech not needed,
    arguing in your head, avoiding a small no, awake at night, have the rehearsed talk, kinder words for bed,
    losing your words, mind won't stop talking, next week's call rehearsed, people speak of you kindly,
    perfect answer too late, quiet mind, scary question is harmless, the meeting after lights out,
    two people avoiding each other, winning old arguments at night, write the thoughts down
  `,
  'the mind wandered off': `
    a book in every room, bookmarks at page sixty, enjoy not knowing the name, ideas come doing nothing,
    look again it may clear, never quite unpacked, plan for the detour, reading while you tidy, retrace to lost thing,
    stuck explain it to someone, taken apart and left, think in another place, think up ten answers,
    trail of water glasses, two skills put together
  `,
  'the mood means something else': `
    annoying noises and habits, eat first then judge, feelings arrive by mail, flat after finishing,
    grumpy for no reason, mad about a dream, maybe it's company you want, moved so you sweep,
    pushing through the slump, several moods before lunch, stay with the feeling, stuck thing try gently,
    take a short walk, tears at what goes right, tears that are anger, tell your strange dream,
    tired looks like annoyed, undo back to mistake
  `,
  "things you're fond of": `
    born with the school supplies, buy it once for life, clothes carry loved ones, clothes that were there,
    get the better tool, look after your tools, mug you fall for, nursing the sad plant, old thing better with use,
    share your secret tool, souvenirs with buttons, take in the stray chair, thank the room you leave,
    the heavy thing you kept, things with stories, wearing a borrowed jacket, what else it could be,
    who took my scissors, worthless things dearest
  `,
  'thinking of each other': `
    a song made you think, answered in your head, gone without noticing, just call no reason needed,
    not writing first, reply after four months, send a friend something funny, send a remember when,
    share it with others, shown a funny video, silent in the group chat, thinking of each other unawares,
    thought of them phone rang, write without excuses
  `,
  'thrift and temptation': `
    check the price by weight, cost per wear, don't buy it, gear instead of hiking, judge it without the dream,
    know the real number, make room one thing out, money you hid yourself, one lamp too many, paying for impatience,
    poker face at the sale, the secret twenty, the thermostat, thrift older than you, wait before you buy,
    waiting for the right chair, wanting is pleasure itself, what things used to cost, where the money went,
    winning isn't wanting it, write down the numbers
  `,
  'time just for yourself': `
    asking for time alone, disappear for a while, four minutes in hiding, go out alone anyway, half a pair but whole,
    hour for your own fun, loved one wants alone time, open house wants hermit, they want company you rest,
    your silence sounds wrong
  `,
  "told to, so you won't": `
    hurried so you slowed down, show the hill not steps, the new way insults you, told to do it, told to do it anyway,
    told to do it mid-task, told to so you won't, water goes around
  `,
  'waiting it out': `
    early for late friends, give them time don't push, go at their slow pace, half a block ahead, on hold be friendly,
    waiting for slow loved one, waiting for the elevator, waiting is a rest, watching the little bar,
    watching while you wait, your part's done let go
  `,
  'who owes whom': `
    a loan long forgotten, ask for the fourteen dollars, choose where to give, gas money back and forth,
    let small sums go, let them pay the check, nobody remembers who paid, offer what you can afford,
    settle up right away, split evenly had the soup, splitting the check, stop keeping score,
    trusted to split the bill, who owes whom
  `,
  'you already knew': `
    a sentence you carry, asked seven people already, asked what you believe, enough comparing decide,
    firm under the easy manner, hoping for a sign, hoping who it is, know how much you can,
    opposite advice trust yourself, too many signs, trust your first choice
  `,
  'you like an audience': `
    a blur in every picture, a funny day, a late laugh, a story with a helicopter, applause for showing up,
    asked for a few words, best self at home too, bold in a costume, bring stories home, corrected in mid-story,
    explaining with voices, faster when they're watching, joke without its sound, loved one retells old story,
    make one person laugh, never in the pictures, showing off at the stove, someone watches you work,
    stand up straight, tell it to whoever listens, tell old work story, the laugh after the line,
    the story keeps growing, they get the deadpan joke, your joke their hearts, your voice wants out,
    your whisper carries
  `,
  'you read it too coldly': `
    asked out loud, decoding a short text, directions like a poem, group chat goes quiet, human line in work messages,
    messages with no hello, remark about you, replaying one word, same plan understood differently,
    say it in person instead, shouting between rooms, sounds cold read it kindly, the tone of a note,
    waiting for an answer, warm words before complaints, wondering about a no, your texts sound stern
  `,
  'your birthday and year': `
    birthday lost in the holidays, birthdays before you, joint birthday at work, keep your birthday quiet,
    song from your birth year, summer birthday no cupcakes, the best day last year, when is their birthday,
    your own time of year
  `,
  'your own way works': `
    a rebel's strict routine, a row of fresh starts, a whale in the margin, all in one go, balanced by two extremes,
    half effort is enough, how you learn best, lean until it gives, leaning then a burst, learn from a nice voice,
    let me try it myself, measured with both arms, one steady speed, slow answer sounds wise, slow day careful work,
    sprinter or plodder, two jobs side by side, watching the other hand, your odd way works, your own walking speed
  `,
};

/** Motifs that share their point with no others. */
const WITHOUT_GIST = `
  a guess gets around, ask what it costs, check the rumor, different to different friends, fair to the mugs,
  fall for the faraway, favorite color all along, friends from different machines, friends with every ex,
  knew where presents were hidden, lids without tubs, lunch money for the music, one look across the room,
  picking up their accent, same thing keeps failing, seeing through bare branches, something to look forward to,
  talk after the meeting, talking like the customer, tell them there's no rush, things got moved,
  thrifty so you can give, upstairs and downstairs days, whole family talking
`;

/** The gist of a motif, or null if it has none. Throws if the motif isn't in this file. */
export function gistOf(motif: string): string | null {
  const gist = gists.get(motif);
  if (gist === undefined) throw new Error(`Add the motif “${motif}” to domain/words/gists.ts.`);
  return gist;
}

/** Every motif in this file, as often as it is listed. */
export const LISTED_MOTIFS: readonly string[] = [
  ...Object.values(MOTIFS_BY_GIST),
  WITHOUT_GIST,
].flatMap(motifsIn);

const gists: ReadonlyMap<string, string | null> = new Map([
  ...Object.entries(MOTIFS_BY_GIST).flatMap(([gist, motifs]) =>
    motifsIn(motifs).map((motif) => [motif, gist] as const),
  ),
  ...motifsIn(WITHOUT_GIST).map((motif) => [motif, null] as const),
]);

function motifsIn(list: string): string[] {
  return list.split(',').map((motif) => motif.trim());
}
