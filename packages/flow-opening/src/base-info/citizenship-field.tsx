import { FormField, useForm, useFormValue } from '@quayside/flow/form';
import { openingBase } from '@quayside/i18n/text/opening-base';
import { useText } from '@quayside/i18n/use-text';
import { CountryField, type CountrySource } from '@quayside/ui/country-field';
import { useEffect, useMemo } from 'react';

/** Prefilled from the nationality: it is another country only for people with more than one passport. */
export function CitizenshipField({ countries }: { countries: CountrySource }) {
  const t = useText(openingBase);
  const form = useForm();
  const nationality = useFormValue<string>('nationality');
  useEffect(() => {
    if (nationality && !form.read('citizenship')) form.write('citizenship', nationality);
  }, [form, nationality]);
  const why = useMemo(() => ({ summary: t('citizenship.why'), text: t('citizenship.whyText') }), [t]);
  return (
    <FormField as={CountryField} name="citizenship" label={t('citizenship')} options={countries} why={why} empty="" />
  );
}
