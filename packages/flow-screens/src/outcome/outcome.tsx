import type { Application } from '@quayside/contract/application';
import { useFlow } from '@quayside/flow/flow-context';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { GoTo } from '@quayside/flow/go-to';
import { applicationState } from '@quayside/i18n/text/application-state';
import { useText } from '@quayside/i18n/use-text';
import { nextStep } from '@quayside/rules/journey';
import { Result, type ResultProps } from '@quayside/ui/result';
import type { ReactNode } from 'react';
import { ApplyAgain } from '../apply-again.tsx';
import { Refresh } from '../refresh.tsx';
import { type ReviewItem, reviewItems, wantsMore } from '../review-items.ts';
import { ReviewList } from '../review-list.tsx';
import { SendAgain } from '../send-again.tsx';
import { ComplaintLink } from '../service-link/complaint-link.tsx';
import { ServiceLink } from '../service-link/service-link.tsx';
import { correctionWords } from './correction-words.ts';
import { OutcomeFacts } from './outcome-facts.tsx';
import { isRefused, type Outcome, outcomeOf, outcomes } from './outcomes.ts';

export type OutcomePageProps = {
  readonly runtime: FlowRuntime;
  readonly application: Application;
  /** by default that of the application */
  readonly outcome?: Outcome;
  /** the flow's own words; by default those of the outcome */
  readonly title?: ReactNode;
  /** the specified word of the status, below a title of the flow's own, or beside the reference of what was sent back or refused; by default none */
  readonly status?: string;
  /** `hero`: the title stands on the ground of the brand; by default an approval does */
  readonly ground?: ResultProps['ground'];
  /** the first time that the customer sees an approval; by default it does not move */
  readonly celebrates?: boolean;
  /** by default that of the kind of outcome */
  readonly picture?: ResultProps['picture'];
  readonly lead?: ReactNode;
  /** until when to send what was sent back, and what happens otherwise; by default that answers are kept */
  readonly deadline?: ReactNode;
  /** the label of the reason of a refusal */
  readonly because?: string;
  /** what a refusal changes for the customer; by default, of a request, that they keep the account */
  readonly means?: string;
  /** what a refusal ends: the account, by default, or one request of a customer who keeps theirs */
  readonly refuses?: 'account' | 'request';
  /** what the customer can do after a request was refused; by default whether they may apply again */
  readonly next?: Partial<Record<Outcome, string>>;
  /** the flow's own primary action, where the outcome leaves it to the flow */
  readonly primary?: ReactNode;
  /** a second action of the bar */
  readonly secondary?: ReactNode;
  /** label of a new application */
  readonly again?: string;
  /** label of the last step before corrected items are sent */
  readonly seal?: string;
  /** content between the items and the card of reason, status and reference */
  readonly children?: ReactNode;
  /** content below that card */
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
  const toFix = outcome === 'sent-back' || outcome === 'asked';
  const isSentBack = toFix || outcome === 'corrected';
  const isSaidBelow = toFix || isRefused(outcome);
  const ofBrand = useFlow().hostServices?.openedPicture;
  const picture = props.picture ?? (kind === 'success' && ofBrand ? { src: ofBrand } : pictures[outcome]);
  const ground = props.ground ?? (kind === 'success' ? 'hero' : undefined);
  return (
    <Result
      kind={kind}
      {...(ground ? { ground } : {})}
      {...(props.celebrates ? { celebrates: true } : {})}
      {...(picture ? { picture } : {})}
      {...(status && !isSaidBelow ? { status } : {})}
      {...(toFix ? { head: 'compact' } : {})}
      title={title ?? words.title}
      lead={isSentBack && props.deadline !== null ? <LeadByWhen {...props} lead={lead} /> : lead}
      actions={<Actions {...props} outcome={outcome} items={items} />}
    >
      {outcomes[outcome].family !== 'waiting' && items.length > 0 ? (
        <ReviewList items={items} alone={isAlone(items)} />
      ) : null}
      {children}
      <OutcomeFacts {...props} outcome={outcome} status={isSaidBelow ? status : undefined} />
      {below}
      {isRefreshed(outcome) ? <Refresh runtime={runtime} application={application} /> : null}
    </Result>
  );
}

function useOutcomeWords(
  { runtime, seal, refuses }: Pick<OutcomePageProps, 'runtime' | 'seal' | 'refuses'>,
  outcome: Outcome,
  items: readonly ReviewItem[],
) {
  const t = useText(applicationState);
  const asked = useAskedTitle(items);
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
        title: items.filter(isOpen).every(wantsMore) ? asked : t('toFix', { count: open }),
        lead: t('reasons.lead'),
      };
    case 'asked':
      return { title: asked, lead: undefined };
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
        lead: refuses === 'request' ? undefined : <RefusedLead outcome={outcome} />,
      };
  }
}

/** Returns what a reviewer asks for: a document by its name, several by their number; otherwise that more information is needed. */
function useAskedTitle(items: readonly ReviewItem[]): string {
  const t = useText(applicationState);
  const open = items.filter(isOpen);
  if (!open.every(({ state }) => state === 'asked')) return t('asked.heading');
  if (open.length > 1) return t('asked.send', { count: open.length });
  const asked = askedItems.find((id) => id === open[0]?.requirement.id);
  return t(asked ? `asked.title.${asked}` : 'asked.heading');
}

const askedItems = ['bank-transfer', 'additional-document', 'relationship-proof'] as const;

type ActionsProps = OutcomePageProps & { readonly outcome: Outcome; readonly items: readonly ReviewItem[] };

function Actions({ outcome, items, primary, secondary, ...props }: ActionsProps) {
  const { runtime, again, seal } = props;
  const t = useText(applicationState);
  const apply = again ? { action: again } : {};
  const first = {
    'go-on': primary ?? <GoTo path={runtime.path}>{t('draft.action')}</GoTo>,
    'view-status': primary,
    home: primary ?? (
      <GoTo path="/" variant="secondary">
        {t('done')}
      </GoTo>
    ),
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
  const open = items.filter(isOpen);
  const first = open.find(({ turn, path }) => turn === 'now' && path);
  if (!first?.path) return null;
  const alone = t(correctionWords(first.requirement.id, wantsMore(first) ? 'more-answers' : 'a-correction'));
  const several = open.every(wantsMore) ? t('sendAsked') : t('fixThings', { count: open.length });
  return <GoTo path={first.path}>{isAlone(items) ? alone : several}</GoTo>;
}

const isOpen = ({ state }: ReviewItem): boolean => state !== 'corrected';

/** Whether what is shown can change while it is shown: it is with the broker, or with the other holder. */
const isRefreshed = (outcome: Outcome): boolean => outcomes[outcome].family === 'waiting' && outcome !== 'submitted';

/** A customer whose request is refused has lost nothing. */
const kindOf = (outcome: Outcome, refuses: OutcomePageProps['refuses']): ResultProps['kind'] =>
  isRefused(outcome) && refuses === 'request' ? 'declined' : outcomes[outcome].kind;

/** Where the picture of the kind would say too little: late is not calm, and what is corrected needs no correction. */
const pictures: Partial<Record<Outcome, ResultProps['picture']>> = { late: 'late', corrected: 'sign' };

/** Whether one item is left; the bar names it. */
const isAlone = (items: readonly ReviewItem[]): boolean => items.filter(isOpen).length === 1;

/** Says until when to send it, above the items; without a date, that the answers are kept. */
function LeadByWhen({ lead, deadline }: Pick<OutcomePageProps, 'lead' | 'deadline'>) {
  const t = useText(applicationState);
  return (
    <>
      {lead}
      <span className={`block text-label ${lead ? 'mt-1' : ''}`}>{deadline ?? t('answersKept')}</span>
    </>
  );
}

/** Renders what the customer can do after an opening was refused; the title says what the refusal means. */
function RefusedLead({ outcome }: { readonly outcome: Outcome }) {
  const t = useText(applicationState);
  if (outcome === 'refused-may-retry') return t('failed.leadOpen');
  if (outcome === 'refused-call-first') return t('failed.leadContact');
  return (
    <>
      {t('failed.leadFinal')} <ComplaintLink />
    </>
  );
}
