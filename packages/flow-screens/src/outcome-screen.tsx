import type { CallError } from '@quayside/api/errors';
import { UnsentNotice } from '@quayside/flow/unsent-notice';
import { untilLoaded } from '@quayside/flow/until-loaded';
import { flow as flowText } from '@quayside/i18n/text/flow';
import { useText } from '@quayside/i18n/use-text';
import { ActionBarOutlet } from '@quayside/ui/action-bar';
import { Button } from '@quayside/ui/button';
import { Illustration } from '@quayside/ui/illustration';
import { NavBar } from '@quayside/ui/nav-bar';
import { Notice } from '@quayside/ui/notice';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { lazy, type ReactNode, Suspense } from 'react';
import { PageFoot } from './page-foot/page-foot.tsx';

/** Loaded on demand: few pages are opened without an account. */
const OpeningFirstNotice = lazy(untilLoaded(() => import('@quayside/flow/opening-first')));

/** Renders a screen without questions as a bar, a `<main>` and the bar of its actions. */
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
    <ActionBarOutlet>
      <NavBar title={title} onBack={onBack} />
      <main className="flex flex-1 flex-col">
        <div className="px-gutter">
          <UnsentNotice />
        </div>
        <div className="pb-8">{children}</div>
        <PageFoot />
      </main>
    </ActionBarOutlet>
  </div>
);

/** The error of a failed load, with a retry. */
export type LoadFailedProps = {
  /** the cause; a CallError says whether it was the network (MSG-25) */
  error: unknown;
  onRetry: () => void;
  /** `page` has no input that could be lost */
  what?: 'application' | 'page';
};

/** Renders a failed load. */
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
    <div className="mx-auto flex w-full max-w-reading flex-col gap-4 px-gutter pt-6">
      {offline ? <Illustration name="offline" /> : null}
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

/** Renders a skeleton of an outcome: icon, heading and card. */
export const OutcomeWaiting = () => (
  <div className="mx-auto w-full max-w-reading px-gutter pt-10">
    <SkeletonScreen>
      <span className="mx-auto block size-28 animate-q-pulse rounded-full bg-line motion-reduce:animate-none" />
      <Skeleton lines={2} />
      <div className="rounded-card border border-line p-4">
        <Skeleton lines={6} />
      </div>
    </SkeletonScreen>
  </div>
);
