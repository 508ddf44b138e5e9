import { useCallback, useSyncExternalStore } from 'react';
import type { FunctionAnswer, OperatorFunctions } from '#services/browser/operator.ts';
import type { Profile } from '#services/browser/session.ts';
import { openSession, signOut } from '../../shell/session/use-session.ts';
import { toast } from '../../shell/toasts/toast.ts';
import { adminFlag } from './admin-flag.ts';
import { TOASTS } from './texts.ts';

const TOO_MANY_TRIES = 'Too many tries. Please wait a few minutes.';
const UNREACHABLE = 'The site could not be reached. Please try again.';

export interface Admin {
  /** False until the page's scripts have read the flag. */
  isIn: boolean;
  /** Whether the flag has been read; until then nothing opens by itself. */
  isKnown: boolean;
  /** Tells by a toast how it went; true where it opened the dashboard. */
  logIn(username: string, password: string): Promise<boolean>;
  logOut(): void;
  /**
   * Asks one of the operator's functions. Null where the caller is no admin: that is told, and the dashboard closes.
   */
  ask<T>(
    question: (functions: OperatorFunctions) => Promise<FunctionAnswer<T>>,
  ): Promise<{ answer: T } | { failed: string } | null>;
}

/** The flag in local storage opens the dashboard; what it shows comes from functions that check the stored role. */
export function useAdmin(): Admin {
  const isIn = useSyncExternalStore(adminFlag.subscribe, adminFlag.isSet, () => false);
  const isKnown = useSyncExternalStore(
    adminFlag.subscribe,
    () => true,
    () => false,
  );

  const logIn = useCallback(async (username: string, password: string) => {
    const session = await openSession().catch(() => null);
    const outcome = await session?.signIn(username, password).catch(() => null);
    if (!session || !outcome) {
      toast.error(UNREACHABLE);
      return false;
    }
    if ('refused' in outcome) {
      toast.error(
        {
          credentials: TOASTS.invalid,
          'too many tries': TOO_MANY_TRIES,
          unreachable: UNREACHABLE,
        }[outcome.refused],
      );
      return false;
    }
    let profile: Profile | null;
    try {
      profile = await session.profileOf(outcome.user.id);
    } catch {
      signOut();
      toast.error(UNREACHABLE);
      return false;
    }
    if (profile?.role !== 'admin') {
      signOut();
      toast.error(TOASTS.privileges);
      return false;
    }
    adminFlag.set();
    toast.success(TOASTS.activated);
    return true;
  }, []);

  const ask: Admin['ask'] = useCallback(async (question) => {
    const session = await openSession().catch(() => null);
    if (!session) return { failed: UNREACHABLE };
    let functions: OperatorFunctions | null;
    try {
      const { operatorOf } = await import('#services/browser/operator.ts');
      functions = await operatorOf(session);
    } catch {
      return { failed: UNREACHABLE };
    }
    const answer = functions ? await question(functions) : ({ refused: true } as const);
    if (!('refused' in answer)) return answer;
    toast.error(TOASTS.privileges);
    adminFlag.clear();
    return null;
  }, []);

  const logOut = useCallback(() => {
    adminFlag.clear();
    signOut();
  }, []);

  return { isIn, isKnown, logIn, logOut, ask };
}
