import {
  type ComponentProps,
  type FormEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TEXTS } from './texts.ts';
import type { Admin } from './use-admin.ts';

interface LoginDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  logIn: Admin['logIn'];
  /** Gets the focus back when the dialog closes. */
  opener: RefObject<HTMLElement | null>;
}

export function LoginDialog({ isOpen, onOpenChange, logIn, opener }: LoginDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (isOpen) username.current?.focus();
  }, [isOpen]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    const refusal = await logIn(String(fields.get('username')), String(fields.get('password')));
    setBusy(false);
    setRefusal(refusal);
    if (refusal) password.current?.select();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => onOpenChange(false)}
      opener={opener}
      title="Admin Login"
      description={TEXTS.pleaseLogIn}
      className="admin-dialog"
    >
      <form className="mt-4 grid gap-4" onSubmit={submit}>
        <Field
          label="Username"
          name="username"
          ref={username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field
          label="Password"
          name="password"
          ref={password}
          type="password"
          autoComplete="current-password"
        />
        <p aria-live="polite" className="text-ill empty:hidden">
          {refusal}
        </p>
        <Button type="submit" kind="gold" aria-disabled={isBusy}>
          {isBusy ? 'Authenticating...' : 'Login'}
        </Button>
      </form>
    </Dialog>
  );
}

function Field({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="grid gap-1">
      <span className="article-label">{label}</span>
      <input maxLength={100} required className="field" {...input} />
    </label>
  );
}
