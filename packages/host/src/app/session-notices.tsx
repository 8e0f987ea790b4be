import { type ComponentType, useEffect, useState } from 'react';
import { sayBroken } from '../boot/broken.ts';
import { useHost, useKeeping, useSession } from '../host-context.ts';
import type { NoticesProps } from './notices.tsx';
import type { Problem } from './problem.ts';

/** Above the screen: what has to be said about the session, the navigation and the device. Fetched when the session has started, or when there is something to say. */
export function SessionNotices({ problem, onRetry }: { problem: Problem | undefined; onRetry: () => void }) {
  const host = useHost();
  const session = useSession();
  const keeping = useKeeping();
  const [Notices, setNotices] = useState<ComponentType<NoticesProps>>();
  const needed = problem !== undefined || keeping === 'memory' || spoken.has(session.status);
  useEffect(() => {
    if (!needed) return;
    import('./notices.tsx').then(
      (loaded) => setNotices(() => loaded.Notices),
      (error: unknown) => {
        host.log('notices', error);
        sayBroken(); // in their place
      },
    );
  }, [needed, host]);
  return needed && Notices ? <Notices {...{ session, problem, onRetry, keeping }} /> : null;
}

/** Sessions of which something is said. */
const spoken: ReadonlySet<string> = new Set(['expired', 'locked', 'login-failed', 'confirm-link']);
