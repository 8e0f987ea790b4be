import type { PartialAddress } from '@quayside/rules/address';
import { type AddressField, addressFieldsFor } from '@quayside/rules/address/address-fields';
import { stateLookup, stateNameFor } from '@quayside/rules/reference-lists/states';
import type { Words } from '../answers/answers.ts';
import type { Text } from '../define-text.ts';
import type { Language } from '../language.ts';
import { countries } from '../text/countries/countries.ts';
import { reference } from '../text/reference/reference.ts';

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
