import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Engraving } from '../../ui/engraving.tsx';
import { whenTouched } from '../late-scripts/when-touched.ts';
import { useLazyPart } from '../use-lazy-part.ts';
import { loadPanel } from './load-menu.ts';
import { isWide } from './width.ts';

/** Opens the panel that holds the navigation on small screens. Its code loads when the reader first touches the page. */
export function PanelButton() {
  const { key } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const [Panel, wantPanel] = useLazyPart(loadPanel);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => (isWide() ? undefined : whenTouched(wantPanel)), [wantPanel]);

  // Going back with the panel open leads to a page, not to a page under a panel.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what changes
  useEffect(() => setOpen(false), [key]);

  async function press() {
    setOpen(true);
    const hasLoaded = await wantPanel();
    if (hasLoaded) return;
    setOpen(false);
    showLinksInstead(button.current);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className="panel-button needs-script"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={press}
        onPointerEnter={wantPanel}
        onFocus={wantPanel}
      >
        <Engraving size={22}>
          <path d="M3.5 6.5h17M6 12h14.5M3.5 17.5h17" />
        </Engraving>
        Menu
      </button>
      {Panel && <Panel button={button} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

/** The style sheet takes the button away and shows the links that the panel stands for. */
function showLinksInstead(button: HTMLElement | null) {
  document.documentElement.dataset.panelFailed = '';
  button?.closest('header')?.querySelector<HTMLElement>('nav a')?.focus();
}
