import { memo, useMemo } from 'react';
import type { OptionSource, PickerOption } from '../picker/option.ts';
import { Picker, type PickerProps } from '../picker/picker.tsx';

/** A country to choose. */
export type CountryOption = {
  /** ISO 3166-1 alpha-2: "SG" */
  value: string;
  /** in the language of the page */
  label: string;
  /** found by it in every language */
  englishName?: string;
  disabled?: boolean;
};

/** Countries in the order in which they are shown, or what fetches them; a fetch that failed is tried again from the field. */
export type CountrySource = readonly CountryOption[] | (() => Promise<readonly CountryOption[]>);

/** Which countries are offered; all else is Picker's. */
export type CountryFieldProps = Omit<PickerProps, 'options'> & {
  /** the countries, or what fetches their names: called when one is to be shown, the field is touched or the page is idle. A loader keeps its identity. */
  options: CountrySource;
};

/** One country. Found by its name, its English name and its code in every language. Value: "SG". */
export const CountryField = memo(function CountryField({ options, ...picker }: CountryFieldProps) {
  const source = useMemo(() => searchableCountries(options), [options]);
  return <Picker {...picker} options={source} />;
});

/** Countries for a picker, found by their English name and their code in every language. */
export const searchableCountries = (countries: CountrySource): OptionSource =>
  typeof countries === 'function' ? async () => (await countries()).map(withKeywords) : countries.map(withKeywords);

const withKeywords = ({ englishName, ...option }: CountryOption): PickerOption => ({
  ...option,
  keywords: englishName ? [option.value, englishName] : [option.value],
});
