import { mustReconfirmW8ben } from '@quayside/rules/internals/certification-change';
import { issue } from '@quayside/rules/issue';
import { getJourneySteps, type Step, type StepRule } from '@quayside/rules/journey';
import { readFactsOnFile } from '../lines/facts-on-file.ts';
import { createW8benJourney } from './w8ben-rules.ts';

/** Returns the step, whose only issue for institutions is `institutional-no-w8`: they need not confirm a form (RULE-20, MSG-37). */
const ofIndividual = (step: StepRule): StepRule => ({
  ...step,
  check: (answers, context) =>
    mustReconfirmW8ben(context.facts.w8ben?.holder ?? 'individual')
      ? (step.check?.(answers, context) ?? [])
      : [issue('name', 'institutional-no-w8')],
});

/**
 * Returns the steps of the form for a modification or an update, by id. The ids are the same as in an opening. Omits the optional step `list`. `when` contains
 * the conditions of the form and its signature.
 */
export function createUpdateSteps(when: { readonly form?: Step['when']; readonly signature: Step['when'] }) {
  const w8ben = createW8benJourney({ prefix: 'w8ben.', known: readFactsOnFile });
  const [, form, info, signature] = getJourneySteps(
    { name: 'w8ben', version: w8ben.version, steps: [{ part: 'w8ben' }] },
    { w8ben },
  ) as [Step, Step, Step, Step];
  return {
    'w8ben.form': applying(ofIndividual(asked(form)), when.form),
    'w8ben.info': asked(info),
    'w8ben.signature': applying(signature, when.signature),
  } as const;
}

/** Returns the step without `skipWhenSatisfied` and `optional`, so that customers pass through it: these flows show the form and its review before the signature. */
function asked(step: Step): Step {
  const { skipWhenSatisfied: _, optional: __, ...asStep } = step;
  return asStep;
}

const applying = (rule: StepRule, when: Step['when']): StepRule => (when ? { ...rule, when } : rule);
