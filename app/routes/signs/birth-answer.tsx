import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SunIngress } from '#domain/birthday/sun-ingresses.ts';
import { type SunSignOfBirth, sunSignOfBirth } from '#domain/birthday/sun-sign-of-birth.ts';
import { lorePath, signPath } from '#domain/zodiac/sign-paths.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { RememberSign } from '../../shell/my-sign/remember-sign.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { ZodiacGlyph } from '../../ui/zodiac-glyph.tsx';
import {
  ingressSentence,
  undecidedSentence,
  whatIsWrong,
  yearsSentence,
} from './birth-sentences.ts';
import type { GivenBirth } from './given-birth.ts';

/** What the finder has had to ask for. */
export type Question = (typeof LEVELS)[number];
const LEVELS = ['day', 'year', 'time and zone'] as const;

export type Answer = SunSignOfBirth | { kind: 'fault'; fault: 'not a day' | 'not a year' };

/** Null until there is a day. While a year is being typed, it is still asked for. */
export function answerOf(given: GivenBirth, isTyping: boolean): Answer | null {
  if (!given.month || !given.day) return null;
  if (!/^\d+$/.test(given.day)) return { kind: 'fault', fault: 'not a day' };
  const isYear = /^\d{4,}$/.test(given.year);
  const [hour, minute] = given.time.split(':').map(Number);
  const answer = sunSignOfBirth({
    month: Number(given.month),
    day: Number(given.day),
    year: isYear ? Number(given.year) : null,
    minute: given.time ? hour! * 60 + minute! : null,
    zone: given.zone || null,
  });
  const isWrong = given.year !== '' && !isYear && !(isTyping && /^\d+$/.test(given.year));
  return answer.kind === 'undecided' && isWrong ? { kind: 'fault', fault: 'not a year' } : answer;
}

/** What an open answer still asks for. */
export function askedBy(answer: Answer): Question {
  if (answer.kind !== 'undecided') return 'day';
  return answer.missing === 'year' ? 'year' : 'time and zone';
}

/** A field that was once shown stays. */
export function furthest(one: Question, other: Question): Question {
  return LEVELS[Math.max(LEVELS.indexOf(one), LEVELS.indexOf(other))]!;
}

/** The sign with links to its pages, or what is still needed, or what is impossible. */
export function BirthAnswer({ given, answer }: { given: GivenBirth; answer: Answer }) {
  if (answer.kind === 'fault')
    return <p className="text-ill">{whatIsWrong(answer.fault, given)}</p>;
  if (answer.kind === 'sign') {
    return (
      <SignCard sign={answer.sign}>
        {answer.ingress ? (
          <IngressLine
            ingress={answer.ingress}
            zone={given.zone}
            relation={answer.sign === answer.ingress.to ? 'before this birth' : 'after this birth'}
          />
        ) : (
          <p>{yearsSentence(answer.sign, given)}</p>
        )}
      </SignCard>
    );
  }
  const [one, other] = answer.signs;
  return (
    <>
      <p className="text-xl">
        <SignLink sign={one} /> or <SignLink sign={other} />
      </p>
      {answer.ingress && <IngressLine ingress={answer.ingress} zone={given.zone} />}
      <p>{undecidedSentence(answer, given)}</p>
    </>
  );
}

function IngressLine({
  ingress,
  zone,
  relation,
}: {
  ingress: SunIngress;
  zone: string;
  relation?: string;
}) {
  return <p>{ingressSentence(ingress, { zone, relation, now: Date.now() })}</p>;
}

function SignCard({ sign, children }: { sign: Sign; children: ReactNode }) {
  const name = signName(sign);
  return (
    <div data-sign={sign}>
      <p className="finder-sign">
        <ZodiacGlyph sign={sign} size={56} className="shrink-0 text-sign" />
        {name}
      </p>
      {children}
      <p className="finder-ways">
        <Link to={signPath(sign)} className={buttonClasses('gold')}>
          {`Today’s ${name} reading`}
        </Link>
        <Link to={lorePath(sign)} className={buttonClasses('quiet')}>
          {`About ${name}`}
        </Link>
        <RememberSign sign={sign} />
      </p>
      <p className="text-sm text-ivory-soft">
        Remembered on this device only: we are never told, and you can undo it at any time.
      </p>
    </div>
  );
}

function SignLink({ sign }: { sign: Sign }) {
  return (
    <Link to={lorePath(sign)} data-sign={sign}>
      {signName(sign)}
    </Link>
  );
}
