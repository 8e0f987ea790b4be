import { FormField } from '@quayside/flow/form';
import { AddressForm } from '@quayside/flow-screens/address-form';
import { useCountries } from '@quayside/flow-screens/internals/use-countries';
import { useText } from '@quayside/i18n/use-text';
import { genders } from '@quayside/rules/enumerations';
import { normaliseEmail } from '@quayside/rules/internals/email-address';
import { getPartialDateOfBirth, type PersonData } from '@quayside/rules/internals/person-data';
import { CountryField } from '@quayside/ui/country-field';
import { DateField } from '@quayside/ui/date-field';
import { PhoneField } from '@quayside/ui/phone-field';
import { RadioGroup } from '@quayside/ui/radio-group';
import { TextField } from '@quayside/ui/text-field';
import { useMemo } from 'react';
import { callingCodeDigits, usePhoneCountries } from '../contact-info/phone-countries.ts';
import { openingContact } from '../contact-info/texts.ts';
import type { PersonField } from '../digital-id/digital-id-answers.ts';
import { openingPerson } from '../digital-id/texts.ts';
import { openingBase } from '../identity/texts.ts';

export type MissingFieldsProps = { readonly person: PersonData; readonly missing: readonly PersonField[] };

/** Renders a `<section>` with fields for the data that the digital ID lacks. Renders nothing if `missing` is empty. */
export function MissingFields({ person, missing }: MissingFieldsProps) {
  const t = useText(openingPerson);
  if (missing.length === 0) return null;
  return (
    <section aria-labelledby="missing-heading" className="flex flex-col gap-6 border-line border-b pb-6">
      <h2 id="missing-heading" className="m-0 text-title text-ink">
        {t('more.missing')}
      </h2>
      {missing.map((field) => (
        <MissingField key={field} field={field} person={person} />
      ))}
    </section>
  );
}

function MissingField({ field, person }: { field: PersonField; person: PersonData }) {
  const t = useText(openingPerson);
  const tBase = useText(openingBase);
  const tContact = useText(openingContact);
  const countries = useCountries();
  const phoneCountries = usePhoneCountries();
  const callingCode = callingCodeDigits('SG');
  const options = useMemo(() => genders.map((value) => ({ value, label: tBase(`gender.${value}`) })), [tBase]);
  const known = getPartialDateOfBirth(person);
  switch (field) {
    case 'nationality':
      return <FormField as={CountryField} name={field} label={tBase(field)} options={countries} empty="" />;
    case 'dateOfBirth':
      return (
        <FormField
          as={DateField}
          name={field}
          label={tBase(field)}
          autoComplete="bday"
          empty=""
          {...(known ? { hint: t('more.knownDate', { known }) } : {})}
        />
      );
    case 'gender':
      return <FormField as={RadioGroup} name={field} label={tBase('gender.label')} options={options} empty="" />;
    case 'mobile':
      return (
        <FormField
          as={PhoneField}
          name={field}
          label={tContact(field)}
          countries={phoneCountries}
          defaultCallingCode={callingCode}
          empty=""
        />
      );
    case 'email':
      return (
        <FormField
          as={TextField}
          name={field}
          type="email"
          label={tContact('email.label')}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          normalise={normaliseEmail}
          empty=""
        />
      );
    case 'residentialAddress':
      return <AddressForm name={field} label={tContact('residentialAddress.label')} hint={t('more.address.hint')} />;
  }
}
