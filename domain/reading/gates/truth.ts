import { type GateResult, resultOf } from './gates.ts';
import { isAboutSky, type SkyStatement } from './sky-statements.ts';

/** Every statement in any text that a reader sees is true; one that can't be checked doesn't count as true. */
export function truthGate(statements: readonly SkyStatement[]): GateResult {
  return resultOf(
    'truth',
    statements
      .filter(({ claim }) => claim.verdict !== 'true')
      .map(
        ({ where, claim: { text, verdict, reason } }) =>
          `“${text}” in ${where} ${verdict === 'false' ? 'is not true' : 'cannot be checked'}: ${reason}`,
      ),
  );
}

export const MIN_STATEMENTS = 3;

/** Introduction and sections, with the lines under them, make at least three statements that can be checked. */
export function statementsGate(prose: readonly SkyStatement[]): GateResult {
  const count = checkableStatements(prose);
  return resultOf(
    'statements',
    count >= MIN_STATEMENTS
      ? []
      : [
          `The introduction and sections make ${count} statements about the sky that can be checked; at least ${MIN_STATEMENTS} are required.`,
        ],
  );
}

/** How many of `statements` are about the sky and can be checked. */
export function checkableStatements(statements: readonly SkyStatement[]): number {
  return statements.filter(
    (statement) => isAboutSky(statement) && statement.claim.verdict !== 'uncheckable',
  ).length;
}
