import { codes } from '@quayside/contract/envelope';
import { createCodeChallenge } from '@quayside/platform/internals/login-challenge';
import { maskPhone } from '@quayside/rules/internals/phone/mask-phone';
import { and, eq, isNull } from 'drizzle-orm';
import { encodeBase64url } from '../../kernel/crypto/base64url.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { loginCodes, sessions } from '../storage/schema.ts';
import { readUser } from './user.ts';

/** Seconds for which a login code can be exchanged. It works once, and only on one device (reliability, section 5.2). */
export const loginCodeLifeSeconds = 60;
/** Seconds in which a customer can answer "Continue as …?" (chosen). */
export const confirmationSeconds = 5 * 60;
/** Days after which a login ends, even if it is used daily (chosen). */
export const sessionLifeDays = 7;
/** Hours without a call after which a login ends (chosen). A daily visitor stays signed in, but a lost or sold device does not. */
export const sessionIdleHours = 24;
/** Hours between updates of the time of the last call, so that most reads cost no write (chosen). A login may therefore end that much earlier. */
export const sessionUseHours = 1;

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;

/** A row of the table of logins. */
export type SessionRow = typeof sessions.$inferSelect;

/** On which device and for which started login a login code works. */
type Binding = {
  /** Id of the only device that can use the code; undefined until the first read or exchange. */
  readonly deviceId?: string | undefined;
  /** Challenge of the login that the browser started; undefined if it started none. */
  readonly challenge?: string | undefined;
};

/** Creates a login code for a user, to add to the fragment of a return URL. Returns the code, and its lifetime in seconds. */
export async function createLoginCode(
  { tables, vault, now, random }: UnitOfWork,
  userId: string,
  binding: Binding = {},
) {
  const loginCode = encodeBase64url(random(new Uint8Array(24)));
  await tables.insert(loginCodes).values({
    codePrint: await vault.fingerprint('login-codes', loginCode),
    userId,
    deviceId: binding.deviceId ?? null,
    challenge: binding.challenge ?? null,
    expiresAt: new Date(now.getTime() + loginCodeLifeSeconds * SECOND),
  });
  return { loginCode, expiresIn: loginCodeLifeSeconds };
}

/**
 * Returns the user whom a login code would sign in, with a masked phone number, so that the customer can confirm (reliability F02). The first read gives the
 * customer time to answer. Throws `Refusal` (`wrongCode`) if the code is unusable, or belongs to a login that a browser started.
 */
export async function readLoginCode(work: UnitOfWork, loginCode: string, deviceId: string) {
  const { tables, now } = work;
  const { row, where } = await livingCode(work, loginCode, deviceId);
  if (row.challenge) throw unusable();
  if (!row.deviceId) {
    const expiresAt = new Date(now.getTime() + confirmationSeconds * SECOND);
    await tables.update(loginCodes).set({ deviceId, expiresAt }).where(where);
  }
  return { userId: row.userId, phoneNumber: maskPhone((await readUser(work, row.userId)).phone) };
}

/**
 * Exchanges a login code for a login on this device. Throws `Refusal` (`wrongCode`) if the code is unknown, used, expired or bound to another device, or the
 * verifier does not match its challenge.
 */
export async function exchangeLoginCode(work: UnitOfWork, loginCode: string, deviceId: string, verifier?: string) {
  const { tables, now } = work;
  const { row, where } = await livingCode(work, loginCode, deviceId);
  // A code without a challenge cannot complete a started login, so removing the challenge does not help an attacker (RFC 9700, section 2.1.1).
  if (row.challenge !== (verifier === undefined ? null : await createCodeChallenge(verifier))) throw unusable();
  await tables.update(loginCodes).set({ usedAt: now, deviceId }).where(where);
  return { token: await openSession(work, row.userId, deviceId), userId: row.userId };
}

async function livingCode({ tables, vault, now }: UnitOfWork, loginCode: string, deviceId: string) {
  const where = eq(loginCodes.codePrint, await vault.fingerprint('login-codes', loginCode));
  const [row] = await tables.select().from(loginCodes).where(where).for('update');
  const fits = row && !row.usedAt && row.expiresAt > now && (row.deviceId ?? deviceId) === deviceId;
  if (!fits) throw unusable();
  return { row, where };
}

const unusable = () =>
  new Refusal(codes.wrongCode, 'The login code is unknown, used or expired.', { reason: 'expired' });

/** Creates a login on a device, and returns its token. The login lasts for `sessionLifeDays`, or until `limit.expiresAt` on the phone of a hand-off. */
export async function openSession(
  { tables, vault, now, random }: UnitOfWork,
  userId: string,
  deviceId: string,
  limit?: { readonly handOffId: string; readonly expiresAt: Date },
): Promise<string> {
  const token = encodeBase64url(random(new Uint8Array(32)));
  await tables.insert(sessions).values({
    tokenPrint: await vault.fingerprint('sessions', token),
    userId,
    deviceId,
    createdAt: now,
    usedAt: now,
    expiresAt: new Date(now.getTime() + sessionLifeDays * DAY),
    ...limit,
  });
  return token;
}

/** Returns the login with a token. Returns undefined if it is unknown, was ended, has expired, or was idle for too long. */
export async function findSession({ tables, vault, now }: UnitOfWork, token: string): Promise<SessionRow | undefined> {
  const [row] = await tables
    .select()
    .from(sessions)
    .where(eq(sessions.tokenPrint, await vault.fingerprint('sessions', token)));
  if (!row || row.revokedAt || row.expiresAt <= now) return undefined;
  return sinceUse(row, now) < sessionIdleHours * HOUR ? row : undefined;
}

/**
 * Records that a login is used, at most once in `sessionUseHours`. Call it before locking other rows, because a parallel call with the same login waits here
 * until the transaction ends. A refused call is not recorded.
 */
export async function recordUse({ tables, now }: UnitOfWork, row: SessionRow): Promise<void> {
  if (sinceUse(row, now) < sessionUseHours * HOUR) return;
  await tables.update(sessions).set({ usedAt: now }).where(eq(sessions.tokenPrint, row.tokenPrint));
}

const sinceUse = ({ usedAt }: SessionRow, now: Date): number => now.getTime() - usedAt.getTime();

/** Ends the login with a token. Does nothing if there is none. */
export async function endSession({ tables, vault, now }: UnitOfWork, token: string): Promise<void> {
  await tables
    .update(sessions)
    .set({ revokedAt: now })
    .where(eq(sessions.tokenPrint, await vault.fingerprint('sessions', token)));
}

/** Ends all logins of a user, whose next call gets code 300101. */
export async function endAllSessions({ tables, now }: UnitOfWork, userId: string): Promise<void> {
  await tables
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
}
