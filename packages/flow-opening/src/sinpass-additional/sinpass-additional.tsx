import { FormField, useFormValue } from '@quayside/flow/form';
import { useApplication } from '@quayside/flow/internals/use-application';
import { StepScreen } from '@quayside/flow/step-screen';
import { AddressForm } from '@quayside/flow-screens/address-form';
import { AutoAdvance } from '@quayside/flow-screens/internals/auto-advance';
import { useCountries } from '@quayside/flow-screens/internals/use-countries';
import { address } from '@quayside/i18n/internals/text/address';
import { titles } from '@quayside/i18n/internals/text/titles';
import { useText } from '@quayside/i18n/use-text';
import { getPersonAddress, type PersonData } from '@quayside/rules/internals/person-data';
import type { DeepPartial } from '@quayside/rules/journey';
import { CountryField } from '@quayside/ui/country-field';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { useMemo } from 'react';
import { TaxResidencies } from '../base-info/tax-residencies.tsx';
import { DifferenceReason } from '../contact-info/difference-reason.tsx';
import { openingContact } from '../contact-info/texts.ts';
import {
  asksCitizenship,
  asksTaxCountries,
  getDigitalIdTaxCountries,
  getMissingFields,
  getShowSinpass,
  type SinpassAdditional,
} from '../digital-id/digital-id-answers.ts';
import { openingPerson } from '../digital-id/texts.ts';
import { openingBase } from '../identity/texts.ts';
import { MissingFields } from './missing-fields.tsx';
import { TaxPlaceField } from './tax-place-field.tsx';
import { YesNoField } from './yes-no-field.tsx';

export const texts = [openingPerson, openingBase, openingContact, address, titles];

/** Renders the page /sg-sinpass-additional, which asks for data that the digital ID never contains, and for those that it lacks for this customer. */
export default function SinpassAdditionalScreen() {
  const t = useText(openingPerson);
  const title = useText(titles)('title.sgSinpassAdditional');
  const loaded = useApplication();
  const application = loaded.status === 'ready' ? loaded.application : undefined;
  const person = application?.personData?.['show-sinpass'];
  const shown = getShowSinpass(application?.answers ?? {});
  return (
    <StepScreen step="sinpass-additional" title={title} heading={t('more.heading')} defaults={startWith}>
      {person ? (
        <>
          <MissingFields person={person} missing={getMissingFields(person, shown)} />
          {asksCitizenship(person) ? <OtherCitizenship /> : null}
          <Mail residence={getPersonAddress(person)?.country} />
          <AutoAdvance name="singaporeTax" values={asksMore(person, shown) ? nothing : onlyHere}>
            <TaxResidency />
          </AutoAdvance>
        </>
      ) : (
        <SkeletonScreen>
          <Skeleton lines={6} />
        </SkeletonScreen>
      )}
    </StepScreen>
  );
}

/** Returns whether the page asks for more than the tax residency. */
const asksMore = (person: PersonData, shown: ReturnType<typeof getShowSinpass>): boolean =>
  getMissingFields(person, shown).length > 0 || asksCitizenship(person);

const onlyHere = ['singapore'];
const nothing: string[] = [];

const startWith = { taxResidencies: [{ country: '' }], mailingSame: 'yes' }; // most people get mail at home

function OtherCitizenship() {
  const t = useText(openingPerson);
  const tBase = useText(openingBase);
  const countries = useCountries();
  const other = useFormValue<string>('otherCitizenship');
  const why = useMemo(() => ({ summary: tBase('citizenship.why'), text: tBase('citizenship.whyText') }), [tBase]);
  return (
    <>
      <YesNoField name="otherCitizenship" label={t('more.otherCitizenship')} />
      {other === 'yes' ? (
        <FormField
          as={CountryField}
          name="citizenship"
          label={tBase('citizenship.label')}
          options={countries}
          why={why}
          empty=""
        />
      ) : null}
    </>
  );
}

function TaxResidency() {
  const t = useText(openingPerson);
  const countries = useCountries();
  const singaporeTax = useFormValue<'yes' | 'no'>('singaporeTax');
  const otherTax = useFormValue<'yes' | 'no'>('otherTax');
  return (
    <>
      <FormField as={TaxPlaceField} name="singaporeTax" label={t('more.taxPlace.label')} empty="" />
      {asksTaxCountries({ ...(singaporeTax ? { singaporeTax } : {}), ...(otherTax ? { otherTax } : {}) }) ? (
        <TaxResidencies countries={countries} />
      ) : null}
    </>
  );
}

/**
 * Renders the questions about a mailing address and about a country of residence without tax residency. `residence` is the registered address's country in the
 * digital ID.
 */
function Mail({ residence }: { residence: string | undefined }) {
  const t = useText(openingPerson);
  const tContact = useText(openingContact);
  const same = useFormValue<string>('mailingSame');
  const typed = useTaxAnswers();
  return (
    <>
      <YesNoField name="mailingSame" label={t('more.mail')} />
      {same === 'no' ? <AddressForm name="mailingAddress" label={tContact('mailingAddress')} /> : null}
      <DifferenceReason taxCountries={getDigitalIdTaxCountries(typed)} {...(residence ? { residence } : {})} />
    </>
  );
}

function useTaxAnswers(): DeepPartial<SinpassAdditional> {
  const singaporeTax = useFormValue<'yes' | 'no'>('singaporeTax');
  const otherTax = useFormValue<'yes' | 'no'>('otherTax');
  const taxResidencies = useFormValue<NonNullable<DeepPartial<SinpassAdditional>['taxResidencies']>>('taxResidencies');
  return {
    ...(singaporeTax ? { singaporeTax } : {}),
    ...(otherTax ? { otherTax } : {}),
    ...(taxResidencies ? { taxResidencies } : {}),
  };
}
