import type { Application, ReviewReply } from '@quayside/contract/application';
import { replyField } from '@quayside/rules/internals/reply-field';
import type { Issue } from '@quayside/rules/issue';
import {
  checkApplicable,
  getApplicableSteps,
  type JourneyContext,
  type Step,
  type StepAnswers,
  toStoredAnswers,
} from '@quayside/rules/journey';
import type { FormValues } from '../form/paths.ts';
import { encryptSensitiveAnswers } from './encrypt-sensitive-answers.ts';
import { replyRule } from './reply-rule.ts';

/** Returns the reviewer's open question about a step with the status of its requirement, or undefined if there is none. */
export function findOpenQuestion(application: Application | undefined, step: Step | undefined) {
  if (application?.state !== 'action-needed' || !step?.requirement) return undefined;
  const item = application.requirements.find(({ id }) => id === step.requirement);
  return item?.reopened && item.reply ? { status: item.status, ...item.reply } : undefined;
}

/**
 * Returns the reviewer's question that the step's screen shows with a field for the reply. After a reply, only the first step of the requirement shows it. A
 * step that seals the application shows none, because the customer signs or confirms again.
 */
export function findShownQuestion(
  steps: readonly Step[],
  step: Step | undefined,
  application: Application | undefined,
  context: JourneyContext,
): ReviewReply | undefined {
  const asked = findOpenQuestion(application, step);
  if (!asked || step?.seals) return undefined;
  const first = getApplicableSteps(steps, context).find(({ requirement }) => requirement === step?.requirement);
  return asked.status === 'rejected' || first === step ? asked : undefined;
}

const replyIn = (typed: FormValues): string | undefined => {
  const { [replyField]: reply } = typed;
  return typeof reply === 'string' ? reply : undefined;
};

/** Returns the issues of a form, with those of the reply first. `context` must include the typed answers. */
export function checkWithReply(
  application: Application | undefined,
  step: Step,
  typed: StepAnswers,
  context: JourneyContext,
): readonly Issue[] {
  const asked = findOpenQuestion(application, step);
  const found = checkApplicable(step, context);
  const check = replyRule();
  if (!asked || !check) return found;
  return [...check(step, asked, { answers: typed, reply: replyIn(typed) }, application?.answers[step.id]), ...found];
}

/** Resolves to the data of a save: plain answers, encrypted answers by path, and the reply to a reviewer. Rejects if `encrypt` rejects. */
export async function buildSaveData(
  application: Application,
  step: Step | undefined,
  typed: FormValues,
  encrypt: (text: string) => Promise<string>,
) {
  const { [replyField]: _, ...rest } = typed;
  const reply = findOpenQuestion(application, step) ? replyIn(typed) : undefined;
  const given = reply === undefined ? typed : rest;
  const { answers, encrypted } = await encryptSensitiveAnswers(
    toStoredAnswers(step, given),
    step?.sensitive ?? [],
    encrypt,
  );
  return { answers, ...(encrypted ? { encrypted } : {}), ...(reply === undefined ? {} : { reply: reply.trim() }) };
}
