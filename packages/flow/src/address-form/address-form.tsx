import { address as addressText } from '@quayside/i18n/text/address';
import { useText } from '@quayside/i18n/use-text';
import { AddressFields, type AddressValue } from '@quayside/ui/address-fields';
import { searchableCountries } from '@quayside/ui/country-field';
import type { FieldProps } from '@quayside/ui/field';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { FieldAdvice } from '../form/field-advice.tsx';
import { useFormScope, useFormValue } from '../form/form.tsx';
import { useCountries } from '../use-countries.ts';
import { addressLines, choiceLines } from './address-lines.ts';
import { useChoices } from './use-choices.ts';

export { ofItsCountry } from './address-lines.ts';

/**
 * `name` is the path of the address in the step's answers (`residentialAddress`), `label` its legend; the lines and their words come with the
 * country.
 */
export type AddressFormProps = Pick<FieldProps<AddressValue>, 'name' | 'label' | 'hint' | 'why'>;

/** An address at `name` of the form, as its country writes it: the country first, then its lines. Renders a `<fieldset>`. */
export function AddressForm({ name, label, hint, why }: AddressFormProps) {
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
  const choices = useChoices(country);
  const fields = useMemo(
    () => [
      { name: 'country', label: t('country'), required: true, choices: countries },
      ...addressLines(country, t, choices),
    ],
    [country, countries, choices, t],
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
      // a state of one country is none of another's
      if (changed.includes('country'))
        for (const line of choiceLines(before.country, next.country))
          if (before[line]) store.write(`${name}.${line}`, '');
    },
    [store, name],
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
      <AddressFields {...{ name, label, hint, why, fields, value, errors, readOnly }} onChange={change} />
      {fields.map((line) => (
        <FieldAdvice key={line.name} name={`${name}.${line.name}`} label={line.label} />
      ))}
    </>
  );
}

const nothing: AddressValue = {};
