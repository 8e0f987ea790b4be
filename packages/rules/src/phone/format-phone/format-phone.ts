import { splitPhone } from '../calling-codes/split-phone.ts';

/** How many digits a group has, by the digits after the calling code: as most countries with that many write their mobile numbers. */
const usualGroups: Readonly<Record<number, readonly number[]>> = {
  7: [3, 4],
  8: [4, 4],
  9: [2, 3, 4],
  10: [3, 3, 4],
  11: [3, 4, 4],
};

/** Countries that write them otherwise (libphonenumber 1.13.16), by calling code. */
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
 * A phone number as it is kept, in groups apart by spaces (ITU-T E.123): `+6591234567` → `+65 9123 4567`. A number without a known calling code comes back as
 * it came.
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
