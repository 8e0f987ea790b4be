import { mustReconfirmW8, needsNewW8ben } from '../../certification-change/certification-change.ts';
import { oneOf, ticked } from '../../field-shapes.ts';
import { isError, issue } from '../../issue.ts';
import {
  type Answers,
  checkStep,
  defineJourney,
  defineStep,
  type Facts,
  type JourneyContext,
  type StepRule,
} from '../../journey.ts';
import { lazyObject } from '../../lazy-object.ts';
import { affidavit, changesToFile, leavesFormCorrect, lifeOf } from '../w8ben/affidavit.ts';
import { changedLines, knownOnFile } from '../w8ben/on-file.ts';
import { partOfLife } from '../w8ben/part-of-life.ts';
import { w8benUpdateDefinition } from './definition/definition.ts';

/** `confirm`: the lines on file are still true, and the customer signs or affirms them. `change`: the customer fills in the form again. */
export const w8benDecisions = ['confirm', 'change'] as const;
/** The customer's decision when the broker requests a W-8BEN again. */
export type W8benDecision = (typeof w8benDecisions)[number];

/** Whether the customer may confirm the form on file: it exists, and no change has made it incorrect. */
export function mayConfirm(context: Pick<JourneyContext, 'facts' | 'today'>): boolean {
  const life = lifeOf(context);
  return life !== undefined && life.state !== 'incorrect' && life.state !== 'overdue';
}

/** Whether a reviewer rejected the lines. If only the signature was rejected, the lines stay. */
const linesRefused = ({ requirements, refused }: Facts): boolean =>
  requirements.w8ben === 'rejected' && refused?.w8ben?.code !== 'signature-mismatch';

/**
 * Explains the request and asks whether to confirm or change the lines. Institutions do not need to (RULE-20, MSG-37). Does not apply if a reviewer rejected
 * the lines, because a confirmation would not answer the rejection.
 */
const update = defineStep({
  id: 'update',
  requirement: 'w8ben',
  when: ({ facts }) => !linesRefused(facts),
  schema: lazyObject(() => ({ decision: oneOf(w8benDecisions) })),
  check: ({ decision }, context) => [
    ...(mustReconfirmW8(context.facts.w8ben?.holder ?? 'individual') ? [] : [issue('decision', 'institutional-no-w8')]),
    ...(decision === 'confirm' && !mayConfirm(context) ? [issue('decision', 'w8ben-has-changed')] : []),
  ],
});

const tips = defineStep({
  id: 'tips',
  schema: lazyObject(() => ({ read: ticked() })),
});

const decided = (answers: Answers): unknown => answers.update?.decision;

const form = partOfLife({ signature: undefined })['w8ben.form'];

/**
 * Whether the customer must fill in the form: they do not confirm it, a reviewer rejected it, or it breaks a current rule. A treaty may have ended, for
 * example.
 */
const asksForm = (context: JourneyContext): boolean =>
  decided(context.answers) !== 'confirm' || linesRefused(context.facts) || checkStep(form, context).some(isError);

/** Whether an affidavit continues the form: it is still valid and correct. Any other form needs a new signature. */
const goesOn = (context: JourneyContext): boolean => lifeOf(context)?.state === 'affirm' && leavesFormCorrect(context);

/** Whether an affidavit must cover the time since the form expired: the status did not change in that time. */
const closesGap = (context: JourneyContext): boolean =>
  lifeOf(context)?.state === 'expired' &&
  lifeOf(context)?.asks.includes('affidavit') === true &&
  changesToFile(context).every((change) => !needsNewW8ben(change));

const parts = partOfLife({ form: asksForm, signature: (context) => !goesOn(context) });

/** The journey in which the broker requests a W-8BEN again: it expires, has expired, or related facts have changed. */
export const w8benUpdate = defineJourney(w8benUpdateDefinition, {
  version: 1,
  derive: confirmed,
  rules: {
    update,
    tips,
    'w8ben.form': afterUpdate(parts['w8ben.form']),
    'w8ben.info': afterUpdate(parts['w8ben.info']),
    'w8ben.signature': afterUpdate(parts['w8ben.signature']),
    affidavit: { ...afterUpdate(affidavit), when: (context) => goesOn(context) || closesGap(context) },
  },
});

/** Returns a rule that asks again after a change of the decision. */
function afterUpdate(rule: StepRule): StepRule {
  return { ...rule, restsOn: [...(rule.restsOn ?? []), 'update'] };
}

/** Adds the known lines after the decision to confirm. If the customer corrected a line for a reviewer, the decision becomes `change`. */
function confirmed(answers: Answers, facts: Facts): Answers {
  if (decided(answers) !== 'confirm' || !facts.w8ben) return answers;
  const { lines } = knownOnFile(answers, facts);
  const own = answers['w8ben.form'];
  if (!own) return { ...answers, 'w8ben.form': lines };
  return changedLines(lines, own).length > 0 ? { ...answers, update: { decision: 'change' } } : answers;
}
