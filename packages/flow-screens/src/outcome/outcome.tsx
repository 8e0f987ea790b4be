import type { Application } from '@quayside/contract/application';
import { useFlow } from '@quayside/flow/flow-context';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { LinkButton } from '@quayside/flow/internals/link-button';
import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { useText } from '@quayside/i18n/use-text';
import { findNextStep } from '@quayside/rules/journey';
import { Result, type ResultProps } from '@quayside/ui/result';
import type { ReactNode } from 'react';
import { ApplyAgain } from '../apply-again.tsx';
import { Refresh } from '../refresh.tsx';
import { isRequestForMore, type ReviewItem, reviewItems } from '../review-items.ts';
import { ReviewList } from '../review-list.tsx';
import { SendAgain } from '../send-again.tsx';
import { ServiceLink } from '../service-link/service-link.tsx';
import { correctionText } from './correction-words.ts';
import { OutcomeFacts } from './outcome-facts.tsx';
import { getOutcome, isRefused, type Outcome, outcomes } from './outcomes.ts';

/** The props of `OutcomePage`. A flow can replace most of its texts. */
export type OutcomePageProps = {
  readonly runtime: FlowRuntime;
  readonly application: Application;
  /** The outcome to show. By default, it is derived from the application and its items. */
  readonly outcome?: Outcome;
  /** The title. Default: the title of the outcome. */
  readonly title?: ReactNode;
  /** The specification's name of the status, as a tag below the title. By default, it is shown only with the default title. */
  readonly status?: string;
  /** The background of the title. An approval has `hero`, the brand's background, by default. */
  readonly ground?: ResultProps['variant'];
  /** Whether to animate an approval, for a customer who sees it for the first time. Default: false. */
  readonly celebrates?: boolean;
  /** The picture of the page. By default, it is that of the outcome's kind. */
  readonly picture?: ResultProps['picture'];
  readonly lead?: ReactNode;
  /** The deadline of the correction, and the consequence of missing it. By default, a text that the answers are stored. Null shows neither. */
  readonly deadline?: ReactNode;
  /** The label of the row with the reason of a refusal. */
  readonly because?: string;
  /** A text about the effects of a refusal. By default, for a request, it says that the account stays open. */
  readonly means?: string;
  /** What is refused: an account (default), or a request of an account holder. */
  readonly refuses?: 'account' | 'request';
  /** Texts about the next step after the refusal of a request, by outcome. By default, they say whether the customer may apply again. */
  readonly next?: Partial<Record<Outcome, string>>;
  /** The primary action, instead of the default one. Some outcomes have no default. */
  readonly primary?: ReactNode;
  /** The second action in the action bar. */
  readonly secondary?: ReactNode;
  /** The label of the button for a new application. */
  readonly again?: string;
  /** The label of the link to the last step before corrected items are submitted. By default, it names a signature. */
  readonly seal?: string;
  /** The content between the items and the card of reason and reference. */
  readonly children?: ReactNode;
  /** The content below that card. */
  readonly below?: ReactNode;
};

/**
 * Renders the outcome of an application: its status and meaning, and its primary action in the action bar of the screen. `outcomes` defines the action of each
 * outcome. The screen must load the texts `applicationState` and, for items or a refusal, `reasons`.
 */
export function OutcomePage(props: OutcomePageProps) {
  const { runtime, application, title, children, below } = props;
  const items = reviewItems(runtime, application);
  const outcome = props.outcome ?? getOutcome(application, items);
  const words = useOutcomeWords(props, outcome, items);
  const kind = kindOf(outcome, props.refuses);
  const lead = props.lead === undefined ? words.lead : props.lead;
  const status = props.status ?? (title === undefined && 'status' in words ? words.status : undefined);
  const toFix = outcome === 'sent-back' || outcome === 'asked';
  const isSentBack = toFix || outcome === 'corrected';
  const ofBrand = useFlow().hostServices?.openedPicture;
  const picture = props.picture ?? (kind === 'success' && ofBrand ? { src: ofBrand } : pictures[outcome]);
  const ground = props.ground ?? (kind === 'success' ? 'hero' : undefined);
  return (
    <Result
      kind={kind}
      {...(ground ? { variant: ground } : {})}
      {...(props.celebrates ? { animated: true } : {})}
      {...(picture ? { picture } : {})}
      {...(status ? { status } : {})}
      {...(toFix ? { size: 'compact' } : {})}
      title={title ?? words.title}
      description={isSentBack && props.deadline !== null ? <LeadByWhen {...props} lead={lead} /> : lead}
      actions={<Actions {...props} outcome={outcome} items={items} />}
    >
      {outcomes[outcome].family !== 'waiting' && items.length > 0 ? (
        <ReviewList items={items} isSingle={isSingle(items)} />
      ) : null}
      {children}
      <OutcomeFacts
        {...props}
        outcome={outcome}
        heading={title === undefined && 'problem' in words ? words.problem : undefined}
      />
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
  const requested = useRequestTitle(items);
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
        title: items.filter(isOpen).every(isRequestForMore) ? requested : t('toFix', { count: open }),
        lead: t('reasons.lead'),
      };
    case 'asked':
      return { title: requested, lead: undefined };
    case 'corrected': {
      const missing = findNextStep(runtime.steps, runtime.answers.context());
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
        problem: t('failed.heading'),
        title: t(outcome === 'refused' ? 'failed.title' : 'failed.notNow'),
        lead: refuses === 'request' ? undefined : t(refusedLead(outcome)),
      };
  }
}

/** Returns the title of a reviewer's request. The title names one document, counts several, or says that more information is needed. */
function useRequestTitle(items: readonly ReviewItem[]): string {
  const t = useText(applicationState);
  const open = items.filter(isOpen);
  if (!open.every(({ state }) => state === 'asked')) return t('asked.heading');
  if (open.length > 1) return t('asked.send', { count: open.length });
  const [{ requirement } = {}] = open;
  if (requirement?.id === 'additional-document')
    return t('asked.title.additional-document', { count: requirement.asks?.length ?? 1 });
  const requested = requestedItems.find((id) => id === requirement?.id);
  return t(requested ? `asked.title.${requested}` : 'asked.heading');
}

const requestedItems = ['bank-transfer', 'relationship-proof'] as const;

type ActionsProps = OutcomePageProps & { readonly outcome: Outcome; readonly items: readonly ReviewItem[] };

function Actions({ outcome, items, primary, secondary, ...props }: ActionsProps) {
  const { runtime, again, seal } = props;
  const t = useText(applicationState);
  const apply = again ? { action: again } : {};
  const first = {
    'go-on': primary ?? <LinkButton path={runtime.navigator.path}>{t('draft.action')}</LinkButton>,
    'view-status': primary,
    home: primary ?? (
      <LinkButton path="/" variant="secondary">
        {t('done')}
      </LinkButton>
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

/** Renders a link to the first open item. The flow then continues with the next one. */
function Correct({ items }: Pick<ActionsProps, 'items'>) {
  const t = useText(applicationState);
  const open = items.filter(isOpen);
  const first = open.find(({ turn, path }) => turn === 'now' && path);
  if (!first?.path) return null;
  const single = t(correctionText(first.requirement.id, isRequestForMore(first) ? 'more-answers' : 'a-correction'));
  const several = open.every(isRequestForMore) ? t('sendAsked') : t('fixThings', { count: open.length });
  return <LinkButton path={first.path}>{isSingle(items) ? single : several}</LinkButton>;
}

const isOpen = ({ state }: ReviewItem): boolean => state !== 'corrected';

/** Returns whether the outcome can change while it is visible, because the broker or the other holder has to act. */
const isRefreshed = (outcome: Outcome): boolean => outcomes[outcome].family === 'waiting' && outcome !== 'submitted';

/** Returns the kind of `Result` for an outcome. A refused request is `declined`, because the account stays open. */
const kindOf = (outcome: Outcome, refuses: OutcomePageProps['refuses']): ResultProps['kind'] =>
  isRefused(outcome) && refuses === 'request' ? 'declined' : outcomes[outcome].kind;

/** The pictures of outcomes for which the picture of their kind would mislead: a calm one for a late review, and one about signing for corrected items. */
const pictures: Partial<Record<Outcome, ResultProps['picture']>> = { late: 'late', corrected: 'sign' };

/** Returns whether exactly one item is open, which the action bar then names. */
const isSingle = (items: readonly ReviewItem[]): boolean => items.filter(isOpen).length === 1;

/** Renders the lead, followed by the deadline or by a text that the answers are stored. */
function LeadByWhen({ lead, deadline }: Pick<OutcomePageProps, 'lead' | 'deadline'>) {
  const t = useText(applicationState);
  return (
    <>
      {lead}
      <span className={`block text-label ${lead ? 'mt-1' : ''}`}>{deadline ?? t('answersKept')}</span>
    </>
  );
}

/** Returns the text of the next step after the refusal of an opening. The title states the effect. */
function refusedLead(outcome: Outcome) {
  if (outcome === 'refused-may-retry') return 'failed.leadOpen';
  return outcome === 'refused-call-first' ? 'failed.leadContact' : 'failed.final';
}
