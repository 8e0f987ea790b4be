import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import { FormField } from '@quayside/flow/form';
import { SignatureAnswer } from '@quayside/flow/signature-answer';
import { StepScreen } from '@quayside/flow/step-screen';
import { submitApplication } from '@quayside/flow/submit-application';
import { openingSign } from '@quayside/i18n/text/opening-sign';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { formatDate } from '@quayside/rules/calendar-date';
import { signerOf } from '@quayside/rules/signer';
import { Checkbox } from '@quayside/ui/checkbox';
import { DescriptionList } from '@quayside/ui/description-list';
import { isJoint } from '../internal/is-joint.ts';

/** Texts that are loaded before the screen is shown: the signature. */
export const texts = [openingSign];

/** /sg-sign-info: the name shown is typed and signed (RULE-16), everything is declared, and the application is submitted. */
export default function SignInfoScreen() {
  const t = useText(openingSign);
  const { name, date, holders } = useSigner();
  return (
    <StepScreen
      step="sign-info"
      title={t('title')}
      heading={t('heading')}
      lead={t(holders === 'two' ? 'lead.joint' : 'lead')}
      action={t('submit')}
      finish={submitApplication}
    >
      <DescriptionList
        items={[
          { id: 'name', label: t('name'), value: <span className="font-semibold">{name ?? '…'}</span> },
          { id: 'date', label: t('date'), value: date ?? '…' },
        ]}
      />
      <SignatureAnswer label={t('signature')} {...(name ? { expectedName: name } : {})} />
      <FormField as={Checkbox} name="declared" label={t('declared')} empty={false} />
    </StepScreen>
  );
}

/** The name of the basic information, or of a minor's guardian, and the day in Singapore; undefined until the application is loaded. */
function useSigner(): { name?: string; date?: string; holders?: 'one' | 'two' } {
  const language = useLanguage();
  const { runtime } = useFlow();
  const { status } = useFlowState();
  if (status !== 'ready' || !runtime) return {};
  const { answers, facts, today } = runtime.context();
  const own = answers['base-info']?.fullName;
  const name = signerOf(typeof own === 'string' ? own : undefined, facts);
  const { application } = runtime;
  const holders = application && (application.part || isJoint(application)) ? 'two' : 'one';
  return { ...(name ? { name } : {}), holders, date: formatDate(today, language) };
}
