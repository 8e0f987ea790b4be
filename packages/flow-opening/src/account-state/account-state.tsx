import type { AccountOverview } from '@quayside/contract/internals/account-overview';
import { type OpenedSeen, useFlow } from '@quayside/flow/flow-context';
import { LinkButton } from '@quayside/flow/internals/link-button';
import { useApplication } from '@quayside/flow/internals/use-application';
import { ApplicationState, type StatePageProps } from '@quayside/flow-screens/application-state';
import { SubmissionPdf } from '@quayside/flow-screens/internals/submission-pdf';
import {
  LoadFailed,
  OutcomeScreen,
  OutcomeSkeleton,
  type OutcomeSkeletonProps,
} from '@quayside/flow-screens/outcome-screen';
import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { reasons } from '@quayside/i18n/internals/text/reasons';
import { toDos } from '@quayside/i18n/internals/text/to-dos';
import { useText } from '@quayside/i18n/use-text';
import { loadIllustration } from '@quayside/ui/illustration';
import { useNavigate } from 'react-router';
import { joint } from '../joint/texts.ts';
import { ActionNeeded } from './action-needed.tsx';
import { OpenedAccount } from './opened-account.tsx';
import { RefusedOpening } from './refused-opening.tsx';

export const texts = [applicationState, reasons, joint, toDos];

void loadIllustration('opened'); // prefetched, because the customer would notice a blank area in the hero

const pages = { 'action-needed': ActionNeeded, opened: OpenedAccount, failed: RefusedOpening };

/** Renders the page /sg-account-state, which shows the status of the application, its history and what the customer can do next. */
export default function AccountStateScreen() {
  const t = useText(applicationState);
  const navigate = useNavigate();
  const { overview, hostServices } = useFlow();
  const loaded = useApplication();
  return (
    <OutcomeScreen title={t('title')} onBack={() => void navigate('/')}>
      {loaded.status === 'ready' ? (
        <>
          <ApplicationState runtime={loaded.runtime} application={loaded.application} pages={pages} />
          <BothHolders runtime={loaded.runtime} application={loaded.application} />
          <Pdf runtime={loaded.runtime} />
        </>
      ) : loaded.status === 'failed' ? (
        <LoadFailed error={loaded.error} onRetry={loaded.retry} />
      ) : (
        <OutcomeSkeleton {...shapeOf(overview, hostServices?.openedSeen)} />
      )}
    </OutcomeScreen>
  );
}

/**
 * Returns the props of the loading placeholder. It has a hero if the account is open and the customer has seen that before. Without an overview, the boot
 * script decides.
 */
function shapeOf(overview: AccountOverview | undefined, seen: OpenedSeen | undefined): OutcomeSkeletonProps {
  if (!overview) return { ground: 'as-opened', lines: 2 };
  if (seen && !seen.get()) return {};
  return overview.accounts.length > 0 ? { ground: 'hero', lines: 2 } : {};
}

/** Renders a link to the board of a joint account. Renders nothing for a sole account, or if the page already has this link. */
function BothHolders({ runtime, application }: StatePageProps) {
  const t = useText(joint);
  const board = runtime.flow.board?.(application);
  const isShownAlready = application.state === 'action-needed' && application.partSubmittedAt; // OtherHolderCorrection has the same link
  if (!board || isShownAlready) return null;
  return (
    <div className="mx-auto flex max-w-reading justify-center px-gutter pb-2">
      <LinkButton path={board} variant="quiet" size="medium">
        {t('board.see')}
      </LinkButton>
    </div>
  );
}

function Pdf({ runtime }: Pick<StatePageProps, 'runtime'>) {
  return (
    <div className="mx-auto max-w-reading px-gutter">
      <div className="rounded-card border border-line bg-surface-raised px-4 py-3 empty:hidden">
        <SubmissionPdf runtime={runtime} />
      </div>
    </div>
  );
}
