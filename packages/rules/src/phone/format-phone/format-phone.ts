import { splitPhone } from '../calling-codes/split-phone.ts';

/** Sizes of digit groups by the number of digits after the calling code, as most countries write mobile numbers. */
const usualGroups: Readonly<Record<number, readonly number[]>> = {
  7: [3, 4],
  8: [4, 4],
  9: [2, 3, 4],
  10: [3, 3, 4],
  11: [3, 4, 4],
};

/** Group sizes of countries with other groups, by calling code (libphonenumber 1.13.16). */
const ownGroups: Readonly<Record<string, readonly number[]>> = {
  '+33': [1, 2, 2, 2, 2],
  '+44': [4, 6],
  '+61': [3, 3, 3],
  '+62': [3, 3, 3],
  '+81': [2, 4, 4],
  '+82': [2, 4, 4],
  '+84': [3, 3, 3],
  '+886': [3, 3, 3],
  '+91': [5, 5],
};

/**
 * Formats a stored phone number in groups with spaces (ITU-T E.123): `+6591234567` becomes `+65 9123 4567`. Returns a number without a known calling code
 * unchanged.
 */
export function formatPhone(phone: string): string {
  const { code, local } = splitPhone(phone);
  if (!code) return phone;
  const own = ownGroups[code];
  const groups = own && total(own) === local.length ? own : (usualGroups[local.length] ?? [local.length]);
  const grouped = groups.map((length, index) => {
    const start = total(groups.slice(0, index));
    return local.slice(start, start + length);
  });
  return [code, ...grouped].filter(Boolean).join(' ');
}

const total = (lengths: readonly number[]) => lengths.reduce((sum, length) => sum + length, 0);
