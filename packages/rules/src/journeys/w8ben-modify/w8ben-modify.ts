import { defineJourney, type JourneyContext } from '../../journey.ts';
import { affidavit, changesToFile, leavesFormCorrect } from '../w8ben/affidavit.ts';
import { partOfLife } from '../w8ben/part-of-life.ts';
import { w8benModifyDefinition } from './definition/definition.ts';

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
