import { FormField } from '@quayside/flow/form';
import { useDependentAnswers } from '@quayside/flow/internals/use-dependent-answers';
import { AddressForm } from '@quayside/flow-screens/address-form';
import { useCountries } from '@quayside/flow-screens/internals/use-countries';
import { useText } from '@quayside/i18n/use-text';
import { CountryField } from '@quayside/ui/country-field';
import { DateField } from '@quayside/ui/date-field';
import { NameField } from '@quayside/ui/name-field';
import { TextField } from '@quayside/ui/text-field';
import { normaliseCode } from '@quayside/values/internals/numbers';
import { line6Fields, line9Fields } from '../lines/line-fields.ts';
import { w8ben } from '../lines/texts.ts';
import { ForeignTaxNumber } from './foreign-tax-number.tsx';
import type { LineId } from './lines.ts';
import { MailingAddress } from './mailing-address.tsx';

/** Renders the field for a line of Part I, for example a country picker for the citizenship. */
export function LineField({ line }: { line: LineId }) {
  const t = useText(w8ben);
  const countries = useCountries();
  switch (line) {
    case 'name':
      return <FormField as={NameField} name="name" label={t('name.label')} hint={t('name.hint')} empty="" />;
    case 'citizenship':
      return (
        <FormField
          as={CountryField}
          name="citizenship"
          label={t('citizenship.label')}
          hint={t('citizenship.hint')}
          options={countries}
          empty=""
        />
      );
    case 'permanentAddress':
      return <PermanentAddress />;
    case 'mailingAddress':
      return <MailingAddress />;
    case 'usTaxNumber':
      return (
        <FormField
          as={TextField}
          name="usTaxNumber"
          label={t('usTaxNumber.label')}
          hint={t('usTaxNumber.hint')}
          autoComplete="off"
          normalise={normaliseCode}
          optional
          empty=""
        />
      );
    case 'taxNumber':
      return <ForeignTaxNumber />;
    case 'dateOfBirth':
      return (
        <FormField
          as={DateField}
          name="dateOfBirth"
          label={t('dateOfBirth.label')}
          hint={t('dateOfBirth.hint')}
          autoComplete="bday"
          empty=""
        />
      );
  }
}

/** Renders line 3. Another country clears the tax number of line 6 and the treaty claim of line 9, which are about the country of line 3. */
function PermanentAddress() {
  const t = useText(w8ben);
  const change = useDependentAnswers('permanentAddress.country', countryDependents);
  return (
    <AddressForm
      name="permanentAddress"
      label={t('permanentAddress.label')}
      hint={t('permanentAddress.hint')}
      onCountryChange={change}
    />
  );
}

const countryDependents = [...line6Fields, ...line9Fields];
