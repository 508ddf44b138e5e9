import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { animationsEnd } from './animations-end.ts';
import { DoubleRule } from './divider.tsx';
import { Engraving } from './engraving.tsx';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Gets the focus back when the dialog closes, if nothing else has it. */
  opener?: RefObject<HTMLElement | null>;
  title: string;
  description?: string;
  /** The name of the close button. */
  close?: string;
  className: string;
  children: ReactNode;
}

/**
 * A modal dialog. Everything behind it is inert except the toasts, which the browser's own modal `<dialog>` would make
 * inert, too. It stays until the animation of `data-state="closed"` ends.
 */
export function Dialog({ isOpen, opener, ...shown }: DialogProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(isOpen);
  if (isOpen && !isShown) setShown(true);

  useEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    const open = box.current!;
    const release = [inertBehind(open), stopScrolling()];
    open.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    return () => {
      for (const undo of release) undo();
      const active = document.activeElement;
      const back = opener ? opener.current : before;
      const isLost = active === document.body || open.contains(active);
      if (isLost && back instanceof HTMLElement) back.focus();
    };
  }, [isOpen, opener]);

  useEffect(() => {
    if (isOpen || !isShown) return;
    animationsEnd(box.current!).then(() => setShown(false));
  }, [isOpen, isShown]);

  return (
    isShown &&
    createPortal(<Box {...shown} box={box} state={isOpen ? 'open' : 'closed'} />, document.body)
  );
}

function Box({
  box,
  state,
  onClose,
  title,
  description,
  close = 'Close',
  className,
  children,
}: Omit<DialogProps, 'isOpen' | 'opener'> & {
  box: RefObject<HTMLDivElement | null>;
  state: 'open' | 'closed';
}) {
  const id = useId();
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
    if (event.key === 'Tab') keepInside(event);
  }
  return (
    <>
      {state === 'open' && <div className="panel-backdrop" onClick={onClose} aria-hidden />}
      <div
        ref={box}
        role="dialog"
        tabIndex={-1}
        onKeyDown={press}
        aria-labelledby={`${id}t`}
        aria-describedby={description && `${id}d`}
        data-state={state}
        className={className}
      >
        <div className="flex items-center justify-between">
          <h2 id={`${id}t`} className="panel-title">
            {title}
          </h2>
          <button type="button" className="panel-close" aria-label={close} onClick={onClose}>
            <Engraving>
              <path d="M5.5 5.5l13 13M18.5 5.5l-13 13" />
            </Engraving>
          </button>
        </div>
        <DoubleRule className="mt-2" />
        {description && (
          <p id={`${id}d`} className="mt-4 text-ivory-soft">
            {description}
          </p>
        )}
        {children}
      </div>
    </>
  );
}

/** Tab goes from the last element to the first, and back. */
function keepInside(event: KeyboardEvent) {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

function inertBehind(box: HTMLElement): () => void {
  const behind = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element !== box &&
      !element.matches('.panel-backdrop') &&
      !element.hasAttribute('aria-live') &&
      !element.inert,
  );
  for (const element of behind) element.inert = true;
  return () => {
    for (const element of behind) element.inert = false;
  };
}

/** The page under a dialog stands still; where the scroll bar was, there is a margin. */
function stopScrolling(): () => void {
  const { style, clientWidth } = document.documentElement;
  style.paddingRight = `${innerWidth - clientWidth}px`;
  style.overflow = 'hidden';
  return () => {
    style.paddingRight = '';
    style.overflow = '';
  };
}
