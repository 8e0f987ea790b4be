import { mobilePlanOf } from './generated/mobile-plans.ts';

const plans: Readonly<Record<string, string>> = mobilePlanOf;

type Plan = {
  /** The trunk prefix before a national number, such as 0 in Malaysia. */
  readonly trunk: string;
  /** Returns whether digits can be a mobile number of the country, by first digits and length. */
  readonly fits: (digits: string) => boolean;
};

function planOf(callingCode: string): Plan | undefined {
  const [trunk = '', pattern] = Object.hasOwn(plans, callingCode) ? (plans[callingCode]?.split(' ') ?? []) : [];
  if (!pattern) return undefined;
  const mobile = new RegExp(`^${pattern}$`);
  return { trunk, fits: (digits) => mobile.test(digits) };
}

/** Returns whether digits can be a mobile number for a calling code; undefined for a code without a plan. */
export const fitsPlan = (callingCode: string, digits: string): boolean | undefined => planOf(callingCode)?.fits(digits);

/**
 * Returns the national number after a calling code. Removes the trunk prefix (`012…` of Malaysia) and a repeated calling code if the rest is a mobile number.
 * Otherwise removes only leading zeros, if the trunk prefix is 0.
 */
export function nationalNumber(callingCode: string, digits: string): string {
  const plan = planOf(callingCode);
  if (!plan) return digits;
  const { trunk, fits } = plan;
  for (let rest = digits; ; ) {
    const zeros = /^0*/.exec(rest)?.[0].length ?? 0;
    const withFewerZeros = Array.from({ length: zeros + 1 }, (_, fewer) => rest.slice(fewer));
    const withoutTrunk = rest.startsWith(trunk) ? rest.slice(trunk.length) : rest;
    const found = [...withFewerZeros, withoutTrunk].find(fits);
    if (found !== undefined) return found;
    if (!rest.startsWith(callingCode, zeros)) break;
    rest = rest.slice(zeros + callingCode.length);
  }
  return trunk === '0' ? digits.replace(/^0+/, '') : digits;
}
