import { codes } from '@quayside/contract/envelope';
import type { Language } from '@quayside/i18n/language';
import type { RandomBytes } from '@quayside/platform/internals/random-id';
import { checkMobile, normalisePhone } from '@quayside/rules/internals/phone';
import { plainDigits } from '@quayside/values/internals/plain-digits';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { isLocalOrUnknown, toNetwork } from '../../kernel/network.ts';
import { invalidRequest, Refusal } from '../../kernel/refusal.ts';
import { lockNames } from '../../kernel/storage/database.ts';
import { sendMail } from '../messages/mailbox.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { oneTimeCodes } from '../storage/schema.ts';
import { createServerTranslator } from '../texts/server-texts.ts';
import { type CodeRow, codeLimits, refuseLocked, refuseTooMany, refuseTooSoon } from './code-limits.ts';

/** Who requests a one-time code. No one else can enter the code. */
export type CodeRequester = {
  /** Id of the device or browser. */
  readonly id: string;
  /** Network address; empty if unknown. */
  readonly address: string;
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns the keyed hash of a mobile number, in any notation. Throws `Refusal` (`invalidRequest`) if it is no complete number. */
export async function hashPhone({ vault }: Pick<UnitOfWork, 'vault'>, phone: string): Promise<string> {
  const number = normalisePhone(phone);
  if (!/^\+\d/.test(number) || checkMobile('phone', number).length > 0) throw invalidRequest('phone');
  return vault.fingerprint('phone', number);
}

/**
 * Sends a one-time code by SMS, at most one a minute and within `codeLimits`. Throws `Refusal`: `invalidRequest` for an invalid number, `tooManyRequests`
 * with the reason and the seconds to wait in `data`.
 */
export async function sendCode(work: UnitOfWork, phone: string, asker: CodeRequester, language: Language) {
  const { tables, vault, now } = work;
  const phonePrint = await hashPhone(work, phone);
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
  await sendMail(work, phonePrint, {
    kind: 'code',
    to: normalisePhone(phone),
    language,
    subject: '',
    body: createServerTranslator(language)('sms.code', { code, count: minutes }),
  });
  return { code, resendIn: codeLimits.resendSeconds, expiresIn: codeLimits.lifeSeconds };
}

/**
 * Accepts the code that was sent to the requester, also with spaces or in digits of another script, and makes it unusable. Throws `Refusal`: `wrongCode` with the reason and the remaining attempts in `data`,
 * `tooManyRequests` while the requester is locked.
 */
export async function redeemCode(
  work: UnitOfWork,
  phonePrint: string,
  asker: CodeRequester,
  code: string,
): Promise<void> {
  const { tables, vault, now, forcedOutcomes } = work;
  const { askerPrint } = await printsOf(work, asker);
  const entered = plainDigits(code).replace(/\D/g, '');
  const where = and(eq(oneTimeCodes.phonePrint, phonePrint), eq(oneTimeCodes.askerPrint, askerPrint));
  const [last] = await tables.select().from(oneTimeCodes).where(where).for('update');
  refuseLocked(last?.lockedUntil, now);
  if (!last?.codePrint || last.expiresAt <= now)
    throw new Refusal(codes.wrongCode, 'There is no code to enter, or it has expired.', { reason: 'expired' });
  const right =
    !forcedOutcomes.refusesCode(entered) &&
    (await vault.fingerprint(`one-time-codes/${phonePrint}`, entered)) === last.codePrint;
  if (right) {
    await tables.update(oneTimeCodes).set({ codePrint: null, failures: 0, provedAt: now }).where(where);
    return;
  }
  const failures = last.failures + 1;
  const left = codeLimits.wrongEntries - failures;
  const locked =
    left > 0
      ? { failures }
      : { failures: 0, codePrint: null, lockedUntil: new Date(now.getTime() + codeLimits.lockMinutes * MINUTE) };
  await tables.update(oneTimeCodes).set(locked).where(where);
  throw new Refusal(codes.wrongCode, 'The code is wrong.', { reason: 'wrong', left }, { commits: true });
}

/** Deletes rows that no limit needs any more. Rows of devices that logged in with the number stay for `codeLimits.knownDays`. */
export async function deleteOldCodes({ tables, now }: UnitOfWork): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const unused = lt(oneTimeCodes.sentAt, before(2 * HOUR));
  await tables.delete(oneTimeCodes).where(and(unused, isNull(oneTimeCodes.provedAt)));
  await tables.delete(oneTimeCodes).where(lt(oneTimeCodes.provedAt, before(codeLimits.knownDays * DAY)));
}

type Prints = Pick<CodeRow, 'askerPrint' | 'addressPrint'>;

const printsOf = async ({ vault }: UnitOfWork, { id, address }: CodeRequester): Promise<Prints> => ({
  askerPrint: await vault.fingerprint('code-askers', id),
  addressPrint: isLocalOrUnknown(address) ? null : await vault.fingerprint('code-addresses', toNetwork(address)),
});

function drawCode({ random, forcedOutcomes }: UnitOfWork): string {
  for (;;) {
    const code = randomDigits(random, codeLimits.digits);
    if (!forcedOutcomes.refusesCode(code)) return code;
  }
}

/** Returns `count` uniformly random digits. Random bytes above 249 are discarded, because they would favour small digits. */
export function randomDigits(random: RandomBytes, count: number): string {
  let digits = '';
  while (digits.length < count) {
    for (const byte of random(new Uint8Array(count)))
      if (byte < 250 && digits.length < count) digits += String(byte % 10);
  }
  return digits;
}
