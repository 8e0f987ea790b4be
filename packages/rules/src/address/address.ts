import { normaliseCode } from '@quayside/values/internals/numbers';
import { normaliseText } from '@quayside/values/internals/white-space';
import * as z from 'zod/mini';
import { country, optionalText } from '../field-shapes.ts';
import { type Issue, issue } from '../issue.ts';
import { isBlank, joinPath } from '../lookups/path.ts';
import { checkPostalCode, normalisePostalCode } from '../postal-code/postal-code.ts';
import { stateLookup } from '../reference-lists/states/states.ts';
import {
  type AddressField,
  addressFieldNames,
  addressFormFieldsFor,
  hongKongAreas,
  omitUnusedAddressFields,
} from './address-fields/address-fields.ts';

export {
  type AddressField,
  type AddressFieldName,
  addressFieldsFor,
  addressFormFieldsFor,
  hongKongAreas,
  omitUnusedAddressFields,
} from './address-fields/address-fields.ts';

/** Maximum length of an address line, in characters. Myinfo and registers of the region have two lines of 66. */
export const maxAddressLineLength = 100;

/** Schema of an address. `addressFieldsFor` lists the fields of its country. `state` is an ISO 3166-2 code if the country has a list of states. */
export const addressSchema = z.object(
  {
    country: country(),
    line1: optionalText(maxAddressLineLength, normaliseText),
    line2: optionalText(maxAddressLineLength, normaliseText),
    unit: optionalText(20, normaliseText),
    district: optionalText(60, normaliseText),
    city: optionalText(60, normaliseText),
    state: optionalText(60, normaliseText),
    postalCode: optionalText(20, normalisePostalCode),
  },
  'address-required',
);
/** An address that fits `addressSchema`. `country` is ISO 3166-1 alpha-2. The other fields are text. */
export type Address = z.output<typeof addressSchema>;
/** An address of which every field may be missing. */
export type PartialAddress = { readonly [K in keyof Address]?: Address[K] | undefined };

/** Maximum number of characters that the patterns read (F28). The schema refuses longer text. */
const mostCharactersRead = 4 * maxAddressLineLength;

/**
 * Matches letters of any script with their joiners, digits and punctuation: `Blk 102 #09-128`, `99/123 หมู่ 4`, `Flat B, 12/F`. Also matches characters that
 * keyboards offer instead: the minus, the tilde of 2～3, the fraction of ½, accents for an apostrophe, the Japanese postal mark.
 */
const characters = /^[\p{L}\p{M}\p{N}\p{P}\p{Zs}+°−~⁄`〒〶\u180E\u200C\u200D]*$/u;

/** Returns a text in which plain characters replace full-width and squared ones (㈱, ℅). Only the patterns use it; the stored text is unchanged. */
const plain = (text: string) => normaliseText(text.slice(0, mostCharactersRead)).normalize('NFKC').trim();

/**
 * Checks an address by the rules of its country.
 * - `select-country` (MSG-05) at `<path>.country`; the other fields are not checked until the country is known
 * - `address-required` (MSG-06) at `<path>.line1` if only the country is filled in, `address-detail-required` if more is filled in;
 *   `enter-field` (MSG-01) or `select-area` at other required fields
 * - `address-characters`: angle brackets, emoji, control characters
 * - `select-area` at a state or area that is not in the country's list
 * - `postal-code-format`, advice `postal-code-unusual` and `postal-code-sector`: see `checkPostalCode`
 */
export function checkAddress(path: string, address: PartialAddress): readonly Issue[] {
  const { country: code } = address;
  if (!code) return [issue(joinPath(path, 'country'), 'select-country')];
  return addressFormFieldsFor(code).flatMap((field) => checkField(joinPath(path, field.name), field, address));
}

function checkField(path: string, { name, need, input }: AddressField, address: PartialAddress): readonly Issue[] {
  const { country: code = '', [name]: text = '' } = address;
  if (isBlank(text)) return need === 'required' ? [issue(path, missing(name, input, address))] : [];
  if (!characters.test(plain(text))) return [issue(path, 'address-characters')];
  if (input === 'choice') return isOffered(code, text) ? [] : [issue(path, 'select-area')];
  return name === 'postalCode' ? checkPostalCode(path, code, text) : [];
}

function missing(name: AddressField['name'], input: AddressField['input'], address: PartialAddress): string {
  if (name === 'line1')
    return hasOnlyCountry(omitUnusedAddressFields(address)) ? 'address-required' : 'address-detail-required';
  return input === 'choice' ? 'select-area' : 'enter-field';
}

/** Returns whether all fields of an address except the country are empty. */
export const hasOnlyCountry = (address: PartialAddress): boolean =>
  addressFieldNames.every((name) => isBlank(address[name] ?? ''));

const isOffered = (code: string, text: string) =>
  code === 'HK' ? hongKongAreas.some((area) => area === text) : stateLookup(code).byCode(text) !== undefined;

/** Matches post boxes: `P.O. Box 12`, `P/O-Box`, `POB 12`, `GPO Box`, `Post Box`, `Locked Bag`, `Peti Surat`, `ตู้ ปณ.`, 邮政信箱, 郵政信箱, 私書箱. */
const postBox =
  /\b(g\.?\s?)?p[./]?\s?o[./]?[\s-]?(box|bag)\b|\bp\.?o\.?b\.?\s?(no\.?\s?)?#?\d|\bpost\s?(office\s?)?box\b|\b(private|locked)\s?(mail\s?)?bag\b|\bpeti\s?surat\b|ตู้\s?ป\.?ณ\.?|ตู้ไปรษณีย์|[邮郵]政信箱|私書箱/iu;
/** Matches in-care-of addresses: `c/o`, `c.o.`, `care of`, 转交, 轉交, 代收, 気付, 様方. */
const careOf = /\bc\s?\/\s?o\b|\bc\.o\.|\b(in\s)?care\sof\b|[转轉]交|代收|気付|様方/iu;

/**
 * Checks an address for line 3 of Form W-8BEN, which excludes P.O. boxes and in-care-of addresses (Rev. October 2021). Returns `address-po-box` or
 * `address-care-of` at the field.
 */
export function checkPermanentAddress(path: string, address: PartialAddress): readonly Issue[] {
  return addressFieldNames.flatMap((name) => {
    const text = plain(address[name] ?? '');
    if (postBox.test(text)) return [issue(joinPath(path, name), 'address-po-box')];
    return careOf.test(text) ? [issue(joinPath(path, name), 'address-care-of')] : [];
  });
}

/** Formats floor and unit for Singapore: `09-128`, `#9 - 128` and `9/128` become `#09-128`. Returns other text unchanged (`B1`, landed houses). */
export function formatUnit(unit: string): string {
  const parts = /^#?(\d{1,2})[-/](\d{1,5}[A-Z]?)$/i.exec(normaliseCode(unit));
  if (!parts) return normaliseText(unit);
  const [, floor = '', number = ''] = parts;
  return `#${floor.padStart(2, '0')}-${number.padStart(2, '0').toUpperCase()}`;
}
