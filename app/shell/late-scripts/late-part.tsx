import { type ComponentType, lazy, memo, type RefObject, Suspense, useEffect, useRef } from 'react';
import { replayEarlyClick } from '../early-press.ts';
import { atTouch } from './when-touched.ts';

const parts: { isOn: (path: string) => boolean; load: () => Promise<void> }[] = [];

/**
 * Loads the late parts of the page at `path`, if its module has run. Without its code, a part would stay empty unless the
 * server rendered it, and then it couldn't change.
 */
export async function loadLateParts(path: string): Promise<void> {
  await Promise.all(parts.filter(({ isOn }) => isOn(path)).map(({ load }) => load()));
}

/**
 * A part of those pages whose path satisfies `isOn`. It stays as the server rendered it until the reader first touches
 * the page; only then does its code load, and React hydrates it. Anything that may change it earlier awaits `load`
 * first: React removes a part that changes before its code has loaded. The component renders again only if a prop's
 * identity changes, so pass stable props.
 */
export function latePart<Props extends object>(
  isOn: (path: string) => boolean,
  importPart: () => Promise<ComponentType<Props>>,
) {
  let loading: Promise<void> | null = null;
  let setPart: (part: { default: ComponentType<Props> }) => void;
  const loaded = new Promise<{ default: ComponentType<Props> }>((resolve) => {
    setPart = resolve;
  });

  function load(): Promise<void> {
    loading ??= importPart().then(
      (part) => setPart({ default: part }),
      (cause) => {
        loading = null;
        throw cause;
      },
    );
    return loading;
  }

  /** Until its code has loaded, the part works like a page without scripts. */
  function loadOrWait(): void {
    load().catch(() => addEventListener('online', loadOrWait, { once: true }));
  }

  parts.push({ isOn, load });

  const Part = lazy(() => {
    if (import.meta.env.SSR) return importPart().then((part) => ({ default: part }));
    atTouch(loadOrWait);
    return loaded;
  });

  const LatePart = memo(function LatePart(props: Props) {
    const isHydrated = useRef(false);
    useEffect(() => (isHydrated.current ? undefined : holdPresses()), []);
    return (
      <Suspense>
        <Part {...props} />
        <MarkHydrated isHydrated={isHydrated} />
      </Suspense>
    );
  });
  return Object.assign(LatePart, { load });
}

/** Runs once the part is hydrated, or at once if the browser rendered it. */
function MarkHydrated({ isHydrated }: { isHydrated: RefObject<boolean> }) {
  useEffect(() => {
    isHydrated.current = true;
    delete main().dataset.unhydrated;
    replayEarlyClick(document);
  }, [isHydrated]);
  return null;
}

function holdPresses() {
  main().dataset.unhydrated = '';
  return () => {
    delete main().dataset.unhydrated;
  };
}

function main(): HTMLElement {
  return document.getElementById('main')!;
}
