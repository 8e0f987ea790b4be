import { needsNewW8ben } from '@quayside/rules/internals/certification-change';
import { type W8benLife, w8benLife } from '@quayside/rules/internals/w8ben-life';
import { type Answers, type JourneyContext } from '@quayside/rules/journey';
import type { W8benLines } from './form-schema.ts';
import { changedLines } from './known-on-file.ts';

/** Returns the answers of the form in a modification or an update, or an empty object. */
export const formOf = (answers: Answers): W8benLines => answers['w8ben.form'] ?? {};

/** Returns the validity of the form on file today. Returns undefined without a form on file. */
export const lifeOf = ({ facts, today }: Pick<JourneyContext, 'facts' | 'today'>): W8benLife | undefined =>
  facts.w8ben?.onFile && w8benLife(facts.w8ben.onFile, today);

/** Returns the differences between the answers and the form on file. Without a form on file, compares with an empty form. */
export const changesToFile = ({ answers, facts }: Pick<JourneyContext, 'answers' | 'facts'>) =>
  changedLines(facts.w8ben?.onFile?.lines ?? {}, formOf(answers));

/** Returns whether the certifications of the form on file are still true after the changes, so that Part III needs no new signature. */
export function leavesFormCorrect(context: JourneyContext): boolean {
  const life = lifeOf(context);
  const counts = life?.state === 'affirm' || life?.state === 'valid' || life?.state === 'renew-soon';
  return counts && changesToFile(context).every((change) => !needsNewW8ben(change));
}
