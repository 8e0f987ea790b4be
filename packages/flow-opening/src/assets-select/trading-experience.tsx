import { FormField } from '@quayside/flow/form';
import type { QuestionPage } from '@quayside/flow-screens/question-pages';
import { tradingExperience } from '@quayside/i18n/text/trading-experience';
import { useText } from '@quayside/i18n/use-text';
import {
  cfdKnowledgeLevels,
  investmentObjectives,
  tradeCategories,
  tradeTimes,
  tradingYears,
} from '@quayside/rules/enumerations';
import { CheckboxGroup } from '@quayside/ui/checkbox-group';
import { ChipGroup } from '@quayside/ui/chip-group';
import { RadioGroup, type RadioOption } from '@quayside/ui/radio-group';
import { useMemo } from 'react';

/** Returns the pages of the objectives and the experience: products, years, trades and knowledge. */
export function useTradingExperiencePages(): readonly QuestionPage[] {
  const t = useText(tradingExperience);
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
            options={investmentObjectives.map((value) => ({ value, label: t(`objectives.${value}`) }))}
            empty={nothing}
          />
        ),
      },
      {
        fields: ['tradeCategories'],
        by: 'continue',
        content: (
          <FormField
            as={ChipGroup}
            name="tradeCategories"
            label={t('tradeCategories.label')}
            hint={t('objectives.hint')}
            options={tradeCategories.map((value) => ({ value, label: t(`tradeCategories.${value}`) }))}
            empty={nothing}
          />
        ),
      },
      choice('stockYears', years),
      choice('stockTimes', times),
      {
        fields: ['derivativeYears'],
        by: 'choice',
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
      {
        fields: ['knowledge'],
        by: 'choice',
        section,
        content: (
          <FormField
            as={RadioGroup}
            name="knowledge"
            label={t('knowledge.label')}
            options={cfdKnowledgeLevels.map((value) => ({ value, label: t(`knowledge.${value}`) }))}
            empty=""
          />
        ),
      },
    ];
  }, [t]);
}

const nothing: string[] = [];
