import { asciiDigits } from '../field/ascii-digits.ts';

export const moneyDecimals = 2;

export type MoneyEdit = {
  text: string;
  caret: number;
  before: string;
  /** `InputEvent.inputType`; '' for autofill and for input before hydration. */
  inputType: string;
};

export type MoneyTyped = {
  /** The text of the box, with groups and otherwise as typed, such as "1,234.". */
  text: string;
  caret: number;
  /** The amount as a decimal, such as "1234", or ''. */
  value: string;
};

/** Regroups an edited amount and keeps the caret between the same digits. It never rounds or truncates. */
export function editMoney(edit: MoneyEdit): MoneyTyped {
  const { text, caret } = withoutDigitBesideComma(edit);
  const isTyped = edit.inputType === 'insertText' || edit.inputType.startsWith('delete');
  const plain = isTyped ? plainOf(text) : plainOfForeign(text);
  const shown = group(plain);
  const before = isTyped
    ? plainOf(text.slice(0, caret)).length
    : plain.length - plainOf(text.slice(caret).replace(/[^\d]/g, '')).length;
  return { text: shown, caret: placeAfter(shown, before), value: amountOf(plain) };
}

/** Formats "1234.5" as "1,234.50". Amounts with more decimals keep them; other texts stay unchanged. */
export function formatMoney(value: string, decimals: number = moneyDecimals): string {
  const match = /^(-?\d+)(?:\.(\d*))?$/.exec(value);
  if (!match) return value;
  const [, whole = '', fraction = ''] = match;
  const shown = fraction.padEnd(decimals, '0');
  return group(shown === '' ? whole : `${whole}.${shown}`);
}

/** Parses a formatted amount, such as "SGD 1,234.50", "HK$1.234,50" or "１，２３４". */
export const readMoney = (text: string): string => amountOf(plainOfForeign(text));

function plainOf(text: string): string {
  let plain = '';
  for (const sign of asciiDigits(text)) {
    const fits = /\d/.test(sign) || (sign === '.' && !plain.includes('.')) || (sign === '-' && plain === '');
    if (fits) plain += sign;
  }
  return plain;
}

/** As `plainOf`, but detects the decimal separator: the comma in "1.234,50" and "1234,5". */
function plainOfForeign(text: string): string {
  const known = asciiDigits(text)
    .replace(/\p{L}+\./gu, '') // "Rs. 5,000": this point ends an abbreviation.
    .replace(/[^\d.,-]/g, '');
  const [comma, point] = [known.lastIndexOf(','), known.lastIndexOf('.')];
  const commaIsPoint = point < 0 ? /^-?\d+,\d{1,2}$/.test(known) : comma > point && known.indexOf(',') === comma;
  if (commaIsPoint) return plainOf(known.replaceAll('.', '').replace(',', '.'));
  const pointsAreGroups = known.indexOf('.') !== point && comma < 0;
  return plainOf(pointsAreGroups ? known.replaceAll('.', '') : known);
}

/** Removes leading zeros and a trailing point. */
function amountOf(plain: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d*)\.?(\d*)$/.exec(plain) ?? [];
  if (whole === '' && fraction === '') return '';
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  return fraction === '' ? `${sign}${digits}` : `${sign}${digits}.${fraction}`;
}

const group = (plain: string): string => {
  const point = plain.indexOf('.');
  const whole = point < 0 ? plain : plain.slice(0, point);
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + (point < 0 ? '' : plain.slice(point));
};

/** Returns the index after `count` characters, without commas. */
function placeAfter(shown: string, count: number): number {
  let seen = 0;
  let place = 0;
  while (place < shown.length && seen < count) {
    if (shown[place] !== ',') seen += 1;
    place += 1;
  }
  return place;
}

/** Deletes the digit next to a deleted comma, because grouping would restore the comma. */
function withoutDigitBesideComma({ text, caret, before, inputType }: MoneyEdit): { text: string; caret: number } {
  const isComma = before[caret] === ',' && before.slice(0, caret) + before.slice(caret + 1) === text;
  if (isComma && inputType === 'deleteContentBackward')
    return { text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1 };
  if (isComma && inputType === 'deleteContentForward')
    return { text: text.slice(0, caret) + text.slice(caret + 1), caret };
  return { text, caret };
}
