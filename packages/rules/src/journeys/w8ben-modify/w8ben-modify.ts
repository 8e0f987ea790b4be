import { defineJourney, type JourneyContext } from '../../journey.ts';
import { affidavit, changesToFile, leavesFormCorrect } from '../w8ben/affidavit.ts';
import { partOfLife } from '../w8ben/part-of-life.ts';
import { w8benModifyDefinition } from './definition/definition.ts';

const byAffidavit = (context: JourneyContext): boolean =>
  changesToFile(context).length > 0 && leavesFormCorrect(context);

/**
 * The customer changes the form on file. What leaves its certifications true, a move within the country, is stated by affidavit; everything else makes a
 * new form, and so does signing it again unchanged.
 */
export const w8benModify = defineJourney(w8benModifyDefinition, {
  version: 1,
  rules: {
    ...partOfLife({ signature: (context) => !byAffidavit(context) }),
    affidavit: { ...affidavit, when: byAffidavit },
  },
});
