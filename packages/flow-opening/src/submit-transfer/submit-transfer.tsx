import { FormField, useFormValue } from '@quayside/flow/form';
import { StepScreen } from '@quayside/flow/step-screen';
import { DocumentField } from '@quayside/flow-screens/document-field';
import { useText } from '@quayside/i18n/use-text';
import { Checkbox } from '@quayside/ui/checkbox';
import { DateField } from '@quayside/ui/date-field';
import { MoneyField } from '@quayside/ui/money-field';
import { NameField } from '@quayside/ui/name-field';
import { RadioGroup } from '@quayside/ui/radio-group';
import { TextField } from '@quayside/ui/text-field';
import { normaliseCode } from '@quayside/values/internals/numbers';
import { useMemo } from 'react';
import { DataProtection } from '../documents/data-protection.tsx';
import { RequestNote } from '../documents/request-note.tsx';
import { openingRequests } from '../requests/texts.ts';
import { trust } from '../trust/texts.ts';

export const texts = [openingRequests, trust];

const currencies = ['SGD', 'USD', 'HKD'] as const;

/** Renders the page /submit-transfer, where the customer proves a bank transfer from their own account after a reviewer's request (RULE-05). */
export default function SubmitTransferScreen() {
  const t = useText(openingRequests);
  const options = useMemo(() => currencies.map((value) => ({ value, label: t(`currency.${value}`) })), [t]);
  return (
    <StepScreen
      step="submit-transfer"
      title={t('transfer.title')}
      heading={t('transfer.heading')}
      lead={t('transfer.lead')}
      clearedByRejection={confirmations}
    >
      <RequestNote step="submit-transfer" />
      <FormField as={TextField} name="bankName" label={t('bankName')} empty="" />
      <FormField
        as={NameField}
        name="accountName"
        label={t('accountName.label')}
        hint={t('accountName.hint')}
        empty=""
      />
      <FormField
        as={TextField}
        name="accountNumber"
        label={t('accountNumber')}
        autoComplete="off"
        normalise={normaliseCode}
        empty=""
      />
      <FormField as={RadioGroup} name="currency" label={t('currency.label')} options={options} layout="row" empty="" />
      <Amount />
      <FormField as={DateField} name="transferredOn" label={t('transferredOn')} empty="" />
      <DocumentField
        name="document"
        kind="bank-transfer"
        label={t('transfer.document.label')}
        hint={t('transfer.document.hint')}
      />
      <FormField as={Checkbox} name="ownAccount" label={t('ownAccount')} empty={false} />
      <DataProtection of="document" />
    </StepScreen>
  );
}

function Amount() {
  const t = useText(openingRequests);
  const currency = useFormValue<string>('currency') ?? 'SGD';
  return <FormField as={MoneyField} name="amount" label={t('amount')} currency={currency} empty="" />;
}

const confirmations = ['ownAccount'];
