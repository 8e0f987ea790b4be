import type { Application } from '@quayside/contract/application';
import { pathOf } from '@quayside/flow/define-flow';
import { useFlow } from '@quayside/flow/flow-context';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { LoadFailed, OutcomeScreen, OutcomeWaiting } from '@quayside/flow/outcome-screen';
import { Reference } from '@quayside/flow/reference';
import { SubmissionPdf } from '@quayside/flow/submission-pdf';
import { useLoaded } from '@quayside/flow/use-loaded';
import { useReviewItems } from '@quayside/flow/use-review-items';
import { openingState } from '@quayside/i18n/text/opening-state';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { Card } from '@quayside/ui/card';
import { Result } from '@quayside/ui/result';
import { Timeline } from '@quayside/ui/timeline';
import { Navigate, useHref, useNavigate } from 'react-router';

/** Texts that are loaded before the screen is shown: what becomes of an application. */
export const texts = [openingState];

/** /success: the reference, and what happens next by when. Told by the application itself, so that a bookmark or a reload shows the same. */
export default function SuccessScreen() {
  const t = useText(openingState);
  const navigate = useNavigate();
  const loaded = useLoaded();
  if (loaded.status === 'ready' && loaded.application.state === 'draft')
    return <Navigate to={loaded.runtime.path} replace />;
  if (loaded.status === 'ready' && loaded.application.state !== 'under-review')
    return <Navigate to={pathOf(loaded.runtime.flow, 'account-state')} replace />;
  return (
    <OutcomeScreen title={t('success.title')} onBack={() => void navigate('/')}>
      {loaded.status === 'ready' ? (
        <Submitted runtime={loaded.runtime} application={loaded.application} />
      ) : loaded.status === 'failed' ? (
        <LoadFailed error={loaded.error} onRetry={loaded.retry} />
      ) : (
        <OutcomeWaiting />
      )}
    </OutcomeScreen>
  );
}

function Submitted({ runtime, application }: { runtime: FlowRuntime; application: Application }) {
  const t = useText(openingState);
  const navigate = useNavigate();
  const { flow } = useFlow();
  const statusPath = pathOf(flow, 'account-state');
  const href = useHref(statusPath);
  const items = useReviewItems(application, runtime.context().today);
  return (
    <Result
      kind="success"
      title={t('success.heading')}
      lead={t('success.lead')}
      actions={
        <Button
          href={href}
          onPress={(event) => {
            event.preventDefault();
            void navigate(statusPath);
          }}
        >
          {t('toStatus')}
        </Button>
      }
    >
      <Reference value={application.reference} />
      <Card title={t('next')}>
        <Timeline label={t('next')} items={items} />
      </Card>
      <SubmissionPdf runtime={runtime} />
      <p className="m-0 text-center text-caption text-ink-muted">{t('bookmark')}</p>
    </Result>
  );
}
