import { Content, Item, Root, Trigger } from '@radix-ui/react-dropdown-menu';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { signPath } from '#domain/zodiac/sign-paths.ts';
import { SIGNS, signName } from '#domain/zodiac/signs.ts';
import { opensElsewhere } from '../opens-elsewhere.ts';
import { SignEntry } from './sign-entry.tsx';

export type OpenedBy = 'hover' | 'pointer' | 'keyboard';

/** The sheet has three columns of four signs. */
const ROWS = 4;
/** The distance from the navigation to the graduated rule on which the sheet hangs. */
const TO_THE_RULE_PX = 14;

interface SignsMenuProps {
  /** The element that opens the menu; it stays in place while this code loads. */
  button: RefObject<HTMLElement | null>;
  openedBy: OpenedBy | null;
  onClose: () => void;
}

export function SignsMenu({ button, openedBy, onClose }: SignsMenuProps) {
  const sheet = useRef<HTMLDivElement>(null);
  /** What gets the focus back when the menu closes. */
  const back = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (openedBy === null) return;
    const active = document.activeElement;
    back.current = openedBy === 'hover' && active instanceof HTMLElement ? active : button.current;
    // A menu opened by the mouse may be clicked as well.
    giveFocus(sheet.current, openedBy);
  }, [openedBy, button]);

  // Radix focuses a menu that opens, even one that a mouse is merely passing. Its menu passes this event on without naming
  // it in its types; if that ends, the sheet gets the focus again.
  const opening = {
    onOpenAutoFocus(event: Event) {
      event.preventDefault();
      giveFocus(sheet.current, openedBy);
    },
  };

  return (
    <Root open={openedBy !== null} onOpenChange={(open) => open || onClose()} modal={false}>
      <Trigger asChild>
        {/* Radix hangs its menu on a trigger of its own; this one lies unseen behind the navigation. */}
        <span className="invisible absolute inset-0" />
      </Trigger>
      <Content
        ref={sheet}
        aria-labelledby={button.current?.id}
        className="signs-sheet"
        data-opened-by={openedBy}
        align="end"
        sideOffset={TO_THE_RULE_PX}
        collisionPadding={16}
        onKeyDown={crossColumns}
        onKeyDownCapture={enterAfterTypeAhead}
        onEscapeKeyDown={() => {
          back.current = button.current;
        }}
        onInteractOutside={(event) => {
          const isButton = event.target instanceof Node && button.current?.contains(event.target);
          if (isButton) event.preventDefault();
          else back.current = null;
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          const isLost = document.activeElement === document.body;
          if (isLost) back.current?.focus({ preventScroll: true });
        }}
        {...opening}
      >
        {SIGNS.map((sign) => (
          <Item key={sign} asChild textValue={signName(sign)}>
            <NavLink to={signPath(sign)} data-sign={sign} className="sign-entry">
              <SignEntry sign={sign} />
            </NavLink>
          </Item>
        ))}
      </Content>
    </Root>
  );
}

function giveFocus(sheet: HTMLElement | null, openedBy: OpenedBy | null) {
  if (openedBy === 'pointer') sheet?.focus({ preventScroll: true });
  if (openedBy === 'keyboard') itemsOf(sheet)[0]?.focus({ preventScroll: true });
}

/** Radix focuses the item found by type-ahead a moment later, so Enter waits for that. */
function enterAfterTypeAhead(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || opensElsewhere(event)) return;
  event.preventDefault();
  event.stopPropagation();
  const sheet = event.currentTarget;
  setTimeout(() => {
    const item = document.activeElement;
    if (item instanceof HTMLElement && item !== sheet && sheet.contains(item)) item.click();
  });
}

function crossColumns(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowRight' ? ROWS : event.key === 'ArrowLeft' ? -ROWS : 0;
  if (step === 0) return;
  event.preventDefault();
  const items = itemsOf(event.currentTarget);
  const at = items.indexOf(document.activeElement as HTMLElement);
  if (at >= 0) items[at + step]?.focus();
}

function itemsOf(sheet: HTMLElement | null): HTMLElement[] {
  return [...(sheet?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}
