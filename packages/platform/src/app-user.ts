/**
 * The user record that the native app provides (START-10). The quote service defines the values of the two quote
 * levels.
 */
export type AppUser = {
  readonly userName: string;
  readonly phoneNum: string;
  readonly trade_token: string;
  readonly userId: string;
  readonly userToken: string;
  readonly openedAccount: boolean;
  readonly tradePassword: boolean;
  readonly invitationCode: string;
  readonly hkQuoteLevel: number;
  readonly usQuoteLevel: number;
};

/**
 * Decodes a user record from the native app or from storage. Returns undefined for anything that is not an object.
 * Missing fields and fields of a wrong type become `''`, false or 0. Numbers and numeric strings are converted. Unknown
 * fields are dropped.
 */
export function decodeAppUser(value: unknown): AppUser | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const field = (name: keyof AppUser): unknown =>
    Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
  return {
    userName: text(field('userName')),
    phoneNum: text(field('phoneNum')),
    trade_token: text(field('trade_token')),
    userId: text(field('userId')),
    userToken: text(field('userToken')),
    openedAccount: flag(field('openedAccount')),
    tradePassword: flag(field('tradePassword')),
    invitationCode: text(field('invitationCode')),
    hkQuoteLevel: level(field('hkQuoteLevel')),
    usQuoteLevel: level(field('usQuoteLevel')),
  };
}

/** The bit of `thirdBindBit` for a linked e-mail address, counted from 1 (START-11). */
export const emailLinkedBit = 9;

/**
 * Returns whether a `thirdBindBit` mask marks a linked e-mail address. Returns false for anything that is not a bit
 * mask. Masks can exceed 32 bits, which `&` would truncate.
 */
export function isEmailLinked(thirdBindBit: unknown): boolean {
  const mask = typeof thirdBindBit === 'string' && /^\d+$/.test(thirdBindBit) ? Number(thirdBindBit) : thirdBindBit;
  if (!Number.isSafeInteger(mask) || (mask as number) < 0) return false;
  return Math.floor((mask as number) / 2 ** (emailLinkedBit - 1)) % 2 === 1;
}

const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : '';

const flag = (value: unknown): boolean => value === true || value === 1 || value === '1' || value === 'true';

function level(value: unknown): number {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : 0;
}
