import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { codes, loginExpiredCode } from '@quayside/contract/envelope';
import { now } from './clock.ts';
import { Refusal } from './refusal.ts';

const codeLife = 60_000;
const readCodeLife = 5 * 60_000;
const loginLife = 24 * 3_600_000;

// Store these in your database, with hashes of codes and tokens.
const users = new Map<string, { phone: string }>();
const loginCodes = new Map<string, { user: string; ends: number; device?: string }>();
const logins = new Map<string, { user: string; device: string; ends: number }>();

const secret = () => randomBytes(24).toString('base64url');

/** Creates a customer, and returns the id. */
export function register(): string {
  const user = randomUUID();
  users.set(user, {
    phone: `+65 9${randomInt(10 ** 7)
      .toString()
      .padStart(7, '0')}`,
  });
  return user;
}

/** Returns a login code: your registration page opens the app with it. */
export function createLoginCode(user: string): string {
  const code = secret();
  loginCodes.set(code, { user, ends: now() + codeLife });
  return code;
}

function findLoginCode(code: string, device: string) {
  const found = loginCodes.get(code);
  if (!found || found.ends <= now() || (found.device ?? device) !== device)
    throw new Refusal(codes.wrongCode, { reason: 'expired' }, 'The login code is unknown, used or expired.');
  return found;
}

/** Returns the customer of a login code, and binds the code to the device. */
export function readLoginCode(code: string, device: string) {
  const found = findLoginCode(code, device);
  if (!found.device) Object.assign(found, { device, ends: now() + readCodeLife });
  return { userId: found.user, phoneNumber: maskedPhone(found.user) };
}

/** Exchanges a login code for a token, once. */
export function exchangeLoginCode(code: string, device: string) {
  const { user } = findLoginCode(code, device);
  loginCodes.delete(code);
  const token = secret();
  logins.set(token, { user, device, ends: now() + loginLife });
  return { token, userId: user };
}

/** Returns the user of a request. Throws a Refusal if nobody is signed in, or someone else is. */
export function signedIn(token: string, device: string, userId: string): string {
  const login = logins.get(token);
  const isValid = login && login.device === device && login.ends > now() && ['', login.user].includes(userId);
  if (!isValid) throw new Refusal(loginExpiredCode, null, 'The login has expired.');
  return login.user;
}

export function logOut(token: string): void {
  logins.delete(token);
}

export function endLogins(user: string): void {
  for (const [token, login] of logins) if (login.user === user) logins.delete(token);
}

export const describeUser = (user: string) => ({
  uuid: user,
  dolphinNo: String(Number.parseInt(user.slice(0, 8), 16)),
  userId: user,
  userName: '',
  phoneNumber: maskedPhone(user),
  thirdBindBit: 0,
});

const maskedPhone = (user: string) => (users.get(user)?.phone ?? '').replace(/ \d+(\d{4})$/, ' **** $1');
