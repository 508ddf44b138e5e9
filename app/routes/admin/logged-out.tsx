import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Divider } from '../../ui/divider.tsx';
import { LoginDialog } from './login-dialog.tsx';
import { TEXTS } from './texts.ts';
import type { Admin } from './use-admin.ts';

/** The login. The dialog opens by itself, and can be closed. */
export function LoggedOut({ admin }: { admin: Admin }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (admin.isKnown) setOpen(true);
  }, [admin.isKnown]);

  return (
    <Card className="mx-auto max-w-xl text-center">
      <h1>{TEXTS.panelTitle}</h1>
      <p className="mt-4 text-ivory-soft">{TEXTS.pleaseLogIn}</p>
      <Divider className="mt-6" />
      <noscript>
        <p className="mt-6">The admin panel needs JavaScript.</p>
      </noscript>
      <Button ref={opener} kind="gold" className="needs-script mt-6" onClick={() => setOpen(true)}>
        {TEXTS.logInToPanel}
      </Button>
      <LoginDialog isOpen={isOpen} onOpenChange={setOpen} logIn={admin.logIn} opener={opener} />
    </Card>
  );
}
