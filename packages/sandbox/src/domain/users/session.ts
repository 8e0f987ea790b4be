import { codes } from '@quayside/contract/envelope';
import { createCodeChallenge } from '@quayside/platform/internals/login-challenge';
import { maskPhone } from '@quayside/rules/internals/phone/mask-phone';
import { and, eq, isNull } from 'drizzle-orm';
import { encodeBase64url } from '../../kernel/crypto/base64url.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { loginCodes, sessions } from '../storage/schema.ts';
import { readUser } from './user.ts';

/** Lifetime of a login code, which is single-use and bound to a device id (reliability, section 5.2). */
export const loginCodeLifeSeconds = 60;
/** Seconds to answer "Continue as …?" (chosen). */
export const confirmationSeconds = 5 * 60;
/** Days after which a login ends on its device, even if it is used (chosen). */
export const sessionLifeDays = 7;
/** Hours without a call after which a login ends (chosen). A daily visitor stays signed in, but a lost or sold device does not. */
export const sessionIdleHours = 24;
/** Hours between updates of the time of the last call, because a read should not cost a write (chosen). A login may end earlier by this time. */
export const sessionUseHours = 1;

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;

/** A row of `sessions`. */
export type SessionRow = typeof sessions.$inferSelect;

/** Restrictions of a login code. */
type Binding = {
  /** undefined for a page without a device id; the first read or exchange sets it */
  readonly deviceId?: string | undefined;
  /** challenge of the login that the browser started */
  readonly challenge?: string | undefined;
};

/** Creates a login code for the fragment of a return URL. */
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
 * Returns the user whom the code signs in, for the confirmation (reliability F02). The first read extends the code's lifetime for the answer. Throws
 * Refusal (wrongCode) as the exchange does, and for a code of a login that another browser started.
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

/** Exchanges the code for a token. Throws Refusal (wrongCode) if it is unknown, used, expired, bound to another device, or does not match the verifier. */
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

/** Opens a login on a device and returns its token. It lasts a week, or until `limit.expiresAt` for the step of a hand-off. */
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

/** Returns the session of a token, or undefined if it has ended, expired or been idle for too long. */
export async function findSession({ tables, vault, now }: UnitOfWork, token: string): Promise<SessionRow | undefined> {
  const [row] = await tables
    .select()
    .from(sessions)
    .where(eq(sessions.tokenPrint, await vault.fingerprint('sessions', token)));
  if (!row || row.revokedAt || row.expiresAt <= now) return undefined;
  return sinceUse(row, now) < sessionIdleHours * HOUR ? row : undefined;
}

/**
 * Records that a session is used, at most once in `sessionUseHours`. Call it before locking other rows: a parallel call of the session waits here
 * until the transaction ends. A refused call is rolled back, and so is this update.
 */
export async function recordUse({ tables, now }: UnitOfWork, row: SessionRow): Promise<void> {
  if (sinceUse(row, now) < sessionUseHours * HOUR) return;
  await tables.update(sessions).set({ usedAt: now }).where(eq(sessions.tokenPrint, row.tokenPrint));
}

const sinceUse = ({ usedAt }: SessionRow, now: Date): number => now.getTime() - usedAt.getTime();

/** Ends the login of a token. Does nothing for an unknown token. */
export async function endSession({ tables, vault, now }: UnitOfWork, token: string): Promise<void> {
  await tables
    .update(sessions)
    .set({ revokedAt: now })
    .where(eq(sessions.tokenPrint, await vault.fingerprint('sessions', token)));
}

/** Ends all logins of a user. Their next call gets code 300101. */
export async function endAllSessions({ tables, now }: UnitOfWork, userId: string): Promise<void> {
  await tables
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
}
