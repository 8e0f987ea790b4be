import { memo, useMemo } from 'react';
import type { OptionSource, PickerOption } from '../picker/option.ts';
import { Picker, type PickerProps } from '../picker/picker.tsx';

/** A country that the user can choose in a `CountryField`. */
export type CountryOption = {
  /** An ISO 3166-1 alpha-2 code, such as "SG". */
  value: string;
  label: string;
  /** The English name, by which users can search in every language. */
  englishName?: string;
  disabled?: boolean;
};

/** Countries in display order, or a function that loads them. The field retries a failed request. */
export type CountrySource = readonly CountryOption[] | (() => Promise<readonly CountryOption[]>);

/** The props of a `Picker`, with countries as options. */
export type CountryFieldProps = Omit<PickerProps, 'options'> & {
  /**
   * The countries, or a function that loads them when the field shows a value or gets focus, or when the page is idle.
   * Pass the same function on every render.
   */
  options: CountrySource;
};

/**
 * Renders a country picker. Users can search by local name, English name or code. `value` is an ISO 3166-1 alpha-2
 * code, such as "SG".
 */
export const CountryField = memo(function CountryField({ options, ...picker }: CountryFieldProps) {
  const source = useMemo(() => toSearchableOptions(options), [options]);
  return <Picker {...picker} options={source} />;
});

/**
 * Converts countries to picker options. Users can find an option by its English name and its code in every language.
 */
export const toSearchableOptions = (countries: CountrySource): OptionSource =>
  typeof countries === 'function' ? async () => (await countries()).map(withKeywords) : countries.map(withKeywords);

const withKeywords = ({ englishName, ...option }: CountryOption): PickerOption => ({
  ...option,
  keywords: englishName ? [option.value, englishName] : [option.value],
});
