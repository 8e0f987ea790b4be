import { getW8benOverview, type W8benOverview } from '@quayside/rules/internals/w8ben-life';
import { toSingaporeDate } from '@quayside/values/calendar-date';
import type { ApplicationRecord } from '../applications/application-record.ts';
import { getFormHolder } from '../customers/holder.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { getOtherHolderName } from '../w8ben/form-holder.ts';
import { readW8benFacts } from '../w8ben/w8ben-facts.ts';

/** Returns what a mail says about an application: its flow, and for a W-8BEN the holder's name if it is not the reader, and the status of the form on file. */
export async function readFormOfMail(
  work: UnitOfWork,
  record: ApplicationRecord,
): Promise<{ flow: string; of: string | undefined; life: W8benOverview | undefined }> {
  const { name: flow, forHolders } = record.flow;
  const { onFile } = forHolders ? await readW8benFacts(work, getFormHolder(record.row)) : {};
  return { flow, of: getOtherHolderName(record), life: onFile && getW8benOverview(onFile, toSingaporeDate(work.now)) };
}
