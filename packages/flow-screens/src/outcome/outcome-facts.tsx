import type { Application } from '@quayside/contract/application';
import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { useText } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';
import { type Description, DescriptionList } from '@quayside/ui/description-list';
import { ReasonText } from '../reason-text.tsx';
import { Reference } from '../reference.tsx';
import { isRefused, type Outcome } from './outcomes.ts';

export type OutcomeFactsProps = {
  readonly application: Application;
  readonly outcome: Outcome;
  /** The heading of the card, such as the specified message about a refused opening. */
  readonly heading?: string | undefined;
  /** The label of the row with the reason of a refusal. */
  readonly because?: string | undefined;
  /** A text about the effects of a refusal. */
  readonly means?: string | undefined;
  /** Texts about the next step after the refusal of a request, by outcome. */
  readonly next?: Partial<Record<Outcome, string>> | undefined;
  /** What is refused: an account, or a request of an account holder. */
  readonly refuses?: 'account' | 'request' | undefined;
};

/** Renders facts about an application in a card: the reason and effects of a refusal, and the reference. Renders nothing without facts. */
export function OutcomeFacts({ heading, ...props }: OutcomeFactsProps) {
  const t = useText(applicationState);
  const { reference } = props.application;
  const reasons = useRefusal(props);
  const known: readonly Description[] = reference
    ? [{ id: 'reference', label: t('reference.label'), value: <Reference value={reference} /> }]
    : [];
  const rows = [...reasons, ...known];
  if (rows.length === 0) return null;
  return (
    <Card title={heading}>
      <DescriptionList layout="stacked" items={rows} />
    </Card>
  );
}

/**
 * Returns rows with the reason of a refusal, its effects and the next step. For an opening, returns only the reason, because title and lead state effects and
 * next step.
 */
function useRefusal({ application, outcome, because, means, next, refuses }: Omit<OutcomeFactsProps, 'heading'>) {
  const t = useText(applicationState);
  if (!isRefused(outcome)) return [];
  const { failure } = application;
  const ofRequest = refuses === 'request';
  const change = means ?? (ofRequest ? t('failed.keeps') : undefined);
  const unclear = failure?.code === 'more-information' && !failure.note;
  return [
    {
      id: 'because',
      label: because ?? t('failed.reason'),
      value: unclear ? t('failed.unclear') : <ReasonText reason={failure} />,
    },
    ...(change ? [{ id: 'means', label: t('failed.means'), value: change }] : []),
    ...(ofRequest ? [{ id: 'next', label: t('failed.next'), value: next?.[outcome] ?? t(afterRequest(outcome)) }] : []),
  ];
}

function afterRequest(outcome: Outcome) {
  if (outcome === 'refused-may-retry') return 'failed.again';
  return outcome === 'refused-call-first' ? 'failed.callFirst' : 'failed.finalRequest';
}
