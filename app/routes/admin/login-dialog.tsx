import { Content, Description, Overlay, Portal, Root } from '@radix-ui/react-dialog';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DialogHead } from '../../ui/dialog-head.tsx';
import { TEXTS } from './texts.ts';
import type { Admin } from './use-admin.ts';

interface LoginDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  logIn: Admin['logIn'];
}

export function LoginDialog({ isOpen, onOpenChange, logIn }: LoginDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const username = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    await logIn(String(fields.get('username')), String(fields.get('password')));
    setBusy(false);
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
        >
          <DialogHead title="Admin Login" />
          <Description className="mt-4 text-ivory-soft">{TEXTS.pleaseLogIn}</Description>
          <form className="mt-4 grid gap-4" onSubmit={submit}>
            <label className="grid gap-1">
              <span className="article-label">Username</span>
              <input
                ref={username}
                name="username"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={100}
                required
                className="search-field"
              />
            </label>
            <label className="grid gap-1">
              <span className="article-label">Password</span>
              <input
                name="password"
                type="password"
                autoComplete="current-password"
                maxLength={100}
                required
                className="search-field"
              />
            </label>
            <Button type="submit" kind="gold" aria-disabled={isBusy}>
              {isBusy ? 'Authenticating...' : 'Login'}
            </Button>
          </form>
        </Content>
      </Portal>
    </Root>
  );
}
