import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { FormField } from '@quayside/flow/form';
import { getInitialSuggestions } from '@quayside/flow/internals/suggested-answers';
import { useSuggested } from '@quayside/flow/internals/use-suggested';
import type { QuestionPage } from '@quayside/flow-screens/question-pages';
import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { tradingExperience } from '@quayside/i18n/internals/text/trading-experience';
import { useText } from '@quayside/i18n/use-text';
import { cfdKnowledgeLevels, type DerivativeProduct, tradeTimes, tradingYears } from '@quayside/rules/enumerations';
import { RadioGroup, type RadioOption } from '@quayside/ui/radio-group';
import { useMemo } from 'react';
import { derivatives } from '../derivative/texts.ts';

type Choice = { name: string; label: string; hint?: string; options: readonly RadioOption[] };

const choicePage = (choice: Choice): QuestionPage => ({
  fields: [choice.name],
  by: 'choice',
  content: <ChoiceField {...choice} />,
});

/** Renders a question as radio buttons. If the answer is prefilled from earlier answers, the hint says so. */
function ChoiceField({ hint, ...question }: Choice) {
  const t = useText(flowText);
  const note = useSuggested('experience', question.name) ? t('fromAnswers') : hint;
  return <FormField as={RadioGroup} empty="" {...question} {...(note ? { hint: note } : {})} />;
}

/** Returns two question pages: for how many years, and how often, the customer has traded the product. */
export function useTradedPages(product: DerivativeProduct): readonly QuestionPage[] {
  const t = useText(derivatives);
  const { years, times } = useExperienceOptions();
  return useMemo(
    () => [
      choicePage({ name: 'years', label: t(`years.${product}`), options: years }),
      choicePage({ name: 'times', label: t(`times.${product}`), options: times }),
    ],
    [t, product, years, times],
  );
}

/** Returns two question pages: for how many years, and how often, the customer has traded any derivatives. */
export function useOtherDerivativesPages(): readonly QuestionPage[] {
  const t = useText(tradingExperience);
  const { years, times } = useExperienceOptions();
  return useMemo(
    () => [
      choicePage({
        name: 'derivativeYears',
        label: t('derivativeYears.label'),
        hint: t('derivativeYears.hint'),
        options: years,
      }),
      choicePage({ name: 'derivativeTimes', label: t('derivativeTimes'), options: times }),
    ],
    [t, years, times],
  );
}

/** Returns the question page on which customers rate their own level of knowledge. `hint` appears below the question. */
export function useKnowledgePage(hint?: string): QuestionPage {
  const t = useText(tradingExperience);
  const { knowledge } = useExperienceOptions();
  return useMemo(
    () => choicePage({ name: 'knowledge', label: t('knowledge.label'), options: knowledge, ...(hint ? { hint } : {}) }),
    [t, knowledge, hint],
  );
}

/** Returns initial answers for the step `experience`, suggested from the opening or an earlier application. */
export const getInitialExperience = (runtime: FlowRuntime) => getInitialSuggestions(runtime, 'experience');

function useExperienceOptions() {
  const t = useText(tradingExperience);
  return useMemo(
    () => ({
      years: tradingYears.map((value) => ({ value, label: t(`years.${value}`) })),
      times: tradeTimes.map((value) => ({ value, label: t(`times.${value}`) })),
      knowledge: cfdKnowledgeLevels.map((value) => ({ value, label: t(`knowledge.${value}`) })),
    }),
    [t],
  );
}
