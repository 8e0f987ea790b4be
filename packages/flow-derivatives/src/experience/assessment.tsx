import { FormField, useFormValue } from '@quayside/flow/form';
import { assessmentFields, CognitiveAssessment } from '@quayside/flow-screens/internals/cognitive-assessment';
import type { QuestionPage } from '@quayside/flow-screens/question-pages';
import { tradingExperience } from '@quayside/i18n/internals/text/trading-experience';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import type { DerivativeProduct } from '@quayside/rules/enumerations';
import { getAssessmentStatus, priorRefusals } from '@quayside/rules/internals/assessment-validity';
import { ASSESSMENT_YEARS } from '@quayside/rules/internals/cognitive-assessment';
import { assessmentByProduct } from '@quayside/rules/prerequisites';
import { Notice } from '@quayside/ui/notice';
import { RadioGroup } from '@quayside/ui/radio-group';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { formatDate } from '@quayside/values/calendar-date';
import { useMemo } from 'react';
import { derivatives } from '../derivative/texts.ts';
import { useCustomer } from '../derivative/use-customer.ts';

/** Returns the question page with the assessment for a product (RULE-14). The page asks nothing while an earlier assessment is valid. */
export function useAssessmentPage(product: DerivativeProduct): QuestionPage {
  const t = useText(tradingExperience);
  const standing = useStanding(product);
  const chosen = useFormValue<readonly string[]>('cognitiveAssessment');
  return {
    fields: assessmentFields(chosen, 'priorRefusals'),
    ...(standing?.state === 'valid' ? { asks: 'nothing' } : {}),
    by: 'continue',
    heading: t('assessment.heading'),
    section: t('assessment.heading'),
    content: <Assessment product={product} />,
  };
}

function useStanding(product: DerivativeProduct) {
  const known = useCustomer();
  const kind = assessmentByProduct[product];
  return known && getAssessmentStatus(kind, known.customer.assessments[kind], known.today);
}

/**
 * Renders the questions of the assessment (RULE-14): CAR for options and futures, CKA for CFDs. While an earlier assessment is valid, renders only a notice
 * with its last day.
 */
function Assessment({ product }: { product: DerivativeProduct }) {
  const t = useText(derivatives);
  const language = useLanguage();
  const standing = useStanding(product);
  const kind = assessmentByProduct[product];
  if (!standing)
    return (
      <SkeletonScreen>
        <Skeleton lines={6} />
      </SkeletonScreen>
    );
  if (standing.state === 'valid')
    return (
      <Notice tone="success" title={t(`assessment.${kind}`)}>
        {t('assessment.valid', { date: formatDate(standing.expiresOn, language) })}
      </Notice>
    );
  return (
    <CognitiveAssessment none={t('assessment.none')} declaration={<Refusals />}>
      <p className="m-0 text-ink-muted text-label">
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
  return <FormField as={RadioGroup} name="priorRefusals" label={t('refusals.label')} options={options} empty="" />;
}
