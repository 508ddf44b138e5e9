import { useEffect, useRef, useState } from 'react';
import { hiddenMeta } from '../../meta/hidden-meta.ts';
import styles from '../../styles/admin.css?url';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Divider, DoubleRule } from '../../ui/divider.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import type { Route } from './+types/admin';
import { GeneratePanel } from './generate-panel.tsx';
import { LoginDialog } from './login-dialog.tsx';
import { RefusedPanel } from './refused-panel.tsx';
import { TEXTS } from './texts.ts';
import { type Admin, useAdmin } from './use-admin.ts';
import { VerifyPanel } from './verify-panel.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export function meta({ matches: [root] }: Route.MetaArgs) {
  return hiddenMeta(root.loaderData, {
    title: 'Admin',
    description: 'The back room of the site, for its operator.',
  });
}

/** The operator's screen: whoever has the flag sees the dashboard, and only an admin's session fills it. */
export default function AdminPage() {
  const admin = useAdmin();
  return (
    <PageFrame width="reading" className="py-12">
      {admin.hasFlag ? <Dashboard admin={admin} /> : <LoggedOut admin={admin} />}
    </PageFrame>
  );
}

function Dashboard({ admin }: { admin: Admin }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The login dialog, which had the focus, has closed.
  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 ref={heading} tabIndex={-1}>
          {TEXTS.dashboardTitle}
        </h1>
        <Button onClick={admin.logOut}>Logout</Button>
      </div>
      <DoubleRule className="mt-4" />
      <div className="mt-8 grid gap-8">
        <GeneratePanel admin={admin} />
        <VerifyPanel admin={admin} />
        <RefusedPanel admin={admin} />
      </div>
    </>
  );
}

/** The login. The dialog opens by itself, and can be closed. */
function LoggedOut({ admin }: { admin: Admin }) {
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
