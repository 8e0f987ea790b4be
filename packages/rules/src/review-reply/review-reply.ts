import { type Issue, issue } from '../issue.ts';
import { type RequirementStatus, type Step, type StepAnswers, saveAnswers } from '../journey.ts';
import { LONGEST_REPLY } from '../limits/limits.ts';

/** Path of the reply among a form's answers and issues. No step has a field of this name. */
export const replyField = 'reply';

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
  return owed && isSame(step, answers, saved) ? [issue(replyField, 'reply-required')] : [];
}

/** Whether the fields that the step knows are the same, in whatever order they are written. */
const isSame = (step: Step, one: StepAnswers, other: StepAnswers | undefined): boolean =>
  other !== undefined && canonical(step, one) === canonical(step, other);

const canonical = (step: Step, answers: StepAnswers): string =>
  JSON.stringify(saveAnswers([step], {}, step.id, answers)[step.id], (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
