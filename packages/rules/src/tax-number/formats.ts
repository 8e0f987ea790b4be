import { isNric } from '../nric/nric.ts';
import { isLuhn } from '../numbers/check-digits.ts';
import { isChineseNumber, isHongKongNumber, isTaiwanNumber, isThaiNumber } from '../numbers/person-numbers.ts';
import {
  isAhvNumber,
  isBurgerservicenummer,
  isCodiceFiscale,
  isCpf,
  isDni,
  isIdentifikationsnummer,
  isIrdNumber,
  isMst,
  isMyNumber,
  isNumeroFiscal,
  isPpsNumber,
  isResidentRegistration,
  isRfc,
  isTaxFileNumber,
  isTaxpayerReference,
} from './checks.ts';

/** The format of a country's tax numbers, compact and in upper case. */
export type TaxNumberFormat = {
  readonly pattern: RegExp;
  readonly check?: (number: string) => boolean;
  /** The level of a wrong check digit. `error` only if it proves a typing error, because valid numbers of some countries fail the check. */
  readonly wrongCheck?: 'error' | 'advice';
  /** A fictional number for the hint under the field; empty if there is no single format. */
  readonly sample: string;
};

/** Formats of tax numbers of individuals, by country. In effect from 2026-11-20. */
export const taxNumberFormats: Readonly<Record<string, TaxNumberFormat>> = {
  // Without an NRIC or FIN, the tax authority assigns A1234567X or 412345678X (OECD, Singapore TIN). The method of their letter is not public.
  SG: {
    pattern: /^([STFGMA]\d{7}|4\d{8})[A-Z]$/,
    check: (number) => /^[A4]/.test(number) || isNric(number),
    wrongCheck: 'error',
    sample: 'S1234567D',
  },
  MY: { pattern: /^((IG|SG|OG)\d{9,11}|\d{12})$/, sample: 'IG115002000' },
  TH: { pattern: /^\d{13}$/, check: isThaiNumber, wrongCheck: 'error', sample: '1100000000008' },
  ID: { pattern: /^\d{15,16}$/, sample: '3171010101900001' },
  VN: {
    pattern: /^(\d{12}|\d{10}(\d{3})?)$/,
    check: (number) => number.length === 12 || isMst(number),
    wrongCheck: 'advice',
    sample: '001090000001',
  },
  PH: { pattern: /^\d{9}(\d{3,5})?$/, sample: '123456789' },
  // Holders of passports and travel permits have a letter and 17 characters without a check character (OECD, China TIN).
  CN: {
    pattern: /^([1-9]\d{16}[\dX]|[A-Z]\d{16}[A-Z\d])$/,
    check: (number) => /^[A-Z]/.test(number) || isChineseNumber(number),
    wrongCheck: 'error',
    sample: '110101199001010015',
  },
  HK: { pattern: /^[A-Z]{1,2}\d{6}[\dA]$/, check: isHongKongNumber, wrongCheck: 'error', sample: 'A1234563' },
  MO: { pattern: /^\d{8}$/, sample: '12345678' },
  // Without a certificate, the number is the birth date and two letters of the name, or 9 and the birth date YYMMDD (OECD, Chinese Taipei TIN).
  TW: {
    pattern: /^([A-Z][1289A-D]\d{8}|(19|20)\d{6}[A-Z]{2}|9\d{6})$/,
    check: (number) => /^\d/.test(number) || isTaiwanNumber(number),
    wrongCheck: 'error',
    sample: 'A123456789',
  },
  JP: { pattern: /^\d{12}$/, check: isMyNumber, wrongCheck: 'error', sample: '123456789018' },
  KR: { pattern: /^\d{13}$/, check: isResidentRegistration, wrongCheck: 'advice', sample: '9001011000006' },
  IN: { pattern: /^[A-Z]{3}P[A-Z](?!0000)\d{4}[A-Z]$/, sample: 'AAAPA0001A' },
  AU: { pattern: /^\d{8,9}$/, check: isTaxFileNumber, wrongCheck: 'advice', sample: '123456782' },
  NZ: { pattern: /^\d{8,9}$/, check: isIrdNumber, wrongCheck: 'advice', sample: '49091850' },
  GB: {
    pattern: /^([A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D]|\d{10}K?)$/,
    check: (number) => number.length === 9 || isTaxpayerReference(number),
    wrongCheck: 'advice',
    sample: 'AB123456C',
  },
  IE: { pattern: /^\d{7}[A-W][A-IWTX]?$/, check: isPpsNumber, wrongCheck: 'advice', sample: '1234567T' },
  DE: { pattern: /^[1-9]\d{10}$/, check: isIdentifikationsnummer, wrongCheck: 'error', sample: '12345678911' },
  FR: { pattern: /^[0-3]\d{12}$/, check: isNumeroFiscal, wrongCheck: 'error', sample: '1234567890066' },
  NL: { pattern: /^\d{8,9}$/, check: isBurgerservicenummer, wrongCheck: 'error', sample: '123456782' },
  CH: { pattern: /^756\d{10}$/, check: isAhvNumber, wrongCheck: 'error', sample: '7561234567897' },
  IT: {
    pattern: /^[A-Z]{6}[\dLMNPQRSTUV]{2}[A-EHLMPR-T][\dLMNPQRSTUV]{2}[A-Z][\dLMNPQRSTUV]{3}[A-Z]$/,
    check: isCodiceFiscale,
    wrongCheck: 'advice',
    sample: 'RSSMRA80A01H501U',
  },
  ES: { pattern: /^[\dXYZKLM]\d{7}[A-Z]$/, check: isDni, wrongCheck: 'error', sample: '12345678Z' },
  CA: { pattern: /^\d{9}$/, check: isLuhn, wrongCheck: 'error', sample: '123456782' },
  ZA: { pattern: /^[01239]\d{9}$/, check: isLuhn, wrongCheck: 'error', sample: '0000000018' },
  AE: { pattern: /^[A-Z0-9]{5,20}$/, sample: '' },
  SA: { pattern: /^[A-Z0-9]{5,20}$/, sample: '' },
  BR: { pattern: /^\d{11}$/, check: isCpf, wrongCheck: 'error', sample: '12345678909' },
  MX: { pattern: /^[A-Z&Ñ]{4}\d{6}[A-Z\d]{3}$/, check: isRfc, wrongCheck: 'advice', sample: 'XEXX010101000' },
};

/** Matches social security numbers: area not 000, 666 or 9xx, group not 00, serial not 0000. */
export const socialSecurityPattern = /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/;
/** Matches individual taxpayer identification numbers by their groups (stdnum lacks 50-65). 987-65-432x is only for advertisements. */
export const individualTaxpayerPattern = /^(?!98765432)9\d{2}(5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])\d{4}$/;

/** Returns whether a number has only equal or ascending digits, which people type to pass a field. */
export const isFillerNumber = (number: string): boolean =>
  /^(\d)\1+$/.test(number) || (number.length > 1 && '01234567890123456789'.includes(number) && /^\d+$/.test(number));
