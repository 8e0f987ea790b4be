import type { Application, ReviewReply } from '@quayside/contract/application';
import type { Issue } from '@quayside/rules/issue';
import {
  applicable,
  asKept,
  checkAsked,
  type JourneyContext,
  type Step,
  type StepAnswers,
} from '@quayside/rules/journey';
import { replyField } from '@quayside/rules/reply-field';
import type { Values } from '../form/paths.ts';
import { replyRule } from './reply-rule.ts';
import { sealSensitive } from './seal-sensitive.ts';

/** The item of a step about which a reviewer asked something in this round; undefined without a question. */
export function askedAbout(application: Application | undefined, step: Step | undefined) {
  if (application?.state !== 'action-needed' || !step?.requirement) return undefined;
  const item = application.requirements.find(({ id }) => id === step.requirement);
  return item?.reopened && item.reply ? { status: item.status, ...item.reply } : undefined;
}

/** Returns the question that a step's screen shows with a field for the reply. A seal has none, because it is given anew; once answered, only the first step of the item has it. */
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

/** Returns what is wrong with the answers that a form shows, the reply among them first. `context`: with these answers. */
export function checkWithReply(
  application: Application | undefined,
  step: Step,
  typed: StepAnswers,
  context: JourneyContext,
): readonly Issue[] {
  const asked = askedAbout(application, step);
  const found = checkAsked(step, context);
  const check = replyRule();
  if (!asked || !check) return found;
  return [...check(step, asked, { answers: typed, reply: replyIn(typed) }, application?.answers[step.id]), ...found];
}

/** Returns what a save sends: the answers, what is encrypted of them, and the reply by itself. */
export async function toSend(
  application: Application,
  step: Step | undefined,
  typed: Values,
  encrypt: (text: string) => Promise<string>,
) {
  const { [replyField]: _, ...rest } = typed;
  const reply = askedAbout(application, step) ? replyIn(typed) : undefined;
  const given = reply === undefined ? typed : rest;
  const { answers, encrypted } = await sealSensitive(asKept(step, given), step?.sensitive ?? [], encrypt);
  return { answers, ...(encrypted ? { encrypted } : {}), ...(reply === undefined ? {} : { reply: reply.trim() }) };
}
