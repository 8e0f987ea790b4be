import { getBaseInfo } from '@quayside/flow-opening/internals/rules';
import { isMinor } from '@quayside/rules/internals/age';
import type { FormHolder, W8benFacts } from '@quayside/rules/internals/w8ben-facts';
import { isCalendarDate, toSingaporeDate } from '@quayside/values/calendar-date';
import { type CustomerRecord, getHolderName, readCustomer } from '../customers/customer-record.ts';
import { type Holder, isSelf, readManagedHolders } from '../customers/holder.ts';
import type { UnitOfWork } from '../ports/server-context.ts';

/** Returns the holder of a form, and the guardian who signs for a minor. Who has come of age signs personally. */
export async function resolveFormHolder(work: UnitOfWork, holder: Holder, record: CustomerRecord): Promise<FormHolder> {
  const whose = { id: holder.id, name: getHolderName(record) ?? '' };
  if (isSelf(holder)) return { ...whose, role: 'self' };
  if (!isMinorToday(work, record)) return { ...whose, role: 'joint-adult' };
  const guardian = getHolderName(await readCustomer(work, holder.userId));
  return { ...whose, role: 'joint-minor', ...(guardian ? { guardian } : {}) };
}

/** Returns the holder of a form as `resolveFormHolder` does, or undefined if the user is responsible for only one holder. */
export async function formHolderAmongSeveral(
  work: UnitOfWork,
  holder: Holder,
  record: CustomerRecord | undefined,
): Promise<FormHolder | undefined> {
  if (!record || (await readManagedHolders(work, holder.userId)).length < 2) return undefined;
  return resolveFormHolder(work, holder, record);
}

/** Who gets a mail about a form. `of` is the holder if the holder has no login. */
export type W8benMailRecipient = { readonly userId: string; readonly of?: FormHolder | undefined };

/** Returns who gets a mail about a form, and the holder whom the mail must name. */
export async function resolveAddressee(
  work: UnitOfWork,
  holder: Holder,
  record: CustomerRecord,
): Promise<W8benMailRecipient> {
  return isSelf(holder)
    ? { userId: holder.userId }
    : { userId: holder.userId, of: await resolveFormHolder(work, holder, record) };
}

type AboutForm = { readonly row: { readonly holderId: string | null }; readonly w8ben: W8benFacts | undefined };

/** Returns the name of a form's holder, or undefined if the holder is the user. */
export const getOtherHolderName = ({ row, w8ben }: AboutForm): string | undefined =>
  row.holderId ? w8ben?.whose?.name : undefined;

function isMinorToday({ now }: UnitOfWork, { holding, held }: CustomerRecord): boolean {
  const dateOfBirth = getBaseInfo(held).dateOfBirth;
  return holding === 'joint-minor' && isCalendarDate(dateOfBirth) && isMinor(dateOfBirth, toSingaporeDate(now));
}
