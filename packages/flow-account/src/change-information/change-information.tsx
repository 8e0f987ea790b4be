import { FormField, useForm } from '@quayside/flow/form';
import { StepScreen } from '@quayside/flow/step-screen';
import { useText } from '@quayside/i18n/use-text';
import { NOTICE_DAYS } from '@quayside/rules/internals/certification-change';
import { CheckboxGroup } from '@quayside/ui/checkbox-group';
import { DateField } from '@quayside/ui/date-field';
import { Notice } from '@quayside/ui/notice';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { account } from '../account/texts.ts';
import { type InformationPart, informationPartNames } from './information-parts.ts';

export const texts = [account];

/** Renders /change-information, which asks what changed and when. Only the forms of the chosen parts follow. */
export default function ChangeInformationScreen() {
  const t = useText(account);
  return (
    <StepScreen step="what" title={t('what.title')} heading={t('what.heading')} lead={t('what.lead')}>
      <ChosenBefore />
      <FormField
        as={CheckboxGroup}
        name="parts"
        label={t('what.parts')}
        empty={[]}
        options={informationPartNames.map((part) => ({ value: part, label: t(`part.${part}`) }))}
      />
      <FormField as={DateField} name="changedOn" label={t('what.changedOn')} empty="" />
      <Notice>{t('info.w8ben', { days: NOTICE_DAYS })}</Notice>
    </StepScreen>
  );
}

/** Selects the part that the URL names (`?part=contact`), unless the customer has chosen already. Renders nothing. */
function ChosenBefore() {
  const form = useForm();
  const named = new URLSearchParams(useLocation().search).get('part'); // `useSearchParams` would add 4 kB to every first load
  useEffect(() => {
    const part = informationPartNames.find((one) => one === named);
    const chosen = form.read('parts') as readonly InformationPart[] | undefined;
    if (part && !chosen?.length) form.write('parts', [part]);
  }, [form, named]);
  return null;
}
