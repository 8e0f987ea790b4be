import type { CallError } from '@quayside/api/errors';
import { flow as flowText } from '@quayside/i18n/text/flow';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { NavBar } from '@quayside/ui/nav-bar';
import { Notice } from '@quayside/ui/notice';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { lazy, type ReactNode, Suspense } from 'react';
import { UnsentNotice } from './unsent-notice/unsent-notice.tsx';
import { untilLoaded } from './until-loaded.ts';

/** Few pages are opened without an account. */
const OpeningFirstNotice = lazy(untilLoaded(() => import('./opening-first/opening-first.tsx')));

/** A screen that asks nothing. Renders a bar and a `<main>`. */
export const OutcomeScreen = ({
  title,
  onBack,
  children,
}: {
  title: string;
  onBack: () => void;
  children: ReactNode;
}) => (
  <div className="flex min-h-dvh flex-col bg-surface">
    <NavBar title={title} onBack={onBack} />
    <main className="flex-1 pb-8">
      <div className="px-gutter">
        <UnsentNotice />
      </div>
      {children}
    </main>
  </div>
);

/** What could not be loaded, why, and how to try again. */
export type LoadFailedProps = {
  /** why; a CallError says whether it was the network (MSG-25) */
  error: unknown;
  onRetry: () => void;
  /** a `page` shows what is held, and has nothing typed to worry about */
  what?: 'application' | 'page';
};

/** What the screen is about could not be loaded. */
export function LoadFailed({ error, onRetry, what = 'application' }: LoadFailedProps) {
  const t = useText(flowText);
  const { messageKey } = error as Partial<CallError>;
  if (messageKey === 'accountNotOpened')
    return (
      <div className="mx-auto w-full max-w-reading px-gutter pt-6">
        <Suspense fallback={null}>
          <OpeningFirstNotice />
        </Suspense>
      </div>
    );
  const offline = messageKey === 'networkError';
  return (
    <div className="mx-auto w-full max-w-reading px-gutter pt-6">
      <Notice
        tone="danger"
        announce="polite"
        title={t(what === 'page' ? 'loadFailed.page' : 'loadFailed.title')}
        action={
          <Button variant="secondary" size="medium" onPress={onRetry}>
            {t('tryAgain')}
          </Button>
        }
      >
        {t(offline ? 'loadFailed.offline' : what === 'page' ? 'loadFailed.pageText' : 'loadFailed.text')}
      </Notice>
    </div>
  );
}

/** Mark, heading and a card, as an outcome will show them. */
export const OutcomeWaiting = () => (
  <div className="mx-auto w-full max-w-reading px-gutter pt-10">
    <SkeletonScreen>
      <span className="mx-auto block size-16 animate-q-pulse rounded-full bg-line motion-reduce:animate-none" />
      <Skeleton lines={2} />
      <div className="rounded-card border border-line p-4">
        <Skeleton lines={6} />
      </div>
    </SkeletonScreen>
  </div>
);
