import type { Application } from '@quayside/contract/application';
import type { ResultKind } from '@quayside/ui/result';
import { getRefusalOutcome } from '../may-apply-again.ts';
import type { ReviewItem } from '../review-items.ts';

/** Who has to act in an outcome: the broker or another holder (`waiting`), the customer (`to-fix`), or no one (`final`). */
export type OutcomeFamily = 'waiting' | 'to-fix' | 'final';

/** The primary action of an outcome. `next` is the first action after an approval, which the flow defines. */
export type OutcomeAction =
  | 'go-on'
  | 'view-status'
  | 'home'
  | 'fix'
  | 'add'
  | 'send'
  | 'next'
  | 'contact'
  | 'apply-again';

type OutcomeRow = { readonly family: OutcomeFamily; readonly primary: OutcomeAction; readonly kind: ResultKind };

/** The outcomes of an application. Each has a family, a primary action and a kind of `Result`. */
export const outcomes = {
  draft: { family: 'to-fix', primary: 'go-on', kind: 'fix' },
  due: { family: 'to-fix', primary: 'next', kind: 'fix' },
  submitted: { family: 'waiting', primary: 'view-status', kind: 'wait' },
  'under-review': { family: 'waiting', primary: 'home', kind: 'wait' },
  late: { family: 'waiting', primary: 'contact', kind: 'wait' },
  'other-corrects': { family: 'waiting', primary: 'home', kind: 'wait' },
  'sent-back': { family: 'to-fix', primary: 'fix', kind: 'fix' },
  asked: { family: 'to-fix', primary: 'add', kind: 'fix' },
  corrected: { family: 'to-fix', primary: 'send', kind: 'fix' },
  opened: { family: 'final', primary: 'next', kind: 'success' },
  refused: { family: 'final', primary: 'contact', kind: 'fail' },
  'refused-call-first': { family: 'final', primary: 'contact', kind: 'fail' },
  'refused-may-retry': { family: 'final', primary: 'apply-again', kind: 'fail' },
} as const satisfies Record<string, OutcomeRow>;

/** The name of one of the `outcomes`. */
export type Outcome = keyof typeof outcomes;

/** Returns whether an outcome means that the application was refused. */
export const isRefused = (outcome: Outcome): boolean => outcomes[outcome].kind === 'fail';

/** Returns the outcome of an application, from its state and from its items in this review round. */
export function getOutcome(
  { state, failure, partSubmittedAt }: Pick<Application, 'state' | 'failure' | 'partSubmittedAt'>,
  items: readonly Pick<ReviewItem, 'state'>[],
): Outcome {
  if (state === 'failed') return getRefusalOutcome(failure);
  if (state !== 'action-needed') return state;
  if (partSubmittedAt) return 'other-corrects';
  if (items.some((item) => item.state === 'rejected')) return 'sent-back';
  return items.some((item) => item.state === 'asked') ? 'asked' : 'corrected';
}
