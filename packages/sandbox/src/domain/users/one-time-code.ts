import { codes } from '@quayside/contract/envelope';
import type { Language } from '@quayside/i18n/language';
import type { RandomBytes } from '@quayside/platform/random-id';
import { checkMobile, normalisePhone } from '@quayside/rules/phone';
import { and, eq, lt } from 'drizzle-orm';
import { invalidRequest, Refusal } from '../../kernel/refusal.ts';
import { lockNames } from '../../kernel/storage/database.ts';
import { send } from '../messages/mailbox.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { oneTimeCodes } from '../storage/schema.ts';
import { wordsIn } from '../texts/words.ts';

/**
 * Ours; NIST SP 800-63B 5.1.3 requires at most 10 minutes and a limit on attempts. A code belongs to its requester, so a stranger uses up only their own
 * attempts. The number of codes per phone limits guesses: 50 an hour.
 */
export const codeLimits = {
  digits: 6,
  lifeSeconds: 5 * 60,
  resendSeconds: 60,
  /** codes to one number per hour: by one device or browser, from one address, in total */
  perHour: 5,
  numberPerHour: 10,
  /** codes to any number per hour: by one device or browser, from one address, which may be a company's */
  devicePerHour: 10,
  addressPerHour: 30,
  wrongEntries: 5,
  lockMinutes: 15,
} as const;

/** The requester of a code, who also enters it. */
export type Asker = {
  /** device or browser */
  readonly id: string;
  /** network address; '' if unknown */
  readonly address: string;
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Returns the keyed hash of a mobile number for registration and login. Throws Refusal if the number is no mobile. */
export async function phonePrintOf({ vault }: Pick<UnitOfWork, 'vault'>, phone: string): Promise<string> {
  const number = normalisePhone(phone);
  if (!/^\+\d/.test(number) || checkMobile('phone', number).length > 0) throw invalidRequest('phone');
  return vault.fingerprint('phone', number);
}

/** Sends a code, at most one per minute and within `codeLimits`. Throws Refusal (tooManyRequests, data: reason and seconds to wait). */
export async function sendCode(work: UnitOfWork, phone: string, asker: Asker, language: Language) {
  const { tables, vault, now } = work;
  const phonePrint = await phonePrintOf(work, phone);
  const prints = await printsOf(work, asker);
  const { askerPrint, addressPrint } = prints;
  await lockNames(tables, [phonePrint, askerPrint, ...(addressPrint ? [addressPrint] : [])]);
  const ofNumber = await tables
    .select()
    .from(oneTimeCodes)
    .where(eq(oneTimeCodes.phonePrint, phonePrint))
    .for('update');
  const last = ofNumber.find((row) => row.askerPrint === askerPrint);
  if (last) refuseTooSoon(last, now);
  await refuseTooMany(work, ofNumber, prints);
  const code = drawCode(work);
  const sameWindow = last && now.getTime() - last.windowStart.getTime() < HOUR;
  const row = {
    addressPrint,
    codePrint: await vault.fingerprint(`one-time-codes/${phonePrint}`, code),
    expiresAt: new Date(now.getTime() + codeLimits.lifeSeconds * SECOND),
    sentAt: now,
    sent: sameWindow ? last.sent + 1 : 1,
    windowStart: sameWindow ? last.windowStart : now,
    lockedUntil: null,
  };
  await tables
    .insert(oneTimeCodes)
    .values({ phonePrint, askerPrint, failures: 0, ...row })
    .onConflictDoUpdate({ target: [oneTimeCodes.phonePrint, oneTimeCodes.askerPrint], set: row });
  const minutes = codeLimits.lifeSeconds / 60;
  await send(work, phonePrint, {
    kind: 'code',
    to: normalisePhone(phone),
    language,
    subject: '',
    body: wordsIn(language)('sms.code', { code, count: minutes }),
  });
  return { code, resendIn: codeLimits.resendSeconds, expiresIn: codeLimits.lifeSeconds };
}

/** Uses up the code of its requester. Throws Refusal (wrongCode, data: reason and attempts left; tooManyRequests while locked). */
export async function spendCode(work: UnitOfWork, phonePrint: string, asker: Asker, code: string): Promise<void> {
  const { tables, vault, now, forcedOutcomes } = work;
  const { askerPrint } = await printsOf(work, asker);
  const where = and(eq(oneTimeCodes.phonePrint, phonePrint), eq(oneTimeCodes.askerPrint, askerPrint));
  const [last] = await tables.select().from(oneTimeCodes).where(where).for('update');
  refuseLocked(last?.lockedUntil, now);
  if (!last?.codePrint || last.expiresAt <= now)
    throw new Refusal(codes.wrongCode, 'There is no code to enter, or it has expired.', { reason: 'expired' });
  const right =
    !forcedOutcomes.refusesCode(code.trim()) &&
    (await vault.fingerprint(`one-time-codes/${phonePrint}`, code.trim())) === last.codePrint;
  if (right) {
    await tables.update(oneTimeCodes).set({ codePrint: null, failures: 0 }).where(where);
    return;
  }
  const failures = last.failures + 1;
  const left = codeLimits.wrongEntries - failures;
  const locked =
    left > 0
      ? { failures }
      : { failures: 0, codePrint: null, lockedUntil: new Date(now.getTime() + codeLimits.lockMinutes * MINUTE) };
  await tables.update(oneTimeCodes).set(locked).where(where);
  throw new Refusal(codes.wrongCode, 'The code is not right.', { reason: 'wrong', left }, { keepsWork: true });
}

/** Deletes rows that no limit counts. */
export async function forgetOldCodes({ tables, now }: UnitOfWork): Promise<void> {
  await tables.delete(oneTimeCodes).where(lt(oneTimeCodes.sentAt, new Date(now.getTime() - 2 * HOUR)));
}

type CodeRow = typeof oneTimeCodes.$inferSelect;
type Prints = Pick<CodeRow, 'askerPrint' | 'addressPrint'>;

const printsOf = async ({ vault }: UnitOfWork, { id, address }: Asker): Promise<Prints> => ({
  askerPrint: await vault.fingerprint('code-askers', id),
  addressPrint: isOfNobody(address) ? null : await vault.fingerprint('code-addresses', address),
});

/** Whether an address is this machine's own, which identifies no requester. */
const isOfNobody = (address: string): boolean => address === '' || /^(?:::ffff:)?127\.|^::1$/.test(address);

function refuseTooSoon({ lockedUntil, sentAt }: CodeRow, now: Date): void {
  refuseLocked(lockedUntil, now);
  const seconds = Math.ceil((sentAt.getTime() + codeLimits.resendSeconds * SECOND - now.getTime()) / SECOND);
  if (seconds > 0) throw tooManyRequests('too-soon', seconds);
}

async function refuseTooMany({ tables, now }: UnitOfWork, ofNumber: readonly CodeRow[], prints: Prints): Promise<void> {
  const { askerPrint, addressPrint } = prints;
  const { perHour, numberPerHour, devicePerHour, addressPerHour } = codeLimits;
  const rows = () => tables.select().from(oneTimeCodes);
  refuseOver(
    perHour,
    ofNumber.filter((row) => row.askerPrint === askerPrint),
    now,
  );
  refuseOver(numberPerHour, ofNumber, now);
  refuseOver(devicePerHour, await rows().where(eq(oneTimeCodes.askerPrint, askerPrint)), now);
  if (!addressPrint) return;
  refuseOver(
    perHour,
    ofNumber.filter((row) => row.addressPrint === addressPrint),
    now,
  );
  refuseOver(addressPerHour, await rows().where(eq(oneTimeCodes.addressPrint, addressPrint)), now);
}

function refuseOver(most: number, rows: readonly CodeRow[], now: Date): void {
  const counted = rows.filter(({ windowStart }) => now.getTime() - windowStart.getTime() < HOUR);
  if (counted.reduce((sum, { sent }) => sum + sent, 0) < most) return;
  const first = Math.min(...counted.map(({ windowStart }) => windowStart.getTime()));
  throw tooManyRequests('too-many', Math.ceil((first + HOUR - now.getTime()) / SECOND));
}

function refuseLocked(until: Date | null | undefined, now: Date): void {
  if (until && until > now) throw tooManyRequests('locked', Math.ceil((until.getTime() - now.getTime()) / SECOND));
}

const tooManyRequests = (reason: 'too-soon' | 'too-many' | 'locked', seconds: number) =>
  new Refusal(codes.tooManyRequests, `Too many requests; try again in ${seconds} seconds.`, { reason, seconds });

function drawCode({ random, forcedOutcomes }: UnitOfWork): string {
  for (;;) {
    const code = randomDigits(random, codeLimits.digits);
    if (!forcedOutcomes.refusesCode(code)) return code;
  }
}

/** Returns uniformly random digits: bytes above 249 are drawn again. */
export function randomDigits(random: RandomBytes, count: number): string {
  let digits = '';
  while (digits.length < count) {
    for (const byte of random(new Uint8Array(count)))
      if (byte < 250 && digits.length < count) digits += String(byte % 10);
  }
  return digits;
}
