import { BODY_RULES } from './safety-rules/body.ts';
import { MONEY_RULES } from './safety-rules/money.ts';
import { PEOPLE_RULES } from './safety-rules/people.ts';
import type { SafetyRule } from './safety-rules/rule.ts';
import { TONE_RULES } from './safety-rules/tone.ts';

/**
 * What a reading must not say. Increment the version with every change to a rule, because stored verdicts name it. The
 * texts in tests/fixtures/safety test the rules.
 */
export const SAFETY_LIST: { version: number; rules: readonly SafetyRule[] } = {
  version: 1,
  rules: [...BODY_RULES, ...MONEY_RULES, ...PEOPLE_RULES, ...TONE_RULES],
};
