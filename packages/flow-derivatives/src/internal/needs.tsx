import { derivativeIntro } from '@quayside/i18n/text/derivative-intro';
import { useText } from '@quayside/i18n/use-text';
import type { DerivativeProduct } from '@quayside/rules/enumerations';
import { QUIZ_PASS_PERCENT, questionSets } from '@quayside/rules/knowledge-quiz';
import { REVIEW_WORKING_DAYS } from '@quayside/rules/limits';
import { FactsCard } from './facts-card.tsx';

/** Who can apply, and what comes after. `more`: what the product asks for besides. */
export function Needs({ product, more = [] }: { product: DerivativeProduct; more?: readonly string[] }) {
  const t = useText(derivativeIntro);
  const questions = questionSets.findLast((set) => set.product === product)?.questions.length ?? 0;
  return (
    <FactsCard
      title={t('need.title')}
      facts={[
        t('need.account'),
        ...more,
        t('need.assessment'),
        t('need.quiz', { questions, percent: QUIZ_PASS_PERCENT }),
        t('need.review', REVIEW_WORKING_DAYS),
      ]}
    />
  );
}
