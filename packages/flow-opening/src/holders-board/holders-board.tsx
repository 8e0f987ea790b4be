import type { HoldersBoard } from '@quayside/contract/internals/holders-board';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { type ApplicationLoadState, useApplication } from '@quayside/flow/internals/use-application';
import { LoadFailed, OutcomeScreen, OutcomeSkeleton } from '@quayside/flow-screens/outcome-screen';
import { errors as errorText } from '@quayside/i18n/internals/text/errors';
import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { useText } from '@quayside/i18n/use-text';
import { Navigate, useNavigate } from 'react-router';
import { joint } from '../joint/texts.ts';
import { AdultConversion } from './adult-conversion.tsx';
import { HolderCard } from './holder-card.tsx';
import { HolderPair } from './holder-pair.tsx';
import { OtherActions } from './other-actions.tsx';
import { OwnActions } from './own-actions.tsx';
import { SavedUntil } from './saved-until.tsx';
import { useBoard } from './use-board.ts';
import { useNextActionText } from './use-next-action-text.ts';

export const texts = [joint, flowText, errorText];

/** Renders the pages /sg-holders and /joint-sg-board, which show what each holder has done, who acts next, and how the other holder takes part. */
export default function HoldersBoardScreen() {
  const t = useText(joint);
  const navigate = useNavigate();
  const loaded = useApplication();
  return (
    <OutcomeScreen title={t('board.title')} onBack={() => void navigate('/')}>
      <Read loaded={loaded} />
    </OutcomeScreen>
  );
}

function Read({ loaded }: { loaded: ApplicationLoadState }) {
  if (loaded.status === 'waiting') return <OutcomeSkeleton />;
  if (loaded.status === 'failed') return <LoadFailed error={loaded.error} onRetry={loaded.retry} />;
  return <Board runtime={loaded.runtime} />;
}

function Board({ runtime }: { runtime: FlowRuntime }) {
  const read = useBoard(runtime);
  if (read.status === 'waiting') return <OutcomeSkeleton />;
  if (read.status === 'failed') return <LoadFailed error={read.error} onRetry={read.retry} />;
  if (read.status === 'none') return <Navigate to={runtime.navigator.path} replace />;
  return <Holders runtime={runtime} board={read.board} />;
}

function Holders({ runtime, board }: { runtime: FlowRuntime; board: HoldersBoard }) {
  const t = useText(joint);
  const { holders, you, reference, state } = board;
  const turn = useNextActionText(board);
  const submitted = reference && state !== 'action-needed';
  return (
    <div className="mx-auto flex max-w-reading flex-col gap-4 px-gutter pt-6">
      <div>
        <h1 className="m-0 text-heading text-ink" tabIndex={-1}>
          {t('board.heading')}
        </h1>
        <p className="mt-2 mb-0 text-body text-ink-muted">
          {submitted ? t('board.submitted', { reference }) : t('board.lead')}
        </p>
        <div role="status" className="mt-4 text-body text-ink empty:hidden">
          {turn ? (
            <>
              <p className="m-0 font-semibold">{turn.title}</p>
              {turn.lines.map((line) => (
                <p key={line} className="mt-1 mb-0">
                  {line}
                </p>
              ))}
            </>
          ) : null}
        </div>
      </div>
      <HolderPair board={board} ofMinor={isOfMinor(board)} />
      {board.cameOfAge && you === 'holder' ? <AdultConversion runtime={runtime} /> : null}
      {inOrder(holders, you).map((holder) => (
        <HolderCard key={holder.party} holder={holder} you={you} ofMinor={isOfMinor(board)}>
          {holder.party === you ? (
            <OwnActions runtime={runtime} holder={holder} />
          ) : (
            <OtherActions runtime={runtime} board={board} holder={holder} />
          )}
        </HolderCard>
      ))}
      {state === 'draft' ? <SavedUntil runtime={runtime} applicationId={board.applicationId} /> : null}
    </div>
  );
}

/** Returns the holders in the order of display: holders who have to act come first, then the viewer. */
function inOrder(holders: HoldersBoard['holders'], you: HoldersBoard['you']): HoldersBoard['holders'] {
  const rank = ({ turn, party }: HoldersBoard['holders'][number]) => (turn ? 0 : 2) + (party === you ? 0 : 1);
  return [...holders].sort((one, other) => rank(one) - rank(other));
}

const isOfMinor = ({ holders }: HoldersBoard): boolean => holders.some(({ role }) => role === 'joint-minor');
