import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import { FormField } from '@quayside/flow/form';
import { StepScreen, type StepScreenProps } from '@quayside/flow/step-screen';
import { SignatureAnswer } from '@quayside/flow-screens/internals/signature-answer';
import type { Messages } from '@quayside/i18n/define-text';
import { uiDocuments } from '@quayside/i18n/internals/text/ui-documents';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { getSignerName } from '@quayside/rules/internals/signer';
import { Card } from '@quayside/ui/card';
import { Checkbox } from '@quayside/ui/checkbox';
import { Disclosure } from '@quayside/ui/disclosure';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { type CalendarDate, formatW8benDate } from '@quayside/values/calendar-date';
import { useSavedForm } from '../form/use-saved-form.ts';
import { w8ben } from '../lines/texts.ts';
import { FormHolderNotice } from '../on-file/form-holder-notice.tsx';
import { w8benLife } from '../renewal/texts.ts';
import { submitAfterLastSignature } from '../update-scope/update-scope.ts';
import { affidavitScope } from './rule.ts';

export const texts = [w8benLife, w8ben, uiDocuments];

/**
 * Renders the pages /modify-w8-ben-affidavit and /update-w8-ben-affidavit, where the customer signs under penalties of perjury that all certified facts are
 * unchanged.
 */
export default function AffidavitScreen() {
  const t = useText(w8benLife);
  const tForm = useText(w8ben);
  const form = useSavedForm();
  const { runtime } = useFlow();
  const line1 = form.status === 'saved' ? form.lines.name : undefined;
  const name = runtime && line1 ? getSignerName(line1, runtime.answers.context().facts) : undefined;
  return (
    <StepScreen
      step="affidavit"
      title={t('affidavit.title')}
      heading={t('affidavit.heading')}
      action={t('affidavit.action')}
      bar="end"
      prepare={signed}
      finish={submitAfterLastSignature}
    >
      <FormHolderNotice />
      <Statement />
      <FormField as={Checkbox} name="declared" label={t('affidavit.declared')} empty={false} />
      <SignatureAnswer label={tForm('signature.label')} {...(name ? { expectedName: name } : {})} />
    </StepScreen>
  );
}

/** Adds what the affidavit covers and, on "Sign", the time of signing. Back removes the time, so it does not sign. */
const signed: StepScreenProps['prepare'] = (answers, { runtime, by }) => ({
  ...answers,
  ...affidavitScope(runtime.answers.context()),
  signedAt: by === 'submit' ? runtime.services.now().toISOString() : undefined,
});

function Statement() {
  const t = useText(w8benLife);
  const tForm = useText(w8ben);
  const language = useLanguage();
  const { runtime } = useFlow();
  const { status } = useFlowState();
  const context = status === 'ready' ? runtime?.answers.context() : undefined;
  const scope = context && affidavitScope(context);
  if (!context || !scope)
    return (
      <SkeletonScreen>
        <Skeleton lines={6} />
      </SkeletonScreen>
    );
  const days = {
    signed: unbroken(scope.formSignedOn),
    from: unbroken(scope.from),
    to: unbroken(context.today),
  };
  return (
    <Card title={t('affidavit.title')} variant="sunken">
      <p className="m-0 text-ink text-label">{t(`affidavit.${scope.kind}`, days)}</p>
      {language === 'en' ? null : (
        <div className="mt-3">
          <Disclosure summary={tForm('english')}>
            <p lang="en" className="m-0 text-ink text-label">
              {inEnglish(`affidavit.${scope.kind}`, days)}
            </p>
          </Disclosure>
        </div>
      )}
    </Card>
  );
}

/** Returns a date as MM-DD-YYYY with non-breaking hyphens. */
const unbroken = (date: CalendarDate): string => formatW8benDate(date).replaceAll('-', '\u2011');

const inEnglish = (key: 'affidavit.same' | 'affidavit.moved', days: Readonly<Record<string, string>>): string =>
  ((w8benLife.en as Messages)[key] ?? '').replace(/{{(\w+)}}/g, (hole, name: string) => days[name] ?? hole);
