import { AddressForm, ofItsCountry } from '@quayside/flow/address-form';
import { useFlowState } from '@quayside/flow/flow-context';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { FormField, useFormValue } from '@quayside/flow/form';
import { type Saving, StepScreen } from '@quayside/flow/step-screen';
import { address } from '@quayside/i18n/text/address';
import { openingContact } from '@quayside/i18n/text/opening-contact';
import { useText } from '@quayside/i18n/use-text';
import { strip } from '@quayside/rules/white-space';
import { RadioGroup } from '@quayside/ui/radio-group';
import { TextField } from '@quayside/ui/text-field';
import { useMemo } from 'react';
import { type Contact, DifferenceReason, needsReason } from './difference-reason.tsx';
import { GuardianContact } from './guardian-contact.tsx';
import { MobileField } from './mobile-field.tsx';
import { taxCountriesOf } from './tax-countries.ts';

/** Texts that are loaded before the screen is shown: contact and address; the lines of an address. */
export const texts = [openingContact, address];

/** /sg-contact-info: how the customer is reached, where they live and receive mail. */
export default function ContactInfoScreen() {
  const t = useText(openingContact);
  const state = useFlowState();
  const minor = state.status === 'ready' && state.application.part?.role === 'joint-minor'; // without a proof of address
  const taxCountries = taxCountriesOf(state);
  return (
    <StepScreen
      step="contact-info"
      title={t('title')}
      heading={t('heading')}
      defaults={startWith}
      prepare={withoutUnasked}
    >
      <GuardianContact />
      <MobileField taxCountry={taxCountries[0]} />
      <FormField
        as={TextField}
        name="email"
        type="email"
        label={t('email')}
        hint={t('email.hint')}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        normalise={strip}
        empty=""
      />
      <AddressForm
        name="residentialAddress"
        label={t('residentialAddress')}
        {...(minor ? {} : { hint: t('residentialAddress.hint') })}
      />
      <MailingAddress />
      <DifferenceReason taxCountries={taxCountries} />
    </StepScreen>
  );
}

function MailingAddress() {
  const t = useText(openingContact);
  const same = useFormValue<string>('mailingSame');
  const options = useMemo(() => yesNo.map((value) => ({ value, label: t(`mailingSame.${value}`) })), [t]);
  return (
    <>
      <FormField as={RadioGroup} name="mailingSame" label={t('mailingSame')} options={options} layout="row" empty="" />
      {same === 'no' ? <AddressForm name="mailingAddress" label={t('mailingAddress')} /> : null}
    </>
  );
}

/** Most people live where they pay tax. */
const startWith = ({ state }: FlowRuntime) => ({ residentialAddress: { country: taxCountriesOf(state)[0] ?? '' } });

const yesNo = ['yes', 'no'] as const;

/** What is on screen, and nothing of a question that has been taken back. Going back keeps that too. */
function withoutUnasked(values: Contact, { runtime, by }: Saving): Contact {
  if (by === 'back') return values;
  const taxCountries = taxCountriesOf(runtime.state);
  const { mailingAddress, differenceReason, differenceExplanation, ...rest } = values;
  return {
    ...rest,
    ...(rest.residentialAddress ? { residentialAddress: ofItsCountry(rest.residentialAddress) } : {}),
    ...(rest.mailingSame === 'no' && mailingAddress ? { mailingAddress: ofItsCountry(mailingAddress) } : {}),
    ...(differenceReason && needsReason(values, taxCountries) ? { differenceReason } : {}),
    ...(differenceReason === 'other' && differenceExplanation && needsReason(values, taxCountries)
      ? { differenceExplanation }
      : {}),
  };
}
