import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import { FormField, useFormValue } from '@quayside/flow/form';
import { StepScreen } from '@quayside/flow/step-screen';
import { submitApplication } from '@quayside/flow/submit-application';
import { issueValues } from '@quayside/i18n/issue-values';
import { account } from '@quayside/i18n/text/account';
import { issues } from '@quayside/i18n/text/issues';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { formatAmount } from '@quayside/rules/amount';
import { accountTiers } from '@quayside/rules/enumerations';
import { tierDecision } from '@quayside/rules/journeys/tier-change';
import { INTEL_NET_ASSETS_SGD } from '@quayside/rules/tier';
import { Checkbox } from '@quayside/ui/checkbox';
import { Notice } from '@quayside/ui/notice';
import { type RadioCard, RadioCards } from '@quayside/ui/radio-cards';

export const texts = [account, issues];

/** Renders /account-tier: another tier with its conditions (TIER-01 to TIER-04). The customer sends a request; a reviewer decides. */
export default function AccountTierScreen() {
  const t = useText(account);
  const current = useCurrent();
  const lead = current
    ? t('tier.lead', { tier: t(`tier.${current.tier}.label`), amount: current.netAssets })
    : undefined;
  return (
    <StepScreen
      step="tier"
      title={t('tier.title')}
      heading={t('tier.heading')}
      lead={lead}
      action={t('tier.submit')}
      finish={submitApplication}
    >
      <FormField as={RadioCards} name="tier" label={t('tier.label')} empty="" options={useTiers(current?.tier)} />
      <Conditions />
      <FormField as={Checkbox} name="confirmed" label={t('tier.confirmed')} empty={false} />
    </StepScreen>
  );
}

/** Returns the tier of the account and its formatted net assets; undefined until the application is loaded. */
function useCurrent() {
  const { runtime } = useFlow();
  const { status } = useFlowState();
  const main = status === 'ready' ? runtime?.context().facts.customer?.account : undefined;
  if (!main) return undefined;
  const { tier, netAssetsSgd } = main;
  return { tier, netAssets: netAssetsSgd === undefined ? '–' : formatAmount(netAssetsSgd, { currency: 'SGD' }) };
}

/** Returns the tiers as cards that state their conditions (TIER-03). */
function useTiers(current: string | undefined): readonly RadioCard[] {
  const t = useText(account);
  const least = formatAmount(INTEL_NET_ASSETS_SGD, { currency: 'SGD' }).replace(/\.00$/, '');
  const badgeOf = (tier: string) => {
    if (tier === current) return { badge: t('tier.current') };
    return tier === 'intel' ? { badge: t('tier.from', { amount: least }) } : {};
  };
  return accountTiers.map((tier) => ({
    value: tier,
    title: t(`tier.${tier}.label`),
    description: t(`tier.${tier}.text`),
    ...badgeOf(tier),
  }));
}

/** Renders the conditions of the chosen change. The field shows a refusal. */
function Conditions() {
  const tIssues = useText(issues);
  const language = useLanguage();
  const wanted = useFormValue<string>('tier');
  const { runtime } = useFlow();
  const { status } = useFlowState();
  if (status !== 'ready' || !runtime || !wanted) return null;
  const decision = tierDecision(wanted, runtime.context());
  if (!decision?.allowed) return null;
  return <Notice>{tIssues(decision.confirm, issueValues(decision.values, language))}</Notice>;
}
