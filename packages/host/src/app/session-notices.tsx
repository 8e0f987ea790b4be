import { type ComponentType, useEffect, useState } from 'react';
import { useSession } from '../host-context.ts';
import type { SessionNoticeProps } from './session-notice.tsx';

/** What has to be said about the session, above the screen. Fetched when there is something to say. */
export function SessionNotices({ refused, onRetry }: { refused: boolean; onRetry: () => void }) {
  const session = useSession();
  const [Notice, setNotice] = useState<ComponentType<SessionNoticeProps>>();
  const needed = refused || session.status === 'expired' || session.status === 'confirm-link';
  useEffect(() => {
    if (!needed) return;
    import('./session-notice.tsx').then(
      ({ SessionNotice }) => setNotice(() => SessionNotice),
      () => undefined, // what it leads to can be reached by a reload as well
    );
  }, [needed]);
  return needed && Notice ? <Notice session={session} refused={refused} onRetry={onRetry} /> : null;
}
