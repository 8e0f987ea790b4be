import type { KeyOf, Translate } from '@quayside/i18n/define-text';
import type { address as addressText } from '@quayside/i18n/internals/text/address';
import { type AddressFieldName, addressFormFieldsFor } from '@quayside/rules/internals/address/address-fields';
import type { AddressLine, AddressValue } from '@quayside/ui/address-fields';
import type { OptionSource } from '@quayside/ui/picker';

type Key = KeyOf<typeof addressText>;

const usual = {
  line1: 'line1.label',
  line2: 'line2',
  unit: 'unit.label',
  district: 'district.label',
  city: 'city.label',
  state: 'state.label',
  postalCode: 'postalCode',
} as const satisfies Record<AddressFieldName, Key>;

/** The labels of address lines that differ by country. */
const labels: Readonly<Record<string, Partial<Record<AddressFieldName, Key>>>> = {
  SG: { line1: 'line1.SG' },
  HK: { line1: 'line1.HK', district: 'district.HK' },
  TH: { line1: 'line1.TH', district: 'district.TH', state: 'state.TH' },
  TW: { city: 'city.TW', district: 'district.TW' },
  JP: { line1: 'line1.JP', city: 'city.JP', state: 'state.JP' },
  MY: { state: 'state.MY' },
  CN: { state: 'state.CN' },
  AE: { state: 'state.AE' },
};

/** The autofill token of each line (HTML standard). */
const autoComplete = {
  line1: 'address-line1',
  line2: 'address-line2',
  unit: 'address-line3',
  district: 'address-level3',
  city: 'address-level2',
  state: 'address-level1',
  postalCode: 'postal-code',
} as const satisfies Record<AddressFieldName, AddressLine['autoComplete']>;

/** The countries with numeric postal codes, for which a phone shows a number keyboard. */
const digitPostalCodes = new Set('SG MY TH CN KR IN ID PH VN AU NZ TW'.split(' '));

/**
 * Returns the fields of an address in a country, the postal code first. Returns none without a country. `choices` loads the options of the field with a list.
 */
export function addressLines(
  country: string,
  t: Translate<Key>,
  choices: OptionSource | undefined,
): readonly AddressLine[] {
  if (!country) return [];
  return addressFormFieldsFor(country).map((field) => ({
    name: field.name,
    label: t(labels[country]?.[field.name] ?? usual[field.name]),
    required: field.need === 'required',
    autoComplete: autoComplete[field.name],
    ...(field.name === 'unit' ? { hint: t('unit.hint', { example: '#09-128' }) } : {}),
    ...(field.name === 'postalCode' ? { kind: 'code' as const } : {}),
    ...(field.name === 'postalCode' && digitPostalCodes.has(country) ? { inputMode: 'numeric' as const } : {}),
    ...(field.input === 'choice' && choices ? { choices } : {}),
  }));
}

/**
 * Returns the lines to clear after a change of country, with their text: all lines of the previous country. A street or postal code can look valid in
 * another country.
 */
export function getLinesToClear(before: AddressValue, next: AddressValue): AddressValue {
  if (!before.country || before.country === next.country) return {};
  return Object.fromEntries(Object.entries(before).filter(([line, text]) => line !== 'country' && text !== ''));
}

/** Returns those of the cleared lines that can be restored, because they are text fields in both countries. */
export function getRestorableLines(removed: AddressValue, from: string, to: string): AddressValue {
  const typedIn = (country: string) =>
    addressFormFieldsFor(country).flatMap(({ name, input }) => (input === 'text' ? [name] : []));
  const lines: readonly string[] = typedIn(from).filter((line) => typedIn(to).includes(line));
  return Object.fromEntries(Object.entries(removed).filter(([line]) => lines.includes(line)));
}
