import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { signOfDatedPath, signOfPath } from '#domain/zodiac/sign-paths.ts';
import { whenTouched } from '../late-scripts/when-touched.ts';
import { opensElsewhere } from '../opens-elsewhere.ts';
import { useLazyPart } from '../use-lazy-part.ts';
import { loadSignsMenu } from './load-menu.ts';
import type { OpenedBy } from './signs-menu.tsx';
import { useHoverIntent } from './use-hover-intent.ts';
import { useIsWide } from './width.ts';

const SIGNS_LIST = '/#signs';

/**
 * Leads to the twelve signs: a link to their list on the home page or, with scripts, the button of a menu whose code
 * loads when the reader first touches the page. The menu is for wide pages.
 */
export function HoroscopesMenu() {
  const { key, pathname } = useLocation();
  const navigate = useNavigate();
  const isWide = useIsWide();
  const id = useId();
  const button = useRef<HTMLAnchorElement>(null);
  const [SignsMenu, wantMenu] = useLazyPart(loadSignsMenu);
  const [openedBy, setOpenedBy] = useState<OpenedBy | null>(null);
  const hover = useHoverIntent(
    () => setOpenedBy((by) => by ?? 'hover'),
    () => setOpenedBy((by) => (by === 'hover' ? null : by)),
  );

  useEffect(() => (isWide ? whenTouched(wantMenu) : undefined), [isWide, wantMenu]);

  // The menu closes on navigation, and when the page gets too narrow to show its button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key and the width are what changes
  useEffect(() => setOpenedBy(null), [key, isWide]);

  async function press(event: MouseEvent<HTMLAnchorElement>) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    // `detail` is 0 if the click comes from the keyboard or a screen reader.
    const by = event.detail === 0 ? 'keyboard' : 'pointer';
    setOpenedBy((open) => (open === null || open === 'hover' ? by : null));
    const hasLoaded = await wantMenu();
    if (hasLoaded) return;
    setOpenedBy(null);
    navigate(SIGNS_LIST);
  }

  function pressByKey(event: KeyboardEvent<HTMLAnchorElement>) {
    if (event.key !== ' ' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (openedBy === null || event.key === ' ') event.currentTarget.click();
    else setOpenedBy('keyboard');
  }

  return (
    <div className="flex" {...(isWide && hover)}>
      <Link
        ref={button}
        id={id}
        to={SIGNS_LIST}
        className="site-nav-link"
        aria-current={isSignPage(pathname) ? 'true' : undefined}
        {...(isWide && {
          role: 'button',
          'aria-haspopup': 'menu',
          'aria-expanded': openedBy !== null,
          onClick: press,
          onKeyDown: pressByKey,
          onPointerEnter: wantMenu,
          onFocus: wantMenu,
        })}
      >
        Horoscopes
        <svg viewBox="0 0 10 6" className="site-nav-caret needs-script" aria-hidden>
          <path d="M1 1l4 4 4-4" />
        </svg>
      </Link>
      {SignsMenu && openedBy && (
        <SignsMenu button={button} openedBy={openedBy} onClose={() => setOpenedBy(null)} />
      )}
    </div>
  );
}

/** On today's page of a sign, and on those of its other dates. */
function isSignPage(pathname: string): boolean {
  return (signOfPath(pathname) ?? signOfDatedPath(pathname)) !== null;
}
