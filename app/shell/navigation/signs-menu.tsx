import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { NavLink } from 'react-router';
import { signPath } from '#domain/zodiac/sign-paths.ts';
import { SIGNS, signName } from '#domain/zodiac/signs.ts';
import { opensElsewhere } from '../opens-elsewhere.ts';
import { SignEntry } from './sign-entry.tsx';

export type OpenedBy = 'hover' | 'pointer' | 'keyboard';

/** How far each key goes. The sheet has three columns of four signs. */
const STEPS: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  ArrowRight: 4,
  ArrowLeft: -4,
  Home: -SIGNS.length,
  PageUp: -SIGNS.length,
  End: SIGNS.length,
  PageDown: SIGNS.length,
};
/** Letters typed with a longer pause between them begin a new name. */
const PAUSE_MS = 1_000;

interface SignsMenuProps {
  /** The element that opens the menu; it stays in place while this code loads. */
  button: RefObject<HTMLElement | null>;
  openedBy: OpenedBy;
  onClose: () => void;
}

/**
 * The menu of the signs, with the keys of a menu: arrows, Home and End, the letters of a name, Escape; Tab leaves it.
 */
export function SignsMenu({ button, openedBy, onClose }: SignsMenuProps) {
  const sheet = useRef<HTMLDivElement>(null);
  /** What gets the focus back when the menu closes. */
  const back = useRef<HTMLElement | null>(null);
  const typed = useRef({ letters: '', at: 0 });

  useEffect(() => {
    const active = document.activeElement;
    back.current = openedBy === 'hover' && active instanceof HTMLElement ? active : button.current;
    // A menu opened by the mouse may be clicked as well.
    if (openedBy === 'pointer') focus(sheet.current);
    if (openedBy === 'keyboard') focus(itemsOf(sheet.current)[0]);
  }, [openedBy, button]);

  useEffect(() => {
    const shut = new AbortController();
    const { signal } = shut;
    const onEscape = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') closeTo(button.current);
    };
    const onPress = ({ target }: globalThis.PointerEvent) => {
      const isOurs = [sheet, button].some((part) => part.current?.contains(target as Node));
      if (!isOurs) closeTo(null);
    };
    document.addEventListener('keydown', onEscape, { signal });
    document.addEventListener('pointerdown', onPress, { signal });
    return () => shut.abort();
  });

  // The sheet and with it the focus are gone by then.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focus(back.current);
    },
    [],
  );

  function closeTo(element: HTMLElement | null) {
    back.current = element;
    onClose();
  }

  function press(event: KeyboardEvent) {
    const { key } = event;
    const isBack = key === 'Tab' && event.shiftKey;
    if (opensElsewhere(event) && !isBack) return;
    const all = itemsOf(sheet.current);
    const at = all.indexOf(document.activeElement as HTMLElement);
    const step = STEPS[key];
    if (isBack) closeTo(button.current);
    else if (step) move(all, at, step);
    else if (key === ' ' && typed.current.letters === '') all[at]?.click();
    else if (key.length === 1) focus(named(key, all, at));
    else return;
    event.preventDefault();
  }

  /** The item whose name begins with the letters typed so far; the same letter again goes to the next one. */
  function named(letter: string, all: HTMLElement[], at: number) {
    const now = performance.now();
    const { letters, at: last } = typed.current;
    const word = (now - last < PAUSE_MS ? letters : '') + letter.toLowerCase();
    typed.current = { letters: word, at: now };
    const isRepeated = [...word].every((one) => one === word[0]);
    const from = word.length === 1 || isRepeated ? at + 1 : Math.max(at, 0);
    const begins = isRepeated ? word[0]! : word;
    return [...all.slice(from), ...all.slice(0, from)].find((item) =>
      signName(SIGNS[all.indexOf(item)]!).toLowerCase().startsWith(begins),
    );
  }

  /** Closes the menu when the focus leaves it, by Tab or with a screen reader. */
  function leave({ relatedTarget: to }: FocusEvent) {
    const isAway = to instanceof Node && !sheet.current?.contains(to) && to !== button.current;
    if (isAway) closeTo(null);
  }

  function carryFocus({ pointerType, currentTarget }: PointerEvent<HTMLElement>) {
    if (pointerType === 'mouse' && document.activeElement !== currentTarget) focus(currentTarget);
  }

  return (
    <div
      ref={sheet}
      role="menu"
      tabIndex={-1}
      aria-labelledby={button.current?.id}
      className="signs-sheet"
      data-opened-by={openedBy}
      onKeyDown={press}
      onBlur={leave}
    >
      {SIGNS.map((sign) => (
        <NavLink
          key={sign}
          to={signPath(sign)}
          role="menuitem"
          tabIndex={-1}
          data-sign={sign}
          className="sign-entry"
          onPointerMove={carryFocus}
          onClick={(event) => opensElsewhere(event) || onClose()}
        >
          <SignEntry sign={sign} />
        </NavLink>
      ))}
    </div>
  );
}

function itemsOf(sheet: HTMLElement | null): HTMLElement[] {
  return [...(sheet?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

function focus(element: HTMLElement | null | undefined) {
  element?.focus({ preventScroll: true });
}

/** To an item within the sheet; from none to the first or the last. */
function move(all: HTMLElement[], at: number, step: number) {
  if (at < 0) focus(step > 0 ? all[0] : all.at(-1));
  else if (Math.abs(step) === SIGNS.length) focus(step > 0 ? all.at(-1) : all[0]);
  else focus(all[at + step]);
}
