import { type ComponentType, useEffect, useState } from 'react';
import { showLoadError } from '../boot/load-error.ts';
import { useDraftStorage, useHost, useSession } from '../host-context.ts';
import type { NavigationError } from './navigation-error.ts';
import type { NoticesProps } from './notices.tsx';

/**
 * Renders the banners about session, navigation and device above the screen. Their module loads with the first message, unless `prepareMessages` has loaded it.
 */
export function SessionNotices({ problem, onRetry }: { problem: NavigationError | undefined; onRetry: () => void }) {
  const host = useHost();
  const session = useSession();
  const draftStorage = useDraftStorage();
  const [Notices, setNotices] = useState<ComponentType<NoticesProps>>();
  const needed = problem !== undefined || draftStorage === 'memory' || statesWithNotice.has(session.status);
  useEffect(() => {
    if (!needed) return;
    import('./notices.tsx').then(
      (loaded) => setNotices(() => loaded.Notices),
      (error: unknown) => {
        host.log('notices', error);
        showLoadError(); // shows the document's message instead
      },
    );
  }, [needed, host]);
  return needed && Notices ? <Notices {...{ session, problem, onRetry, draftStorage }} /> : null;
}

/** The states of a session that have a notice. */
const statesWithNotice: ReadonlySet<string> = new Set(['expired', 'locked', 'login-failed', 'confirm-link']);
