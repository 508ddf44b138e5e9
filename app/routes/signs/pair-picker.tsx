import { Form, Link } from 'react-router';
import { SIGNS_PATH } from '#domain/zodiac/sign-paths.ts';
import { SIGNS, type Sign, signName } from '#domain/zodiac/signs.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from './field.tsx';

/** A form for choosing two signs to compare; it leads to their page, even without scripts. */
export function PairPicker({ one = 'aries', other = 'libra' }: { one?: Sign; other?: Sign }) {
  return (
    <section>
      <h2 id="pairs">Two signs side by side</h2>
      <p className="mt-3">
        What tradition says of any two of the twelve, and what today’s sky holds for both. The{' '}
        <Link to="/blog/zodiac-compatibility-guide">compatibility guide</Link> explains how signs
        are counted.
      </p>
      <Form action={`${SIGNS_PATH}/pair`} className="finder-fields mt-4 no-print">
        <SignField label="One sign" name="a" sign={one} />
        <SignField label="Another" name="b" sign={other} />
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
