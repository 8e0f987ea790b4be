import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import { FormField } from '@quayside/flow/form';
import { StepScreen, type StepScreenProps } from '@quayside/flow/step-screen';
import { SignatureAnswer } from '@quayside/flow-screens/internals/signature-answer';
import { uiDocuments } from '@quayside/i18n/internals/text/ui-documents';
import { useText } from '@quayside/i18n/use-text';
import { formatW8benDate } from '@quayside/rules/calendar-date';
import { getSignerName } from '@quayside/rules/internals/signer';
import { Checkbox } from '@quayside/ui/checkbox';
import { useSavedForm } from '../form/use-saved-form.ts';
import { useToday } from '../form/use-today.ts';
import { w8ben } from '../lines/texts.ts';
import { formatSignedAt } from '../signed-at/signed-at.ts';
import { useW8benScope } from '../w8ben-scope.ts';
import { Certification } from './certification.tsx';
import { W8BEN_REVISION } from './rule.ts';

export const texts = [w8ben, uiDocuments];

/**
 * Renders the page /sg-w8-ben-signature, where the customer signs Part III under penalties of perjury with the name of line 1 (RULE-16). A guardian signs for a
 * minor.
 */
export default function SignatureScreen() {
  const t = useText(w8ben);
  const { prefix, HolderNotice: Whose, finish } = useW8benScope();
  const form = useSavedForm();
  const { runtime } = useFlow();
  const line1 = form.status === 'saved' ? form.lines.name : undefined;
  const name = runtime && line1 ? getSignerName(line1, runtime.answers.context().facts) : undefined;
  return (
    <StepScreen
      step={`${prefix}signature`}
      title={t('signature.title')}
      heading={t('signature.heading')}
      action={t('signature.action')}
      prepare={signed}
      {...(finish ? { finish } : {})}
    >
      {Whose ? <Whose /> : null}
      <Certification />
      <div className="flex flex-col">
        <FormField as={Checkbox} name="capacity" label={t('capacity')} empty={false} />
      </div>
      <SignatureAnswer label={t('signature.label')} {...(name ? { expectedName: name } : {})} />
      {name ? <Statement name={name} /> : null}
    </StepScreen>
  );
}

/** On "Sign", adds the certification and the time of signing. Back removes the time, so it does not sign. */
const signed: StepScreenProps['prepare'] = (answers, { runtime, by }) => ({
  ...answers,
  ...(by === 'submit' ? { certified: true } : {}),
  signedAt: by === 'submit' ? runtime.services.now().toISOString() : undefined,
  revision: W8BEN_REVISION,
});

/** Renders who signed and when. Before the signature, shows today's date instead. Renders nothing until the application is loaded. */
function Statement({ name }: { name: string }) {
  const t = useText(w8ben);
  const { prefix } = useW8benScope();
  const state = useFlowState();
  const today = useToday();
  if (state.status !== 'ready' || !today) return null;
  const { signedAt } = state.application.answers[`${prefix}signature`] ?? {};
  const timestamp = typeof signedAt === 'string' ? formatSignedAt(new Date(signedAt)) : formatW8benDate(today);
  const [before, after] = t('statement.label', { name, timestamp: place }).split(place);
  return (
    <p className="m-0 text-ink-muted text-label">
      <span className="block">{t(signedAt ? 'statement.after' : 'statement.before')}</span>
      <span className="block font-medium text-ink">
        {before}
        <span className="whitespace-nowrap">{timestamp}</span>
        {after}
      </span>
    </p>
  );
}

/** Placeholder for the timestamp in the text, so that the timestamp can be rendered without a line break at its hyphens. */
const place = '\u0000';
