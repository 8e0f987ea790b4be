import { FormField } from '@quayside/flow/form';
import { useCountries } from '@quayside/flow-screens/internals/use-countries';
import { useSuggestCountries } from '@quayside/flow-screens/internals/use-suggest-countries';
import { useText } from '@quayside/i18n/use-text';
import { CountryField } from '@quayside/ui/country-field';
import { openingBase } from '../identity/texts.ts';

/** Renders the field for the nationality, a picker that lists likely countries first. */
export function NationalityField({ hint }: { hint?: string }) {
  const t = useText(openingBase);
  const countries = useCountries();
  const suggest = useSuggestCountries();
  return (
    <FormField
      as={CountryField}
      name="nationality"
      label={t('nationality')}
      options={countries}
      suggest={suggest}
      {...(hint ? { hint } : {})}
      empty=""
    />
  );
}
