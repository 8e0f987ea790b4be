import { FormField, useFormScope, useFormValue } from '@quayside/flow/form';
import { useText } from '@quayside/i18n/use-text';
import { taxNumberSample } from '@quayside/rules/tax-number';
import { RadioGroup } from '@quayside/ui/radio-group';
import { TextArea } from '@quayside/ui/text-area';
import { TextField } from '@quayside/ui/text-field';
import { normaliseCode } from '@quayside/values/internals/numbers';
import { useCallback, useMemo } from 'react';
import { w8ben } from '../lines/texts.ts';

type Kind = 'number' | 'not-required' | 'explanation';
const kinds: readonly Kind[] = ['number', 'not-required', 'explanation'];

/** Renders line 6, where the customer gives a tax number (6a), ticks that none is legally required (6b), or explains why it is missing. */
export function ForeignTaxNumber() {
  const t = useText(w8ben);
  const { store, readOnly } = useFormScope();
  const notRequired = useFormValue<boolean>('taxNumberNotRequired');
  const explained = useFormValue<string>('taxNumberExplanation') !== undefined;
  const kind: Kind = notRequired ? 'not-required' : explained ? 'explanation' : 'number';
  const options = useMemo(() => kinds.map((value) => ({ value, label: t(`taxNumberKind.${value}`) })), [t]);
  const choose = useCallback(
    (chosen: string) => {
      store.write('foreignTaxNumber', chosen === 'number' ? '' : undefined);
      store.write('taxNumberNotRequired', chosen === 'not-required' ? true : undefined);
      store.write('taxNumberExplanation', chosen === 'explanation' ? '' : undefined);
    },
    [store],
  );
  return (
    <>
      <RadioGroup
        name="taxNumberKind"
        label={t('taxNumberKind.label')}
        hint={t('taxNumberKind.hint')}
        value={kind}
        onValueChange={choose}
        options={options}
        readOnly={readOnly}
      />
      {kind === 'number' ? <NumberField /> : null}
      {kind === 'explanation' ? (
        <FormField
          as={TextArea}
          name="taxNumberExplanation"
          label={t('taxNumberExplanation')}
          maxLength={300}
          empty=""
        />
      ) : null}
    </>
  );
}

function NumberField() {
  const t = useText(w8ben);
  const country = useFormValue<string>('permanentAddress.country') ?? '';
  const example = taxNumberSample(country);
  return (
    <FormField
      as={TextField}
      name="foreignTaxNumber"
      label={t('foreignTaxNumber.label')}
      hint={example ? t('foreignTaxNumber.example', { example }) : t('foreignTaxNumber.hint')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      normalise={normaliseCode}
      empty=""
    />
  );
}
