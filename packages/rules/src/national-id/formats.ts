import { createCalendarDate } from '@quayside/values/calendar-date';
import type { DocumentType } from '../enumerations.ts';
import { getOwn } from '../lookups/own.ts';
import { isNric } from '../nric/nric.ts';
import { isLuhn, isVerhoeff } from '../numbers/check-digits.ts';
import {
  chineseDateOfBirth,
  isChineseNumber,
  isHongKongNumber,
  isTaiwanNumber,
  isThaiNumber,
} from '../numbers/person-numbers.ts';
import { passportPattern } from '../passport/passport.ts';

/** Facts about the holder that a document number contains: possible birth dates and the gender. */
export type NumberFacts = {
  /** Matches the possible birth dates, `YYYY-MM-DD`. Matches both centuries if the number does not decide. */
  readonly dateOfBirth?: RegExp;
  readonly gender?: 'female' | 'male';
};

/** The format of a document number, compact and in upper case. */
export type NumberFormat = {
  readonly pattern: RegExp;
  /** Returns whether the check digit is correct. Absent if the issuer does not publish the method. */
  readonly check?: (number: string) => boolean;
  /** Returns the facts in a number that fits `pattern`; undefined if they are impossible (30 February). */
  readonly facts?: (number: string) => NumberFacts | undefined;
};

/** Matches birth places of the Malaysian register, as JPN codes. */
const malaysianPlaces = /^(0[1-9]|1[0-6]|2[1-9]|[34]\d|5\d|6[0-8]|7[1245-9]|8[2-9]|9[0-389])$/;

const mykad: NumberFormat = {
  pattern: /^\d{12}$/,
  facts: (number) =>
    malaysianPlaces.test(number.slice(6, 8))
      ? withBirth(number.slice(0, 2), number.slice(2, 4), number.slice(4, 6), oddIsMale(number.charAt(11)))
      : undefined,
};

/** Format of Indonesia. The day of birth of women is increased by 40. */
const ktp: NumberFormat = {
  pattern: /^[1-9]\d{15}$/,
  facts: (number) => {
    const day = Number(number.slice(6, 8));
    return withBirth(
      number.slice(10, 12),
      number.slice(8, 10),
      String(day > 40 ? day - 40 : day).padStart(2, '0'),
      day > 40 ? 'female' : 'male',
    );
  },
};

/** Format of Vietnam: 3 digits of province, one of century and sex (0 and 1: born 19xx, 2 and 3: 20xx, odd: female), 2 of year, 6 random digits. */
const cccd: NumberFormat = {
  pattern: /^0\d{2}[0-3]\d{8}$/,
  facts: (number) => {
    const kind = Number(number.charAt(3));
    return {
      dateOfBirth: new RegExp(`^${kind < 2 ? '19' : '20'}${number.slice(4, 6)}-`),
      gender: kind % 2 ? 'female' : 'male',
    };
  },
};

/** Format of South Africa: YYMMDD, four digits (5000 and above: male), 0 citizen, 1 permanent resident or 2 refugee, one digit, Luhn digit. */
const zaf: NumberFormat = {
  pattern: /^\d{10}[0-2]\d{2}$/,
  check: isLuhn,
  facts: (number) =>
    withBirth(
      number.slice(0, 2),
      number.slice(2, 4),
      number.slice(4, 6),
      Number(number.charAt(6)) >= 5 ? 'male' : 'female',
    ),
};

const aadhar: NumberFormat = {
  pattern: /^[2-9]\d{11}$/,
  check: (number) => isVerhoeff(number) && !isPalindrome(number),
};

/** Formats of cards that the specification calls "Identification card", by issuing country. */
const identificationCards: Readonly<Record<string, NumberFormat>> = {
  CN: {
    pattern: /^[1-9]\d{16}[\dX]$/,
    check: isChineseNumber,
    facts: (number) => {
      const dateOfBirth = chineseDateOfBirth(number);
      return dateOfBirth
        ? { dateOfBirth: new RegExp(`^${dateOfBirth}$`), gender: oddIsMale(number.charAt(16)) }
        : undefined;
    },
  },
  HK: { pattern: /^[A-Z]{1,2}\d{6}[\dA]$/, check: isHongKongNumber },
  MO: { pattern: /^[157]\d{7}$/ },
  TW: {
    pattern: /^[A-Z][1289A-D]\d{8}$/,
    check: isTaiwanNumber,
    facts: (number) => ({ gender: '18AC'.includes(number.charAt(1)) ? 'male' : 'female' }),
  },
};

const anyCard: NumberFormat = { pattern: /^[A-Z0-9]{4,20}$/ };

const byType: Readonly<Partial<Record<DocumentType, NumberFormat>>> = {
  nric: { pattern: /^[STFGM]\d{7}[A-Z]$/, check: isNric },
  aadhar,
  mykad,
  'thai-id': { pattern: /^[1-8]\d{12}$/, check: isThaiNumber },
  ktp,
  cccd,
  zaf,
};

/**
 * Returns the number format of a document type and issuing country (ISO 3166-1 alpha-2). An unknown country has a general format.
 */
export function getNumberFormat(type: DocumentType, country: string | undefined): NumberFormat {
  if (type === 'passport') return { pattern: passportPattern(country) };
  return byType[type] ?? getOwn(identificationCards, country) ?? anyCard;
}

function withBirth(year: string, month: string, day: string, gender: 'female' | 'male'): NumberFacts | undefined {
  const real = ['19', '20'].some((century) => createCalendarDate(Number(century + year), Number(month), Number(day)));
  return real ? { dateOfBirth: new RegExp(`^(19|20)${year}-${month}-${day}$`), gender } : undefined;
}

const oddIsMale = (digit: string) => (Number(digit) % 2 ? 'male' : 'female');

const isPalindrome = (number: string) => [...number].every((digit, index) => digit === number.at(-1 - index));
