import '../../styles/toast.css';
import { Toaster } from 'sonner';
import { Engraving } from '../../ui/engraving.tsx';

const VISIBLE_TOASTS = 3;
const CLOSES_AFTER_MS = 4_000;

/** Where toasts appear, for how long, and their icons; their colors and lines are in app/styles/toast.css. */
export function ToasterLook() {
  return (
    <Toaster
      position="bottom-right"
      visibleToasts={VISIBLE_TOASTS}
      duration={CLOSES_AFTER_MS}
      expand
      gap={10}
      icons={ICONS}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: 'toast',
          success: 'toast-success',
          error: 'toast-error',
          icon: 'toast-icon',
          content: 'toast-content',
          title: 'toast-title',
          description: 'toast-description',
        },
      }}
    />
  );
}

const ICONS = {
  success: (
    <Engraving>
      <path d="M12 2.6a9.4 9.4 0 1 0 0 18.8 9.4 9.4 0 0 0 0-18.8M7.5 12.4l3 3.1 6-6.7" />
    </Engraving>
  ),
  error: (
    <Engraving>
      <path d="M12 2.6a9.4 9.4 0 1 0 0 18.8 9.4 9.4 0 0 0 0-18.8M12 7.2v6M12 16.7v.1" />
    </Engraving>
  ),
  loading: (
    <Engraving className="toast-waiting">
      <path d="M12 2.6a9.4 9.4 0 1 0 9.4 9.4M12 2.6v2.8M12 18.6v2.8M2.6 12h2.8M16.1 7.9l2.5-2.5" />
    </Engraving>
  ),
};
