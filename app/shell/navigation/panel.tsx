import { type ReactNode, type RefObject, useEffect } from 'react';
import { NavLink } from 'react-router';
import { signPath } from '#domain/zodiac/sign-paths.ts';
import { SIGNS, type Sign } from '#domain/zodiac/signs.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Divider } from '../../ui/divider.tsx';
import { SessionCorner } from '../session/session-corner.tsx';
import { SignEntry } from './sign-entry.tsx';
import { whenWide } from './width.ts';

interface PanelProps {
  button: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The navigation on small screens, sliding over the page from the right. */
export function Panel({ button, isOpen, onOpenChange }: PanelProps) {
  const close = () => onOpenChange(false);
  useEffect(
    () => (isOpen ? whenWide(() => onOpenChange(false)) : undefined),
    [isOpen, onOpenChange],
  );

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      opener={button}
      title="Menu"
      close="Close the menu"
      className="panel w-80"
    >
      <nav aria-label="Main" className="mt-3">
        <PanelLink to="/" onChoose={close}>
          Home
        </PanelLink>
        <h3 className="panel-heading">Horoscopes</h3>
        <ul className="panel-signs">
          {SIGNS.map((sign) => (
            <li key={sign}>
              <PanelLink to={signPath(sign)} sign={sign} onChoose={close}>
                <SignEntry sign={sign} size={24} />
              </PanelLink>
            </li>
          ))}
        </ul>
        <PanelLink to="/blog" onChoose={close}>
          Blog
        </PanelLink>
      </nav>
      <Divider className="mt-6" />
      <SessionCorner onSignOut={close} className="mt-3" />
    </Dialog>
  );
}

interface PanelLinkProps {
  to: string;
  sign?: Sign;
  /** Closes the panel at once: the next page may take a while to load, or be the current one. */
  onChoose: () => void;
  children: ReactNode;
}

function PanelLink({ to, sign, onChoose, children }: PanelLinkProps) {
  return (
    <NavLink
      to={to}
      end={to === '/'}
      onClick={onChoose}
      data-sign={sign}
      className={sign ? 'sign-entry' : 'panel-link'}
    >
      {children}
    </NavLink>
  );
}
