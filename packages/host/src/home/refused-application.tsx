import type { Application } from '@quayside/contract/application';
import type { Flow } from '@quayside/flow/define-flow';
import { ApplyAgain } from '@quayside/flow-screens/internals/apply-again';
import { getRefusalOutcome } from '@quayside/flow-screens/internals/may-apply-again';
import { ReasonText } from '@quayside/flow-screens/internals/reason-text';
import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { homeStatus } from '@quayside/i18n/internals/text/home-status';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { useHost } from '../host-context.ts';
import { Contact } from './contact.tsx';

type RefusedProps = {
  readonly application: Application;
  /** The flow of the application; undefined if the edition does not offer it. */
  readonly flow: Flow | undefined;
  /** The importance of the card: `first`, it has the primary action of the page; `later`, it does not. */
  readonly rank: 'first' | 'later';
  /** The title of a product's card; undefined for an account opening. */
  readonly title: string | undefined;
  /** Called to open the status page of the application. */
  readonly onOpen: () => void;
};

/** Renders the card of a refused application: the reason, and buttons to contact the broker or to apply again, like its status page. */
export function RefusedApplication({ application, flow, rank, title, onOpen }: RefusedProps) {
  const t = useText(applicationState);
  const tHome = useText(homeStatus);
  const { runtimeOf } = useHost();
  const outcome = getRefusalOutcome(application.failure);
  const first = rank === 'first' ? 'primary' : 'secondary';
  const again = flow ? (
    <ApplyAgain runtime={() => runtimeOf(flow)} variant={outcome === 'refused-may-retry' ? first : 'secondary'} />
  ) : null;
  return (
    <>
      <h2 className="m-0 text-ink text-title">
        {title ?? t(outcome === 'refused' ? 'failed.title' : 'failed.notNow')}
      </h2>
      <p className="mt-2 mb-0 text-body text-ink">
        <ReasonText reason={application.failure} />
      </p>
      {title ? <p className="mt-2 mb-0 text-body text-ink">{t('failed.keeps')}</p> : null}
      <h3 className="mt-4 mb-0 font-semibold text-ink text-label">{t('failed.next')}</h3>
      <p className="mt-1 mb-0 text-body text-ink-muted">{t((title ? ofRequest : ofOpening)[outcome])}</p>
      {application.reference ? (
        <p className="mt-3 mb-0 text-caption text-ink-muted">
          {t('reference.label')} {application.reference}
        </p>
      ) : null}
      <div className="mt-4 flex flex-col gap-2">
        {outcome === 'refused-may-retry' ? again : <Contact variant={first} reference={application.reference} />}
        {outcome === 'refused-call-first' ? again : null}
        <Button variant="quiet" onPress={onOpen}>
          {tHome('status.see')}
        </Button>
      </div>
    </>
  );
}

const ofRequest = {
  refused: 'failed.finalRequest',
  'refused-call-first': 'failed.callFirst',
  'refused-may-retry': 'failed.again',
} as const;

/** The key of the text that says what the customer can do after a refused opening, by the outcome of the refusal. */
const ofOpening = {
  refused: 'failed.final',
  'refused-call-first': 'failed.leadContact',
  'refused-may-retry': 'failed.leadOpen',
} as const;
