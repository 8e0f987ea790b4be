import { codes } from '@quayside/contract/envelope';
import type { Language } from '@quayside/i18n/language';
import type { RandomBytes } from '@quayside/platform/random-id';
import { checkMobile, normalisePhone } from '@quayside/rules/phone';
import { eq } from 'drizzle-orm';
import { refusedCode } from '../development/magic-values.ts';
import { send } from '../mail/mailbox.ts';
import type { Turn } from '../server/broker.ts';
import { invalidRequest, Refusal } from '../server/refusal.ts';
import { oneTimeCodes } from '../storage/schema.ts';
import { wordsIn } from '../texts/words.ts';

/** Ours; NIST SP 800-63B 5.1.3 asks for at most 10 minutes and a limit on attempts. */
export const codeLimits = {
  digits: 6,
  lifeSeconds: 5 * 60,
  resendSeconds: 60,
  perHour: 5,
  wrongEntries: 5,
  lockMinutes: 15,
} as const;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Looked for by registration and sign-in alike. Throws Refusal where the number cannot be a mobile. */
export async function phonePrintOf({ vault }: Pick<Turn, 'vault'>, phone: string): Promise<string> {
  const number = normalisePhone(phone);
  if (!/^\+\d/.test(number) || checkMobile('phone', number).length > 0) throw invalidRequest('phone');
  return vault.fingerprint('phone', number);
}

/** Sends a code, at most one a minute and five an hour a number. Throws Refusal (tooManyRequests, data: reason and seconds to wait). */
export async function sendCode(turn: Turn, phone: string, language: Language) {
  const { tables, vault, now, random } = turn;
  const phonePrint = await phonePrintOf(turn, phone);
  const [last] = await lastCode(turn, phonePrint);
  if (last) refuseTooMany(last, now);
  const code = drawCode(random);
  const sameWindow = last && now.getTime() - last.windowStart.getTime() < HOUR;
  const row = {
    codePrint: await vault.fingerprint(`one-time-codes/${phonePrint}`, code),
    expiresAt: new Date(now.getTime() + codeLimits.lifeSeconds * SECOND),
    sentAt: now,
    sent: sameWindow ? last.sent + 1 : 1,
    windowStart: sameWindow ? last.windowStart : now,
    lockedUntil: null,
  };
  await tables
    .insert(oneTimeCodes)
    .values({ phonePrint, failures: 0, ...row })
    .onConflictDoUpdate({ target: oneTimeCodes.phonePrint, set: row });
  const minutes = codeLimits.lifeSeconds / 60;
  await send(turn, phonePrint, {
    kind: 'code',
    to: normalisePhone(phone),
    language,
    subject: '',
    body: wordsIn(language)('sms.code', { code, minutes }),
  });
  return { code, resendIn: codeLimits.resendSeconds, expiresIn: codeLimits.lifeSeconds };
}

/** Spends the code. Throws Refusal (wrongCode, data: reason and tries left; tooManyRequests while locked). */
export async function spendCode(turn: Turn, phonePrint: string, code: string): Promise<void> {
  const { tables, vault, now } = turn;
  const [last] = await lastCode(turn, phonePrint);
  refuseLocked(last?.lockedUntil, now);
  if (!last?.codePrint || last.expiresAt <= now)
    throw new Refusal(codes.wrongCode, 'There is no code to enter, or it has expired.', { reason: 'expired' });
  const right =
    code.trim() !== refusedCode &&
    (await vault.fingerprint(`one-time-codes/${phonePrint}`, code.trim())) === last.codePrint;
  const where = eq(oneTimeCodes.phonePrint, phonePrint);
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

const lastCode = ({ tables }: Turn, phonePrint: string) =>
  tables.select().from(oneTimeCodes).where(eq(oneTimeCodes.phonePrint, phonePrint)).for('update');

function refuseTooMany(last: typeof oneTimeCodes.$inferSelect, now: Date): void {
  refuseLocked(last.lockedUntil, now);
  const wait = (until: number, reason: 'too-soon' | 'too-many') => {
    const seconds = Math.ceil((until - now.getTime()) / SECOND);
    if (seconds > 0) throw tooManyRequests(reason, seconds);
  };
  wait(last.sentAt.getTime() + codeLimits.resendSeconds * SECOND, 'too-soon');
  if (last.sent >= codeLimits.perHour) wait(last.windowStart.getTime() + HOUR, 'too-many');
}

function refuseLocked(until: Date | null | undefined, now: Date): void {
  if (until && until > now) throw tooManyRequests('locked', Math.ceil((until.getTime() - now.getTime()) / SECOND));
}

const tooManyRequests = (reason: 'too-soon' | 'too-many' | 'locked', seconds: number) =>
  new Refusal(codes.tooManyRequests, `Too many requests; try again in ${seconds} seconds.`, { reason, seconds });

function drawCode(random: RandomBytes): string {
  for (;;) {
    const code = randomDigits(random, codeLimits.digits);
    if (code !== refusedCode) return code;
  }
}

/** Every digit equally likely: bytes beyond 249 are drawn again. */
export function randomDigits(random: RandomBytes, count: number): string {
  let digits = '';
  while (digits.length < count) {
    for (const byte of random(new Uint8Array(count)))
      if (byte < 250 && digits.length < count) digits += String(byte % 10);
  }
  return digits;
}
