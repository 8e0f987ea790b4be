import { FormField } from '@quayside/flow/form';
import { Section } from '@quayside/flow/section';
import { openingExperience } from '@quayside/i18n/text/opening-experience';
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
import { RadioGroup } from '@quayside/ui/radio-group';
import { SelectField } from '@quayside/ui/select-field';
import { useMemo } from 'react';

/** What for, what so far, for how long, how often, and how well understood. */
export function TradingExperience() {
  const t = useText(openingExperience);
  const options = useMemo(
    () => ({
      objectives: investmentObjectives.map((value) => ({ value, label: t(`objectives.${value}`) })),
      categories: tradeCategories.map((value) => ({ value, label: t(`tradeCategories.${value}`) })),
      years: tradingYears.map((value) => ({ value, label: t(`years.${value}`) })),
      times: tradeTimes.map((value) => ({ value, label: t(`times.${value}`) })),
      knowledge: cfdKnowledgeLevels.map((value) => ({ value, label: t(`knowledge.${value}`) })),
    }),
    [t],
  );
  return (
    <>
      <FormField
        as={CheckboxGroup}
        name="objectives"
        label={t('objectives')}
        hint={t('objectives.hint')}
        options={options.objectives}
        empty={nothing}
      />
      <FormField
        as={ChipGroup}
        name="tradeCategories"
        label={t('tradeCategories')}
        hint={t('objectives.hint')}
        options={options.categories}
        empty={nothing}
      />
      <Section heading={t('trading.heading')}>
        <FormField as={SelectField} name="stockYears" label={t('stockYears')} options={options.years} empty="" />
        <FormField as={SelectField} name="stockTimes" label={t('stockTimes')} options={options.times} empty="" />
        <FormField
          as={SelectField}
          name="derivativeYears"
          label={t('derivativeYears')}
          hint={t('derivativeYears.hint')}
          options={options.years}
          empty=""
        />
        <FormField
          as={SelectField}
          name="derivativeTimes"
          label={t('derivativeTimes')}
          options={options.times}
          empty=""
        />
        <FormField as={RadioGroup} name="knowledge" label={t('knowledge')} options={options.knowledge} empty="" />
      </Section>
    </>
  );
}

const nothing: string[] = [];
