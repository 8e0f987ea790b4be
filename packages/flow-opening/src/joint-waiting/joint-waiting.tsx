import type { HolderPart, HoldersBoard } from '@quayside/contract/internals/holders-board';
import { LinkButton } from '@quayside/flow/internals/link-button';
import { useText } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';
import { HolderPair } from '../holders-board/holder-pair.tsx';
import { SavedForBoth } from '../holders-board/saved-until.tsx';
import { useNextActionText } from '../holders-board/use-next-action-text.ts';
import { jointPaths } from '../joint/joint-paths.ts';
import { joint } from '../joint/texts.ts';

export const texts = [joint];

/** Props of `JointWaiting`. */
export type JointWaitingProps = {
  readonly board: HoldersBoard;
  /** Path of the page with the board. */
  readonly path: string;
  /** Time at which we delete both drafts if no one saves anything more (ISO 8601); undefined if unknown. */
  readonly keptUntil: string | undefined;
  /** `first`: the card has the primary action of the page */
  readonly rank: 'first' | 'later';
};

/** Renders a joint account for the holder who has finished: who acts next, the progress of both, the actions, and the date until which we store the parts. */
export default function JointWaiting({ board, path, keptUntil, rank }: JointWaitingProps) {
  const t = useText(joint);
  const turn = useNextActionText(board);
  const ways = actionsOf(board);
  return (
    <Card>
      <h2 className="m-0 text-ink text-title">{turn?.title ?? t('board.title')}</h2>
      {turn?.lines.map((line) => (
        <p key={line} className="mt-2 mb-0 text-body text-ink">
          {line}
        </p>
      ))}
      <div className="mt-4">
        <HolderPair board={board} ofMinor={board.holders.some(({ role }) => role === 'joint-minor')} />
      </div>
      {keptUntil ? (
        <div className="mt-3">
          <SavedForBoth until={keptUntil} />
        </div>
      ) : null}
      <div className="mt-4 flex flex-col gap-2 *:w-full">
        {ways.map(({ to, label }, at) => (
          <LinkButton key={to} path={to} variant={at === 0 && rank === 'first' ? 'primary' : 'secondary'}>
            {t(label)}
          </LinkButton>
        ))}
        <LinkButton path={path} variant={ways.length > 0 ? 'quiet' : 'secondary'}>
          {t('board.see')}
        </LinkButton>
      </div>
    </Card>
  );
}

type Way = {
  readonly to: string;
  readonly label: 'invitation.renew' | 'way.link' | 'way.device' | 'handOver.title' | 'minor.fill';
};

/** Returns the actions by which the viewer can advance the other holder's part. Returns an empty list while only the other holder can act. */
function actionsOf({ holders, you, way, invitation }: HoldersBoard): readonly Way[] {
  const second: HolderPart | undefined = holders.find(({ party }) => party === 'joint-holder');
  if (you !== 'holder' || !second?.turn) return [];
  if (second.role === 'joint-minor') return [{ to: jointPaths.start, label: 'minor.fill' }];
  const again: Way = { to: jointPaths.invite, label: 'invitation.renew' };
  if (way === 'own-login') return invitation?.state === 'sent' ? [again] : [];
  if (way === 'this-device') return [{ to: jointPaths.handOver, label: 'handOver.title' }];
  return [
    invitation ? again : { to: jointPaths.invite, label: 'way.link' },
    { to: jointPaths.handOver, label: 'way.device' },
  ];
}
