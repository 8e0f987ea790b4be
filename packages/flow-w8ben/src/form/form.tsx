import { AddressForm, ofItsCountry } from '@quayside/flow/address-form';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { FormField } from '@quayside/flow/form';
import { StepScreen } from '@quayside/flow/step-screen';
import { useCountries } from '@quayside/flow/use-countries';
import { address } from '@quayside/i18n/text/address';
import { issues } from '@quayside/i18n/text/issues';
import { w8ben } from '@quayside/i18n/text/w8ben';
import { useText } from '@quayside/i18n/use-text';
import { knownInOpening, startW8benForm, type W8benLines } from '@quayside/rules/journeys/w8ben';
import { CountryField } from '@quayside/ui/country-field';
import { DateField } from '@quayside/ui/date-field';
import { Field } from '@quayside/ui/field';
import { NameField } from '@quayside/ui/name-field';
import { TextField } from '@quayside/ui/text-field';
import { type ReactNode, useCallback, useId } from 'react';
import { useAccountNumber } from '../internal/use-account-number.ts';
import { useW8benScope } from '../w8ben-scope.ts';
import { ForeignTaxNumber } from './foreign-tax-number.tsx';
import { MailingAddress } from './mailing-address.tsx';
import { TreatyClaim } from './treaty-claim.tsx';

/** Texts that are loaded before the screen is shown: Form W-8BEN; the lines of an address; what rules find wrong. */
export const texts = [w8ben, address, issues];

/** /sg-w8-ben-form: lines 1 to 9, filled in with what is known, so that most of it is only to be confirmed. */
export default function FormScreen() {
  const t = useText(w8ben);
  const { prefix, known = knownInOpening, Whose, Differences } = useW8benScope();
  const countries = useCountries();
  const start = useCallback(
    (runtime: FlowRuntime) => {
      const { answers, facts, today } = runtime.context();
      return startW8benForm(known(answers, facts), today);
    },
    [known],
  );
  return (
    <StepScreen
      step={`${prefix}form`}
      title={t('form.title')}
      heading={t('form.heading')}
      lead={t(Differences ? 'form.lead.onFile' : 'form.lead')}
      defaults={start}
      prepare={answered}
    >
      {Whose ? <Whose /> : null}
      <Part title={t('part1')}>
        <FormField as={NameField} name="name" label={t('name')} hint={t('name.hint')} empty="" />
        <FormField
          as={CountryField}
          name="citizenship"
          label={t('citizenship')}
          hint={t('citizenship.hint')}
          options={countries}
          empty=""
        />
        <AddressForm name="permanentAddress" label={t('permanentAddress')} hint={t('permanentAddress.hint')} />
        <MailingAddress />
        <FormField
          as={TextField}
          name="usTaxNumber"
          label={t('usTaxNumber')}
          hint={t('usTaxNumber.hint')}
          autoComplete="off"
          optional
          empty=""
        />
        <ForeignTaxNumber />
        <ReferenceNumber />
        <FormField
          as={DateField}
          name="dateOfBirth"
          label={t('dateOfBirth')}
          hint={t('dateOfBirth.hint')}
          autoComplete="bday"
          empty=""
        />
      </Part>
      <Part title={t('part2')}>
        <TreatyClaim countries={countries} />
      </Part>
    </StepScreen>
  );
}

/** Line 7: filled in by the system, once there is an account. */
function ReferenceNumber() {
  const t = useText(w8ben);
  const accountNumber = useAccountNumber();
  const id = 'referenceNumber';
  return (
    <Field id={id} label={t('referenceNumber')} hint={t('referenceNumber.hint')}>
      <output
        id={id}
        aria-describedby={`${id}-hint`}
        className="block rounded-control bg-surface-sunken px-3.5 py-3 text-body text-ink-muted"
      >
        {accountNumber ?? t('referenceNumber.later')}
      </output>
    </Field>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-6 not-first:border-line not-first:border-t not-first:pt-6"
    >
      <h2 id={id} className="m-0 text-ink text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Without what belongs to a choice that was taken back, and without the lines of another country's addresses. */
function answered(lines: W8benLines): W8benLines {
  const { permanentAddress, mailingAddress, treatyCountry, treatyRiskAccepted, ...rest } = lines;
  return {
    ...rest,
    ...(permanentAddress ? { permanentAddress: ofItsCountry(permanentAddress) } : {}),
    ...(mailingAddress ? { mailingAddress: ofItsCountry(mailingAddress) } : {}),
    ...(rest.treatyBenefits === 'yes' ? { treatyCountry, treatyRiskAccepted } : {}),
  };
}
