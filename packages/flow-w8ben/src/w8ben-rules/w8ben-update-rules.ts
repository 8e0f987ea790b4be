import { needsNewW8ben } from '@quayside/rules/internals/certification-change';
import { w8benUpdateDefinition } from '@quayside/rules/internals/flow-definitions/w8ben-update';
import { isError } from '@quayside/rules/issue';
import {
  type Answers,
  checkStep,
  defineJourney,
  type Facts,
  type JourneyContext,
  type StepRule,
} from '@quayside/rules/journey';
import { affidavitStep } from '../affidavit/rule.ts';
import { getFormChanges, readFactsOnFile } from '../lines/facts-on-file.ts';
import { areCertificationsStillTrue, getChangesToFormOnFile, getFormOnFileState } from '../lines/form-on-file.ts';
import { tipsStep } from '../tips/rule.ts';
import { areLinesRejected, updateStep } from '../update/rule.ts';
import { createUpdateSteps } from './update-steps.ts';

const decided = (answers: Answers): unknown => answers.update?.decision;

const form = createUpdateSteps({ signature: undefined })['w8ben.form'];

/**
 * Returns whether the customer must fill in the form: they chose to change it, a reviewer rejected it, or it breaks a current rule, for example because a
 * treaty ended.
 */
const asksForm = (context: JourneyContext): boolean =>
  decided(context.answers) !== 'confirm' || areLinesRejected(context.facts) || checkStep(form, context).some(isError);

/** Returns whether an affidavit is enough, because the form on file is still valid and correct. Otherwise the form needs a new signature. */
const isContinuedByAffidavit = (context: JourneyContext): boolean =>
  getFormOnFileState(context)?.state === 'affirm' && areCertificationsStillTrue(context);

/** Returns whether an affidavit must also cover the time since the form expired. That requires that the certified status did not change. */
const needsGapAffidavit = (context: JourneyContext): boolean =>
  getFormOnFileState(context)?.state === 'expired' &&
  getFormOnFileState(context)?.asks.includes('affidavit') === true &&
  getChangesToFormOnFile(context).every((change) => !needsNewW8ben(change));

const parts = createUpdateSteps({ form: asksForm, signature: (context) => !isContinuedByAffidavit(context) });

/** Journey in which the broker requests a W-8BEN again: it expires, it has expired, or certified facts have changed. */
export const w8benUpdate = defineJourney(w8benUpdateDefinition, {
  version: 1,
  derive: confirmed,
  rules: {
    update: updateStep,
    tips: tipsStep,
    'w8ben.form': afterUpdate(parts['w8ben.form']),
    'w8ben.info': afterUpdate(parts['w8ben.info']),
    'w8ben.signature': afterUpdate(parts['w8ben.signature']),
    affidavit: {
      ...afterUpdate(affidavitStep),
      when: (context) => isContinuedByAffidavit(context) || needsGapAffidavit(context),
    },
  },
});

/** Returns the rule with a dependency on the step `update`: another decision there removes the answers of this step. */
function afterUpdate(rule: StepRule): StepRule {
  return { ...rule, dependsOn: [...(rule.dependsOn ?? []), 'update'] };
}

/**
 * Returns the answers with the known lines after the decision to confirm. If the customer has since corrected a line for a reviewer, changes the decision to
 * `change`.
 */
function confirmed(answers: Answers, facts: Facts): Answers {
  if (decided(answers) !== 'confirm' || !facts.w8ben) return answers;
  const { lines } = readFactsOnFile(answers, facts);
  const own = answers['w8ben.form'];
  if (!own) return { ...answers, 'w8ben.form': lines };
  return getFormChanges(lines, own).length > 0 ? { ...answers, update: { decision: 'change' } } : answers;
}
