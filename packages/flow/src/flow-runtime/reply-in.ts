import type { Application, ReviewReply } from '@quayside/contract/application';
import { replyField } from '@quayside/rules/internals/reply-field';
import type { Issue } from '@quayside/rules/issue';
import {
  applicable,
  checkApplicable,
  type JourneyContext,
  type Step,
  type StepAnswers,
  toStored,
} from '@quayside/rules/journey';
import type { Values } from '../form/paths.ts';
import { replyRule } from './reply-rule.ts';
import { sealSensitive } from './seal-sensitive.ts';

/** Returns a reviewer's question about a step in this round, with the status of its item; undefined without a question. */
export function askedAbout(application: Application | undefined, step: Step | undefined) {
  if (application?.state !== 'action-needed' || !step?.requirement) return undefined;
  const item = application.requirements.find(({ id }) => id === step.requirement);
  return item?.reopened && item.reply ? { status: item.status, ...item.reply } : undefined;
}

/**
 * Returns the question that a step's screen shows with a field for the reply. A step with a seal shows none, because the seal is given again. Once
 * answered, only the first step of the item shows it.
 */
export function questionOf(
  steps: readonly Step[],
  step: Step | undefined,
  application: Application | undefined,
  context: JourneyContext,
): ReviewReply | undefined {
  const asked = askedAbout(application, step);
  if (!asked || step?.seals) return undefined;
  const first = applicable(steps, context).find(({ requirement }) => requirement === step?.requirement);
  return asked.status === 'rejected' || first === step ? asked : undefined;
}

const replyIn = (typed: Values): string | undefined => {
  const { [replyField]: reply } = typed;
  return typeof reply === 'string' ? reply : undefined;
};

/** Returns the issues of a form's answers, those of the reply first. `context` includes these answers. */
export function checkWithReply(
  application: Application | undefined,
  step: Step,
  typed: StepAnswers,
  context: JourneyContext,
): readonly Issue[] {
  const asked = askedAbout(application, step);
  const found = checkApplicable(step, context);
  const check = replyRule();
  if (!asked || !check) return found;
  return [...check(step, asked, { answers: typed, reply: replyIn(typed) }, application?.answers[step.id]), ...found];
}

/** Returns what a save sends: the plain answers, the encrypted ones, and the reply separately. */
export async function toSend(
  application: Application,
  step: Step | undefined,
  typed: Values,
  encrypt: (text: string) => Promise<string>,
) {
  const { [replyField]: _, ...rest } = typed;
  const reply = askedAbout(application, step) ? replyIn(typed) : undefined;
  const given = reply === undefined ? typed : rest;
  const { answers, encrypted } = await sealSensitive(toStored(step, given), step?.sensitive ?? [], encrypt);
  return { answers, ...(encrypted ? { encrypted } : {}), ...(reply === undefined ? {} : { reply: reply.trim() }) };
}
