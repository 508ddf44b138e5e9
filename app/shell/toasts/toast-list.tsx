import '../../styles/toast.css';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { animationsEnd } from '../../ui/animations-end.ts';
import { Engraving } from '../../ui/engraving.tsx';
import { currentToasts, followToasts, removeToast, type ToastItem, toast } from './toast.ts';

const CLOSES_AFTER_MS = 4_000;

/** Where toasts appear. They stay while the mouse is over them, or the page is in the background. */
export function ToastList() {
  const toasts = useSyncExternalStore(followToasts, currentToasts, currentToasts);
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
        {toasts.map((item) => (
          <Toast key={item.id} item={item} isHeld={isHeld} />
        ))}
      </ol>
    </section>
  );
}

function Toast({ item, isHeld }: { item: ToastItem; isHeld: boolean }) {
  const { kind, title, description, isLeaving } = item;
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (item.kind === 'loading' || isHeld || item.isLeaving) return;
    const timer = setTimeout(() => toast.dismiss(item.id), CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [item, isHeld]);
  useEffect(() => {
    if (isLeaving) void animationsEnd(element.current!).then(() => removeToast(item));
  }, [isLeaving, item]);

  return (
    <li ref={element} className={`toast toast-${kind}`} data-state={isLeaving ? 'closed' : 'open'}>
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
