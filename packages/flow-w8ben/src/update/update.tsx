import { FormField } from '@quayside/flow/form';
import { StepScreen } from '@quayside/flow/step-screen';
import { issues } from '@quayside/i18n/internals/text/issues';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import type { W8benOverview } from '@quayside/rules/internals/w8ben-life';
import { RadioCards } from '@quayside/ui/radio-cards';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { formatDate } from '@quayside/values/calendar-date';
import { useMemo } from 'react';
import { FormHolderNotice } from '../on-file/form-holder-notice.tsx';
import { ChangesSinceSigned, FormOnFileCard } from '../on-file/form-on-file-card.tsx';
import { getFormStateText } from '../on-file/form-state-text.ts';
import { type FormOnFile, useFormOnFile } from '../on-file/use-form-on-file.ts';
import { WithholdingNotice } from '../on-file/withholding-notice.tsx';
import { w8benLife } from '../renewal/texts.ts';
import { InstitutionNotice } from '../update-scope/institution.tsx';
import { canConfirm, w8benDecisions } from './rule.ts';

export const texts = [w8benLife, issues];

/**
 * Renders the page /w8-ben-update, which says why and when a form is due and lets the customer confirm or change it. Institutions get a notice instead
 * (MSG-37).
 */
export default function UpdateScreen() {
  const t = useText(w8benLife);
  const language = useLanguage();
  const onFile = useFormOnFile();
  const state = onFile?.life?.state ?? (onFile ? 'none' : undefined);
  const institution = onFile?.facts.holder === 'institution';
  const confirms = onFile ? canConfirm(onFile.context) : true;
  return (
    <StepScreen
      step="update"
      title={t('title')}
      {...(institution
        ? { heading: t('heading.institution'), way: 'own' as const }
        : state
          ? getFormStateText(t, { state, date: dayOf(onFile?.life, language), whose: onFile?.facts.whose })
          : {})}
      {...(onFile && !confirms ? { action: t('decision.fill'), prepare: changed } : {})}
    >
      <FormHolderNotice />
      {onFile ? institution ? <InstitutionNotice /> : <Why onFile={onFile} confirms={confirms} /> : <Waiting />}
    </StepScreen>
  );
}

/** Returns the decision `change`, for a form that customers cannot confirm. */
const changed = () => ({ decision: 'change' });

const dayOf = (life: W8benOverview | undefined, language: string): string =>
  life ? formatDate(life.dueOn ?? life.validUntil, language) : '';

function Why({ onFile: { facts, life }, confirms }: { onFile: FormOnFile; confirms: boolean }) {
  const t = useText(w8benLife);
  const options = useMemo(
    () =>
      w8benDecisions.map((value) => ({
        value,
        title: t(`decision.${value}.label`),
        description: t(`decision.${value}.text`),
      })),
    [t],
  );
  return (
    <>
      <WithholdingNotice state={life?.state} />
      {facts.onFile && life ? (
        <>
          <FormOnFileCard form={facts.onFile} life={life} />
          <ChangesSinceSigned form={facts.onFile} />
        </>
      ) : null}
      {confirms ? (
        <FormField as={RadioCards} name="decision" label={t('decision.label')} options={options} empty="" />
      ) : null}
    </>
  );
}

const Waiting = () => (
  <SkeletonScreen>
    <Skeleton lines={3} />
    <div className="rounded-card border border-line p-4">
      <Skeleton lines={4} />
    </div>
  </SkeletonScreen>
);
