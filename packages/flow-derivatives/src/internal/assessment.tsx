import { CognitiveAssessment } from '@quayside/flow/cognitive-assessment';
import { FormField } from '@quayside/flow/form';
import { derivatives } from '@quayside/i18n/text/derivatives';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { assessmentStanding, priorRefusals } from '@quayside/rules/assessment-validity';
import { formatDate } from '@quayside/rules/calendar-date';
import { ASSESSMENT_YEARS } from '@quayside/rules/cognitive-assessment';
import type { DerivativeProduct } from '@quayside/rules/enumerations';
import { assessmentOf } from '@quayside/rules/prerequisites';
import { Notice } from '@quayside/ui/notice';
import { RadioGroup } from '@quayside/ui/radio-group';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { useMemo } from 'react';
import { useCustomer } from './use-customer.ts';

/** CAR for what exchanges list, CKA for CFDs (RULE-14): told where an earlier one still counts, asked where none does. */
export function Assessment({ product }: { product: DerivativeProduct }) {
  const t = useText(derivatives);
  const language = useLanguage();
  const known = useCustomer();
  const kind = assessmentOf[product];
  if (!known)
    return (
      <SkeletonScreen>
        <Skeleton lines={6} />
      </SkeletonScreen>
    );
  const standing = assessmentStanding(kind, known.customer.assessments[kind], known.today);
  if (standing.state === 'valid')
    return (
      <Notice tone="success" title={t(`assessment.${kind}`)}>
        {t('assessment.valid', { date: formatDate(standing.expiresOn, language) })}
      </Notice>
    );
  return (
    <CognitiveAssessment none={t('assessment.none')} declaration={<Refusals />}>
      <p className="-mt-4 mb-0 text-ink-muted text-label">
        <span className="block font-semibold text-ink">{t(`assessment.${kind}`)}</span>
        {t('assessment.counts', { count: ASSESSMENT_YEARS[kind] })}
      </p>
      {standing.state === 'expired' ? (
        <Notice tone="warning">{t('assessment.expired', { date: formatDate(standing.expiredOn, language) })}</Notice>
      ) : null}
    </CognitiveAssessment>
  );
}

function Refusals() {
  const t = useText(derivatives);
  const options = useMemo(() => priorRefusals.map((value) => ({ value, label: t(`refusals.${value}`) })), [t]);
  return <FormField as={RadioGroup} name="priorRefusals" label={t('refusals')} options={options} empty="" />;
}
