import { FormField } from '@quayside/flow/form';
import { StepScreen } from '@quayside/flow/step-screen';
import { DocumentField } from '@quayside/flow-screens/document-field';
import { uiDocuments } from '@quayside/i18n/internals/text/ui-documents';
import { useText } from '@quayside/i18n/use-text';
import { relationshipProofKinds } from '@quayside/rules/enumerations';
import { Checkbox } from '@quayside/ui/checkbox';
import { RadioGroup } from '@quayside/ui/radio-group';
import { useMemo } from 'react';
import { DataProtection } from '../documents/data-protection.tsx';
import { RequestNote } from '../documents/request-note.tsx';
import { openingRequests } from '../requests/texts.ts';
import { trust } from '../trust/texts.ts';

export const texts = [openingRequests, uiDocuments, trust];

/** Renders the page /sg-prove-relationship, where a guardian uploads proof of the relationship to a minor. `step` is the step's id in the journey. */
export default function ProveRelationshipScreen({ step = 'prove-relationship' }: { step?: string }) {
  const t = useText(openingRequests);
  const kinds = useMemo(
    () => relationshipProofKinds.map((kind) => ({ value: kind, label: t(`relationship.kind.${kind}`) })),
    [t],
  );
  return (
    <StepScreen
      step={step}
      title={t('relationship.title')}
      heading={t('relationship.heading')}
      lead={t('relationship.lead')}
      clearedByRejection={confirmations}
    >
      <RequestNote step={step} />
      <FormField as={RadioGroup} name="kind" label={t('relationship.kind.label')} options={kinds} empty="" />
      <DocumentField
        name="document"
        kind="relationship-proof"
        label={t('relationship.document.label')}
        hint={t('relationship.document.hint')}
        example="page"
      />
      <FormField as={Checkbox} name="namesGuardian" label={t('namesGuardian')} empty={false} />
      <DataProtection of="document" />
    </StepScreen>
  );
}

const confirmations = ['namesGuardian'];
