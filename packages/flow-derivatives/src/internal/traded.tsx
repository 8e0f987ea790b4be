import { FormField } from '@quayside/flow/form';
import { derivatives } from '@quayside/i18n/text/derivatives';
import { openingExperience } from '@quayside/i18n/text/opening-experience';
import { useText } from '@quayside/i18n/use-text';
import { cfdKnowledgeLevels, type DerivativeProduct, tradeTimes, tradingYears } from '@quayside/rules/enumerations';
import { RadioGroup } from '@quayside/ui/radio-group';
import { SelectField } from '@quayside/ui/select-field';
import { useMemo } from 'react';

/** For how long and how often the product was traded. */
export function Traded({ product }: { product: DerivativeProduct }) {
  const t = useText(derivatives);
  const { years, times } = useExperienceOptions();
  return (
    <>
      <FormField as={SelectField} name="years" label={t(`years.${product}`)} options={years} empty="" />
      <FormField as={SelectField} name="times" label={t(`times.${product}`)} options={times} empty="" />
    </>
  );
}

/** How well the customer believes to understand it. */
export function Knowledge({ hint }: { hint?: string }) {
  const t = useText(openingExperience);
  const { knowledge } = useExperienceOptions();
  return (
    <FormField
      as={RadioGroup}
      name="knowledge"
      label={t('knowledge')}
      options={knowledge}
      empty=""
      {...(hint ? { hint } : {})}
    />
  );
}

export function useExperienceOptions() {
  const t = useText(openingExperience);
  return useMemo(
    () => ({
      years: tradingYears.map((value) => ({ value, label: t(`years.${value}`) })),
      times: tradeTimes.map((value) => ({ value, label: t(`times.${value}`) })),
      knowledge: cfdKnowledgeLevels.map((value) => ({ value, label: t(`knowledge.${value}`) })),
    }),
    [t],
  );
}
