import { openingState } from '@quayside/i18n/text/opening-state';
import { useText } from '@quayside/i18n/use-text';
import { nextStep } from '@quayside/rules/journey';
import type { FlowRuntime } from './flow-runtime/flow-runtime.ts';
import type { ReviewItem } from './review-items.ts';

/** What is said of a round of review: what is wrong, or what is left to do once everything is corrected. */
export function useRoundWords(runtime: FlowRuntime, items: readonly ReviewItem[]) {
  const t = useText(openingState);
  const open = items.filter(({ state }) => state !== 'corrected');
  if (open.some(({ state }) => state === 'rejected'))
    return {
      kind: 'fail',
      title: t('action-needed.heading'),
      lead: t('action-needed.lead', { count: open.length }),
    } as const;
  if (open.length > 0) return { kind: 'wait', title: t('asked.heading'), lead: t('reasons.lead') } as const;
  const missing = nextStep(runtime.steps, runtime.context());
  return { kind: 'wait', title: t('corrected.heading'), lead: t(missing ? 'seal.lead' : 'corrected.lead') } as const;
}
