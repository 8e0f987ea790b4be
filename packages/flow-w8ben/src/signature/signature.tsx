import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import { FormField } from '@quayside/flow/form';
import { StepScreen, type StepScreenProps } from '@quayside/flow/step-screen';
import { AgreementConsents } from '@quayside/flow-screens/internals/agreement-consents';
import { SignatureAnswer } from '@quayside/flow-screens/internals/signature-answer';
import { agreementConsents } from '@quayside/i18n/internals/text/agreement-consents';
import { uiDocuments } from '@quayside/i18n/internals/text/ui-documents';
import { useText } from '@quayside/i18n/use-text';
import { getSignerName } from '@quayside/rules/internals/signer';
import { Card } from '@quayside/ui/card';
import { Checkbox } from '@quayside/ui/checkbox';
import { formatW8benDate } from '@quayside/values/calendar-date';
import { useSavedForm } from '../form/use-saved-form.ts';
import { useToday } from '../form/use-today.ts';
import { w8ben } from '../lines/texts.ts';
import { formatSignedAt } from '../signed-at/signed-at.ts';
import { lineTexts } from '../w8ben-lines/w8ben-lines.ts';
import { useW8benScope } from '../w8ben-scope.ts';
import { Certification } from './certification.tsx';
import { FormLines } from './form-lines.tsx';
import { W8BEN_REVISION } from './rule.ts';

export const texts = [...lineTexts, agreementConsents, uiDocuments];

/**
 * Renders the page /sg-w8-ben-signature, where the customer signs Part III under penalties of perjury with the name of line 1 (RULE-16). A guardian signs for a
 * minor. In an opening, the page also shows the lines that Part III certifies; other flows have a page for them.
 */
export default function SignatureScreen() {
  const t = useText(w8ben);
  const { prefix, changes = 'at-source', HolderNotice: Whose, finish } = useW8benScope();
  const form = useSavedForm();
  const { runtime } = useFlow();
  const line1 = form.status === 'saved' ? form.lines.name : undefined;
  const name = runtime && line1 ? getSignerName(line1, runtime.answers.context().facts) : undefined;
  return (
    <StepScreen
      step={`${prefix}signature`}
      title={t('signature.title')}
      heading={line1 && name && name !== line1 ? t('signature.headingOf', { name: line1 }) : t('signature.heading')}
      action={t('signature.action')}
      bar="end"
      prepare={signed}
      {...(finish ? { finish } : {})}
    >
      {Whose ? <Whose /> : null}
      {changes === 'at-source' ? <FormLines /> : null}
      <Certification />
      <Card padding="none">
        <div className="px-4 py-1">
          <FormField as={Checkbox} name="capacity" label={t('capacity')} empty={false} />
        </div>
        <div className="border-line border-t px-4 py-1 empty:hidden">
          <AgreementConsents of="w8ben" />
        </div>
      </Card>
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

/** Renders who signed and when or, before the signature, today's date, which has the same height, so that a press moves nothing. Renders nothing until the application is loaded. */
function Statement({ name }: { name: string }) {
  const t = useText(w8ben);
  const { prefix } = useW8benScope();
  const state = useFlowState();
  const today = useToday();
  if (state.status !== 'ready' || !today) return null;
  const { signedAt } = state.application.answers[`${prefix}signature`] ?? {};
  const [text, time] =
    typeof signedAt === 'string'
      ? [t('statement.label', { name, timestamp: place }), formatSignedAt(new Date(signedAt))]
      : [t('signature.date', { date: place }), formatW8benDate(today)];
  const [before, after] = text.split(place);
  return (
    <p className="m-0 min-h-[2lh] text-ink-muted text-label">
      {before}
      <span className="whitespace-nowrap text-ink">{time}</span>
      {after}
    </p>
  );
}

/** Placeholder for the time in the text, so that it can be rendered without a line break at its hyphens. */
const place = '\u0000';
