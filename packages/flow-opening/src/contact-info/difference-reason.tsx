import { FormField, useFormValue } from '@quayside/flow/form';
import { openingContact } from '@quayside/i18n/text/opening-contact';
import { useText } from '@quayside/i18n/use-text';
import { residenceDifferenceReasons } from '@quayside/rules/enumerations';
import { contactCountries, differsFromTaxResidency } from '@quayside/rules/residence-difference';
import { RadioGroup } from '@quayside/ui/radio-group';
import { TextArea } from '@quayside/ui/text-area';
import { useMemo } from 'react';

type Address = { readonly country?: string };

/** Answers of the step that the screen itself reads. */
export type Contact = Readonly<Record<string, unknown>> & {
  readonly residentialAddress?: Address;
  readonly mailingSame?: 'yes' | 'no';
  readonly mailingAddress?: Address;
  readonly differenceReason?: string;
  readonly differenceExplanation?: string;
};

/** RULE-11: whether the reason is needed, once the tax residencies are known. */
export const needsReason = (contact: Contact, taxCountries: readonly string[]): boolean =>
  taxCountries.length > 0 && differsFromTaxResidency({ countries: contactCountries(contact), taxCountries });

export type DifferenceReasonProps = {
  readonly taxCountries: readonly string[];
  /** country of residence, where the form does not ask for it */
  readonly residence?: string;
};

/** Asks why the residence or mailing country differs from the tax residencies. */
export function DifferenceReason({ taxCountries, residence: known }: DifferenceReasonProps) {
  const t = useText(openingContact);
  const typed = useFormValue<string>('residentialAddress.country');
  const residence = known ?? typed;
  const mailingSame = useFormValue<Contact['mailingSame']>('mailingSame');
  const mailing = useFormValue<string>('mailingAddress.country');
  const reason = useFormValue<string>('differenceReason');
  const options = useMemo(
    () => residenceDifferenceReasons.map((value) => ({ value, label: t(`differenceReason.${value}`) })),
    [t],
  );
  const why = useMemo(() => ({ summary: t('differenceReason.why'), text: t('differenceReason.whyText') }), [t]);
  const contact: Contact = {
    ...(residence ? { residentialAddress: { country: residence } } : {}),
    ...(mailingSame ? { mailingSame } : {}),
    ...(mailing ? { mailingAddress: { country: mailing } } : {}),
  };
  if (!needsReason(contact, taxCountries)) return null;
  return (
    <>
      <FormField
        as={RadioGroup}
        name="differenceReason"
        label={t('differenceReason.label')}
        options={options}
        why={why}
        empty=""
      />
      {reason === 'other' ? (
        <FormField
          as={TextArea}
          name="differenceExplanation"
          label={t('differenceExplanation')}
          maxLength={300}
          empty=""
        />
      ) : null}
    </>
  );
}
