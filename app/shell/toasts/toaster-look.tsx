import '../../styles/toast.css';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { animationsEnd } from '../../ui/animations-end.ts';
import { Engraving } from '../../ui/engraving.tsx';
import { currentNotices, followNotices, type Notice, removeNotice, toast } from './toast.ts';

const CLOSES_AFTER_MS = 4_000;

/** Where toasts appear. They stay while the mouse is over them, or the page is in the background. */
export function ToasterLook() {
  const notices = useSyncExternalStore(followNotices, currentNotices, currentNotices);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const follow = () => setHeld(document.hidden);
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return (
    <section aria-label="Notifications" aria-live="polite" aria-relevant="additions text">
      <ol
        className="toasts"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
      >
        {notices.map((notice) => (
          <Toast key={notice.id} notice={notice} isHeld={isHeld} />
        ))}
      </ol>
    </section>
  );
}

function Toast({ notice, isHeld }: { notice: Notice; isHeld: boolean }) {
  const { kind, title, description, isLeaving } = notice;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (notice.kind === 'loading' || isHeld || notice.isLeaving) return;
    const timer = setTimeout(() => toast.dismiss(notice.id), CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [notice, isHeld]);
  useEffect(() => {
    if (isLeaving) void animationsEnd(item.current!).then(() => removeNotice(notice));
  }, [isLeaving, notice]);

  return (
    <li ref={item} className={`toast toast-${kind}`} data-state={isLeaving ? 'closed' : 'open'}>
      <Engraving className={`toast-icon ${kind === 'loading' ? 'toast-waiting' : ''}`}>
        <path d={ICONS[kind]} />
      </Engraving>
      <div className="toast-content">
        <p className="toast-title">{title}</p>
        {description && <p className="toast-description">{description}</p>}
      </div>
    </li>
  );
}

const ICONS = {
  success: 'M12 2.6a9.4 9.4 0 1 0 0 18.8 9.4 9.4 0 0 0 0-18.8M7.5 12.4l3 3.1 6-6.7',
  error: 'M12 2.6a9.4 9.4 0 1 0 0 18.8 9.4 9.4 0 0 0 0-18.8M12 7.2v6M12 16.7v.1',
  loading: 'M12 2.6a9.4 9.4 0 1 0 9.4 9.4M12 2.6v2.8M12 18.6v2.8M2.6 12h2.8M16.1 7.9l2.5-2.5',
};
