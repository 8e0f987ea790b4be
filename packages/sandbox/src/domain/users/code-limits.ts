import { codes } from '@quayside/contract/envelope';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../kernel/refusal.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { oneTimeCodes } from '../storage/schema.ts';

/**
 * Limits of one-time codes. NIST SP 800-63B 5.1.3 requires at most 10 minutes and a limit on attempts. The numbers without a source are our choice. A code
 * works only for its requester, so strangers use up only their own attempts. The number of codes limits guesses to 50 per number and hour. Anyone can request
 * codes for a number, so some codes are reserved for devices that have logged in with it, and each further device waits longer.
 */
export const codeLimits = {
  digits: 6,
  lifeSeconds: 5 * 60,
  resendSeconds: 60,
  /** Codes per number and hour, to one device or browser. */
  perHour: 5,
  /** Codes per number and hour, to devices that never logged in with it: in total, and per network. */
  strangersPerHour: 6,
  strangersOfNetworkPerHour: 3,
  /** Codes per number and hour in total; those above `strangersPerHour` are reserved for devices that have logged in with it. */
  numberPerHour: 10,
  /** Devices that may request a code in the same minute; each further one waits for one minute, two, four and so on after the last code. */
  strangersAtOnce: 2,
  /** Codes per hour for any number: per device or browser, and per network, which may be a company's. */
  devicePerHour: 10,
  addressPerHour: 30,
  wrongEntries: 5,
  lockMinutes: 15,
  /** Days after its last login for which a device counts as known. */
  knownDays: 400,
} as const;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A row of the table of one-time codes: the codes of one requester for one number. */
export type CodeRow = typeof oneTimeCodes.$inferSelect;

/** Throws `Refusal` (`tooManyRequests`) if the requester is locked, or received a code within the last minute. */
export function refuseTooSoon({ lockedUntil, sentAt }: CodeRow, now: Date): void {
  refuseLocked(lockedUntil, now);
  refuseBefore('too-soon', sentAt.getTime() + codeLimits.resendSeconds * SECOND, now);
}

/** Throws `Refusal` (`tooManyRequests`) until a requester is no longer locked. Does nothing without a lock. */
export function refuseLocked(until: Date | null | undefined, now: Date): void {
  if (until) refuseBefore('locked', until.getTime(), now);
}

/** Throws `Refusal` (`tooManyRequests`) if another code would exceed a limit. `ofNumber` contains the rows of all requesters of codes for the number. */
export async function refuseTooMany(
  { tables, now }: UnitOfWork,
  ofNumber: readonly CodeRow[],
  { askerPrint, addressPrint }: Pick<CodeRow, 'askerPrint' | 'addressPrint'>,
): Promise<void> {
  const rows = () => tables.select().from(oneTimeCodes);
  const own = ofNumber.filter((row) => row.askerPrint === askerPrint);
  refuseOver(codeLimits.perHour, own, now);
  refuseOver(codeLimits.numberPerHour, ofNumber, now);
  refuseOver(codeLimits.devicePerHour, await rows().where(eq(oneTimeCodes.askerPrint, askerPrint)), now);
  if (own.some(isKnown)) return;
  const strangers = ofNumber.filter((row) => !isKnown(row));
  refuseOver(codeLimits.strangersPerHour, strangers, now);
  refuseCrowd(
    strangers.filter((row) => row.askerPrint !== askerPrint),
    now,
  );
  if (!addressPrint) return;
  const ofNetwork = (row: CodeRow) => row.addressPrint === addressPrint;
  refuseOver(codeLimits.strangersOfNetworkPerHour, strangers.filter(ofNetwork), now);
  const others = await rows().where(eq(oneTimeCodes.addressPrint, addressPrint));
  refuseOver(
    codeLimits.addressPerHour,
    others.filter((row) => !isKnown(row)),
    now,
  );
}

const isKnown = ({ provedAt }: CodeRow): boolean => provedAt !== null;

/** Returns whether the codes of a row count: the first of them was sent within the last hour. */
const isLately = ({ windowStart }: CodeRow, now: Date): boolean => now.getTime() - windowStart.getTime() < HOUR;

function refuseOver(most: number, rows: readonly CodeRow[], now: Date): void {
  const counted = rows.filter((row) => isLately(row, now));
  if (counted.reduce((sum, { sent }) => sum + sent, 0) < most) return;
  refuseBefore('too-many', Math.min(...counted.map(({ windowStart }) => windowStart.getTime())) + HOUR, now);
}

/** Throws `Refusal` (`tooManyRequests`) while another device must wait. Each further device waits twice as long as the previous one. */
function refuseCrowd(others: readonly CodeRow[], now: Date): void {
  const counted = others.filter((row) => isLately(row, now));
  const crowd = counted.length - codeLimits.strangersAtOnce;
  if (crowd < 0) return;
  const last = Math.max(...counted.map(({ sentAt }) => sentAt.getTime()));
  refuseBefore('too-many', last + 2 ** crowd * MINUTE, now);
}

function refuseBefore(reason: 'too-soon' | 'too-many' | 'locked', time: number, now: Date): void {
  const seconds = Math.ceil((time - now.getTime()) / SECOND);
  if (seconds <= 0) return;
  throw new Refusal(codes.tooManyRequests, `Too many requests; try again in ${seconds} seconds.`, { reason, seconds });
}
