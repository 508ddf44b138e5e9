import { useCallback, useSyncExternalStore } from 'react';
import type { FunctionAnswer, OperatorFunctions } from '#services/browser/operator.ts';
import { openSession, signOut } from '../../shell/session/use-session.ts';
import { toast } from '../../shell/toasts/toast.ts';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { TOASTS } from './texts.ts';

const LOGIN_TOAST = 'login';
const REFUSALS = {
  credentials: TOASTS.invalid,
  'too many tries': TOASTS.throttled,
  unreachable: TOASTS.unreachable,
};

export interface Admin {
  /** Whether this browser has the flag; false until it has been read. */
  hasFlag: boolean;
  /** Whether the flag has been read; until then nothing opens by itself. */
  isKnown: boolean;
  /** Null if it opened the dashboard, otherwise the reason, which a toast shows as well. */
  logIn(username: string, password: string): Promise<string | null>;
  logOut(): void;
  /**
   * Asks one of the operator's functions. Null if the caller is not an admin: a toast says so, and the dashboard closes.
   */
  ask<T>(
    question: (functions: OperatorFunctions) => Promise<FunctionAnswer<T>>,
  ): Promise<{ answer: T } | { failed: string } | null>;
}

/** The flag in local storage opens the dashboard; what it shows comes from functions that check the stored role. */
export function useAdmin(): Admin {
  const hasFlag = useSyncExternalStore(adminFlag.subscribe, adminFlag.isSet, () => false);
  const isKnown = useHydrated();

  const logIn = useCallback(async (username: string, password: string) => {
    const refusal = await signInAsAdmin(username, password);
    if (refusal !== null) {
      toast.error(refusal, { id: LOGIN_TOAST });
      return refusal;
    }
    adminFlag.set();
    toast.success(TOASTS.activated, { id: LOGIN_TOAST });
    return null;
  }, []);

  const ask: Admin['ask'] = useCallback(async (question) => {
    const session = await openSession().catch(() => null);
    if (!session) return { failed: TOASTS.unreachable };
    let functions: OperatorFunctions | null;
    try {
      const { operatorOf } = await import('#services/browser/operator.ts');
      functions = await operatorOf(session);
    } catch {
      return { failed: TOASTS.unreachable };
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

  return { hasFlag, isKnown, logIn, logOut, ask };
}

/** Null if an admin is now signed in, otherwise the reason. */
async function signInAsAdmin(username: string, password: string): Promise<string | null> {
  try {
    const session = await openSession();
    const outcome = await session.signIn(username, password);
    if ('refused' in outcome) return REFUSALS[outcome.refused];
    const profile = await session.profileOf(outcome.user.id);
    if (profile?.role === 'admin') return null;
    signOut();
    return TOASTS.privileges;
  } catch {
    return TOASTS.unreachable;
  }
}

const KEY = 'isHoroscopeAdmin';
const listeners = new Set<() => void>();
/** If storage is blocked, the flag lasts as long as the page. */
let isSetHere = false;

/** Whether this browser may see the dashboard. The flag opens an empty dashboard; its contents require a session. */
const adminFlag = {
  isSet(): boolean {
    try {
      return localStorage.getItem(KEY) === 'true';
    } catch {
      return isSetHere;
    }
  },
  set(): void {
    change(true, () => localStorage.setItem(KEY, 'true'));
  },
  clear(): void {
    change(false, () => localStorage.removeItem(KEY));
  },
  subscribe(listener: () => void): () => void {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === KEY || key === null) listener();
    };
    listeners.add(listener);
    addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', onStorage);
    };
  },
};

function change(isSet: boolean, store: () => void): void {
  isSetHere = isSet;
  try {
    store();
  } catch {}
  for (const listener of listeners) listener();
}
