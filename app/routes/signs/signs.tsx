import { Form, Link } from 'react-router';
import { CALENDAR_PATH } from '#domain/almanac/almanac-paths.ts';
import { civilDateAt, partsOf } from '#domain/calendar/civil-date.ts';
import { isoMinute } from '#domain/calendar/utc-time.ts';
import { SIGNS_PATH } from '#domain/zodiac/sign-paths.ts';
import { SIGNS, type Sign, signName } from '#domain/zodiac/signs.ts';
import { LocalDaysScript } from '../../shell/local-times/local-days-script.tsx';
import { siteContext } from '../../site-context.ts';
import styles from '../../styles/signs.css?url';
import { Button } from '../../ui/button.tsx';
import { Divider } from '../../ui/divider.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import type { Route } from './+types/signs';
import { BirthdayFinder } from './birthday-finder.tsx';
import { DatesOfSigns } from './dates-of-signs.tsx';
import { Field } from './field.tsx';
import { signsMeta } from './signs-meta.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** When the Sun enters each sign this year, which is what decides a birthday at the edge of two. */
export function loader({ context }: Route.LoaderArgs) {
  const { services, now } = context.get(siteContext);
  const { year } = partsOf(civilDateAt(now));
  const entries = services
    .sunOfYear(year)
    .map(({ sign, enters }) => ({ sign, enters: isoMinute(enters) }));
  return { year, entries };
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return signsMeta(root.loaderData);
}

export default function SignsPage({ loaderData: { year, entries } }: Route.ComponentProps) {
  return (
    <PageFrame width="reading" className="pt-10">
      <LocalDaysScript />
      <h1>What Is My Sign?</h1>
      <p className="mt-4 text-lg text-ivory-soft">
        Your sun sign is the one that the Sun was in when you were born. For most people, the day
        and the month are enough. Near the boundary between two signs the year decides, and on the
        very day of the change, the hour and the place.
      </p>
      <BirthdayFinder />
      <WithoutFinder year={year} />
      <DatesOfSigns year={year} entries={entries} />
      <Divider className="my-14" />
      <PairPicker />
      <section className="needs-script mt-14">
        <h2>What stays on your device</h2>
        <p className="mt-3">
          The finder works on your own device. It fetches the times of all 2,412 changes of sign
          from 1900 to 2100 at once and looks yours up there, so no birthday, hour or place is sent
          to us, and none is kept.
        </p>
        <p className="mt-3">
          If you let this site remember your sign, your browser keeps its name, on this device only,
          and the home page then opens with its headline. To undo this, press “Forget” on that
          sign’s page. Like any site, your browser also keeps the readings you open, so they load
          faster.
        </p>
      </section>
    </PageFrame>
  );
}

/** What readers without scripts see instead of the finder: a form would send the birthday to the server. */
function WithoutFinder({ year }: { year: number }) {
  return (
    <div className="without-script mt-6">
      <p>
        The birthday finder needs JavaScript. There is no version without it, because a form would
        have to send us your birthday. The table below has the usual dates and those of {year},
        which are enough for most birthdays.
      </p>
      <p className="mt-3">
        If yours is within a day of a change, look up the month you were born in the{' '}
        <Link to={CALENDAR_PATH}>sky calendar</Link>: it says at what time the Sun entered the next
        sign, from 1900 to 2100. As with any page you open, our server then knows the month, but not
        the day.
      </p>
    </div>
  );
}

/** A form for choosing two signs to compare; it leads to their page, even without scripts. */
function PairPicker() {
  return (
    <section>
      <h2 id="pairs">Two signs side by side</h2>
      <p className="mt-3">
        What tradition says of any two of the twelve, and what today’s sky holds for both. The{' '}
        <Link to="/blog/zodiac-compatibility-guide">compatibility guide</Link> explains how signs
        are counted.
      </p>
      <Form action={`${SIGNS_PATH}/pair`} className="finder-fields mt-4 no-print">
        <SignField label="One sign" name="a" sign="aries" />
        <SignField label="Another" name="b" sign="libra" />
        <Button type="submit">Compare</Button>
      </Form>
    </section>
  );
}

function SignField({ label, name, sign }: { label: string; name: string; sign: Sign }) {
  return (
    <Field id={`pair-${name}`} label={label}>
      <select id={`pair-${name}`} name={name} defaultValue={sign} className="field">
        {SIGNS.map((each) => (
          <option key={each} value={each}>
            {signName(each)}
          </option>
        ))}
      </select>
    </Field>
  );
}
