import { signName as n } from './facts.ts';
import { type Phrasing, truly } from './sentences.ts';

const DAY = 86_400_000;

/** Whole columns, marked like the sentences. The first commission whose sky has the facts is taken. */
// biome-ignore format: a column is a paragraph
export const COLUMNS: Phrasing[] = [
  (f) => { const t = truly(f); const s = f.stay(0); const l = f.lunation('full moon'); const r = f.retrograde(0);
    return `${n(f.sign)}, breathe. {~${s.body} is in ${f.X(s.sign)}}, and it is a relief after the month you have had. {~The full moon on ${f.M(l.at)} falls in ${n(l.moonSign)}}, your {${t.H(l.moonSign)} house}, and somebody says the quiet part out loud. Meanwhile {${r.body} is still retrograde}, so expect an old name to turn up in your inbox. You don't owe anyone a quick reply. Make soup instead.`; },
  (f) => { const t = truly(f); const e = f.ingress(); const a = f.aspect(); const s = f.stay(2);
    return `The ${f.commission.period} opens on a practical note. {~${e.body} enters ${f.X(e.to)}} on ${t.D(e.at)}, which shakes up your {${t.H(e.to)} house}. A {~${a.aspect} between ${a.a} and ${a.b} on ${f.M(a.at)}} could test your patience. Let it. {${s.body} remains in ${n(s.sign)}}, a reminder that some things take as long as they take. If you were waiting for a sign to start, this is it.`; },
  (f) => { const t = truly(f); const l = f.lunation('new moon'); const e = f.ingress(['Venus', 'Mars', 'Mercury']); const d = f.forward(0);
    return `Good news first: {~${d.body} is direct}, and plans stop slipping. {~A new moon in ${f.X(l.moonSign)} on ${t.M(l.at)}} starts a fresh chapter in your {${t.H(l.moonSign)} house}. Write down three things you want. Then {${e.body} moves into ${n(e.to)} on ${t.M(e.at)}}, and one of them gets easier. By the weekend you'll want company. Call the friend who makes you laugh.`; },
  (f) => { const t = truly(f); const st = f.station('direct'); const s = f.stay(1); const l = f.lunation('new moon');
    return `You can feel the gears catch. {~${st.body} stations direct on ${f.D(st.at)}} in ${n(st.sign)}, and a stalled conversation starts up again. {~${s.body} in ${f.X(s.sign)}} keeps the pressure on, but the good kind. At {the new moon on ${t.M(l.at)}}, set something small in motion. Nobody has to know yet. The rest of the ${f.commission.period} is for rest, laundry and love, in that order.`; },
  (f) => { const t = truly(f); const st = f.station('retrograde'); const e = f.ingress(['Venus', 'Mars']); const [a] = [f.stay(3)];
    return `Slow down, ${n(f.sign)}. {~${st.body} turns retrograde on ${f.M(st.at)}}, and the fine print gets finer. Back up your phone. {${e.body} enters ${n(e.to)} on ${t.D(e.at)}}, which sweetens the mood at home. {~${a.body} is working its way through your ${f.H(a.sign)} house}, so ask what you can live without. You may be surprised how short the list is.`; },
  (f) => { const t = truly(f); const q = f.aspect('square'); const tr = f.aspect('trine'); const s = f.stay(0);
    return `It starts rough and ends sweet. {~${q.a} squares ${q.b} on ${f.D(q.at)}}, so don't press send. Then comes {a trine from ${tr.a} to ${tr.b} on ${t.D(tr.at)}}, and the apology arrives, with pastry. Through it all {~${s.body} keeps to ${f.X(s.sign)}}, and you keep your head. Money is steady. Love needs one honest sentence.`; },
  (f) => { const t = truly(f); const l = f.lunation('full moon'); const e = f.ingress(['Sun']); const r = f.retrograde(1);
    return `The ${f.commission.period} belongs to your people. {~The Sun leaves ${f.X(e.from)} for ${n(e.to)} on ${t.M(e.at)}}, and you remember you have a life outside work. {~The full moon in ${n(l.moonSign)} arrives on ${f.D(l.at)}}. Say what you mean. With {${r.body} retrograde in ${n(r.sign)}}, don't be shocked if an ex likes a photo from 2019. You can like it back. You don't have to.`; },
  (f) => { const t = truly(f); const m = f.moonIngress(0); const m2 = f.moonIngress(1); const s = f.stay(0, ['Venus']);
    return `Watch the Moon. {~It slips into ${f.X(m.to)} on ${t.D(m.at)}}, and by ${t.D(m2.at)} {it is in ${n(m2.to)}}. Moods pass. What doesn't pass is {~Venus in ${f.X(s.sign)}}, which has you rearranging the furniture. Go ahead. A better chair is a better day. Your boss will come around after lunch, when the coffee has done its work.`; },
  (f) => { const t = truly(f); const [e] = [f.eclipse('Sun')]; const l = f.eclipse('Moon');
    return `Eclipse season is here. {~A solar eclipse in ${f.X(e.sign)} on ${t.M(e.at)}} clears the stage in your {${t.H(e.sign)} house}. {~The lunar eclipse on ${f.M(l.at)}} brings a scene to its end. Nothing that leaves now was yours to keep. Don't chase. Drink water, sleep early, and let other people have the last word for once.`; },
  (f) => { const t = truly(f); const s = f.stay(0, ['Jupiter']); const u = f.stay(0, ['Saturn']); const e = f.ingress(['Mercury', 'Venus']);
    return `Big picture: {~Jupiter is in ${f.X(s.sign)}}, fattening your {${t.H(s.sign)} house}, while {~Saturn in ${f.X(u.sign)}} reads the small print. Between the two you might actually get somewhere. {${e.body} enters ${n(e.to)} on ${t.M(e.at)}}, and the phone starts ringing. Answer it standing up. You sound braver that way.`; },
  (f) => { const t = truly(f); const c = f.aspect('conjunction'); const l = f.lunation('last quarter'); const s = f.stay(4);
    return `{~${c.a} and ${c.b} join forces in ${f.X(c.signA)}} on ${t.D(c.at)}, a rare bit of teamwork. Use it to pitch the idea nobody liked last year. {The last quarter moon on ${t.M(l.at)}} says finish, don't start. {~${s.body} has settled in ${f.X(s.sign)}}, and so have you. Clean the fridge, forgive your brother, buy the ticket.`; },
  (f) => { const t = truly(f); const o = f.aspect('opposition'); const l = f.lunation('first quarter'); const d = f.forward(1);
    return `Somebody wants an answer. {~${o.a} opposes ${o.b} on ${f.D(o.at)}}, and the tug of war is real. {~${d.body} is moving direct}, so at least the facts will hold still. {The first quarter moon on ${t.M(l.at)}} calls for a decision. Toss a coin and notice which side you hope for. Then do that.`; },
  (f) => { const t = truly(f); const x = f.aspect('sextile'); const s = f.stay(1); const r = f.backward(0);
    return `Luck comes in small coins. {~${s.body} is passing through ${f.X(s.sign)}, your ${t.H(s.sign)} house}, and you find a twenty in a winter coat. {A sextile between ${x.a} and ${x.b} on ${t.M(x.at)}} opens a side door. Take it. {~${r.body} is retrograde}, so double-check the address. There is no prize for getting there first.`; },
  (f) => { const t = truly(f); const e = f.ingress(['Mars']); const l = f.lunation('full moon');
    return `{~Mars charges into ${f.X(e.to)} on ${t.D(e.at)}} and you wake up before the alarm. Run, lift, sand the table. {~The full moon, at ${f.pick(l.degree, (l.degree + 10) % 30)} degrees of ${n(l.moonSign)}}, lands on ${t.M(l.at)}, and it wants applause. You've earned some. Just leave room for dessert, and for somebody else's story.`; },
  (f) => { const t = truly(f); const l = f.lunation('new moon'); const s = f.stay(0, ['Mars']); const v = f.stay(0, ['Venus']);
    return `Love has your number. {~Venus is in ${f.X(v.sign)}} and {Mars is in ${n(s.sign)}}, so one of you talks and the other one does the dishes. It works. {~The new moon lands in your ${f.H(l.moonSign)} house on ${t.M(l.at)}}. If single, go where you're a regular. If taken, go somewhere neither of you has been.`; },
  (f) => { const t = truly(f); const r = f.retrograde(0); const s = f.stay(0, ['Neptune']);
    return `Not everything has to be clear. {~Neptune is in ${f.X(s.sign)}}, and it paints over the edges. {~${r.body} has been retrograde since ${f.M(r.start)}} and {goes direct on ${t.M(r.end)}}, so the story isn't finished. Keep a notebook by the bed. In the meantime, the car needs an oil change and your mother would like a call.`; },
  (f) => { const t = truly(f); const e = f.ingress(['Venus']); const a = f.aspect('trine');
    return `{~Venus breezes into ${f.X(e.to)} on ${t.M(e.at)}} and the colors come back. Flirt a little. {~${a.a} trines ${a.b} on ${f.M(a.at)}}, a green light for anything with a signature. {The ${t.N(f.start + 4 * DAY)}} is a date for you to keep open. Nothing is wrong with wanting more. Say how much.`.replace(/\{(The \w+)\}/, '$1'); },
  (f) => { const t = truly(f); const s = f.stay(0, ['Pluto']); const u = f.stay(0, ['Uranus']); const e = f.ingress(['Mercury']);
    return `Change is slow until it isn't. {~Pluto is in ${f.X(s.sign)}} and {~Uranus is in ${f.X(u.sign)}}, and between them nothing old is safe. {Mercury enters ${n(e.to)} on ${t.D(e.at)}}, and you find the words. Put them in the first paragraph. People skim. Friends won't.`; },
  (f) => { const t = truly(f); const l = f.lunation('full moon'); const at = l.at; const e = f.ingress(['Mercury', 'Mars', 'Venus']);
    return `Here are your dates. {~${t.M(at)}: full moon in ${f.X(l.moonSign)}}. {~${f.M(e.at)}: ${e.body} enters ${n(e.to)}}. Around both, keep your evenings free and your mouth mostly shut. You learn more that way. A neighbor knows something about the job, and a cousin knows something about the neighbor.`; },
  (f) => { const t = truly(f); const st = f.station(); const l = f.lunation('new moon'); const s = f.stay(2);
    return `What a ${f.commission.period}. {~${st.body} stations ${f.pick(st.turns, st.turns === 'direct' ? 'retrograde' : 'direct')}} on ${t.D(st.at)}, and then {~the new moon in ${f.X(l.moonSign)}} on ${t.M(l.at)} wipes the board. {${s.body}, in ${n(s.sign)}, stays the course}. So should you. Skip the shortcut, keep the umbrella, and give the dog the good blanket.`; },
];
