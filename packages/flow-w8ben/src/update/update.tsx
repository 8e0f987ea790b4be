import { FormField } from '@quayside/flow/form';
import { StepScreen } from '@quayside/flow/step-screen';
import { issues } from '@quayside/i18n/internals/text/issues';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { formatDate } from '@quayside/rules/calendar-date';
import type { W8benLife } from '@quayside/rules/internals/w8ben-life';
import { RadioCards } from '@quayside/ui/radio-cards';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { useMemo } from 'react';
import { Institution } from '../life/institution.tsx';
import { Changes, FileCard } from '../on-file/file-card.tsx';
import { FormHolderNotice } from '../on-file/form-holder-notice.tsx';
import { lifeWords } from '../on-file/life-words.ts';
import { type OnFile, useOnFile } from '../on-file/use-w8ben-facts.ts';
import { WithholdingNotice } from '../on-file/withholding-notice.tsx';
import { w8benLife } from '../renewal/texts.ts';
import { mayConfirm, w8benDecisions } from './rule.ts';

export const texts = [w8benLife, issues];

/** Renders /w8-ben-update: why and when the form is due, and the choice to confirm or change it. Institutions get a notice (MSG-37). */
export default function UpdateScreen() {
  const t = useText(w8benLife);
  const language = useLanguage();
  const onFile = useOnFile();
  const state = onFile?.life?.state ?? (onFile ? 'none' : undefined);
  const institution = onFile?.facts.holder === 'institution';
  const confirms = onFile ? mayConfirm(onFile.context) : true;
  return (
    <StepScreen
      step="update"
      title={t('title')}
      {...(institution
        ? { heading: t('heading.institution'), way: 'own' as const }
        : state
          ? lifeWords(t, { state, date: dayOf(onFile?.life, language), whose: onFile?.facts.whose })
          : {})}
      {...(onFile && !confirms ? { action: t('decision.fill'), prepare: changed } : {})}
    >
      <FormHolderNotice />
      {onFile ? institution ? <Institution /> : <Why onFile={onFile} confirms={confirms} /> : <Waiting />}
    </StepScreen>
  );
}

/** Returns the decision to change, for forms that customers cannot confirm. */
const changed = () => ({ decision: 'change' });

const dayOf = (life: W8benLife | undefined, language: string): string =>
  life ? formatDate(life.dueOn ?? life.validUntil, language) : '';

function Why({ onFile: { facts, life }, confirms }: { onFile: OnFile; confirms: boolean }) {
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
          <FileCard form={facts.onFile} life={life} />
          <Changes form={facts.onFile} />
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
