import { hiddenMeta } from '../../meta/hidden-meta.ts';
import styles from '../../styles/admin.css?url';
import { PageFrame } from '../../ui/page-frame.tsx';
import type { Route } from './+types/admin';
import { Dashboard } from './dashboard.tsx';
import { LoggedOut } from './logged-out.tsx';
import { useAdmin } from './use-admin.ts';

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
