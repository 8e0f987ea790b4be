import type { Application } from '@quayside/contract/application';
import { useFlow } from '@quayside/flow/flow-context';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { GoTo } from '@quayside/flow/go-to';
import { applicationState } from '@quayside/i18n/text/application-state';
import { reasons } from '@quayside/i18n/text/reasons';
import { useText } from '@quayside/i18n/use-text';
import { nextStep } from '@quayside/rules/journey';
import { Card } from '@quayside/ui/card';
import { DescriptionList } from '@quayside/ui/description-list';
import { Result, type ResultProps } from '@quayside/ui/result';
import type { ReactNode } from 'react';
import { ApplyAgain } from '../apply-again.tsx';
import { ReasonText } from '../reason-text.tsx';
import { Reference } from '../reference.tsx';
import { Refresh } from '../refresh.tsx';
import { type ReviewItem, reviewItems, wantsMore } from '../review-items.ts';
import { ReviewList } from '../review-list.tsx';
import { SendAgain } from '../send-again.tsx';
import { ServiceLink } from '../service-link/service-link.tsx';
import { type Outcome, outcomeOf, outcomes } from './outcomes.ts';

export type OutcomePageProps = {
  readonly runtime: FlowRuntime;
  readonly application: Application;
  /** by default that of the application */
  readonly outcome?: Outcome;
  /** the flow's own words; by default those of the outcome */
  readonly title?: ReactNode;
  /** the specified word of the status, below a title of the flow's own; by default none */
  readonly status?: string;
  /** `hero`: the title stands on the ground of the brand; by default an approval does */
  readonly ground?: ResultProps['ground'];
  /** by default that of the kind of outcome */
  readonly picture?: ResultProps['picture'];
  readonly lead?: ReactNode;
  /** until when to send what was sent back, and what happens otherwise; by default that there is no deadline, as only drafts expire */
  readonly deadline?: ReactNode;
  /** the label of the reason of a refusal */
  readonly because?: string;
  /** what a refusal changes for the customer; by default, of a request, that they keep the account */
  readonly means?: string;
  /** what a refusal ends: the account, by default, or one request of a customer who keeps theirs */
  readonly refuses?: 'account' | 'request';
  /** what the customer can do after a refusal; by default whether they may apply again */
  readonly next?: Partial<Record<Outcome, string>>;
  /** the flow's own primary action, where the outcome leaves it to the flow */
  readonly primary?: ReactNode;
  /** a second action of the bar */
  readonly secondary?: ReactNode;
  /** label of a new application */
  readonly again?: string;
  /** label of the last step before corrected items are sent */
  readonly seal?: string;
  /** content between the reason and the reference */
  readonly children?: ReactNode;
  /** content below the reference */
  readonly below?: ReactNode;
};

/**
 * Renders the outcome of an application: status, what it means, and its primary action in the bar of the screen.
 * `outcomes` says family and action of each. The screen loads the texts `applicationState`, and `reasons` unless it only waits.
 */
export function OutcomePage(props: OutcomePageProps) {
  const { runtime, application, title, children, below } = props;
  const items = reviewItems(runtime, application);
  const outcome = props.outcome ?? outcomeOf(application, items);
  const words = useOutcomeWords(props, outcome, items);
  const kind = kindOf(outcome, props.refuses);
  const lead = props.lead === undefined ? words.lead : props.lead;
  const status = props.status ?? (title === undefined && 'status' in words ? words.status : undefined);
  const ofBrand = useFlow().hostServices?.openedPicture;
  const picture = props.picture ?? (kind === 'success' && ofBrand ? { src: ofBrand } : pictures[outcome]);
  const ground = props.ground ?? (kind === 'success' ? 'hero' : undefined);
  return (
    <Result
      kind={kind}
      {...(ground ? { ground } : {})}
      {...(picture ? { picture } : {})}
      {...(status ? { status } : {})}
      title={title ?? words.title}
      lead={toSend.includes(outcome) && props.deadline !== null ? <WithDeadline {...props} lead={lead} /> : lead}
      actions={<Actions {...props} outcome={outcome} items={items} />}
    >
      {outcomes[outcome].family !== 'waiting' && items.length > 0 ? (
        <ReviewList items={items} alone={isAlone(items)} />
      ) : null}
      {isRefused(outcome) ? <Refusal {...props} outcome={outcome} /> : null}
      {children}
      <Reference value={application.reference} />
      {below}
      {outcome === 'late' ? <Refresh runtime={runtime} application={application} look="line" /> : null}
    </Result>
  );
}

function useOutcomeWords(
  { runtime, seal }: Pick<OutcomePageProps, 'runtime' | 'seal'>,
  outcome: Outcome,
  items: readonly ReviewItem[],
) {
  const t = useText(applicationState);
  const open = items.filter(isOpen).length;
  switch (outcome) {
    case 'draft':
      return { title: t('draft.heading'), lead: t('draft.lead') };
    case 'submitted':
      return { title: t('success.heading'), lead: t('success.lead') };
    case 'under-review':
    case 'late':
      return {
        status: t('under-review.heading'),
        title: t('under-review.title'),
        lead: t('under-review.rest'),
      };
    case 'other-corrects':
      return { title: t('under-review.heading'), lead: t('under-review.lead') };
    case 'sent-back':
      return {
        status: t('action-needed.heading'),
        title: items.filter(isOpen).every(wantsMore) ? t('asked.heading') : t('toFix', { count: open }),
        lead: t('reasons.lead'),
      };
    case 'asked':
      return { title: t('asked.heading'), lead: t('reasons.lead') };
    case 'corrected': {
      const missing = nextStep(runtime.steps, runtime.context());
      return {
        status: t('corrected.heading'),
        title: t(missing && !seal ? 'last.sign' : 'last.send'),
        lead: t(missing ? 'seal.lead' : 'corrected.lead'),
      };
    }
    case 'opened':
      return { title: t('opened.heading'), lead: undefined };
    default:
      return {
        status: t('failed.heading'),
        title: t(outcome === 'refused' ? 'failed.title' : 'failed.notNow'),
        lead: undefined,
      };
  }
}

type ActionsProps = OutcomePageProps & { readonly outcome: Outcome; readonly items: readonly ReviewItem[] };

function Actions({ outcome, items, primary, secondary, ...props }: ActionsProps) {
  const { runtime, application, again, seal } = props;
  const t = useText(applicationState);
  const apply = again ? { action: again } : {};
  const first = {
    'go-on': primary ?? <GoTo path={runtime.path}>{t('draft.action')}</GoTo>,
    'view-status': primary,
    refresh: <Refresh runtime={runtime} application={application} />,
    fix: primary ?? <Correct items={items} />,
    add: primary ?? <Correct items={items} />,
    send: <SendAgain runtime={runtime} {...(seal ? { seal } : {})} />,
    next: primary,
    contact: <ServiceLink />,
    'apply-again': <ApplyAgain runtime={runtime} {...apply} />,
  }[outcomes[outcome].primary];
  return (
    <>
      {first}
      {outcome === 'refused-call-first' ? <ApplyAgain runtime={runtime} variant="secondary" {...apply} /> : null}
      {outcome === 'refused-may-retry' ? <ServiceLink variant="secondary" /> : null}
      {secondary}
    </>
  );
}

/** Leads to the first item that is open; from there the flow leads to the next. */
function Correct({ items }: Pick<ActionsProps, 'items'>) {
  const t = useText(applicationState);
  const tReasons = useText(reasons);
  const open = items.filter(isOpen);
  const first = open.find(({ turn, path }) => turn === 'now' && path);
  if (!first?.path) return null;
  const what = tReasons(`requirement.${first.requirement.id}` as 'requirement.contact');
  const alone = t(wantsMore(first) ? 'item.addWhat' : 'fixWhat', { what });
  const several = open.every(wantsMore) ? t('sendAsked') : t('fixThings', { count: open.length });
  return <GoTo path={first.path}>{isAlone(items) ? alone : several}</GoTo>;
}

const isOpen = ({ state }: ReviewItem): boolean => state !== 'corrected';

const isRefused = (outcome: Outcome): boolean => outcomes[outcome].kind === 'fail';

/** A customer whose request is refused has lost nothing. */
const kindOf = (outcome: Outcome, refuses: OutcomePageProps['refuses']): ResultProps['kind'] =>
  isRefused(outcome) && refuses === 'request' ? 'declined' : outcomes[outcome].kind;

/** Where the picture of the kind would say too little: late is not calm, and what is corrected needs no correction. */
const pictures: Partial<Record<Outcome, ResultProps['picture']>> = { late: 'late', corrected: 'sign' };

/** Whether one item is left; the bar names it. */
const isAlone = (items: readonly ReviewItem[]): boolean => items.filter(isOpen).length === 1;

/** What the customer still has to send. */
const toSend: readonly Outcome[] = ['sent-back', 'asked', 'corrected'];

function WithDeadline({ lead, deadline }: Pick<OutcomePageProps, 'lead' | 'deadline'>) {
  const t = useText(applicationState);
  return (
    <>
      {lead}
      <span className="mt-2 block text-label">{deadline ?? t('answersKept')}</span>
    </>
  );
}

type RefusalProps = Pick<OutcomePageProps, 'application' | 'because' | 'means' | 'next' | 'refuses'> & {
  readonly outcome: Outcome;
};

/** Renders a refusal as a page without eligibility does: why, what it changes, and what the customer can do. */
function Refusal({ application: { failure }, outcome, because, means, next, refuses }: RefusalProps) {
  const t = useText(applicationState);
  const ofRequest = refuses === 'request';
  const change = means ?? (ofRequest ? t('failed.keeps') : undefined);
  const unclear = failure?.code === 'more-information' && !failure.note;
  const rows = [
    {
      id: 'because',
      label: because ?? t('failed.reason'),
      value: unclear ? t('failed.unclear') : <ReasonText reason={failure} />,
    },
    ...(change ? [{ id: 'means', label: t('failed.means'), value: change }] : []),
    { id: 'next', label: t('failed.next'), value: next?.[outcome] ?? t(whatNext(outcome, ofRequest)) },
  ];
  return (
    <Card>
      <DescriptionList layout="stacked" items={rows} />
    </Card>
  );
}

const whatNext = (outcome: Outcome, ofRequest: boolean) =>
  outcome === 'refused-may-retry'
    ? 'failed.again'
    : outcome === 'refused-call-first'
      ? 'failed.callFirst'
      : ofRequest
        ? 'failed.finalRequest'
        : 'failed.final';
