import { SessionRefusedError } from '../errors/problems.ts';
import type { EmbedLogin } from '../types.ts';

/** Returns the login from the page's `session`. Throws SessionRefusedError for any other value, because TypeScript does not check the page. */
export function parseLogin(given: unknown): EmbedLogin {
  const { token, userId, loginCode } = Object(given) as Record<string, unknown>;
  if (isText(loginCode)) return { loginCode };
  if (isText(token) && isText(userId)) return { token, userId };
  throw new SessionRefusedError(new TypeError('Resolve with { token, userId } or { loginCode }, all of them texts.'));
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
