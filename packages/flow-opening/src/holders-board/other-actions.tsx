import { remindHolder, withdrawInvitation } from '@quayside/contract/calls/joint';
import type { HolderPart, HoldersBoard, Invitation } from '@quayside/contract/internals/holders-board';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { LinkButton } from '@quayside/flow/internals/link-button';
import { formatSingaporeInstant } from '@quayside/i18n/internals/instant-text';
import { errors as errorText } from '@quayside/i18n/internals/text/errors';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { ActionsAtEnd } from '@quayside/ui/action-bar';
import { Button } from '@quayside/ui/button';
import { useConfirm } from '@quayside/ui/confirm';
import { Notice } from '@quayside/ui/notice';
import type { ReactNode } from 'react';
import { jointPaths } from '../joint/joint-paths.ts';
import { joint } from '../joint/texts.ts';
import { ActionList } from './own-actions.tsx';
import { useBoardAction } from './use-board.ts';

type Props = { readonly runtime: FlowRuntime; readonly board: HoldersBoard; readonly holder: HolderPart };

/**
 * Renders the actions for the other holder's part: choose how they take part, invite, remind, or fill in a minor's part. Renders nothing if the other holder
 * need not act.
 */
export function OtherActions(props: Props) {
  const { board, holder } = props;
  if (!holder.turn) return null;
  const isFirst = !board.holders.some(({ party, turn }) => turn && party === board.you);
  return (
    <ActionList>
      {holder.role === 'joint-minor' ? <OfMinor holder={holder} isFirst={isFirst} /> : null}
      {holder.role === 'joint-adult' ? <OfAdult {...props} isFirst={isFirst} /> : null}
      <Remind {...props} key={board.remindFrom} />
      {board.invitation?.state === 'sent' ? <Open {...props} /> : null}
    </ActionList>
  );
}

/** `isFirst`: the viewer has nothing to do for their part, so these actions are in the action bar. */
type Ranked = { readonly isFirst: boolean };

const InBar = ({ isFirst, children }: Ranked & { children: ReactNode }) =>
  isFirst ? <ActionsAtEnd inline={children}>{children}</ActionsAtEnd> : children;

function OfMinor({ holder: { state }, isFirst }: { holder: HolderPart } & Ranked) {
  const t = useText(joint);
  const isBack = state === 'sent-back';
  return (
    <>
      {isBack ? <Notice tone="warning">{t('minor.failed')}</Notice> : null}
      <InBar isFirst={isFirst}>
        <LinkButton path={isBack ? jointPaths.state : jointPaths.start}>
          {t(isBack ? 'minor.revise' : 'minor.fill')}
        </LinkButton>
      </InBar>
    </>
  );
}

function OfAdult({ board, isFirst }: Props & Ranked) {
  const t = useText(joint);
  const { way, invitation } = board;
  if (way === 'this-device')
    return (
      <InBar isFirst={isFirst}>
        <LinkButton path={jointPaths.handOver}>{t('handOver.title')}</LinkButton>
      </InBar>
    );
  return (
    <>
      {invitation && invitation.state !== 'sent' ? <About invitation={invitation} /> : null}
      {way === null ? <Ways again={invitation !== null} isFirst={isFirst} /> : null}
    </>
  );
}

function About({ invitation: { state, name, mobile, expiresAt } }: { invitation: Invitation }) {
  const t = useText(joint);
  const language = useLanguage();
  const values = { name, mobile, date: formatSingaporeInstant(expiresAt, language) };
  return <Notice tone={state === 'expired' ? 'warning' : 'info'}>{t(`invitation.${state}`, values)}</Notice>;
}

function Ways({ again, isFirst }: { again: boolean } & Ranked) {
  const t = useText(joint);
  return (
    <>
      <p className="m-0 text-body text-ink">{t('way.text')}</p>
      <InBar isFirst={isFirst}>
        <LinkButton path={jointPaths.invite}>{t(again ? 'invitation.renew' : 'way.link')}</LinkButton>
        <LinkButton path={jointPaths.handOver} variant="secondary">
          {t('way.device')}
        </LinkButton>
      </InBar>
    </>
  );
}

/** Renders the actions for an invitation that was sent: send another one, or withdraw it after a confirmation. */
function Open({ runtime, board }: Props) {
  const t = useText(joint);
  const tError = useText(errorText);
  const { phase, problem, act } = useBoardAction(runtime);
  const confirm = useConfirm();
  const { applicationId } = board;
  const withdraw = async () => {
    const isConfirmed = await confirm({
      title: t('withdraw.title'),
      description: t('withdraw.text'),
      confirmLabel: t('invitation.withdraw'),
    });
    if (isConfirmed)
      await act((caller, operationId) => caller.call(withdrawInvitation, { applicationId }, { operationId }));
  };
  return (
    <>
      {problem ? (
        <Notice tone="danger" announce="assertive" title={t('act.failed')}>
          {tError(problem)}
        </Notice>
      ) : null}
      <LinkButton path={jointPaths.invite} variant="secondary">
        {t('invitation.renew')}
      </LinkButton>
      <Button variant="quiet" busy={phase === 'busy'} onPress={() => void withdraw()}>
        {t('invitation.withdraw')}
      </Button>
    </>
  );
}

function Remind({ runtime, board: { applicationId, you, remindFrom } }: Props) {
  const t = useText(joint);
  const tError = useText(errorText);
  const language = useLanguage();
  const { phase, problem, act } = useBoardAction(runtime);
  if (!remindFrom) return null;
  const early = Date.parse(remindFrom) > runtime.services.now().getTime();
  if (early)
    return (
      <p role="status" className="m-0 text-ink-muted text-label">
        {t('remind.from', { time: formatSingaporeInstant(remindFrom, language) })}
      </p>
    );
  const own = you === 'holder' ? applicationId : (runtime.application?.id ?? applicationId);
  const remind = () => act((caller, operationId) => caller.call(remindHolder, { applicationId: own }, { operationId }));
  return (
    <>
      {problem ? (
        <Notice tone="danger" announce="assertive" title={t('act.failed')}>
          {tError(problem)}
        </Notice>
      ) : null}
      <Button variant="secondary" busy={phase === 'busy'} onPress={() => void remind()}>
        {t('remind.label')}
      </Button>
    </>
  );
}
