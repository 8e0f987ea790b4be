import { type Issue, issue } from '../issue.ts';
import type { RequirementStatus, Step, StepAnswers } from '../journey.ts';
import { LONGEST_REPLY } from '../limits/limits.ts';
import { replyField } from '../reply-field.ts';
import { sameAnswers } from '../same-answers.ts';

/** An item about which a reviewer asked: its status, and the saved reply (`text`). */
export type ReviewedItem = { readonly status: RequirementStatus; readonly text?: string | undefined };

/** The answers and the reply of a form. `reply` is undefined if the form has no reply field. */
export type FormReply = { readonly answers: StepAnswers; readonly reply: string | undefined };

/**
 * Checks the reply to a reviewer who asked for more information. The reply is required unless an answer of the step changed, because a changed answer is a
 * reply too. Without a change, the customer cannot delete a saved reply. Codes: `too-long`, `reply-required`.
 * @param saved the saved answers
 */
export function checkReply(
  step: Step,
  { status, text }: ReviewedItem,
  { answers, reply }: FormReply,
  saved: StepAnswers | undefined,
): readonly Issue[] {
  if (step.seals) return []; // the customer confirms it again, so its screen has no reply field
  const given = reply?.trim();
  if (given) return given.length > LONGEST_REPLY ? [issue(replyField, 'too-long', { most: LONGEST_REPLY })] : [];
  const owed = status === 'rejected' || (text !== undefined && reply !== undefined);
  return owed && sameAnswers(step, answers, saved ?? null) ? [issue(replyField, 'reply-required')] : [];
}
