import { FormField } from '@quayside/flow/form';
import { StepScreen } from '@quayside/flow/step-screen';
import { DocumentField } from '@quayside/flow-screens/document-field';
import { uiDocuments } from '@quayside/i18n/internals/text/ui-documents';
import { useText } from '@quayside/i18n/use-text';
import { addressProofKinds } from '@quayside/rules/enumerations';
import { PROOF_OF_ADDRESS_MONTHS } from '@quayside/rules/internals/proof-of-address';
import { Checkbox } from '@quayside/ui/checkbox';
import { DateField } from '@quayside/ui/date-field';
import { RadioGroup } from '@quayside/ui/radio-group';
import { type ReactNode, useMemo } from 'react';
import { DataProtection } from '../documents/data-protection.tsx';
import { DocumentAction } from '../documents/document-action.tsx';
import { RequiredDetails } from '../documents/required-details.tsx';
import { openingDocuments } from '../documents/texts.ts';
import { PhoneOffer } from '../hand-off/phone-offer.tsx';
import { trust } from '../trust/texts.ts';

export const texts = [openingDocuments, uiDocuments, trust];

/** Renders the page /sg-submit-address, where the customer uploads a proof of address: at most three months old, and not the identity document (RULE-03). */
export default function SubmitAddressScreen() {
  const t = useText(openingDocuments);
  const kinds = useMemo(() => addressProofKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })), [t]);
  const unlike = useMemo(
    () => ['front', 'back', 'supplementary'].map((path) => ({ step: 'submit-photo', path, label: t('photo.title') })),
    [t],
  );
  return (
    <StepScreen
      step="submit-address"
      title={t('address.title')}
      heading={t('address.heading')}
      lead={t('address.lead', { months: PROOF_OF_ADDRESS_MONTHS })}
      clearedByRejection={confirmations}
      primary={wayOn}
    >
      <PhoneOffer step="submit-address" />
      {/* The document comes first, so that its buttons are visible when the page opens. */}
      <DocumentField name="document" kind="address-proof" label={t('document.label')} frame="page" unlike={unlike} />
      <RequiredDetails of="address" />
      <FormField as={RadioGroup} name="kind" label={t('kind.label')} options={kinds} empty="" />
      <FormField as={DateField} name="issuedOn" label={t('issuedOn.label')} empty="" />
      <FormField as={Checkbox} name="showsNameAndAddress" label={t('showsNameAndAddress')} empty={false} />
      <DataProtection of="document" />
    </StepScreen>
  );
}

const wayOn = (action: ReactNode) => <DocumentAction step="submit-address" name="document" action={action} />;

const confirmations = ['showsNameAndAddress'];
