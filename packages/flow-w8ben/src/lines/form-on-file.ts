import { needsNewW8ben } from '@quayside/rules/internals/certification-change';
import { getW8benOverview, type W8benOverview } from '@quayside/rules/internals/w8ben-life';
import { type Answers, type JourneyContext } from '@quayside/rules/journey';
import { getFormChanges } from './facts-on-file.ts';
import type { W8benLines } from './form-schema.ts';

/** Returns the answers of the form in a modification or an update. Returns an empty object if it has none. */
export const getFormLines = (answers: Answers): W8benLines => answers['w8ben.form'] ?? {};

/** Returns the state and validity of the form on file today. Returns undefined if there is no form on file. */
export const getFormOnFileState = ({
  facts,
  today,
}: Pick<JourneyContext, 'facts' | 'today'>): W8benOverview | undefined =>
  facts.w8ben?.onFile && getW8benOverview(facts.w8ben.onFile, today);

/** Returns the kinds of changes from the form on file to the answers. Without a form on file, compares with an empty form. */
export const getChangesToFormOnFile = ({ answers, facts }: Pick<JourneyContext, 'answers' | 'facts'>) =>
  getFormChanges(facts.w8ben?.onFile?.lines ?? {}, getFormLines(answers));

/** Returns whether the form on file is in force and its certifications are still true after the changes. If so, Part III needs no new signature. */
export function areCertificationsStillTrue(context: JourneyContext): boolean {
  const life = getFormOnFileState(context);
  const counts = life?.state === 'affirm' || life?.state === 'valid' || life?.state === 'renew-soon';
  return counts && getChangesToFormOnFile(context).every((change) => !needsNewW8ben(change));
}
