import { isMinor } from '@quayside/rules/age';
import { isCalendarDate, singaporeDate } from '@quayside/rules/calendar-date';
import type { FormHolder } from '@quayside/rules/w8ben-facts';
import type { ApplicationRecord } from '../applications/application-record.ts';
import { type CustomerRecord, nameOf, readCustomer } from '../customers/customer-record.ts';
import { type Holder, holdersOf, isSelf } from '../customers/holder.ts';
import type { W8benAddressee } from '../mail/w8ben-mails.ts';
import type { UnitOfWork } from '../server/server-context.ts';

/** Whose form it is, and who signs it today: whoever came of age signs for themselves, on whatever device. */
export async function whoseOf(work: UnitOfWork, holder: Holder, record: CustomerRecord): Promise<FormHolder> {
  const whose = { id: holder.id, name: nameOf(record) ?? '' };
  if (isSelf(holder)) return { ...whose, role: 'self' };
  if (!isMinorToday(work, record)) return { ...whose, role: 'joint-adult' };
  const guardian = nameOf(await readCustomer(work, holder.userId));
  return { ...whose, role: 'joint-minor', ...(guardian ? { guardian } : {}) };
}

/** The same where there is somebody to tell it from: a login that looks after one form alone is not told. */
export async function whoseAmongSeveral(
  work: UnitOfWork,
  holder: Holder,
  record: CustomerRecord | undefined,
): Promise<FormHolder | undefined> {
  if (!record || (await holdersOf(work, holder.userId)).length < 2) return undefined;
  return whoseOf(work, holder, record);
}

/** To whom a message about a form goes, and how it names whose it is. */
export async function addresseeOf(work: UnitOfWork, holder: Holder, record: CustomerRecord): Promise<W8benAddressee> {
  return isSelf(holder)
    ? { userId: holder.userId }
    : { userId: holder.userId, of: await whoseOf(work, holder, record) };
}

/** Whose form an application is about, by name, where it is not the user's own. */
export const othersFormIn = ({ row, w8ben }: ApplicationRecord): string | undefined =>
  row.holderId ? w8ben?.whose?.name : undefined;

function isMinorToday({ now }: UnitOfWork, { holding, held }: CustomerRecord): boolean {
  const dateOfBirth = held['base-info']?.dateOfBirth;
  return holding === 'joint-minor' && isCalendarDate(dateOfBirth) && isMinor(dateOfBirth, singaporeDate(now));
}
