import { codes } from '@quayside/contract/envelope';
import { and, eq, isNull } from 'drizzle-orm';
import { encodeBase64url } from '../secrets/base64url.ts';
import type { Turn } from '../server/broker.ts';
import { Refusal } from '../server/refusal.ts';
import { loginCodes, sessions } from '../storage/schema.ts';

/** Reliability, section 5.2: 60 seconds, single use, bound to the device id. */
export const loginCodeLifeSeconds = 60;
/** Ours: a login lasts a week on its device. */
export const sessionLifeDays = 7;

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** A code for the fragment of the return address. `deviceId` undefined: the page that asks knows no device id, and the first exchange binds it. */
export async function giveLoginCode({ tables, vault, now, random }: Turn, userId: string, deviceId?: string) {
  const loginCode = encodeBase64url(random(new Uint8Array(24)));
  await tables.insert(loginCodes).values({
    codePrint: await vault.fingerprint('login-codes', loginCode),
    userId,
    deviceId: deviceId ?? null,
    expiresAt: new Date(now.getTime() + loginCodeLifeSeconds * SECOND),
  });
  return { loginCode, expiresIn: loginCodeLifeSeconds };
}

/** Swaps the code for a token. Throws Refusal (wrongCode) where it is unknown, spent, expired or another device's. */
export async function exchangeLoginCode(turn: Turn, loginCode: string, deviceId: string) {
  const { tables, vault, now } = turn;
  const where = eq(loginCodes.codePrint, await vault.fingerprint('login-codes', loginCode));
  const [row] = await tables.select().from(loginCodes).where(where).for('update');
  const fits = row && !row.usedAt && row.expiresAt > now && (row.deviceId ?? deviceId) === deviceId;
  if (!fits) throw new Refusal(codes.wrongCode, 'The login code is unknown, used or expired.', { reason: 'expired' });
  await tables.update(loginCodes).set({ usedAt: now, deviceId }).where(where);
  return { token: await openSession(turn, row.userId, deviceId), userId: row.userId };
}

/** A login of a user on a device: for a week, or until `limit` ends and for its step alone. */
export async function openSession(
  { tables, vault, now, random }: Turn,
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
    expiresAt: new Date(now.getTime() + sessionLifeDays * DAY),
    ...limit,
  });
  return token;
}

/** The living session of a token. */
export async function sessionOf({ tables, vault, now }: Turn, token: string) {
  const [row] = await tables
    .select()
    .from(sessions)
    .where(eq(sessions.tokenPrint, await vault.fingerprint('sessions', token)));
  return row && !row.revokedAt && row.expiresAt > now ? row : undefined;
}

export async function endSession({ tables, vault, now }: Turn, token: string): Promise<void> {
  await tables
    .update(sessions)
    .set({ revokedAt: now })
    .where(eq(sessions.tokenPrint, await vault.fingerprint('sessions', token)));
}

/** Ends every login of a user, such as for a test of 300101. */
export async function endSessionsOf({ tables, now }: Turn, userId: string): Promise<void> {
  await tables
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
}
