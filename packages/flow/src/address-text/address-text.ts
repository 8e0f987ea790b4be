import type { Text } from '@quayside/i18n/define-text';
import type { Language } from '@quayside/i18n/language';
import { countries } from '@quayside/i18n/text/countries';
import { reference } from '@quayside/i18n/text/reference';
import type { PartialAddress } from '@quayside/rules/address';
import { type AddressField, addressFieldsFor } from '@quayside/rules/address/address-fields';
import { stateLookup, stateNameFor } from '@quayside/rules/reference-lists/states';
import type { Words } from '../define-flow.ts';

/** The groups that `addressText` asks for. */
export const addressTexts: readonly Text[] = [countries, reference];

/** An address line by line, in the order in which its country writes it, the country last. Empty while no country is known. */
export function addressText(address: PartialAddress | undefined, words: Words, language: Language): readonly string[] {
  const country = address?.country;
  if (!country) return [];
  const lines = addressFieldsFor(country).map((field) => lineOf(address, field, words, language));
  return [...lines.filter(Boolean), words(countries, country)];
}

function lineOf(address: PartialAddress, { name, input }: AddressField, words: Words, language: Language): string {
  const line = address[name]?.trim() ?? '';
  if (!line || input === 'text') return line;
  if (address.country === 'HK') return words(reference, `area.${line}`);
  const state = stateLookup(address.country ?? '').byCode(line);
  return state ? stateNameFor(state, language) : line;
}
