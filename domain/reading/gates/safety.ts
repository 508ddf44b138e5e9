import type { Reading } from '../reading.ts';
import { type GateResult, resultOf } from './gates.ts';
import { readerTexts } from './reader-texts.ts';
import { BODY_RULES } from './safety-rules/body.ts';
import { MONEY_RULES } from './safety-rules/money.ts';
import { PEOPLE_RULES } from './safety-rules/people.ts';
import type { SafetyRule } from './safety-rules/rule.ts';
import { TONE_RULES } from './safety-rules/tone.ts';

/** No text that a reader sees contains anything on the safety list. */
export function safetyGate(reading: Reading): GateResult {
  const texts = readerTexts(reading);
  // Nearly every reading is clean, and searching one long text is faster than sixty short ones.
  if (unsafePhrases(texts.map(({ text }) => text).join(APART)).length === 0) {
    return resultOf('safety', []);
  }
  return resultOf(
    'safety',
    texts.flatMap(({ where, text }) =>
      unsafePhrases(text).map(
        ({ rule, phrase }) => `Not for a reading: ${rule.about} (“${phrase}” in ${where}).`,
      ),
    ),
  );
}

/** Ends a sentence without being a word, so no pattern matches across two texts. */
const APART = ' .\n~ . ';

/** The matches of the safety list in `text`, in the order of the list, one phrase per broken rule. */
export function unsafePhrases(text: string): { rule: SafetyRule; phrase: string }[] {
  const readable = readableForRules(text);
  return SAFETY_RULES.flatMap((rule) => {
    const phrase = phraseAgainst(rule, readable);
    return phrase === null ? [] : [{ rule, phrase }];
  });
}

function phraseAgainst({ phrases, allowed = [] }: SafetyRule, readable: string): string | null {
  if (!phrases.test(readable)) return null;
  const judged = allowed.reduce((rest, harmless) => rest.replace(harmless, ' ~ '), readable);
  return phrases.exec(judged)?.[0].trim() || null;
}

/** Normalizes a text as the patterns expect it, whatever characters it uses. */
function readableForRules(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Cf}\p{M}]+/gu, '')
    .toLowerCase()
    .replace(/[\u2018\u2019\u201b\u2032`]/g, "'")
    .replace(/[\u201c-\u201f"]/g, '"')
    .replace(/\s+[\u2010-\u2015-]+\s+|[\u2013\u2014\u2015]/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\s+/g, ' ');
}

/** What a reading must not say, tested with the texts in tests/fixtures/safety. */
export const SAFETY_RULES: readonly SafetyRule[] = [
  ...BODY_RULES,
  ...MONEY_RULES,
  ...PEOPLE_RULES,
  ...TONE_RULES,
];
