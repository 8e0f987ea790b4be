import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { GoTo } from '@quayside/flow/go-to';
import { useLoaded } from '@quayside/flow/use-loaded';
import { LoadFailed, OutcomeScreen, OutcomeWaiting } from '@quayside/flow-screens/outcome-screen';
import { errors as errorText } from '@quayside/i18n/text/errors';
import { flow as flowText } from '@quayside/i18n/text/flow';
import { joint } from '@quayside/i18n/text/joint';
import { useText } from '@quayside/i18n/use-text';
import { Result } from '@quayside/ui/result';
import { Navigate, useNavigate } from 'react-router';
import { useBoard } from '../holders-board/use-board.ts';
import { jointPaths } from '../joint/joint-paths.ts';

export const texts = [joint, flowText, errorText];

/** Renders /joint-sg-hand-over: whose turn it is on this device. Shows neither holder's data. */
export default function HandOverScreen() {
  const t = useText(joint);
  const navigate = useNavigate();
  const loaded = useLoaded();
  return (
    <OutcomeScreen title={t('handOver.title')} onBack={() => void navigate('/')}>
      {loaded.status === 'waiting' ? <OutcomeWaiting /> : null}
      {loaded.status === 'failed' ? <LoadFailed error={loaded.error} onRetry={loaded.retry} /> : null}
      {loaded.status === 'ready' ? <Turn runtime={loaded.runtime} /> : null}
    </OutcomeScreen>
  );
}

function Turn({ runtime }: { runtime: FlowRuntime }) {
  const t = useText(joint);
  const read = useBoard(runtime);
  if (read.status === 'waiting') return <OutcomeWaiting />;
  if (read.status === 'failed') return <LoadFailed error={read.error} onRetry={read.retry} />;
  if (read.status === 'none') return <Navigate to="/" replace />;
  const second = read.board.holders.find(({ party }) => party === 'joint-holder');
  return second?.turn ? (
    <Result
      kind="info"
      picture="joint"
      title={t('handOver.heading')}
      lead={t('handOver.lead')}
      actions={<GoTo path={jointPaths.start}>{t('handOver.action')}</GoTo>}
    />
  ) : (
    <Result
      kind="success"
      title={t('handBack.heading')}
      lead={t('handBack.lead')}
      actions={<GoTo path={jointPaths.firstBoard}>{t('handBack.action')}</GoTo>}
    />
  );
}
