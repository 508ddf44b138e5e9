const KEY = 'isHoroscopeAdmin';
const listeners = new Set<() => void>();
/** If storage is blocked, the flag lasts as long as the page. */
let isSetHere = false;

/** Whether this browser may see the dashboard. The flag opens an empty dashboard; its contents require a session. */
export const adminFlag = {
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
