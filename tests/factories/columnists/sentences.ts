import { type Facts, signName as n } from './facts.ts';

/**
 * A sentence with its statements in braces. `{~…}` is true, or false in a lie; `{…}` is true in both.
 * A sentence without braces states nothing of the sky.
 */
export type Phrasing = (f: Facts) => string;

const LOVE = ['Venus'] as const;
const MIND = ['Mercury'] as const;
const DRIVE = ['Mars'] as const;

// biome-ignore format: one phrasing a line or two
export const SENTENCES: Phrasing[] = [
  // A sign entered
  (f) => { const e = f.ingress(); return `{~${e.body} slips into ${f.X(e.to)}} and the temperature in the room drops a few degrees.`; },
  (f) => { const e = f.ingress(); return `On ${f.D(e.at)}, {~${e.body} strolls into ${n(e.to)}} with a suitcase in each hand.`; },
  (f) => { const e = f.ingress(); return `{~${e.body} trades ${n(e.from)} for ${f.X(e.to)}} on ${truly(f).D(e.at)}.`; },
  (f) => { const e = f.ingress(); return `Come ${f.M(e.at)}, {~${e.body} is done with ${n(e.from)}} and ready for the next room.`; },
  (f) => { const e = f.ingress(); return `Mark ${f.M(e.at)} in your planner: {~${e.body} arrives in ${n(e.to)}} and people start returning your calls.`; },
  (f) => { const e = f.ingress(); return `The big news is that {~${e.body} packs its bags and moves into ${f.X(e.to)}}.`; },
  (f) => { const e = f.ingress(LOVE); return `{~The planet of love glides into ${f.X(e.to)}}, and your inbox notices before you do.`; },
  (f) => { const e = f.ingress(MIND); return `{~The messenger planet crosses into ${f.X(e.to)}} on the ${truly(f).N(e.at)}.`; },
  (f) => { const e = f.ingress(DRIVE); return `{~The red planet storms ${f.X(e.to)}} on ${truly(f).D(e.at)}, so pace yourself.`; },
  (f) => { const e = f.ingress(['Sun']); return `{~${f.X(e.to)} season kicks off} on ${truly(f).M(e.at)}.`; },
  (f) => { const e = f.ingress(['Sun']); return `Once {~the Sun shifts into ${n(e.to)} on the ${f.N(e.at)}}, the spotlight swings your way.`; },
  (f) => { const e = f.ingress(['Sun']); return `{~The Sun lights up ${f.X(e.to)}} from ${truly(f).M(e.at)} on.`; },
  (f) => { const e = f.ingress(); return `{~${e.body}'s arrival in ${f.X(e.to)}} gives you back a little of your nerve.`; },
  (f) => { const e = f.ingress(); return `{~${e.body} heads for ${f.X(e.to)}} on ${truly(f).D(e.at)}, and you can finally exhale.`; },
  (f) => { const e = f.ingress(); return `By the time {~${e.body} reaches ${n(e.to)} on ${f.M(e.at)}}, the paperwork should be behind you.`; },
  (f) => { const e = f.ingress(); return `{~${e.body} bids ${f.X(e.from)} farewell} and you may feel oddly nostalgic.`; },
  (f) => { const e = f.ingress(); return `{~${e.body} enters your ${f.H(e.to)} house} on ${truly(f).D(e.at)}.`; },
  (f) => { const e = f.ingress(); return `With {~${e.body} sweeping into your ${f.H(e.to)} house} this time around, old plans get a second look.`; },
  (f) => { const e = f.ingress(); return `Beginning ${f.M(e.at)}, {~${e.body} tours ${n(e.to)}}.`; },
  // A sign kept
  (f) => { const s = f.stay(0); return `{~${s.body} in ${f.X(s.sign)}} wants you to finish what you start.`; },
  (f) => { const s = f.stay(1); return `{~${s.body} is camped out in ${f.X(s.sign)}}, and it has opinions about your schedule.`; },
  (f) => { const s = f.stay(2); return `Thanks to {~${s.body}'s long stay in ${f.X(s.sign)}}, slow money is still money.`; },
  (f) => { const s = f.stay(3); return `{~${s.body} keeps plodding through ${f.X(s.sign)}}, brick by brick.`; },
  (f) => { const s = f.stay(4); return `All the while {~${s.body} hums away in ${f.X(s.sign)}}, changing more than you can see.`; },
  (f) => { const s = f.stay(5); return `You have {~${s.body} in your ${f.H(s.sign)} house} to thank for that.`; },
  (f) => { const s = f.stay(0); return `{~${s.body} occupies ${f.X(s.sign)}}, a sign that never minces words.`; },
  (f) => { const s = f.stay(1); return `Tucked away in {~${f.X(s.sign)}, ${s.body}} is in no rush.`; },
  (f) => { const s = f.stay(2); return `{~${s.body}, now in ${f.X(s.sign)}}, hands you the car keys.`; },
  (f) => { const s = f.stay(3); return `Your {~${f.H(s.sign)} house hosts ${s.body}}, an awkward guest at the best of times.`; },
  (f) => { const s = f.stay(4); return `As {~${s.body} drifts through your ${f.H(s.sign)} house}, ask better questions.`; },
  (f) => { const s = f.stay(5); return `{~${s.body} burns brightly in ${f.X(s.sign)}} and refuses to apologize.`; },
  (f) => { const [a, b] = together(f); return `{~${a.body} and ${b.body} are both in ${f.X(a.sign)}}, so expect company.`; },
  (f) => { const [a, b] = together(f); return `{~${a.body} shares ${f.X(a.sign)} with ${b.body}}, and they bicker like roommates.`; },
  (f) => { const s = f.stay(0, LOVE); return `{~Sweet Venus lounges in ${f.X(s.sign)}} while your to-do list gathers dust.`; },
  (f) => { const s = f.stay(0, DRIVE); return `{~Fiery Mars is barreling through ${f.X(s.sign)}}.`; },
  (f) => { const s = f.stay(0, ['Saturn']); return `{~Stern Saturn sits in ${f.X(s.sign)}}, arms crossed, waiting for the receipts.`; },
  (f) => { const s = f.stay(0, ['Jupiter']); return `{~The planet of luck is in ${f.X(s.sign)}}, which is a fine place to be lucky.`; },
  (f) => { const s = f.stay(0, ['Jupiter']); return `Jupiter, {~the great benefic, is touring your ${f.H(s.sign)} house}.`; },
  (f) => { const s = f.stay(0, ['Neptune']); return `Blame the fog on {~Neptune in ${f.X(s.sign)}}.`; },
  (f) => { const s = f.stay(0, ['Pluto']); return `{~Pluto's slow dig through ${f.X(s.sign)}} turns up another relic.`; },
  (f) => { const s = f.stay(0, ['Uranus']); return `{~${f.X(s.sign)} is where Uranus} keeps its fireworks these days.`; },
  (f) => { const s = f.stay(2); return `Your chart gets a lift because {~${s.body} is posted in ${f.X(s.sign)}}, friend.`; },
  // Motion
  (f) => { const r = f.backward(0); return `{~${r.body} is still retrograde}, so reread everything twice.`; },
  (f) => { const r = f.backward(1); return `{~${r.body} keeps backtracking}, and so do the people who owe you an answer.`; },
  (f) => { const r = f.backward(2); return `With {~${r.body} moving in reverse}, nobody is in a hurry to sign.`; },
  (f) => { const r = f.backward(0); return `{~Retrograde ${r.body}} has you digging through old photo albums.`; },
  (f) => { const r = f.backward(1); return `{~${r.body}'s retrograde} is not the disaster your group chat says it is.`; },
  (f) => { const r = f.backward(0); return `{~${r.body} has been walking backward} for a while now.`; },
  (f) => { const r = f.backward(0); return `{~${r.body}, in retrograde}, pokes at an old bruise.`; },
  (f) => { const r = f.forward(0); return `{~${r.body} is direct} and the traffic lights agree with it.`; },
  (f) => { const r = f.forward(1); return `{~${r.body} is moving forward} at a decent clip.`; },
  (f) => { const r = f.forward(0); return `At least {~${r.body} is not retrograde}, so the contract can be trusted.`; },
  (f) => { const r = f.backward(0); return `{~${r.body} is still in reverse gear}; leave the bridge unburned.`; },
  (f) => { const r = f.backward(1); return `{~${r.body} Rx} is a good excuse to take a nap.`; },
  (f) => { const r = f.backward(2); return `{~${r.body} is backpedaling} through old business.`; },
  (f) => { const r = f.backward(0); return `{~${r.body} moonwalks} its way over familiar ground.`; },
  (f) => { const r = f.forward(0); return `{~${r.body} marches on in direct motion}, and you should too.`; },
  (f) => { const r = f.retrograde(0); return `{~${r.body} stays retrograde until ${f.M(r.end)}}, so keep the receipts.`; },
  (f) => { const r = f.retrograde(1); return `{~${r.body} has been retrograde since ${f.M(r.start)}}.`; },
  (f) => { const r = f.retrograde(0); return `The {~${r.body} retrograde that began on ${f.M(r.start)}} drags on.`; },
  (f) => { const r = f.retrograde(0); return `{~${r.body}, retrograde ${f.M(r.start)} to ${truly(f).M(r.end)}}, returns a lost friend.`; },
  // Stations
  (f) => { const t = f.station(); return `{~${t.body} stations ${f.pick(t.turns, other(t.turns))}} on ${truly(f).D(t.at)}.`; },
  (f) => { const t = f.station('direct'); return `{~${t.body} goes direct on ${f.D(t.at)}}, and not a moment too soon.`; },
  (f) => { const t = f.station('direct'); return `{~${t.body} finally straightens out on ${f.M(t.at)}}.`; },
  (f) => { const t = f.station('retrograde'); return `{~${t.body} begins its retrograde on ${f.M(t.at)}}; back up your photos.`; },
  (f) => { const t = f.station('retrograde'); return `On the ${f.N(t.at)}, {~${t.body} turns tail and heads backward}.`; },
  (f) => { const t = f.station('direct'); return `{~${t.body} wraps up its retrograde} in ${f.X(t.sign)} on ${truly(f).M(t.at)}.`; },
  (f) => { const t = f.station(); return `{~${t.body} stations ${t.turns} at ${degree(f, t.longitude)}° ${n(t.sign)}}.`; },
  (f) => { const t = f.station('retrograde'); return `{~${t.body} goes retrograde in your ${f.H(t.sign)} house} this time.`; },
  (f) => { const t = f.station('direct'); return `When {~${t.body} resumes forward motion on ${f.D(t.at)}}, the delays dissolve.`; },
  (f) => { const t = f.station('direct'); return `{~${t.body} ends its backward march on the ${f.N(t.at)}}.`; },
  (f) => { const t = f.station('retrograde'); return `{~${t.body} reverses course in ${f.X(t.sign)}} and takes the conversation with it.`; },
  // Lunations
  (f) => { const l = f.lunation('full moon'); return `{~The full moon in ${f.X(l.moonSign)}} spills a secret.`; },
  (f) => { const l = f.lunation('full moon'); return `{~The full moon falls on ${f.D(l.at)}}, and it is not subtle.`; },
  (f) => { const l = f.lunation('full moon'); return `{~The full moon at ${f.pick(l.degree, (l.degree + 11) % 30)} degrees of ${n(l.moonSign)}} ends a long silence.`; },
  (f) => { const l = f.lunation('full moon'); return `{~The full moon lands in your ${f.H(l.moonSign)} house} and shows you the bill.`; },
  (f) => { const l = f.lunation('full moon'); return `{~The full moon lights up your ${f.H(l.moonSign)} house} of this and that.`; },
  (f) => { const l = f.lunation('new moon'); return `{~The new moon in ${f.X(l.moonSign)}} is a soft reset.`; },
  (f) => { const l = f.lunation('new moon'); return `Plant your seeds at {~the new moon on ${f.M(l.at)}}.`; },
  (f) => { const l = f.lunation('new moon'); return `{~A new moon in your ${f.H(l.moonSign)} house} clears the desk.`; },
  (f) => { const l = f.lunation('new moon'); return `{~The ${f.X(l.moonSign)} new moon} on ${truly(f).D(l.at)} likes a plan.`; },
  (f) => { const l = f.lunation('new moon'); return `{~${f.M(l.at)}'s new moon} brings a new face to the table.`; },
  (f) => { const l = f.lunation('first quarter'); return `{~The first quarter moon in ${f.X(l.moonSign)}} asks for a decision.`; },
  (f) => { const l = f.lunation('last quarter'); return `{~The last quarter in ${f.X(l.moonSign)}} is for clearing closets.`; },
  (f) => { const l = f.lunation('last quarter'); return `On ${f.M(l.at)}, {~the Moon reaches its last quarter}.`; },
  (f) => { const l = f.lunation('full moon'); return `{~The Moon goes full at ${f.T(l.at)}} on ${truly(f).M(l.at)}.`; },
  (f) => { const l = f.lunation('full moon'); return `{~The full moon peaks on ${f.D(l.at)} at ${truly(f).T(l.at)}}.`; },
  (f) => { const l = f.lunation('new moon'); return `{~The Sun and Moon meet in ${f.X(l.moonSign)}} at the new moon.`; },
  (f) => { const l = f.lunation('full moon'); return `What you began months ago comes due when {~the full moon brightens ${f.X(l.moonSign)}}.`; },
  (f) => { const l = f.lunation('new moon'); return `{~The new moon falls at ${f.pick(l.degree, (l.degree + 12) % 30)}° ${n(l.moonSign)}}.`; },
  (f) => { const l = f.lunation('full moon'); return `A {~full moon in ${f.X(l.moonSign)} crowns the ${f.commission.period}}, so book the table.`; },
  // Eclipses
  (f) => { const e = f.eclipse('Sun'); return `{~The solar eclipse in ${f.X(e.sign)}} opens a door you had painted shut.`; },
  (f) => { const e = f.eclipse('Moon'); return `{~A lunar eclipse on ${f.D(e.at)}} pulls back the curtain.`; },
  (f) => { const e = f.eclipse('Moon'); return `{~The lunar eclipse floods your ${f.H(e.sign)} house} with light.`; },
  (f) => { const e = f.eclipse('Sun'); return `{~The ${f.pick(e.type, e.type === 'partial' ? 'total' : 'partial')} solar eclipse} on ${truly(f).M(e.at)} rewrites a chapter.`; },
  (f) => { const e = f.eclipse('Sun'); return `{~The eclipse draws your attention to your ${f.H(e.sign)} house}.`; },
  (f) => { const e = f.eclipse('Moon'); return `{~The Moon is eclipsed in ${f.X(e.sign)}}, and endings come quickly.`; },
  // Aspects
  (f) => { const a = f.aspect('square'); return `{~${a.a} squares off with ${a.b} on ${f.D(a.at)}}.`; },
  (f) => { const a = f.aspect('square'); return `{~${a.a} and ${a.b} lock horns in a square on ${f.M(a.at)}}.`; },
  (f) => { const a = f.aspect('square'); return `{~${a.a} ${f.pick('squares', 'trines')} ${a.b} on ${truly(f).D(a.at)}}; count to ten.`; },
  (f) => { const a = f.aspect('trine'); return `{~${a.a} makes a dreamy ${f.pick('trine', 'square')} to ${a.b}} on ${truly(f).M(a.at)}.`; },
  (f) => { const a = f.aspect('trine'); return `Lucky break: {~a trine between ${a.a} and ${a.b} on ${f.D(a.at)}}.`; },
  (f) => { const a = f.aspect('sextile'); return `{~${a.a} sends a friendly sextile to ${a.b} on the ${f.N(a.at)}}.`; },
  (f) => { const a = f.aspect('sextile'); return `{~${a.a} ${f.pick('sextiles', 'opposes')} ${a.b}} on ${truly(f).D(a.at)}, which helps.`; },
  (f) => { const a = f.aspect('conjunction'); return `{~${a.a} joins ${a.b} in ${f.X(a.signA)}} on ${truly(f).M(a.at)}.`; },
  (f) => { const a = f.aspect('conjunction'); return `{~${a.a} cozies up to ${a.b} on ${f.D(a.at)}}, and sparks fly.`; },
  (f) => { const a = f.aspect('conjunction'); return `{~${a.a} and ${a.b} meet up on ${f.M(a.at)}}.`; },
  (f) => { const a = f.aspect('opposition'); return `{~${a.a} opposes ${a.b} on ${f.D(a.at)}}: choose a side.`; },
  (f) => { const a = f.aspect('opposition'); return `{~${a.a} stands across from ${a.b} on ${f.M(a.at)}}, glaring.`; },
  (f) => { const a = f.aspect('opposition'); return `{~${a.a} faces off with ${a.b} on ${f.M(a.at)}}.`; },
  (f) => { const a = f.aspect('square'); return `{~${a.a} clashes with ${a.b} on ${f.M(a.at)}}; skip the comments section.`; },
  (f) => { const a = f.aspect('square'); return `{~${a.a} meets ${a.b} at a right angle on ${f.M(a.at)}}.`; },
  (f) => { const a = f.aspect('trine'); return `{~${a.a} in ${f.X(a.signA)} trines ${a.b}} in ${n(a.signB)} on ${truly(f).M(a.at)}.`; },
  (f) => { const a = f.aspect('trine'); return `{~${a.a} and ${a.b} get along famously in a trine on the ${f.N(a.at)}}.`; },
  (f) => { const a = f.aspect('sextile'); return `{~A sextile from ${a.a} to ${a.b}} perfects on ${f.D(a.at)}.`; },
  (f) => { const a = f.aspect('conjunction'); return `{~${a.a} bumps into ${a.b} on ${f.M(a.at)}} and forgets its lines.`; },
  (f) => { const a = f.aspect('square', 1); return `Tempers run short on ${f.M(a.at)}, when {~${a.a} tangles with ${a.b}}.`; },
  // The Moon
  (f) => { const m = f.moonIngress(0); return `{~The Moon moves into ${f.X(m.to, 4)} on ${truly(f).D(m.at)}}.`; },
  (f) => { const m = f.moonIngress(1); return `{~The Moon enters ${n(m.to)} on ${f.M(m.at)}}, and you remember to eat.`; },
  (f) => { const m = f.moonIngress(0); return `Lie low while {~the Moon visits ${f.X(m.to, 5)}} on ${truly(f).D(m.at + 86_400_000)}.`; },
  (f) => { const m = f.moonIngress(1); return `{~A ${f.X(m.to, 5)} moon} on ${truly(f).M(m.at + 86_400_000)} softens the edges.`; },
  (f) => { const l = f.lunation('full moon'); return `{~The Moon is ${f.pick('growing toward full', 'waning')}} on ${truly(f).M(l.at - 3 * 86_400_000)}.`; },
  (f) => { const l = f.lunation('full moon'); return `Let go on ${truly(f).M(l.at + 4 * 86_400_000)}, while {~the Moon is ${f.pick('waning', 'waxing')}}.`; },
  (f) => { const l = f.lunation('new moon'); return `{~A ${f.pick('slim crescent', 'gibbous Moon')}} hangs in the evening sky on ${truly(f).M(l.at + 4 * 86_400_000)}.`; },
  // Rulers, houses and natures
  (f) => { const h = f.stay(0); return `{~${n(h.sign)} is your ${f.H(h.sign)} house}, remember.`; },
  (f) => { const h = f.stay(3); return `In {~${f.X(h.sign)}, your ${truly(f).H(h.sign)} house}, things are looking up.`; },
  (f) => `{~${f.pick('Venus', 'Saturn')} rules Taurus}, so treat yourself.`,
  (f) => `{~Scorpio is a ${f.pick('water', 'fire')} sign}, and still waters run deep.`,
  (f) => `Like every {~${f.pick('mutable', 'fixed')} sign, Gemini} changes the subject.`,
  (f) => `{~The ruler of Leo is the ${f.pick('Sun', 'Moon')}}, and it shows.`,
  // Calendar
  (f) => { const at = f.start + 3.5 * 86_400_000; const w = truly(f); return `{~${w.W(at, f.lie ? 3 : 0)}, ${w.M(at)},} is a good day for errands.`; },
  (f) => { const at = f.start + 2.5 * 86_400_000; const w = truly(f); return `Keep {~${w.W(at, f.lie ? 2 : 0)} the ${w.N(at)}} free for family.`; },
  // Dates carried to a list and a range
  (f) => { const [a, b] = twoIngresses(f); return `{~${a.body} enters ${n(a.to)} on ${truly(f).M(a.at)}}, and {~${b.body} follows into ${f.X(b.to)} on ${truly(f).M(b.at)}}.`.replace('{~', '{'); },
  (f) => { const [a, b] = twoIngresses(f); const t = truly(f); return `Two moves to watch: {${a.body} into ${n(a.to)} on ${t.M(a.at)}} and {~${b.body} into ${f.X(b.to)} on ${t.M(b.at)}}.`; },
  (f) => { const a = f.lunation('new moon'); const b = f.lunation('full moon'); const t = truly(f); return `Circle two dates: {the new moon in ${n(a.moonSign)} on ${t.M(a.at)}} and {~the full moon in ${f.X(b.moonSign)} on ${t.M(b.at)}}.`; },
  // More turns of phrase
  (f) => { const s = f.stay(1); return `{~${s.body} transits ${f.X(s.sign)}}, which sits at the top of your chart or the bottom of your sock drawer.`; },
  (f) => { const s = f.stay(0, ['Saturn']); return `For you, {~Saturn is grinding through the ${f.H(s.sign)} house}.`; },
  (f) => { const s = f.stay(0, ['Jupiter']); return `{~Jupiter in tender-hearted ${f.X(s.sign)}} still wants to feed everybody.`; },
  (f) => { const s = f.stay(0, ['Sun']); return `{~It is ${f.X(s.sign)} season}, after all.`; },
  (f) => { const s = f.stay(0, ['Sun']); return `{~The Sun is warming ${f.X(s.sign)}}, and the neighbors are out on their porches.`; },
  (f) => { const s = f.stay(0, ['Sun']); return `{~The ${f.X(s.sign)} Sun} is good to you.`; },
  (f) => { const s = f.stay(2); return `{~${s.body} spends the ${f.commission.period} in ${f.X(s.sign)}}, and it shows.`; },
  (f) => { const s = f.stay(1); return `{~${s.body} remains in ${f.X(s.sign)} all ${f.commission.period}}.`; },
  (f) => { const r = f.retrograde(0); return `{~${r.body}, still retrograde in ${f.X(r.sign)}}, asks what you forgot.`; },
  (f) => { const r = f.retrograde(1); return `{~${r.body} is retracing its steps through ${f.X(r.sign)}}.`; },
  (f) => { const r = f.direct(1); return `{~${r.body} is ${f.pick('sailing straight ahead', 'retrograde')}}, so pack light.`; },
  (f) => { const r = f.direct(0); return `{~${r.body} ${f.pick('has not gone retrograde', 'is deep in its retrograde')}}, whatever your cousin says.`; },
  (f) => { const r = f.direct(0); return `{~${r.body} is ${f.pick('direct', 'stuck in reverse')}} and so are you.`; },
  (f) => { const r = f.direct(0); return `{~${r.body} ${f.pick('moves ahead', 'snaps out of its retrograde')}}, and the phone rings.`; },
  (f) => { const r = f.direct(0); return `{~${r.body} ${f.pick('is on the move', 'keeps reversing')}}, and so is your landlord.`; },
  (f) => { const e = f.ingress(LOVE); return `{~Venus waltzes out of ${f.X(e.from)}} and leaves the porch light on.`; },
  (f) => { const e = f.ingress(MIND); return `{~Mercury touches down in ${f.X(e.to)} on ${truly(f).D(e.at)}}.`; },
  (f) => { const e = f.ingress(DRIVE); return `Your get-up-and-go returns {~when Mars enters ${f.X(e.to)}}.`; },
  (f) => { const e = f.ingress(DRIVE); return `From ${f.M(e.at)}, {~Mars revs up your ${truly(f).H(e.to)} house}.`; },
  (f) => { const a = f.aspect(); return `The ${f.commission.period}'s best moment comes on ${f.M(a.at)} with {~the ${a.aspect} of ${a.a} and ${a.b}}.`; },
  (f) => { const a = f.aspect('opposition'); return `Thanks to {~an opposition between ${a.a} and ${a.b} on the ${f.N(a.at)}}, somebody has to blink first.`; },
];

// biome-ignore format: one sentence a line
export const NOTHING: string[] = [
  'This is the eclipse of your old self, and nobody sent flowers.',
  'When Mercury is retrograde, back up your files.',
  'May the next full moon find you rested.',
  'You are the Mars in every meeting.',
  'Some people ask for the moon and settle for a good sandwich.',
  'A retrograde is a chance to rethink, not a curse.',
  'If your birth chart has Venus in Scorpio, you already know how this ends.',
  'Were you born under a full moon?',
  'Full moons tend to bring things to light.',
  'He has traded his sword for a spreadsheet, this Mars of yours.',
  'Your natal Moon in Cancer has always wanted a bigger kitchen.',
  'Here is hoping Jupiter smiles on your savings.',
  'The star of your week is a small, boring spreadsheet.',
  'Nobody needs to consult Saturn to know that the rent is due.',
  'Think of Saturn as the accountant of the zodiac.',
  'Wish on a star, then call your sister.',
  'Gemini, put the phone down.',
  'You are over the moon about a raise, and why not?',
  'A new moon is for planting, a full moon is for harvest.',
  'Squares are friction; trines are ease.',
  'Love and money: what the planets say',
  'Taurus people like a menu they can trust.',
  'Do not sign anything the next time Mercury goes retrograde.',
  'Once in a blue moon your boss is right.',
  'The sun is out, so take the dog along.',
  'Venus in Leo loves an audience, as a rule.',
  'What would you do if Saturn moved into your house tomorrow?',
  'You orbit each other like a pair of moons.',
  'Mars is named for the god of war.',
  'Every sign has a bad day now and then.',
];

/** The same facts told truly, inside a lie that is about something else. */
export function truly(f: Facts): Facts {
  return Object.assign(Object.create(f), { lie: false });
}

function other(turns: string) {
  return turns === 'direct' ? 'retrograde' : 'direct';
}

function degree(f: Facts, longitude: number) {
  return f.pick(Math.floor(longitude % 30), Math.floor((longitude + 9) % 30));
}

function together(f: Facts) {
  const stays = f.stays();
  for (const a of stays)
    for (const b of stays) if (a !== b && a.sign === b.sign) return [a, b] as const;
  f.station('none' as 'direct');
  throw new Error('unreachable');
}

function twoIngresses(f: Facts) {
  const first = f.ingress();
  const second = f.ingress(
    (['Sun', 'Mercury', 'Venus', 'Mars'] as const).filter((body) => body !== first.body),
  );
  return [first, second] as const;
}
