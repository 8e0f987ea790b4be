import type { CallError } from '@quayside/api/errors';
import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { FormField } from '@quayside/flow/form';
import { SignatureAnswer } from '@quayside/flow/signature-answer';
import { StepScreen } from '@quayside/flow/step-screen';
import { openingSign } from '@quayside/i18n/text/opening-sign';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { formatDate } from '@quayside/rules/calendar-date';
import { signerOf } from '@quayside/rules/signer';
import { Checkbox } from '@quayside/ui/checkbox';
import { DescriptionList } from '@quayside/ui/description-list';
import { afterSubmission } from '../internal/after-submission.ts';
import { isJoint } from '../internal/is-joint.ts';

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
      finish={submit}
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

/** Submits, and leads to the success page, or where a joint account waits for its other holder. What changed elsewhere in the meantime is fetched, so that the next attempt or the missing step can be shown. */
async function submit(runtime: FlowRuntime): Promise<string> {
  try {
    await runtime.submit();
    return afterSubmission(runtime);
  } catch (error) {
    const { messageKey } = error as Partial<CallError>;
    if (messageKey === 'conflict' || messageKey === 'incomplete') await runtime.refresh();
    if (messageKey === 'incomplete') return runtime.path;
    throw error;
  }
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
