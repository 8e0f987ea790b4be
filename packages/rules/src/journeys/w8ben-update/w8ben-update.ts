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

/** `confirm`: the lines on file still hold, and are signed or affirmed as they are. `change`: the form is filled in anew. */
export const w8benDecisions = ['confirm', 'change'] as const;
/** What somebody does about a W-8BEN that is asked for again. */
export type W8benDecision = (typeof w8benDecisions)[number];

/** Whether the form may be confirmed as it is known: there is one, and nothing has made it incorrect. */
export function mayConfirm(context: Pick<JourneyContext, 'facts' | 'today'>): boolean {
  const life = lifeOf(context);
  return life !== undefined && life.state !== 'incorrect' && life.state !== 'overdue';
}

/** Whether a reviewer sent the lines back; where the signature alone was, they stay. */
const linesRefused = ({ requirements, refused }: Facts): boolean =>
  requirements.w8ben === 'rejected' && refused?.w8ben?.code !== 'signature-mismatch';

/**
 * Why it is asked for, and whether the lines are confirmed or changed. Institutions are told that they need not (RULE-20, MSG-37). It is not asked where a
 * reviewer sent the lines back: that everything on the form is true is no answer to that.
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

/** Also where a reviewer sent the lines back, or those on file do not hold any more by today's rules, such as a treaty that has ended. */
const asksForm = (context: JourneyContext): boolean =>
  decided(context.answers) !== 'confirm' || linesRefused(context.facts) || checkStep(form, context).some(isError);

/** A form that still counts and that nothing has made incorrect goes on by affidavit; every other one is signed anew. */
const goesOn = (context: JourneyContext): boolean => lifeOf(context)?.state === 'affirm' && leavesFormCorrect(context);

/** A renewal after the end says that the status was the same in between, unless it was not. */
const closesGap = (context: JourneyContext): boolean =>
  lifeOf(context)?.state === 'expired' &&
  lifeOf(context)?.asks.includes('affidavit') === true &&
  changesToFile(context).every((change) => !needsNewW8ben(change));

const parts = partOfLife({ form: asksForm, signature: (context) => !goesOn(context) });

/** The broker asks for a W-8BEN again: it ends, it has ended, or something around it has changed. */
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

/** Another decision asks for these answers again. */
function afterUpdate(rule: StepRule): StepRule {
  return { ...rule, restsOn: [...(rule.restsOn ?? []), 'update'] };
}

/** Whoever confirms says all lines as they are known; whoever corrects one of them for a reviewer has changed the form. */
function confirmed(answers: Answers, facts: Facts): Answers {
  if (decided(answers) !== 'confirm' || !facts.w8ben) return answers;
  const { lines } = knownOnFile(answers, facts);
  const own = answers['w8ben.form'];
  if (!own) return { ...answers, 'w8ben.form': lines };
  return changedLines(lines, own).length > 0 ? { ...answers, update: { decision: 'change' } } : answers;
}
