import type { PartialAddress } from '@quayside/rules/internals/address';
import { type AddressField, addressFieldsFor } from '@quayside/rules/internals/address/address-fields';
import { stateLookup, stateNameFor } from '@quayside/rules/internals/reference-lists/states';
import { type TranslateText, translateAnswer } from '../answer-summary/words.ts';
import type { Text } from '../define-text.ts';
import type { Language } from '../language.ts';
import { countries } from '../text/countries/countries.ts';
import { reference } from '../text/reference/reference.ts';

/** The text groups that `formatAddress` needs. Load them before the call. */
export const addressTexts: readonly Text[] = [countries, reference];

/** Returns the lines of an address as its country writes them, with the country last. Returns no lines if the country is unknown. */
export function formatAddress(
  address: PartialAddress | undefined,
  words: TranslateText,
  language: Language,
): readonly string[] {
  const country = address?.country;
  if (!country) return [];
  const parts: Partial<Record<string, string>> = Object.fromEntries(
    addressFieldsFor(country).map((field) => [field.name, partOf(address, field, words, language)]),
  );
  if (parts.state === parts.city) parts.state = ''; // a territory that is a city, such as Kuala Lumpur
  const layout = linesOf[country] ?? [...Object.keys(parts), 'country'].join('|');
  parts.country = translateAnswer(words, countries, country);
  const lines = layout.split('|').map((line) => line.split(' ').flatMap((name) => parts[name] || []));
  return lines.flatMap((line) => line.join(' ') || []);
}

/** Layouts of countries that combine answers on a line (commerceguys/addressing). Others have one answer per line. */
const linesOf: Readonly<Record<string, string>> = {
  SG: 'line1 unit|line2|country postalCode',
  MY: 'line1|line2|postalCode city|state|country',
  TH: 'line1|line2|district|state postalCode|country',
  ID: 'line1|line2|district|city|state postalCode|country',
  PH: 'line1|line2|district|postalCode city|country',
  IN: 'line1|line2|city postalCode|state|country',
  AU: 'line1|line2|city state postalCode|country',
  NZ: 'line1|line2|city postalCode|country',
  US: 'line1|line2|city state postalCode|country',
  CA: 'line1|line2|city state postalCode|country',
};

function partOf(
  address: PartialAddress,
  { name, input }: AddressField,
  words: TranslateText,
  language: Language,
): string {
  const part = address[name]?.trim() ?? '';
  if (!part || input === 'text') return part;
  if (address.country === 'HK') return translateAnswer(words, reference, `area.${part}`);
  const state = stateLookup(address.country ?? '').byCode(part);
  return state ? stateNameFor(state, language) : part;
}
