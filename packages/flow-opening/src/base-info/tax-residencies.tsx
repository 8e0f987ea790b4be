import { FormField, useForm, useFormValue } from '@quayside/flow/form';
import { useDependentAnswers } from '@quayside/flow/internals/use-dependent-answers';
import { useSuggestCountries } from '@quayside/flow-screens/internals/use-suggest-countries';
import { useText } from '@quayside/i18n/use-text';
import { noTaxNumberReasons } from '@quayside/rules/internals/tax-number/reasons';
import { MOST_TAX_RESIDENCIES, NOTICE_DAYS } from '@quayside/rules/limits';
import { Button } from '@quayside/ui/button';
import { Checkbox } from '@quayside/ui/checkbox';
import { CountryField, type CountrySource } from '@quayside/ui/country-field';
import { getRoot } from '@quayside/ui/internals/dom-root';
import { RadioGroup } from '@quayside/ui/radio-group';
import { TextArea } from '@quayside/ui/text-area';
import { TextField } from '@quayside/ui/text-field';
import { normaliseCode } from '@quayside/values/internals/numbers';
import { useEffect, useMemo, useRef } from 'react';
import { openingBase } from '../identity/texts.ts';

type Row = {
  readonly country?: string;
  readonly number?: string;
  readonly reason?: string;
  readonly explanation?: string;
};

export type TaxResidenciesProps = {
  countries: CountrySource;
  /** A hint below the first country. */
  countryHint?: string;
};

/** Renders the tax residencies, each as a `<fieldset>` with a tax number or a reason (RULE-10). Customers can add up to five. */
export function TaxResidencies({ countries, countryHint }: TaxResidenciesProps) {
  const t = useText(openingBase);
  const form = useForm();
  const rows = useFormValue<readonly Row[]>('taxResidencies')?.length ?? 1;
  const section = useRef<HTMLElement>(null);
  const add = () => {
    form.write(`taxResidencies.${rows}`, { country: '' });
    const page = section.current && getRoot(section.current);
    requestAnimationFrame(() => page?.getElementById(`taxResidencies.${rows}.country`)?.focus());
  };
  const remove = (index: number) => {
    const kept = (form.read('taxResidencies') as readonly Row[]).filter((_, at) => at !== index);
    form.write('taxResidencies', kept);
    section.current?.focus();
  };
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="tax-heading"
      className="flex flex-col gap-6 border-line border-t pt-6"
    >
      <h2 id="tax-heading" className="sr-only">
        {t('tax.heading')}
      </h2>
      {Array.from({ length: rows }, (_, index) => (
        <TaxResidency
          key={index}
          index={index}
          countries={countries}
          {...(index === 0 && countryHint ? { hint: countryHint } : {})}
          {...(rows > 1 ? { onRemove: () => remove(index) } : {})}
        />
      ))}
      {rows < MOST_TAX_RESIDENCIES ? (
        <Button variant="secondary" onPress={add}>
          {t('tax.add')}
        </Button>
      ) : null}
    </section>
  );
}

type TaxResidencyProps = { index: number; countries: CountrySource; hint?: string; onRemove?: () => void };

function TaxResidency({ index, countries, hint, onRemove }: TaxResidencyProps) {
  const t = useText(openingBase);
  const form = useForm();
  const path = `taxResidencies.${index}`;
  const row = t('tax.row', { number: index + 1 });
  const isOneOfMany = onRemove !== undefined;
  useEffect(() => form.name(path, isOneOfMany ? row : ''), [form, path, row, isOneOfMany]);
  const suggest = useSuggestCountries();
  const countryDependents = useMemo(() => [`${path}.number`, `${path}.reason`], [path]);
  const choose = useDependentAnswers(`${path}.country`, countryDependents);
  const why = useMemo(() => ({ summary: t('tax.why'), text: t('tax.whyText', { days: NOTICE_DAYS }) }), [t]);
  return (
    <fieldset className="m-0 flex min-w-0 flex-col gap-6 border-0 p-0">
      <legend className="sr-only">{row}</legend>
      <FormField
        as={CountryField}
        name={`${path}.country`}
        label={t('tax.country')}
        options={countries}
        suggest={suggest}
        {...(hint ? { hint } : {})}
        {...(index === 0 ? { why } : {})}
        onChange={choose}
        empty=""
      />
      <TaxNumber path={path} />
      {onRemove ? (
        <Button variant="quiet" onPress={onRemove}>
          {t('tax.removeRow')}
        </Button>
      ) : null}
    </fieldset>
  );
}

function TaxNumber({ path }: { path: string }) {
  const t = useText(openingBase);
  const form = useForm();
  const reason = useFormValue<string>(`${path}.reason`);
  const none = reason !== undefined;
  const options = useMemo(() => noTaxNumberReasons.map((one) => ({ value: one, label: t(`tax.reason.${one}`) })), [t]);
  const setNone = (ticked: boolean) => {
    const { country } = (form.read(path) ?? {}) as Row;
    form.write(path, ticked ? { country, reason: '' } : { country, number: '' });
  };
  return (
    <>
      {none ? null : (
        <FormField
          as={TextField}
          name={`${path}.number`}
          label={t('tax.number')}
          autoComplete="off"
          normalise={normaliseCode}
          empty=""
        />
      )}
      <Checkbox name={`${path}.none`} label={t('tax.none')} checked={none} onCheckedChange={setNone} />
      {none ? (
        <FormField as={RadioGroup} name={`${path}.reason`} label={t('tax.reason.label')} options={options} empty="" />
      ) : null}
      {reason === 'unable-to-obtain' ? (
        <FormField as={TextArea} name={`${path}.explanation`} label={t('tax.explanation')} empty="" />
      ) : null}
    </>
  );
}
