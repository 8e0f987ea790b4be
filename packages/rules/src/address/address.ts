import * as z from 'zod/mini';
import { country, optionalText } from '../field-shapes.ts';
import { type Issue, issue } from '../issue.ts';
import { isBlank, within } from '../lookups/path.ts';
import { plainCode } from '../numbers/numbers.ts';
import { checkPostalCode, normalisePostalCode } from '../postal-code/postal-code.ts';
import { stateLookup } from '../reference-lists/states/states.ts';
import { collapse } from '../white-space/white-space.ts';
import {
  type AddressField,
  addressFieldNames,
  addressFormFieldsFor,
  hongKongAreas,
  ofItsCountry,
} from './address-fields/address-fields.ts';

export {
  type AddressField,
  type AddressFieldName,
  addressFieldsFor,
  addressFormFieldsFor,
  hongKongAreas,
  ofItsCountry,
} from './address-fields/address-fields.ts';

/** Longest address line in characters: Myinfo and the region's registers keep two lines of 66 (domain handbook 9). */
export const longestAddressLine = 100;

/** An answered address. `addressFieldsFor` lists the fields of its country. `state` is an ISO 3166-2 code where the country has a list. */
export const addressShape = z.object(
  {
    country: country(),
    line1: optionalText(longestAddressLine, collapse),
    line2: optionalText(longestAddressLine, collapse),
    unit: optionalText(20, collapse),
    district: optionalText(60, collapse),
    city: optionalText(60, collapse),
    state: optionalText(60, collapse),
    postalCode: optionalText(20, normalisePostalCode),
  },
  'address-required',
);
/** A complete address. `country` is ISO 3166-1 alpha-2; the other fields are text, as typed. */
export type Address = z.output<typeof addressShape>;
/** An incomplete address. */
export type PartialAddress = { readonly [K in keyof Address]?: Address[K] | undefined };

/** Limits what the patterns read of a text (F28). The shape refuses longer text. */
const mostCharactersRead = 4 * longestAddressLine;

/**
 * Letters of any script with their joiners, digits and punctuation: `Blk 102 #09-128`, `99/123 หมู่ 4`, `Flat B, 12/F`. Also characters that keyboards offer
 * instead: the minus, the tilde of 2～3, the fraction of ½, accents for an apostrophe, the Japanese postal mark.
 */
const characters = /^[\p{L}\p{M}\p{N}\p{P}\p{Zs}+°−~⁄`〒〶\u180E\u200C\u200D]*$/u;

/** Returns a text with plain characters instead of full-width and squared ones (㈱, ℅), for the patterns. The stored text stays as typed. */
const plain = (text: string) => collapse(text.slice(0, mostCharactersRead)).normalize('NFKC').trim();

/**
 * Checks an address by the rules of its country (domain handbook 9).
 * - `select-country` (MSG-05) at `<path>.country`; the other fields are not checked until the country is known
 * - `address-required` (MSG-06) at `<path>.line1` if only the country is filled in, `address-detail-required` if more is filled in;
 *   `enter-field` (MSG-01) or `select-area` at other required fields
 * - `address-characters`: angle brackets, emoji, control characters
 * - `select-area` at a state or area that is not in the country's list
 * - `postal-code-format`, advice `postal-code-unusual` and `postal-code-sector`: see `checkPostalCode`
 */
export function checkAddress(path: string, address: PartialAddress): readonly Issue[] {
  const { country: code } = address;
  if (!code) return [issue(within(path, 'country'), 'select-country')];
  return addressFormFieldsFor(code).flatMap((field) => checkField(within(path, field.name), field, address));
}

function checkField(path: string, { name, need, input }: AddressField, address: PartialAddress): readonly Issue[] {
  const { country: code = '', [name]: text = '' } = address;
  if (isBlank(text)) return need === 'required' ? [issue(path, missing(name, input, address))] : [];
  if (!characters.test(plain(text))) return [issue(path, 'address-characters')];
  if (input === 'choice') return isOffered(code, text) ? [] : [issue(path, 'select-area')];
  return name === 'postalCode' ? checkPostalCode(path, code, text) : [];
}

function missing(name: AddressField['name'], input: AddressField['input'], address: PartialAddress): string {
  if (name === 'line1') return hasOnlyCountry(ofItsCountry(address)) ? 'address-required' : 'address-detail-required';
  return input === 'choice' ? 'select-area' : 'enter-field';
}

/** Whether no field of an address but its country is filled in. */
export const hasOnlyCountry = (address: PartialAddress): boolean =>
  addressFieldNames.every((name) => isBlank(address[name] ?? ''));

const isOffered = (code: string, text: string) =>
  code === 'HK' ? hongKongAreas.some((area) => area === text) : stateLookup(code).byCode(text) !== undefined;

/** `P.O. Box 12`, `GPO Box`, `Private Bag`, `Peti Surat`, `ตู้ ปณ.`, 邮政信箱, 郵政信箱, 私書箱. */
const postBox =
  /\b(g\.?\s?)?p\.?\s?o\.?\s?(box|bag)\b|\bpost\s?office\s?box\b|\bprivate\s?bag\b|\bpeti\s?surat\b|ตู้\s?ป\.?ณ\.?|ตู้ไปรษณีย์|[邮郵]政信箱|私書箱/iu;
/** In care of: `c/o`, `care of`, 转交, 轉交, 気付. */
const careOf = /\bc\s?\/\s?o\b|\b(in\s)?care\sof\b|[转轉]交|気付/iu;

/**
 * Checks line 3 of Form W-8BEN, which refuses a P.O. box and an in-care-of address (Rev. October 2021). Codes `address-po-box` and `address-care-of` at the
 * field concerned.
 */
export function checkPermanentAddress(path: string, address: PartialAddress): readonly Issue[] {
  return addressFieldNames.flatMap((name) => {
    const text = plain(address[name] ?? '');
    if (postBox.test(text)) return [issue(within(path, name), 'address-po-box')];
    return careOf.test(text) ? [issue(within(path, name), 'address-care-of')] : [];
  });
}

/** Formats floor and unit as Singapore does: `09-128`, `#9 - 128` and `9/128` become `#09-128`. Returns other text unchanged (`B1`, landed houses). */
export function formatUnit(unit: string): string {
  const parts = /^#?(\d{1,2})[-/](\d{1,5}[A-Z]?)$/i.exec(plainCode(unit));
  if (!parts) return collapse(unit);
  const [, floor = '', number = ''] = parts;
  return `#${floor.padStart(2, '0')}-${number.padStart(2, '0').toUpperCase()}`;
}
