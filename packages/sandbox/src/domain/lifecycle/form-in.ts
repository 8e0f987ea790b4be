import { singaporeDate } from '@quayside/rules/calendar-date';
import { type W8benLife, w8benLife } from '@quayside/rules/internals/w8ben-life';
import type { ApplicationRecord } from '../applications/application-record.ts';
import { formHolderOf } from '../customers/holder.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { othersFormIn } from '../w8ben/form-holder.ts';
import { w8benFactsOf } from '../w8ben/w8ben-facts.ts';

/** Returns the flow for a mail. For a W-8BEN flow, adds the name of the form's holder and the status of the form on file after the approval. */
export async function formIn(
  work: UnitOfWork,
  record: ApplicationRecord,
): Promise<{ flow: string; of: string | undefined; life: W8benLife | undefined }> {
  const { name: flow, forHolders } = record.flow;
  const { onFile } = forHolders ? await w8benFactsOf(work, formHolderOf(record.row)) : {};
  return { flow, of: othersFormIn(record), life: onFile && w8benLife(onFile, singaporeDate(work.now)) };
}
