import type { Application } from '@quayside/contract/application';
import { getRoutePath } from '@quayside/flow/define-flow';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { LinkButton } from '@quayside/flow/internals/link-button';
import { useApplication } from '@quayside/flow/internals/use-application';
import { OutcomePage } from '@quayside/flow-screens/internals/outcome';
import { SubmissionPdf } from '@quayside/flow-screens/internals/submission-pdf';
import { useReviewItems } from '@quayside/flow-screens/internals/use-review-items';
import { LoadFailed, OutcomeScreen, OutcomeSkeleton } from '@quayside/flow-screens/outcome-screen';
import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { useText } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';
import { loadIllustration } from '@quayside/ui/illustration';
import { Timeline } from '@quayside/ui/timeline';
import { Navigate, useNavigate } from 'react-router';

void loadIllustration('sent'); // prefetched, because the customer would notice a blank area in the hero

export const texts = [applicationState];

/** Renders the page /success with the reference of the submitted application, the next steps and their dates. A bookmark or a reload shows the same. */
export default function SuccessScreen() {
  const t = useText(applicationState);
  const navigate = useNavigate();
  const loaded = useApplication();
  if (loaded.status === 'ready' && loaded.application.state === 'draft')
    return <Navigate to={loaded.runtime.navigator.path} replace />;
  if (loaded.status === 'ready' && loaded.application.state !== 'under-review')
    return <Navigate to={getRoutePath(loaded.runtime.flow, 'account-state')} replace />;
  return (
    <OutcomeScreen title={t('success.title')} onBack={() => void navigate('/')}>
      {loaded.status === 'ready' ? (
        <Submitted runtime={loaded.runtime} application={loaded.application} />
      ) : loaded.status === 'failed' ? (
        <LoadFailed error={loaded.error} onRetry={loaded.retry} />
      ) : (
        <OutcomeSkeleton ground="hero" />
      )}
    </OutcomeScreen>
  );
}

function Submitted({ runtime, application }: { runtime: FlowRuntime; application: Application }) {
  const t = useText(applicationState);
  const items = useReviewItems(application, runtime.answers.context().today);
  return (
    <OutcomePage
      runtime={runtime}
      application={application}
      outcome="submitted"
      ground="hero"
      picture="sent"
      primary={<LinkButton path="/">{t('done')}</LinkButton>}
      secondary={
        <LinkButton path={getRoutePath(runtime.flow, 'account-state')} variant="secondary">
          {t('toStatus')}
        </LinkButton>
      }
      below={
        <>
          <Card title={t('next')}>
            <Timeline label={t('next')} items={items} />
          </Card>
          <SubmissionPdf runtime={runtime} />
          <p className="m-0 text-center text-caption text-ink-muted">{t('bookmark')}</p>
        </>
      }
    />
  );
}
