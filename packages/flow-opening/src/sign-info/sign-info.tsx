import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import { submitApplication } from '@quayside/flow/internals/submit-application';
import { StepScreen, type StepScreenProps } from '@quayside/flow/step-screen';
import { drafts } from '@quayside/i18n/internals/text/drafts';
import { useText } from '@quayside/i18n/use-text';
import { NOTICE_DAYS } from '@quayside/rules/internals/certification-change';
import { getSignerName } from '@quayside/rules/internals/signer';
import { Card } from '@quayside/ui/card';
import { DescriptionList } from '@quayside/ui/description-list';
import { getBaseInfo } from '../answers/step-answers.ts';
import { DataProtection } from '../documents/data-protection.tsx';
import { isJoint } from '../joint/is-joint.ts';
import { trust } from '../trust/texts.ts';
import { findReusableSignature, SignatureChoice, withReusedSignature } from './signature-choice.tsx';
import { openingSign } from './texts.ts';

export const texts = [openingSign, drafts, trust];

/** Renders the page /sg-sign-info, where the customer signs (RULE-16), agrees to the declarations and submits the application. */
export default function SignInfoScreen() {
  const t = useText(openingSign);
  const { name, holders } = useSigner();
  return (
    <StepScreen
      step="sign-info"
      title={t('heading')}
      {...(holders === 'two' ? { lead: t('lead.joint') } : {})}
      action={t('submit')}
      clearedByRejection={signatureAnswers}
      prepare={declared}
      finish={submitApplication}
    >
      <DescriptionList
        items={[{ id: 'name', label: t('name'), value: <span className="font-semibold">{name ?? '…'}</span> }]}
      />
      <Card variant="sunken">
        <p className="m-0 text-body text-ink">{t('declared', { days: NOTICE_DAYS })}</p>
      </Card>
      <SignatureChoice expectedName={name} />
      <DataProtection of="signature" />
    </StepScreen>
  );
}

const signatureAnswers = ['signature', 'name', 'reused'];

/**
 * On submission, adds `declared`, because the signature below the declaration agrees to it, and the reused signature if the page shows it. Back adds neither.
 */
const declared: StepScreenProps['prepare'] = (answers, { by, runtime }) =>
  by === 'submit' ? { ...withReusedSignature(answers, findReusableSignature(runtime)), declared: true } : answers;

/** Returns the name of the signer (for a minor, the guardian) and the number of holders. Returns an empty object until the application is loaded. */
function useSigner(): { name?: string; holders?: 'one' | 'two' } {
  const { runtime } = useFlow();
  const { status } = useFlowState();
  if (status !== 'ready' || !runtime) return {};
  const { answers, facts } = runtime.answers.context();
  const name = getSignerName(getBaseInfo(answers).fullName, facts);
  const { application } = runtime;
  const holders = application && (application.part || isJoint(application)) ? 'two' : 'one';
  return { ...(name ? { name } : {}), holders };
}
