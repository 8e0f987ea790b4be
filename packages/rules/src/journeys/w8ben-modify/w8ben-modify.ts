import type { Journey, JourneyContext } from '../../journey.ts';
import { affidavit, changesToFile, leavesFormCorrect } from '../w8ben/affidavit.ts';
import { partOfLife } from '../w8ben/part-of-life.ts';

const byAffidavit = (context: JourneyContext): boolean =>
  changesToFile(context).length > 0 && leavesFormCorrect(context);

/**
 * The customer changes the form on file. What leaves its certifications true, a move within the country, is stated by affidavit; everything else makes a
 * new form, and so does signing it again unchanged.
 */
export const w8benModify: Journey = {
  name: 'w8ben-modify',
  version: 1,
  steps: [...partOfLife({ signature: (context) => !byAffidavit(context) }), { ...affidavit, when: byAffidavit }],
};

/** What a reviewer accepts or rejects: the form as a whole. */
export const w8benModifyRequirements = ['w8ben'] as const;
