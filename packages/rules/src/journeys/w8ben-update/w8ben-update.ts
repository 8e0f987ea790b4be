import * as z from 'zod/mini';
import { mustReconfirmW8, needsNewW8ben } from '../../certification-change/certification-change.ts';
import { oneOf, ticked } from '../../field-shapes.ts';
import { isError, issue } from '../../issue.ts';
import { type Answers, checkStep, defineStep, type Facts, type Journey, type JourneyContext } from '../../journey.ts';
import { affidavit, changesToFile, leavesFormCorrect, lifeOf } from '../w8ben/affidavit.ts';
import { knownOnFile } from '../w8ben/on-file.ts';
import { partOfLife } from '../w8ben/part-of-life.ts';

/** `confirm`: the lines on file still hold, and are signed or affirmed as they are. `change`: the form is filled in anew. */
export const w8benDecisions = ['confirm', 'change'] as const;
/** What somebody does about a W-8BEN that is asked for again. */
export type W8benDecision = (typeof w8benDecisions)[number];

/** Whether the form may be confirmed as it is known: there is one, and nothing has made it incorrect. */
export function mayConfirm(context: Pick<JourneyContext, 'facts' | 'today'>): boolean {
  const life = lifeOf(context);
  return life !== undefined && life.state !== 'incorrect' && life.state !== 'overdue';
}

/** Why it is asked for, and whether the lines are confirmed or changed. Institutions are told that they need not (RULE-20, MSG-37). */
const update = defineStep({
  id: 'update',
  group: 'reason',
  requirement: 'w8ben',
  schema: z.object({ decision: oneOf(w8benDecisions) }),
  check: ({ decision }, context) => [
    ...(mustReconfirmW8(context.facts.w8ben?.holder ?? 'individual') ? [] : [issue('decision', 'institutional-no-w8')]),
    ...(decision === 'confirm' && !mayConfirm(context) ? [issue('decision', 'w8ben-has-changed')] : []),
  ],
});

const tips = defineStep({
  id: 'tips',
  group: 'reason',
  schema: z.object({ read: ticked() }),
});

const decided = (answers: Answers): unknown => answers.update?.decision;

const [form] = partOfLife({ signature: undefined });

/** Also where the lines on file do not hold any more by today's rules, such as a treaty that has ended. */
const asksForm = (context: JourneyContext): boolean =>
  decided(context.answers) !== 'confirm' || (form !== undefined && checkStep(form, context).some(isError));

/** A form that still counts and that nothing has made incorrect goes on by affidavit; every other one is signed anew. */
const goesOn = (context: JourneyContext): boolean => lifeOf(context)?.state === 'affirm' && leavesFormCorrect(context);

/** A renewal after the end says that the status was the same in between, unless it was not. */
const closesGap = (context: JourneyContext): boolean =>
  lifeOf(context)?.state === 'expired' &&
  lifeOf(context)?.asks.includes('affidavit') === true &&
  changesToFile(context).every((change) => !needsNewW8ben(change));

/** The broker asks for a W-8BEN again: it ends, it has ended, or something around it has changed. */
export const w8benUpdate: Journey = {
  name: 'w8ben-update',
  version: 1,
  steps: [
    update,
    tips,
    ...partOfLife({ form: asksForm, signature: (context) => !goesOn(context) }).map((step) => ({
      ...step,
      restsOn: [...(step.restsOn ?? []), 'update'],
    })),
    {
      ...affidavit,
      restsOn: [...(affidavit.restsOn ?? []), 'update'],
      when: (context) => goesOn(context) || closesGap(context),
    },
  ],
  derive: confirmed,
};

/** Whoever confirms says all lines as they are known. */
function confirmed(answers: Answers, facts: Facts): Answers {
  if (decided(answers) !== 'confirm' || answers['w8ben.form'] || !facts.w8ben) return answers;
  return { ...answers, 'w8ben.form': knownOnFile(answers, facts).lines };
}

/** What a reviewer accepts or rejects: the form as a whole. */
export const w8benUpdateRequirements = ['w8ben'] as const;
