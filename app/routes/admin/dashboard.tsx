import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { DoubleRule } from '../../ui/divider.tsx';
import { GeneratePanel } from './generate-panel.tsx';
import { RefusedPanel } from './refused-panel.tsx';
import { TEXTS } from './texts.ts';
import type { Admin } from './use-admin.ts';
import { VerifyPanel } from './verify-panel.tsx';

export function Dashboard({ admin }: { admin: Admin }) {
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
