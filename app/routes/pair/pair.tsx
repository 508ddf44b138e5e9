import { Link, redirect } from 'react-router';
import { capitalized } from '#domain/capitalized.ts';
import { inSentence } from '#domain/sky/bodies.ts';
import { pairWords } from '#domain/zodiac/pair-words.ts';
import { signNature } from '#domain/zodiac/sign-nature.ts';
import { aspectBetween, type SignPair } from '#domain/zodiac/sign-pairs.ts';
import { lorePath, pairPath, parsePair } from '#domain/zodiac/sign-paths.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { EachDay } from '../../shell/each-day.tsx';
import { LocalTimesScript } from '../../shell/local-times/local-times-script.tsx';
import { siteContext } from '../../site-context.ts';
import signStyles from '../../styles/sign.css?url';
import styles from '../../styles/signs.css?url';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PairWheel } from '../../ui/pair-wheel.tsx';
import { ZodiacGlyph } from '../../ui/zodiac-glyph.tsx';
import { Beside } from '../lore/beside.tsx';
import type { Route } from './+types/pair';
import { DayOfBoth } from './day-of-both.tsx';
import { daysOfBoth } from './days-of-both.ts';
import { pairMeta } from './pair-meta.ts';
import { distance, reputation } from './pair-texts.ts';

export const links: Route.LinksFunction = () =>
  [signStyles, styles].map((href) => ({ rel: 'stylesheet', href }));

/** Two signs side by side: the tradition about them, and their readings of every live date. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const pair = parsePair(params.pair);
  if (!pair) throw new Response(null, { status: 404, statusText: 'Not Found' });
  if (pairPath(pair) !== `/signs/${params.pair}`) throw redirect(pairPath(pair), 301);
  const { services, now } = context.get(siteContext);
  return { pair, words: pairWords(pair), days: await daysOfBoth(services, pair, now) };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return loaderData ? pairMeta(root.loaderData, loaderData.pair) : [];
}

export default function PairPage({ loaderData: { pair, words, days } }: Route.ComponentProps) {
  const { a, b } = pair;
  const [one, other] = [signNature(a), signNature(b)];
  return (
    <PageFrame className="pt-8">
      <LocalTimesScript />
      <article>
        <div className="pair-head">
          <div>
            <p className="small-caps text-gold">Two signs side by side</p>
            <h1 className="pair-title">
              <SignInTitle sign={a} /> and <SignInTitle sign={b} />
            </h1>
            <p className="mt-4 text-xl">{`${distance(pair)}.`}</p>
            <p className="mt-2 text-ivory-soft">
              {reputation(pair)}{' '}
              <Link to="/blog/zodiac-compatibility-guide">How that is counted</Link>.
            </p>
            <PairFacts pair={pair} />
          </div>
          <PairWheel pair={pair} className="pair-wheel" />
        </div>
        <div className="pair-words">
          <Part title={capitalized(aspectBetween(pair))} text={words.aspect} />
          <Part title={bothOf(one.element, other.element.toLowerCase())} text={words.elements} />
          <Part title={bothOf(one.quality, other.quality.toLowerCase())} text={words.qualities} />
          <Part
            title={bothOf(inSentence(one.ruler), inSentence(other.ruler))}
            text={words.rulers}
          />
        </div>
        <EachDay days={days}>{(day) => <DayOfBoth pair={pair} day={day} />}</EachDay>
      </article>
      <Beside sign={a} without={b} />
      {a !== b && <Beside sign={b} without={a} />}
    </PageFrame>
  );
}

function SignInTitle({ sign }: { sign: Sign }) {
  return (
    <Link to={lorePath(sign)} data-sign={sign} className="pair-sign">
      <ZodiacGlyph sign={sign} size={44} className="shrink-0 text-sign" />
      {signName(sign)}
    </Link>
  );
}

function PairFacts({ pair: { a, b } }: { pair: SignPair }) {
  const signs = a === b ? [a] : [a, b];
  return (
    <div className="@container">
      <table className="sign-dates pair-facts">
        <thead>
          <tr>
            <th scope="col">Sign</th>
            <th scope="col">Element</th>
            <th scope="col">Quality</th>
            <th scope="col">Ruler</th>
          </tr>
        </thead>
        <tbody>
          {signs.map((sign) => {
            const { element, quality, ruler } = signNature(sign);
            return (
              <tr key={sign}>
                <th scope="row">{signName(sign)}</th>
                <td>{element}</td>
                <td>{quality}</td>
                <td>{ruler}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2">{text}</p>
    </section>
  );
}

/** `Fire and air`, or `Fire` if both are. */
function bothOf(one: string, other: string): string {
  return capitalized(one.toLowerCase() === other.toLowerCase() ? one : `${one} and ${other}`);
}
