import type { Party } from '@quayside/contract/application';
import { codes } from '@quayside/contract/envelope';
import { and, eq } from 'drizzle-orm';
import { Refusal } from '../../kernel/refusal.ts';
import { type ApplicationRecord, lockApplication } from '../applications/application-record.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { reminders } from '../storage/schema.ts';
import { readUser } from '../users/user.ts';
import { isWaitedFor } from './holder-state.ts';
import { findInvitation, getInvitationState, openInvitation } from './invitation-row.ts';
import { type JointAccount, readJointAccount } from './joint-account.ts';
import { sendHolderMessage } from './joint-messages.ts';

/** Limits of reminders to one holder: at most one in `everyHours`, and `most` in total. */
export const reminderLimits = { everyHours: 24, most: 5 } as const;
const HOUR = 60 * 60 * 1000;

/** Returns whom a reminder would reach. Returns undefined if the other holder has nothing to do, or neither a login nor an open invitation. */
async function whomToRemind(work: UnitOfWork, account: JointAccount, asking: Party) {
  const { first, second } = account;
  const party: Party = asking === 'holder' ? 'joint-holder' : 'holder';
  const other = party === 'holder' ? first : second;
  if (!isWaitedFor(account, party)) return undefined;
  if (other && (party === 'holder' || other.row.userId !== first.row.userId))
    return { party, ...(await readUser(work, other.row.userId)) };
  const invitation = party === 'joint-holder' ? await findInvitation(work, first.row.id) : undefined;
  if (!invitation || getInvitationState(invitation, work.now) !== 'sent') return undefined;
  const { name, phone } = await openInvitation(work, invitation);
  return { party, name, phone, phonePrint: invitation.phonePrint, email: '', language: undefined };
}

/** Returns when the other holder can be reminded next. Returns null if no reminder can reach them, or all were sent. */
export async function getNextReminderTime(
  work: UnitOfWork,
  account: JointAccount,
  asking: Party,
): Promise<Date | null> {
  const to = await whomToRemind(work, account, asking);
  if (!to) return null;
  const last = await lastReminder(work, account, to.party);
  if (!last) return work.now;
  return last.sent >= reminderLimits.most ? null : new Date(last.sentAt.getTime() + reminderLimits.everyHours * HOUR);
}

/**
 * Sends the other holder a reminder, and returns the sender's part. Throws `Refusal`: `notAllowed` if no reminder is possible, `tooManyRequests`
 * (`data.seconds`) if the last one is too recent.
 */
export async function remindHolder(
  work: UnitOfWork,
  userId: string,
  applicationId: string,
): Promise<ApplicationRecord> {
  const record = await lockApplication(work, applicationId, userId);
  const account = await readJointAccount(work, record);
  const asking: Party = record.principal ? 'joint-holder' : 'holder';
  const to = await whomToRemind(work, account, asking);
  const from = await getNextReminderTime(work, account, asking);
  if (!to || !from) throw new Refusal(codes.notAllowed, 'There is no other holder to remind.', { reason: 'nobody' });
  const seconds = Math.ceil((from.getTime() - work.now.getTime()) / 1000);
  if (seconds > 0)
    throw new Refusal(codes.tooManyRequests, 'A reminder was already sent.', { reason: 'too-soon', seconds });
  const last = await lastReminder(work, account, to.party);
  const row = { sent: (last?.sent ?? 0) + 1, sentAt: work.now };
  await work.tables
    .insert(reminders)
    .values({ applicationId: account.first.row.id, party: to.party, ...row })
    .onConflictDoUpdate({ target: [reminders.applicationId, reminders.party], set: row });
  await sendHolderMessage(work, 'reminder', { from: userId, to, appType: account.first.row.appType });
  return record;
}

/** Notifies the other holder that it is their turn, if a message can reach them. */
export async function notifyNextHolder(
  work: UnitOfWork,
  account: JointAccount,
  done: ApplicationRecord,
): Promise<void> {
  const to = await whomToRemind(work, account, done.principal ? 'joint-holder' : 'holder');
  if (to) await sendHolderMessage(work, 'your-turn', { from: done.row.userId, to, appType: account.first.row.appType });
}

async function lastReminder({ tables }: UnitOfWork, { first }: JointAccount, party: Party) {
  const where = and(eq(reminders.applicationId, first.row.id), eq(reminders.party, party));
  const [row] = await tables.select().from(reminders).where(where);
  return row;
}
