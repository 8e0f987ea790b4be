import { SessionRefusedError } from '../errors/problems.ts';
import type { EmbedLogin } from '../types.ts';

/** Validates the value from the page's `session`, which TypeScript may not check, and returns the login. Throws SessionRefusedError if it is invalid. */
export function parseLogin(given: unknown): EmbedLogin {
  const { token, userId, loginCode } = Object(given) as Record<string, unknown>;
  if (isText(loginCode)) return { loginCode };
  if (isText(token) && isText(userId)) return { token, userId };
  throw new SessionRefusedError(new TypeError('Resolve with { token, userId } or { loginCode }, all of them texts.'));
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
