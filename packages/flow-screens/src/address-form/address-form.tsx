import { FieldAdvice, useFormScope, useFormValue } from '@quayside/flow/form';
import { address as addressText } from '@quayside/i18n/text/address';
import { useText } from '@quayside/i18n/use-text';
import { AddressFields, type AddressValue } from '@quayside/ui/address-fields';
import { searchableCountries } from '@quayside/ui/country-field';
import type { FieldProps } from '@quayside/ui/field';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useCountries } from '../use-countries.ts';
import { useSuggestCountries } from '../use-suggest-countries.ts';
import { addressLines, choiceLines } from './address-lines.ts';
import { useAddressLookup } from './use-address-lookup.ts';
import { useChoices } from './use-choices.ts';

/** `name` is the path of the address in the step's answers (`residentialAddress`), and `label` its legend. The country determines the lines. */
export type AddressFormProps = Pick<FieldProps<AddressValue>, 'name' | 'label' | 'hint' | 'why'> & {
  /** where the chosen country comes from, if not from the customer */
  countryHint?: string | undefined;
};

/** Renders an address at `name` as a `<fieldset>`: the country, its postal code, which may fill in the other lines, and these in the country's order. */
export function AddressForm({ name, label, hint, why, countryHint }: AddressFormProps) {
  const t = useText(addressText);
  const { store, words, readOnly } = useFormScope();
  const issues = useSyncExternalStore(
    store.subscribe,
    () => store.issues,
    () => store.issues,
  );
  const value = useFormValue<AddressValue>(name) ?? nothing;
  const country = value.country ?? '';
  const names = useCountries();
  const countries = useMemo(() => searchableCountries(names), [names]);
  const suggestCountries = useSuggestCountries();
  const choices = useChoices(country);
  const fields = useMemo(
    () => [
      {
        name: 'country',
        label: t('country'),
        required: true,
        choices: countries,
        suggest: suggestCountries,
        ...(countryHint ? { hint: countryHint } : {}),
      },
      ...addressLines(country, t, choices),
    ],
    [country, countries, suggestCountries, choices, t, countryHint],
  );
  const lookup = useAddressLookup(name);
  const { state, lines, onChange: lookUp } = lookup;
  const offersLookup = lookup.offers(country);
  const shown = useMemo(
    () =>
      fields.map((field) => {
        const line = {
          ...field,
          advice: <FieldAdvice name={`${name}.${field.name}`} label={field.label} />,
        };
        if (field.name === 'postalCode' && offersLookup) return { ...line, hint: t(postalCodeHints[state]) };
        const isFilled = lines[field.name] !== undefined && lines[field.name] === value[field.name];
        return isFilled ? { ...line, hint: t('lookup.found') } : line;
      }),
    [fields, lines, name, offersLookup, state, t, value],
  );
  useEffect(() => {
    store.name(name, label);
    for (const line of fields) store.name(`${name}.${line.name}`, line.label);
  }, [store, name, label, fields]);

  const change = useCallback(
    (next: AddressValue) => {
      const before = (store.read(name) ?? nothing) as AddressValue;
      const changed = Object.keys(next).filter((line) => next[line] !== before[line]);
      for (const line of changed) store.write(`${name}.${line}`, next[line]);
      // a state belongs to one country
      if (changed.includes('country'))
        for (const line of choiceLines(before.country, next.country))
          if (before[line]) store.write(`${name}.${line}`, '');
      void lookUp(before, next);
    },
    [store, name, lookUp],
  );
  const errors = useMemo(() => {
    const found = fields.map((line) => {
      const issue = issues.find(({ path }) => path === `${name}.${line.name}`);
      return [line.name, issue ? words(issue, line.label) : ''];
    });
    return Object.fromEntries(found.filter(([, message]) => message)) as Record<string, string>;
  }, [fields, issues, name, words]);
  return (
    <>
      <AddressFields {...{ name, label, hint, why, value, errors, readOnly }} fields={shown} onChange={change} />
      <p role="status" className="sr-only">
        {state === 'found' || (offersLookup && state !== 'idle') ? t(`lookup.${state}`) : ''}
      </p>
    </>
  );
}

const nothing: AddressValue = {};

const postalCodeHints = {
  idle: 'lookup.hint',
  loading: 'lookup.loading',
  found: 'lookup.hint',
  none: 'lookup.none',
  failed: 'lookup.failed',
} as const;
