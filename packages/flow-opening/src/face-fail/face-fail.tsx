import type { Application } from '@quayside/contract/application';
import { getRoutePath } from '@quayside/flow/define-flow';
import { useFlow } from '@quayside/flow/flow-context';
import { type ApplicationLoadState, useApplication } from '@quayside/flow/internals/use-application';
import { LoadFailed, OutcomeScreen, OutcomeSkeleton } from '@quayside/flow-screens/outcome-screen';
import { useText } from '@quayside/i18n/use-text';
import { FACE_TRIES_BEFORE_HANDHELD } from '@quayside/rules/limits';
import { Button } from '@quayside/ui/button';
import { Result } from '@quayside/ui/result';
import { Navigate, useNavigate } from 'react-router';
import { openingFace } from '../face-check/texts.ts';
import { PartnerOffer } from '../web-onfido/partner-offer.tsx';

export const texts = [openingFace];

/**
 * Renders the page /sg-face-fail, which shows why the face check failed, if that is known, and a retry. After repeated failures, also offers a manual review
 * (STATE-03).
 */
export default function FaceFailScreen() {
  const t = useText(openingFace);
  const navigate = useNavigate();
  const { flow } = useFlow();
  const loaded = useApplication();
  return (
    <OutcomeScreen title={t('fail.title')} onBack={() => void navigate(getRoutePath(flow, 'face-recognition'))}>
      <Outcome loaded={loaded} />
    </OutcomeScreen>
  );
}

/** Renders the failed check. Redirects customers whose last check did not fail. */
function Outcome({ loaded }: { loaded: ApplicationLoadState }) {
  if (loaded.status === 'waiting') return <OutcomeSkeleton />;
  if (loaded.status === 'failed') return <LoadFailed error={loaded.error} onRetry={loaded.retry} />;
  const { runtime, application } = loaded;
  if (application.face.result === 'passed') return <Navigate to={getRoutePath(runtime.flow, 'face-success')} replace />;
  if (application.face.result === 'none') return <Navigate to={runtime.navigator.path} replace />;
  return <Failed face={application.face} />;
}

/** Renders the failed check. Says "Face does not match." only if the faces differ, and names the defect of the picture if the server found one. */
function Failed({ face: { attempts, reason } }: { face: Application['face'] }) {
  const t = useText(openingFace);
  const navigate = useNavigate();
  const { flow } = useFlow();
  const left = FACE_TRIES_BEFORE_HANDHELD - attempts;
  return (
    <Result
      kind="fix"
      picture="face"
      title={t('fail.heading')}
      description={
        <>
          {reason === 'no-match' ? <span className="block">{t('fail.noMatch')}</span> : null}
          <span className="block">{t('fail.again')}</span>
        </>
      }
      actions={
        <>
          <Button onPress={() => void navigate(getRoutePath(flow, 'face-h5'))}>{t('fail.action')}</Button>
          {left <= 0 ? (
            <Button variant="secondary" onPress={() => void navigate(getRoutePath(flow, 'face-fail-more'))}>
              {t('more.title')}
            </Button>
          ) : null}
          <PartnerOffer />
        </>
      }
    >
      <div className="flex flex-col gap-3 text-pretty text-center text-body">
        {reason ? <p className="m-0 text-ink">{t(`fail.hint.${reason}`)}</p> : null}
        {left > 0 ? <p className="m-0 text-ink-muted">{t('fail.left', { count: left })}</p> : null}
      </div>
    </Result>
  );
}
