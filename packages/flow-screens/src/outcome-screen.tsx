import type { CallError } from '@quayside/api/errors';
import { retryImport } from '@quayside/flow/internals/retry-import';
import { UnsentNotice } from '@quayside/flow/internals/unsent-notice';
import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { useText } from '@quayside/i18n/use-text';
import { ActionBarOutlet } from '@quayside/ui/action-bar';
import { Button } from '@quayside/ui/button';
import { Illustration } from '@quayside/ui/illustration';
import { NavBar } from '@quayside/ui/nav-bar';
import { Notice } from '@quayside/ui/notice';
import { SkeletonScreen } from '@quayside/ui/skeleton';
import { lazy, type ReactNode, Suspense } from 'react';
import { PageFoot } from './page-foot/page-foot.tsx';

/** Renders the notice to open an account first. Loaded on demand, because few customers open these pages without an account. */
const OpeningFirstNotice = lazy(retryImport(() => import('@quayside/flow/internals/open-account-first')));

/** Renders a screen without questions: a bar with Back, a `<main>` with the footer of the host, and an action bar. */
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

/** The error of a failed load, and the function that retries it. */
export type LoadFailedProps = {
  /** The error of the load. A CallError distinguishes a network failure from others (MSG-25). */
  error: unknown;
  onRetry: () => void;
  /** The subject of the message: the application (default), or a page without input. */
  what?: 'application' | 'page';
};

/** Renders the error of a failed load with a retry button, or the notice to open an account first. */
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

export type OutcomeSkeletonProps = {
  /** The background: that of the page (default), that of an approval (`hero`), or the one that the boot script chose for the document (`as-opened`). */
  ground?: 'page' | 'hero' | 'as-opened';
  /** The number of text lines below the title. With `as-opened`, CSS hides the second line unless the account is open on this device. Default: 1. */
  lines?: 1 | 2;
};

/** Renders a skeleton of an outcome: picture, heading and card, at the same positions as in `Result` and in the document's skeleton. */
export const OutcomeSkeleton = ({ ground = 'page', lines = 1 }: OutcomeSkeletonProps) => {
  const isHero = ground === 'hero';
  const bar = 'mx-auto block animate-q-pulse motion-reduce:animate-none';
  const part = `${bar} opacity-60 rounded-sm ${isHero ? 'bg-white/20' : 'bg-line'}`;
  return (
    <SkeletonScreen>
      <div data-ground={ground === 'as-opened' ? '' : undefined} className={isHero ? 'mb-6 bg-hero' : 'mb-0'}>
        <div className="mx-auto max-w-reading px-gutter pt-8 pb-[calc(1.5rem+0.5lh)] text-body [@media(max-height:42rem)]:pt-4 [@media(max-height:42rem)]:pb-[calc(0.5rem+0.5lh)]">
          <span
            className={`${part} h-28 w-40 rounded-card! [@media(max-height:42rem)]:h-16 [@media(max-height:42rem)]:w-24`}
          />
          <span className={`${part} mt-4 h-[1lh] w-3/5 text-heading [@media(max-height:42rem)]:mt-2`} />
          <span className={`${part} mt-[0.5lh] h-4 w-4/5`} />
          {lines === 2 ? (
            <span
              data-second={ground === 'as-opened' ? '' : undefined}
              className={`${part} mt-[calc(1lh-1rem)] h-4 w-2/5`}
            />
          ) : null}
        </div>
      </div>
      <div className="mx-auto max-w-reading px-gutter">
        <span className={`${bar} h-40 rounded-card bg-line`} />
      </div>
    </SkeletonScreen>
  );
};
