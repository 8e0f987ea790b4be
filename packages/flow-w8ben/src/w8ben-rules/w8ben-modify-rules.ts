import { w8benModifyDefinition } from '@quayside/rules/internals/flow-definitions/w8ben-modify';
import { defineJourney, type JourneyContext } from '@quayside/rules/journey';
import { affidavit } from '../affidavit/rule.ts';
import { changesToFile, leavesFormCorrect } from '../lines/file-life.ts';
import { partOfLife } from './part-of-life.ts';

const byAffidavit = (context: JourneyContext): boolean =>
  changesToFile(context).length > 0 && leavesFormCorrect(context);

/**
 * The journey in which a customer changes the form on file. A move within the country leaves the certifications true and needs only an affidavit. Any other
 * change needs a new form, and so does signing an unchanged form again.
 */
export const w8benModify = defineJourney(w8benModifyDefinition, {
  version: 1,
  rules: {
    ...partOfLife({ signature: (context) => !byAffidavit(context) }),
    affidavit: { ...affidavit, when: byAffidavit },
  },
});
