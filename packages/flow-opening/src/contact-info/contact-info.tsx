import { useFlowState } from '@quayside/flow/flow-context';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { FormField, type FormStore, useFormValue } from '@quayside/flow/form';
import { getInitialSuggestions } from '@quayside/flow/internals/suggested-answers';
import { useMirroredAnswer } from '@quayside/flow/internals/use-mirrored-answer';
import { useSuggested } from '@quayside/flow/internals/use-suggested';
import { StepScreen } from '@quayside/flow/step-screen';
import { AddressForm } from '@quayside/flow-screens/address-form';
import { address } from '@quayside/i18n/internals/text/address';
import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { useText } from '@quayside/i18n/use-text';
import { hasOnlyCountry, type PartialAddress } from '@quayside/rules/internals/address';
import { normaliseEmail } from '@quayside/rules/internals/email-address';
import { RadioGroup } from '@quayside/ui/radio-group';
import { TextField } from '@quayside/ui/text-field';
import { useMemo } from 'react';
import { DifferenceReason } from './difference-reason.tsx';
import { GuardianContact } from './guardian-contact.tsx';
import { MobileField } from './mobile-field.tsx';
import { getNationality, getTaxCountries } from './tax-countries.ts';
import { openingContact } from './texts.ts';

export const texts = [openingContact, address];

/** Renders the page /sg-contact-info, which asks for mobile number, email, residential address and mailing address. */
export default function ContactInfoScreen() {
  const t = useText(openingContact);
  const state = useFlowState();
  const minor = state.status === 'ready' && state.application.part?.role === 'joint-minor'; // a minor needs no proof of address
  const taxCountries = getTaxCountries(state);
  return (
    <StepScreen step="contact-info" title={t('title')} heading={t('heading')} defaults={startWith}>
      <GuardianContact />
      <MobileField otherwise={taxCountries[0] ?? getNationality(state)} />
      <FormField
        as={TextField}
        name="email"
        type="email"
        label={t('email.label')}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        normalise={normaliseEmail}
        empty=""
      />
      <ResidentialAddress {...(minor ? {} : { hint: t('residentialAddress.hint') })} />
      <MailingAddress />
      <DifferenceReason taxCountries={taxCountries} />
    </StepScreen>
  );
}

function ResidentialAddress({ hint }: { hint?: string }) {
  const t = useText(openingContact);
  const tFlow = useText(flowText);
  const suggested = useSuggested('contact-info', 'residentialAddress.country');
  return (
    <AddressForm
      name="residentialAddress"
      label={t('residentialAddress.label')}
      {...(hint ? { hint } : {})}
      {...(suggested ? { countryHint: tFlow('fromAnswers') } : {})}
    />
  );
}

/** Renders the fields of a different mailing address. Its country is at first the country of residence. */
function OtherMailingAddress() {
  const t = useText(openingContact);
  const tFlow = useText(flowText);
  const residence = useFormValue<string>('residentialAddress.country');
  const address = useFormValue<PartialAddress>('mailingAddress') ?? {};
  const isOpen = hasOnlyCountry(address);
  useMirroredAnswer('mailingAddress.country', openResidence);
  const suggested = isOpen && residence && address.country === residence;
  return (
    <AddressForm
      name="mailingAddress"
      label={t('mailingAddress')}
      {...(suggested ? { countryHint: tFlow('fromAnswers') } : {})}
    />
  );
}

const openResidence = (store: FormStore) =>
  hasOnlyCountry(store.read('mailingAddress') ?? {})
    ? (store.read('residentialAddress.country') as string | undefined)
    : undefined;

function MailingAddress() {
  const t = useText(openingContact);
  const same = useFormValue<string>('mailingSame');
  const options = useMemo(() => yesNo.map((value) => ({ value, label: t(`mailingSame.${value}`) })), [t]);
  return (
    <>
      <FormField
        as={RadioGroup}
        name="mailingSame"
        label={t('mailingSame.label')}
        options={options}
        layout="row"
        empty=""
      />
      {same === 'no' ? <OtherMailingAddress /> : null}
    </>
  );
}

/** Returns the initial values of the form: the sign-in number, the suggested country of residence, and the residential address as the mailing address. */
const startWith = (runtime: FlowRuntime) => ({
  mailingSame: 'yes',
  ...(runtime.application?.part ? {} : { mobile: runtime.services.phoneNumber ?? '' }), // a second holder may use the first holder's login
  ...getInitialSuggestions(runtime, 'contact-info'),
});

const yesNo = ['yes', 'no'] as const;
