import { FormField, type FormStore } from '@quayside/flow/form';
import { useMirroredAnswer } from '@quayside/flow/internals/use-mirrored-answer';
import { useSuggestCountries } from '@quayside/flow-screens/internals/use-suggest-countries';
import { useText } from '@quayside/i18n/use-text';
import { CountryField, type CountrySource } from '@quayside/ui/country-field';
import { useMemo } from 'react';
import { openingBase } from '../identity/texts.ts';

/** Renders the field for the citizenship. Its value copies the nationality until the customer chooses another country. */
export function CitizenshipField({ countries }: { countries: CountrySource }) {
  const t = useText(openingBase);
  useMirroredAnswer('citizenship', nationality);
  const suggest = useSuggestCountries();
  const why = useMemo(() => ({ summary: t('citizenship.why'), text: t('citizenship.whyText') }), [t]);
  return (
    <FormField
      as={CountryField}
      name="citizenship"
      label={t('citizenship.label')}
      options={countries}
      suggest={suggest}
      why={why}
      empty=""
    />
  );
}

const nationality = (store: FormStore) => store.read('nationality') as string | undefined;
