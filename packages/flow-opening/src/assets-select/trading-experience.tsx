import { FormField, useForm, useFormValue } from '@quayside/flow/form';
import type { QuestionPage } from '@quayside/flow-screens/question-pages';
import { tradingExperience } from '@quayside/i18n/internals/text/trading-experience';
import { useText } from '@quayside/i18n/use-text';
import {
  tradeCategories as categories,
  cfdKnowledgeLevels,
  investmentObjectives,
  tradeTimes,
  tradingYears,
} from '@quayside/rules/enumerations';
import { hasTraded, tradedKinds } from '@quayside/rules/internals/experience-fields';
import { CheckboxGroup } from '@quayside/ui/checkbox-group';
import { ChipGroup, type ChipGroupProps } from '@quayside/ui/chip-group';
import { RadioGroup, type RadioOption } from '@quayside/ui/radio-group';
import { useCallback, useMemo } from 'react';

/** Returns the pages that ask for investment objectives, traded products, years of trading, number of trades and knowledge. */
export function useTradingExperiencePages(): readonly QuestionPage[] {
  const t = useText(tradingExperience);
  const tradeCategories = useFormValue<readonly string[]>('tradeCategories');
  const unknown = !tradeCategories?.length; // counts as traded, so that the number of questions only decreases
  const asksStock = unknown || hasTraded('stock', tradeCategories);
  const asksDerivative = unknown || hasTraded('derivative', tradeCategories);
  return useMemo(() => {
    const years = tradingYears.map((value) => ({ value, label: t(`years.${value}`) }));
    const times = tradeTimes.map((value) => ({ value, label: t(`times.${value}`) }));
    const section = t('trading.heading');
    const choice = (
      name: 'stockYears' | 'stockTimes' | 'derivativeTimes',
      options: readonly RadioOption[],
    ): QuestionPage => ({
      fields: [name],
      by: 'choice',
      section,
      content: <FormField as={RadioGroup} name={name} label={t(name)} options={options} empty="" />,
    });
    return [
      {
        fields: ['objectives'],
        by: 'continue',
        content: (
          <FormField
            as={CheckboxGroup}
            name="objectives"
            label={t('objectives.label')}
            hint={t('objectives.hint')}
            why={{ summary: t('why'), text: t('objectives.whyText') }}
            options={investmentObjectives.map((value) => ({ value, label: t(`objectives.${value}`) }))}
            empty={nothing}
          />
        ),
      },
      {
        fields: ['tradeCategories'],
        by: 'continue',
        exclusive: 'none',
        branches: true,
        content: (
          <FormField
            as={TradeCategories}
            name="tradeCategories"
            label={t('tradeCategories.label')}
            hint={t('objectives.hint')}
            options={categories.map((value) => ({ value, label: t(`tradeCategories.${value}`) }))}
            empty={nothing}
          />
        ),
      },
      ...(asksStock ? [choice('stockYears', years), choice('stockTimes', times)] : []),
      ...(asksDerivative
        ? [
            {
              fields: ['derivativeYears'] as const,
              by: 'choice' as const,
              section,
              content: (
                <FormField
                  as={RadioGroup}
                  name="derivativeYears"
                  label={t('derivativeYears.label')}
                  hint={t('derivativeYears.hint')}
                  options={years}
                  empty=""
                />
              ),
            },
            choice('derivativeTimes', times),
          ]
        : []),
      {
        fields: ['knowledge'],
        by: 'choice',
        section,
        content: (
          <FormField
            as={RadioGroup}
            name="knowledge"
            label={t('knowledge.label')}
            options={cfdKnowledgeLevels.map((value) => ({
              value,
              label: t(`knowledge.${value}`),
              hint: t(`knowledgeHint.${value}`),
            }))}
            empty=""
          />
        ),
      },
    ];
  }, [t, asksStock, asksDerivative]);
}

/** Renders the question about the traded products. When the customer selects or deselects a product, clears its years and number of trades. */
function TradeCategories({ value = nothing, onValueChange, ...field }: ChipGroupProps) {
  const form = useForm();
  const change = useCallback(
    (chosen: string[]) => {
      for (const kind of tradedKinds) {
        if (hasTraded(kind, value) === hasTraded(kind, chosen)) continue;
        form.write(`${kind}Years`, undefined);
        form.write(`${kind}Times`, undefined);
      }
      onValueChange?.(chosen);
    },
    [form, value, onValueChange],
  );
  return <ChipGroup {...field} value={value} onValueChange={change} />;
}

const nothing: string[] = [];
