import { FormField, useFormValue } from '@quayside/flow/form';
import { useText } from '@quayside/i18n/use-text';
import { residenceDifferenceReasons } from '@quayside/rules/enumerations';
import { contactCountries, needsDifferenceReason } from '@quayside/rules/internals/residence-difference';
import { RadioGroup } from '@quayside/ui/radio-group';
import { TextArea } from '@quayside/ui/text-area';
import { useMemo } from 'react';
import { openingContact } from './texts.ts';

export type DifferenceReasonProps = {
  readonly taxCountries: readonly string[];
  /** Country of residence, for a form that does not ask for it; default: the typed country. */
  readonly residence?: string;
};

/**
 * Renders the question why the customer lives or receives mail outside the countries of tax residency. Renders nothing if both countries are among
 * `taxCountries`.
 */
export function DifferenceReason({ taxCountries, residence: known }: DifferenceReasonProps) {
  const t = useText(openingContact);
  const typed = useFormValue<string>('residentialAddress.country');
  const residence = known ?? typed;
  const mailingSame = useFormValue<'yes' | 'no'>('mailingSame');
  const mailing = useFormValue<string>('mailingAddress.country');
  const reason = useFormValue<string>('differenceReason');
  const options = useMemo(
    () => residenceDifferenceReasons.map((value) => ({ value, label: t(`differenceReason.${value}`) })),
    [t],
  );
  const why = useMemo(() => ({ summary: t('differenceReason.why'), text: t('differenceReason.whyText') }), [t]);
  const contact = {
    ...(residence ? { residentialAddress: { country: residence } } : {}),
    ...(mailingSame ? { mailingSame } : {}),
    ...(mailing ? { mailingAddress: { country: mailing } } : {}),
  };
  if (!needsDifferenceReason({ countries: contactCountries(contact), taxCountries })) return null;
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
