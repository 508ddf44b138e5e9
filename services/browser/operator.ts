import { type OperatorFunctions, operatorFunctions } from '#data/operator-functions.ts';

export type {
  FunctionAnswer,
  History,
  OperatorFunctions,
  Outcome,
  RefusedReading,
  Verification,
} from '#data/operator-functions.ts';

/** The operator's functions, called as the signed-in user; null if nobody is signed in. */
export async function operatorOf(session: {
  accessToken(): Promise<string | null>;
}): Promise<OperatorFunctions | null> {
  const token = await session.accessToken();
  return token ? operatorFunctions(token) : null;
}
