import { useForm, useFormValue } from '@quayside/flow/form';
import { useText } from '@quayside/i18n/use-text';
import { RadioGroup, type RadioGroupProps } from '@quayside/ui/radio-group';
import { useCallback, useMemo } from 'react';
import { getTaxPlace, type TaxPlaceChoice, taxPlaces } from '../digital-id/digital-id-answers.ts';
import { openingPerson } from '../digital-id/texts.ts';

/** Renders one question about tax residency, whose answer sets both `singaporeTax` and `otherTax`. */
export function TaxPlaceField({ value, onValueChange, ...field }: Omit<RadioGroupProps, 'options'>) {
  const t = useText(openingPerson);
  const form = useForm();
  const otherTax = useFormValue<'yes' | 'no'>('otherTax');
  const options = useMemo(() => taxPlaces.map((place) => ({ value: place, label: t(`more.taxPlace.${place}`) })), [t]);
  const choose = useCallback(
    (place: string) => {
      const [here, elsewhere] = answers[place as TaxPlaceChoice];
      form.write('otherTax', elsewhere);
      onValueChange?.(here);
    },
    [form, onValueChange],
  );
  const place = getTaxPlace({
    ...(value === 'yes' || value === 'no' ? { singaporeTax: value } : {}),
    ...(otherTax ? { otherTax } : {}),
  });
  return <RadioGroup {...field} value={place ?? ''} onValueChange={choose} options={options} />;
}

/** Values of `singaporeTax` and `otherTax` for each choice, in this order. */
const answers: Readonly<Record<TaxPlaceChoice, readonly ['yes' | 'no', 'yes' | 'no' | undefined]>> = {
  singapore: ['yes', 'no'],
  both: ['yes', 'yes'],
  elsewhere: ['no', undefined],
};
