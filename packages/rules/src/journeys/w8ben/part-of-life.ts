import { mustReconfirmW8 } from '../../certification-change/certification-change.ts';
import { issue } from '../../issue.ts';
import { joinJourney, type Step, type StepRule } from '../../journey.ts';
import { knownOnFile } from './on-file.ts';
import { w8benFor } from './w8ben.ts';

/** RULE-20: the form is an individual's; an institution is told that it need not confirm its own (MSG-37). */
const ofIndividual = (step: StepRule): StepRule => ({
  ...step,
  check: (answers, context) =>
    mustReconfirmW8(context.facts.w8ben?.holder ?? 'individual')
      ? (step.check?.(answers, context) ?? [])
      : [issue('name', 'institutional-no-w8')],
});

/**
 * The form's steps in a flow of its own, by the ids that they have in an opening, so that everything that reads them reads these too; the opening's list is left
 * out, because the flow tells the same itself. `when`: where the form and its signature apply.
 */
export function partOfLife(when: { readonly form?: Step['when']; readonly signature: Step['when'] }) {
  const w8ben = w8benFor({ prefix: 'w8ben.', known: knownOnFile });
  const [, form, info, signature] = joinJourney(
    { name: 'w8ben', version: w8ben.version, steps: [{ part: 'w8ben' }] },
    { w8ben },
  ) as [Step, Step, Step, Step];
  return {
    'w8ben.form': applying(ofIndividual(form), when.form),
    'w8ben.info': asked(info),
    'w8ben.signature': applying(signature, when.signature),
  } as const;
}

/** Returns the step as one of its own: these flows show the review after the form. */
function asked(step: Step): Step {
  const { beside: _, ...asStep } = step;
  return asStep;
}

const applying = (rule: StepRule, when: Step['when']): StepRule => (when ? { ...rule, when } : rule);
