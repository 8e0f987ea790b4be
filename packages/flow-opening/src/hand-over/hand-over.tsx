import type { HolderPart, HoldersBoard } from '@quayside/contract/internals/holders-board';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { LinkButton } from '@quayside/flow/internals/link-button';
import { useApplication } from '@quayside/flow/internals/use-application';
import { LoadFailed, OutcomeScreen, OutcomeSkeleton } from '@quayside/flow-screens/outcome-screen';
import { errors as errorText } from '@quayside/i18n/internals/text/errors';
import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { useText } from '@quayside/i18n/use-text';
import { ActionsAtEnd } from '@quayside/ui/action-bar';
import { Result } from '@quayside/ui/result';
import { Navigate, useNavigate } from 'react-router';
import { HolderPair } from '../holders-board/holder-pair.tsx';
import { SavedUntil } from '../holders-board/saved-until.tsx';
import { useBoard } from '../holders-board/use-board.ts';
import { jointPaths } from '../joint/joint-paths.ts';
import { joint } from '../joint/texts.ts';

export const texts = [joint, flowText, errorText];

/** Renders the page /joint-sg-hand-over, which says which holder uses this device next. It shows no personal data of either holder. */
export default function HandOverScreen() {
  const t = useText(joint);
  const navigate = useNavigate();
  const loaded = useApplication();
  return (
    <OutcomeScreen title={t('handOver.title')} onBack={() => void navigate('/')}>
      {loaded.status === 'waiting' ? <OutcomeSkeleton /> : null}
      {loaded.status === 'failed' ? <LoadFailed error={loaded.error} onRetry={loaded.retry} /> : null}
      {loaded.status === 'ready' ? <Turn runtime={loaded.runtime} /> : null}
    </OutcomeScreen>
  );
}

function Turn({ runtime }: { runtime: FlowRuntime }) {
  const t = useText(joint);
  const read = useBoard(runtime);
  if (read.status === 'waiting') return <OutcomeSkeleton />;
  if (read.status === 'failed') return <LoadFailed error={read.error} onRetry={read.retry} />;
  if (read.status === 'none') return <Navigate to="/" replace />;
  const { board } = read;
  const second = board.holders.find(({ party }) => party === 'joint-holder');
  if (second?.turn) return <ToTheSecond runtime={runtime} board={board} second={second} />;
  return (
    <Result
      kind="success"
      title={t('handBack.heading')}
      description={t('handBack.lead')}
      actions={<LinkButton path={jointPaths.firstBoard}>{t('handBack.action')}</LinkButton>}
    >
      <Pair board={board} />
    </Result>
  );
}

type ToTheSecondProps = {
  readonly runtime: FlowRuntime;
  readonly board: HoldersBoard;
  readonly second: HolderPart;
};

/** Renders who takes the phone, the progress of both holders, and the date until which we store their drafts. */
function ToTheSecond({ runtime, board, second: { items } }: ToTheSecondProps) {
  const t = useText(joint);
  const begun = items.some(({ state }) => state === 'done');
  const signed = items.every(({ state }) => state === 'done');
  const actions = (
    <>
      <LinkButton path={jointPaths.start}>{t(begun ? 'handOver.goOn' : 'handOver.action')}</LinkButton>
      <LinkButton path={jointPaths.firstBoard} variant="secondary">
        {t('board.see')}
      </LinkButton>
    </>
  );
  return (
    <div className="mx-auto flex max-w-reading flex-col gap-4 px-gutter pt-6">
      <div>
        <h1 className="m-0 text-heading text-ink" tabIndex={-1}>
          {t('handOver.heading')}
        </h1>
        <p className="mt-2 mb-0 text-body text-ink-muted">{t(signed ? 'handOver.last' : 'handOver.lead')}</p>
      </div>
      <Pair board={board} />
      <SavedUntil runtime={runtime} applicationId={board.applicationId} />
      <ActionsAtEnd inline={actions}>{actions}</ActionsAtEnd>
    </div>
  );
}

/** Renders both holders with their roles instead of names, because either of them may look at this phone. */
const Pair = ({ board }: { readonly board: HoldersBoard }) => (
  <HolderPair board={board} ofMinor={board.holders.some(({ role }) => role === 'joint-minor')} called="by-role" />
);
