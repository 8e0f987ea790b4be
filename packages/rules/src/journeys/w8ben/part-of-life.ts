import { mustReconfirmW8 } from '../../certification-change/certification-change.ts';
import { issue } from '../../issue.ts';
import { joinJourney, type Step } from '../../journey.ts';
import { knownOnFile } from './on-file.ts';
import { w8benFor } from './w8ben.ts';

/** Screens that tell what the opening's list tells. */
const leftOut = 'w8ben.list';

/** RULE-20: the form is an individual's; an institution is told that it need not confirm its own (MSG-37). */
const ofIndividual = (step: Step): Step => ({
  ...step,
  check: (answers, context) =>
    mustReconfirmW8(context.facts.w8ben?.holder ?? 'individual')
      ? (step.check?.(answers, context) ?? [])
      : [issue('name', 'institutional-no-w8')],
});

/**
 * The form's steps in a flow of its own, by the ids that they have in an opening, so that everything that reads them reads these too. `when`: where the form
 * and its signature apply.
 */
export function partOfLife(when: { readonly form?: Step['when']; readonly signature: Step['when'] }): readonly Step[] {
  const w8ben = w8benFor({ prefix: 'w8ben.', known: knownOnFile });
  const applies: Readonly<Record<string, Step['when']>> = {
    'w8ben.form': when.form,
    'w8ben.signature': when.signature,
  };
  return joinJourney({ name: 'w8ben', version: w8ben.version, steps: [{ part: 'w8ben' }] }, { w8ben })
    .filter(({ id }) => id !== leftOut)
    .map((step) => {
      const applicable = applies[step.id];
      const group = step.id === 'w8ben.signature' ? 'sign' : step.group;
      const own = step.id === 'w8ben.form' ? ofIndividual(step) : step;
      return { ...own, group, ...(applicable ? { when: applicable } : {}) };
    });
}
