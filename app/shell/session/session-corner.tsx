import { signOut, useSession } from './use-session.ts';

interface SessionCornerProps {
  /** The button disappears with the session, so the focus has to move elsewhere. */
  onSignOut: () => void;
  className?: string;
}

/** Who is signed in, and the way out. A visitor sees nothing: there is no sign-in for visitors. */
export function SessionCorner({ onSignOut, className = '' }: SessionCornerProps) {
  const { user, profile } = useSession();
  if (!user) return null;

  function leave() {
    onSignOut();
    signOut();
  }

  return (
    <div className={`session-corner no-print ${className}`}>
      {profile && <span className="session-name">{profile.displayName}</span>}
      <button type="button" className="site-nav-link" onClick={leave}>
        Sign Out
      </button>
    </div>
  );
}
