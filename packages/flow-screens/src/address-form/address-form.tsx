import { FieldAdvice, useFormScope, useFormValue } from '@quayside/flow/form';
import { address as addressText } from '@quayside/i18n/internals/text/address';
import { useText } from '@quayside/i18n/use-text';
import { AddressFields, type AddressValue } from '@quayside/ui/address-fields';
import { Button } from '@quayside/ui/button';
import { toSearchableOptions } from '@quayside/ui/country-field';
import type { FieldProps } from '@quayside/ui/field';
import { getFocusedRoot } from '@quayside/ui/internals/dom-root';
import { focusField } from '@quayside/ui/internals/focus-field';
import { Notice } from '@quayside/ui/notice';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useCountries } from '../use-countries.ts';
import { useSuggestCountries } from '../use-suggest-countries.ts';
import { addressLines, getLinesToClear, getRestorableLines } from './address-lines.ts';
import { useAddressLookup } from './use-address-lookup.ts';
import { useChoices } from './use-choices.ts';

/** The props of `AddressForm`. `name` is the path of the address in the step's answers, such as `residentialAddress`. `label` is the legend. */
export type AddressFormProps = Pick<FieldProps<AddressValue>, 'hint' | 'why'> & {
  name: string;
  label: string;
  /** The hint that says why a country is prefilled. Undefined if the customer chose the country. */
  countryHint?: string | undefined;
  /** Writes the chosen country, for a form with other answers about it (`useDependentAnswers`). Must be the same function on every render. */
  onCountryChange?: (country: string) => void;
};

/**
 * Renders an address as a `<fieldset>`: country, postal code, and the other lines in the order of the country. A postal code can fill in the other lines.
 */
export function AddressForm({ name, label, hint, why, countryHint, onCountryChange }: AddressFormProps) {
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
  const countries = useMemo(() => toSearchableOptions(names), [names]);
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
  const [cleared, setCleared] = useState<AddressValue>(); // lines that the customer can restore
  const lookup = useAddressLookup(name);
  const { state, lines, onChange: lookUp } = lookup;
  const offersLookup = lookup.offers(country);
  const change = useCallback(
    (next: AddressValue) => {
      const before = (store.read(name) ?? nothing) as AddressValue;
      const changed = Object.keys(next).filter((line) => next[line] !== before[line]);
      const removed = getLinesToClear(before, next);
      for (const line of changed) {
        if (line === 'country' && onCountryChange) onCountryChange(next.country ?? '');
        else store.write(`${name}.${line}`, next[line]);
      }
      for (const line of Object.keys(removed)) store.write(`${name}.${line}`, '');
      setCleared(
        Object.keys(removed).length > 0
          ? getRestorableLines(removed, before.country ?? '', next.country ?? '')
          : undefined,
      );
      void lookUp(before, (store.read(name) ?? nothing) as AddressValue);
    },
    [store, name, lookUp, onCountryChange],
  );
  const putBack = useCallback(() => {
    for (const [line, text] of Object.entries(cleared ?? nothing)) store.write(`${name}.${line}`, text);
    setCleared(undefined);
    focusField(getFocusedRoot(), `${name}.country`);
  }, [store, name, cleared]);

  const shown = useMemo(
    () =>
      fields.map((field) => {
        const line = {
          ...field,
          advice: (
            <>
              <FieldAdvice name={`${name}.${field.name}`} label={field.label} />
              {field.name === 'country' && cleared ? <Cleared lines={cleared} onPutBack={putBack} /> : null}
            </>
          ),
        };
        if (field.name === 'postalCode' && offersLookup) return { ...line, hint: t(postalCodeHints[state]) };
        const isFilled = lines[field.name] !== undefined && lines[field.name] === value[field.name];
        return isFilled ? { ...line, hint: t('lookup.found') } : line;
      }),
    [fields, cleared, lines, name, offersLookup, putBack, state, t, value],
  );
  useEffect(() => {
    store.name(name, label);
    for (const line of fields) store.name(`${name}.${line.name}`, line.label);
  }, [store, name, label, fields]);

  const errors = useMemo(() => {
    const found = fields.map((line) => {
      const issue = issues.find(({ path }) => path === `${name}.${line.name}`);
      return [line.name, issue ? words(issue, line.label) : ''];
    });
    return Object.fromEntries(found.filter(([, message]) => message)) as Record<string, string>;
  }, [fields, issues, name, words]);
  return (
    <>
      <AddressFields {...{ name, label, hint, why, value, errors, readOnly }} fields={shown} onValueChange={change} />
      <p role="status" className="sr-only">
        {state === 'found' || (offersLookup && state !== 'idle') ? t(`lookup.${state}`) : ''}
      </p>
    </>
  );
}

/** Renders a notice that the lines of the previous country were cleared. A button restores `lines`, for a customer who chose the country by mistake. */
function Cleared({ lines, onPutBack }: { lines: AddressValue; onPutBack: () => void }) {
  const t = useText(addressText);
  return (
    <div className="-mt-2">
      <Notice
        announce="polite"
        action={
          Object.keys(lines).length > 0 ? (
            <Button variant="quiet" size="medium" className="-ms-4" onPress={onPutBack}>
              {t('cleared.putBack')}
            </Button>
          ) : null
        }
      >
        {t('cleared.text')}
      </Notice>
    </div>
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
