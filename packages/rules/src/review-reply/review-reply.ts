import { type Issue, issue } from '../issue.ts';
import type { RequirementStatus, Step, StepAnswers } from '../journey.ts';
import { LONGEST_REPLY } from '../limits/limits.ts';
import { replyField } from '../reply-field.ts';
import { sameAnswers } from '../same-answers.ts';

/** An item about which a reviewer asked something: its status, and the reply that the server has. */
export type AskedItem = { readonly status: RequirementStatus; readonly text?: string | undefined };

/** What the customer saves: the answers of the step, and the reply. Undefined: the form has no reply. */
export type Replied = { readonly answers: StepAnswers; readonly reply: string | undefined };

/**
 * What is wrong with the reply to a reviewer who asked for more information. It is required unless an answer of the step changed: a changed answer can say the
 * same. A reply that was given is not taken back without a change either. `saved`: the answers that the server has.
 */
export function checkReply(
  step: Step,
  { status, text }: AskedItem,
  { answers, reply }: Replied,
  saved: StepAnswers | undefined,
): readonly Issue[] {
  if (step.seals) return []; // given anew, so its screen has no field
  const given = reply?.trim();
  if (given) return given.length > LONGEST_REPLY ? [issue(replyField, 'too-long', { most: LONGEST_REPLY })] : [];
  const owed = status === 'rejected' || (text !== undefined && reply !== undefined);
  return owed && sameAnswers(step, answers, saved ?? null) ? [issue(replyField, 'reply-required')] : [];
}
