import { isMinor } from '@quayside/rules/age';
import { isCalendarDate, singaporeDate } from '@quayside/rules/calendar-date';
import type { FormHolder } from '@quayside/rules/w8ben-facts';
import type { ApplicationRecord } from '../applications/application-record.ts';
import { type CustomerRecord, nameOf, readCustomer } from '../customers/customer-record.ts';
import { type Holder, holdersOf, isSelf } from '../customers/holder.ts';
import type { W8benAddressee } from '../mail/w8ben-mails.ts';
import type { Turn } from '../server/broker.ts';

/** Whose form it is, and who signs it today: whoever came of age signs for themselves, on whatever device. */
export async function whoseOf(turn: Turn, holder: Holder, record: CustomerRecord): Promise<FormHolder> {
  const whose = { id: holder.id, name: nameOf(record) ?? '' };
  if (isSelf(holder)) return { ...whose, role: 'self' };
  if (!isMinorToday(turn, record)) return { ...whose, role: 'joint-adult' };
  const guardian = nameOf(await readCustomer(turn, holder.userId));
  return { ...whose, role: 'joint-minor', ...(guardian ? { guardian } : {}) };
}

/** The same where there is somebody to tell it from: a login that looks after one form alone is not told. */
export async function whoseAmongSeveral(
  turn: Turn,
  holder: Holder,
  record: CustomerRecord | undefined,
): Promise<FormHolder | undefined> {
  if (!record || (await holdersOf(turn, holder.userId)).length < 2) return undefined;
  return whoseOf(turn, holder, record);
}

/** To whom a message about a form goes, and how it names whose it is. */
export async function addresseeOf(turn: Turn, holder: Holder, record: CustomerRecord): Promise<W8benAddressee> {
  return isSelf(holder)
    ? { userId: holder.userId }
    : { userId: holder.userId, of: await whoseOf(turn, holder, record) };
}

/** Whose form an application is about, by name, where it is not the user's own. */
export const othersFormIn = ({ row, w8ben }: ApplicationRecord): string | undefined =>
  row.holderId ? w8ben?.whose?.name : undefined;

function isMinorToday({ now }: Turn, { holding, held }: CustomerRecord): boolean {
  const dateOfBirth = held['base-info']?.dateOfBirth;
  return holding === 'joint-minor' && isCalendarDate(dateOfBirth) && isMinor(dateOfBirth, singaporeDate(now));
}
