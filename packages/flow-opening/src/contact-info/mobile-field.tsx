import { useFlow } from '@quayside/flow/flow-context';
import { FormField, useFormScope, useFormValue } from '@quayside/flow/form';
import { useSuggestCountries } from '@quayside/flow-screens/internals/use-suggest-countries';
import { useText } from '@quayside/i18n/use-text';
import { Notice } from '@quayside/ui/notice';
import { PhoneField } from '@quayside/ui/phone-field';
import { callingCodeDigits, usePhoneCountries } from './phone-countries.ts';
import { openingContact } from './texts.ts';
import { useMobilePlan } from './use-mobile-plan.ts';

/**
 * Renders the field for the mobile number. The calling code follows the country of residence until the customer chooses one. Without a residence, it is that of
 * `otherwise`.
 */
export function MobileField({ otherwise }: { otherwise: string | undefined }) {
  const t = useText(openingContact);
  const { words, readOnly } = useFormScope();
  const { runtime } = useFlow();
  const mobile = useFormValue<string>('mobile');
  const countries = usePhoneCountries();
  const residence = useFormValue<string>('residentialAddress.country');
  const suggest = useSuggestCountries();
  const { onBlur, advice } = useMobilePlan('mobile');
  return (
    <>
      <FormField
        as={PhoneField}
        name="mobile"
        label={t('mobile')}
        {...(mobile && !readOnly && mobile === runtime?.services.phoneNumber ? { hint: t('mobileFromLogin') } : {})}
        countries={countries}
        defaultCallingCode={callingCodeDigits(residence || otherwise)}
        suggest={suggest}
        onBlur={onBlur}
        empty=""
      />
      <div role="status" className="-mt-3 empty:hidden">
        {advice ? <Notice tone="warning">{words(advice, t('mobile'))}</Notice> : null}
      </div>
    </>
  );
}
