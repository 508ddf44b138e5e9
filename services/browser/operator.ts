import { type OperatorFunctions, operatorFunctions } from '#data/operator-functions.ts';

export type {
  FunctionAnswer,
  History,
  OperatorFunctions,
  Outcome,
  RefusedReading,
  Verification,
} from '#data/operator-functions.ts';

/** The operator's functions as whoever is signed in now; null for nobody. */
export async function operatorOf(session: {
  accessToken(): Promise<string | null>;
}): Promise<OperatorFunctions | null> {
  const token = await session.accessToken();
  return token ? operatorFunctions(token) : null;
}
