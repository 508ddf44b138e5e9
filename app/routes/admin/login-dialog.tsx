import { Content, Description, Overlay, Portal, Root } from '@radix-ui/react-dialog';
import { type ComponentProps, type FormEvent, type RefObject, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DialogHead } from '../../ui/dialog-head.tsx';
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
    <Root open={isOpen} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className="panel-backdrop" />
        <Content
          className="admin-dialog"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            username.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
        >
          <DialogHead title="Admin Login" />
          <Description className="mt-4 text-ivory-soft">{TEXTS.pleaseLogIn}</Description>
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
        </Content>
      </Portal>
    </Root>
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
