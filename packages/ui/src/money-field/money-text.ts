import { asciiDigits } from '../field/ascii-digits.ts';

/** UI-06 */
export const moneyDecimals = 2;

export type MoneyEdit = {
  /** what stands in the box after the browser's edit */
  text: string;
  caret: number;
  /** what stood there before */
  before: string;
  /** InputEvent.inputType; empty for autofill and for what was typed before React ran */
  inputType: string;
};

export type MoneyTyped = {
  /** for the box: grouped, otherwise as typed ("1,234.") */
  text: string;
  caret: number;
  /** the amount as a decimal string ("1234"), empty for none */
  value: string;
};

/** An edit of the box as an amount: groups set anew, the caret between the same digits. Nothing is rounded, cut or clamped. */
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

/** "1234.5" as "1,234.50", or with the decimals it has when they are more; what is no amount stays as it is. */
export function formatMoney(value: string, decimals: number = moneyDecimals): string {
  const match = /^(-?\d+)(?:\.(\d*))?$/.exec(value);
  if (!match) return value;
  const [, whole = '', fraction = ''] = match;
  const shown = fraction.padEnd(decimals, '0');
  return group(shown === '' ? whole : `${whole}.${shown}`);
}

/** The amount in a text from elsewhere: "SGD 1,234.50", "HK$1.234,50", "１，２３４". */
export const readMoney = (text: string): string => amountOf(plainOfForeign(text));

/** Digits, at most one point, a sign in front: commas are groups. */
function plainOf(text: string): string {
  let plain = '';
  for (const sign of asciiDigits(text)) {
    const fits = /\d/.test(sign) || (sign === '.' && !plain.includes('.')) || (sign === '-' && plain === '');
    if (fits) plain += sign;
  }
  return plain;
}

/** As plainOf, and reads the point from where it stands: in "1.234,50" and "1234,5" the comma is the point. */
function plainOfForeign(text: string): string {
  const known = asciiDigits(text)
    .replace(/\p{L}+\./gu, '') // "Rs. 5,000": this point ends a word
    .replace(/[^\d.,-]/g, '');
  const [comma, point] = [known.lastIndexOf(','), known.lastIndexOf('.')];
  const commaIsPoint = point < 0 ? /^-?\d+,\d{1,2}$/.test(known) : comma > point && known.indexOf(',') === comma;
  if (commaIsPoint) return plainOf(known.replaceAll('.', '').replace(',', '.'));
  const pointsAreGroups = known.indexOf('.') !== point && comma < 0;
  return plainOf(pointsAreGroups ? known.replaceAll('.', '') : known);
}

/** A decimal string: no leading zeros, no point without digits after it. */
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

/** The place in a grouped text after `count` of its signs, commas not counted. */
function placeAfter(shown: string, count: number): number {
  let seen = 0;
  let place = 0;
  while (place < shown.length && seen < count) {
    if (shown[place] !== ',') seen += 1;
    place += 1;
  }
  return place;
}

/** Deleting a comma deletes the digit beside it: the comma alone would only come back. */
function withoutDigitBesideComma({ text, caret, before, inputType }: MoneyEdit): { text: string; caret: number } {
  const isComma = before[caret] === ',' && before.slice(0, caret) + before.slice(caret + 1) === text;
  if (isComma && inputType === 'deleteContentBackward')
    return { text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1 };
  if (isComma && inputType === 'deleteContentForward')
    return { text: text.slice(0, caret) + text.slice(caret + 1), caret };
  return { text, caret };
}
