import { useCapabilities, useFlow } from '@quayside/flow/flow-context';
import { FormField } from '@quayside/flow/form';
import { StepScreen } from '@quayside/flow/step-screen';
import { AutoAdvance } from '@quayside/flow-screens/internals/auto-advance';
import { exampleFee } from '@quayside/flow-screens/internals/example-fee';
import { formatIssueValues } from '@quayside/i18n/internals/issue-values';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { accountTiers, holdings, openingTiers } from '@quayside/rules/enumerations';
import { ADULT_AGE } from '@quayside/rules/internals/age';
import { INTEL_LOCK_DAYS, INTEL_NET_ASSETS_SGD } from '@quayside/rules/internals/tier';
import { RadioCards } from '@quayside/ui/radio-cards';
import { useMemo } from 'react';
import { openingChoices } from '../choices/texts.ts';

export const texts = [openingChoices];

/**
 * Renders the page /sg-choose-account, which asks for tier and holders. The tier Intel is disabled, because customers reach it only by an upgrade. A single
 * tier is saved without a question.
 */
export default function ChooseAccountScreen() {
  const t = useText(openingChoices);
  const language = useLanguage();
  const { exampleFees } = useFlow();
  const tiers: readonly string[] = useCapabilities()?.tiers ?? openingTiers;
  const options = useMemo(() => {
    const condition = t(
      'tier.intel.condition',
      formatIssueValues({ currency: 'SGD', amount: INTEL_NET_ASSETS_SGD }, language),
    );
    const shown = accountTiers.filter((tier) => tier === 'intel' || tiers.includes(tier));
    return shown.map((tier) => {
      const fee = exampleFee(exampleFees, tier);
      return {
        value: tier,
        title: t(`tier.${tier}.label`),
        description: t(`tier.${tier}.text`),
        facts: [
          ...(fee ? [{ kind: 'figure', text: t('tier.fee', fee) } as const] : []),
          ...(tier === 'standard' ? [{ kind: 'limit', text: t('tier.standard.later') } as const] : []),
        ],
        ...(tiers.includes(tier) ? {} : { disabled: true, reason: condition }),
      };
    });
  }, [t, language, tiers, exampleFees]);
  const why = useMemo(() => ({ summary: t('tier.why'), text: t('tier.whyText', { days: INTEL_LOCK_DAYS }) }), [t]);
  const only = tiers.length === 1 ? tiers[0] : undefined;
  return (
    <StepScreen step="choose-account" title={only ? t('holders.title') : t('tier.heading')} defaults={mostOpenAlone}>
      <HoldersField />
      {only ? null : (
        <AutoAdvance name="tier">
          <FormField as={RadioCards} name="tier" label={t('tier.label')} options={options} why={why} empty="" />
        </AutoAdvance>
      )}
    </StepScreen>
  );
}

const mostOpenAlone = { holders: 'alone' };

function HoldersField() {
  const t = useText(openingChoices);
  const options = useMemo(
    () =>
      holdings.map((holding) => ({
        value: holding,
        title: t(`holders.${holding}.label`, { age: ADULT_AGE }),
        ...(holding === 'alone' ? {} : { description: t(`holders.${holding}.text`) }),
      })),
    [t],
  );
  return <FormField as={RadioCards} name="holders" label={t('holders.label')} options={options} empty="" />;
}
