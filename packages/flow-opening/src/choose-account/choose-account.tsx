import { useCapabilities } from '@quayside/flow/flow-context';
import { FormField } from '@quayside/flow/form';
import { StepScreen } from '@quayside/flow/step-screen';
import { issueValues } from '@quayside/i18n/issue-values';
import { openingChoices } from '@quayside/i18n/text/opening-choices';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { ADULT_AGE } from '@quayside/rules/age';
import { accountTiers, holdings, openingTiers } from '@quayside/rules/enumerations';
import { INTEL_LOCK_DAYS, INTEL_NET_ASSETS_SGD } from '@quayside/rules/tier';
import { RadioCards } from '@quayside/ui/radio-cards';
import { useMemo } from 'react';

/** Texts that are loaded before the screen is shown: the opening's choices. */
export const texts = [openingChoices];

/** /sg-choose-account: the tier, and who will hold the account. Intel is shown with its condition: it is reached by an upgrade. */
export default function ChooseAccountScreen() {
  const t = useText(openingChoices);
  const language = useLanguage();
  const tiers: readonly string[] = useCapabilities()?.tiers ?? openingTiers;
  const options = useMemo(() => {
    const condition = t(
      'tier.intel.condition',
      issueValues({ currency: 'SGD', amount: INTEL_NET_ASSETS_SGD }, language),
    );
    const shown = accountTiers.filter((tier) => tier === 'intel' || tiers.includes(tier));
    return shown.map((tier) => ({
      value: tier,
      title: t(`tier.${tier}`),
      description: t(`tier.${tier}.text`),
      ...(tiers.includes(tier) ? {} : { disabled: true, reason: condition }),
    }));
  }, [t, language, tiers]);
  const why = useMemo(() => ({ summary: t('tier.why'), text: t('tier.whyText', { days: INTEL_LOCK_DAYS }) }), [t]);
  return (
    <StepScreen step="choose-account" title={t('tier.title')} heading={t('tier.heading')} defaults={forOne}>
      <FormField as={RadioCards} name="tier" label={t('tier')} options={options} why={why} empty="" />
      <HoldersField />
    </StepScreen>
  );
}

/** Most people open an account alone. */
const forOne = { holders: 'alone' };

function HoldersField() {
  const t = useText(openingChoices);
  const options = useMemo(
    () =>
      holdings.map((holding) => ({
        value: holding,
        title: t(`holders.${holding}`, { age: ADULT_AGE }),
        description: t(`holders.${holding}.text`),
      })),
    [t],
  );
  return <FormField as={RadioCards} name="holders" label={t('holders')} options={options} empty="" />;
}
