/** The native app's record of its user (START-10). Levels are numbers of the quote service. */
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
 * The record in what an app said or a store held: missing and mistyped fields become '', false and 0, numbers and digit texts are
 * exchanged where a field needs the other, unknown fields are dropped. Undefined where it is no record at all.
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

/** The 9th bit of `thirdBindBit`, counted from 1: an e-mail address is bound (START-11). */
export const emailBoundBit = 9;

/** False for anything that is not a bit mask. The mask may be wider than 32 bits, where `&` would go wrong. */
export function isEmailBound(thirdBindBit: unknown): boolean {
  const mask = typeof thirdBindBit === 'string' && /^\d+$/.test(thirdBindBit) ? Number(thirdBindBit) : thirdBindBit;
  if (!Number.isSafeInteger(mask) || (mask as number) < 0) return false;
  return Math.floor((mask as number) / 2 ** (emailBoundBit - 1)) % 2 === 1;
}

const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : '';

const flag = (value: unknown): boolean => value === true || value === 1 || value === '1' || value === 'true';

function level(value: unknown): number {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : 0;
}
