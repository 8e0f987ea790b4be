import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import { FormField } from '@quayside/flow/form';
import { SignatureAnswer } from '@quayside/flow/signature-answer';
import { StepScreen, type StepScreenProps } from '@quayside/flow/step-screen';
import { signedAtText } from '@quayside/i18n/signed-at';
import { uiDocuments } from '@quayside/i18n/text/ui-documents';
import { w8ben } from '@quayside/i18n/text/w8ben';
import { useText } from '@quayside/i18n/use-text';
import { formatW8benDate } from '@quayside/rules/calendar-date';
import { W8BEN_REVISION } from '@quayside/rules/journeys/w8ben';
import { signerOf } from '@quayside/rules/signer';
import { Checkbox } from '@quayside/ui/checkbox';
import { useSavedForm } from '../internal/use-saved-form.ts';
import { useToday } from '../internal/use-today.ts';
import { useW8benScope } from '../w8ben-scope.ts';
import { Certification } from './certification.tsx';

/** Texts that are loaded before the screen is shown: Form W-8BEN; uploads, camera and signature pad. */
export const texts = [w8ben, uiDocuments];

/** /sg-w8-ben-signature: Part III, certified under penalties of perjury and signed with the name of line 1 (RULE-16), or that of a minor's guardian. */
export default function SignatureScreen() {
  const t = useText(w8ben);
  const { prefix, Whose, finish } = useW8benScope();
  const form = useSavedForm();
  const { runtime } = useFlow();
  const line1 = form.status === 'saved' ? form.lines.name : undefined;
  const name = runtime && line1 ? signerOf(line1, runtime.context().facts) : undefined;
  return (
    <StepScreen
      step={`${prefix}signature`}
      title={t('signature.title')}
      heading={t('signature.heading')}
      lead={t('signature.lead')}
      action={t('signature.action')}
      prepare={signed}
      {...(finish ? { finish } : {})}
    >
      {Whose ? <Whose /> : null}
      <Certification />
      <div className="flex flex-col">
        <FormField as={Checkbox} name="certified" label={t('certified')} empty={false} />
        <FormField as={Checkbox} name="capacity" label={t('capacity')} empty={false} />
      </div>
      <SignatureAnswer label={t('signature')} {...(name ? { expectedName: name } : {})} />
      {name ? <Statement name={name} /> : null}
    </StepScreen>
  );
}

/** The instant of signing is that of the press on "Sign": leaving by Back signs nothing, and what was changed after signing is unsigned again. */
const signed: StepScreenProps['prepare'] = (answers, { runtime, by }) => ({
  ...answers,
  signedAt: by === 'submit' ? runtime.services.now().toISOString() : undefined,
  revision: W8BEN_REVISION,
});

/** What the form says of its signature: with the time once it is signed, before that with the day. */
function Statement({ name }: { name: string }) {
  const t = useText(w8ben);
  const { prefix } = useW8benScope();
  const state = useFlowState();
  const today = useToday();
  if (state.status !== 'ready' || !today) return null;
  const { signedAt } = state.application.answers[`${prefix}signature`] ?? {};
  const timestamp = typeof signedAt === 'string' ? signedAtText(new Date(signedAt)) : formatW8benDate(today);
  const [before, after] = t('statement', { name, timestamp: place }).split(place);
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

/** Where a sentence has its timestamp, so that it does not break at the hyphens of a date. */
const place = '\u0000';
