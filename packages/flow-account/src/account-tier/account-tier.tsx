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

/** Texts that are loaded before the screen is shown: the account centre; what rules find wrong. */
export const texts = [account, issues];

/** /account-tier: another tier, with what it takes and what cannot be undone (TIER-01 to TIER-04); asked for, not taken. */
export default function AccountTierScreen() {
  const t = useText(account);
  const current = useCurrent();
  const lead = current ? t('tier.lead', { tier: t(`tier.${current.tier}`), amount: current.netAssets }) : undefined;
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

/** The tier that the account has, and its net assets as they are shown; undefined until the application is loaded. */
function useCurrent() {
  const { runtime } = useFlow();
  const { status } = useFlowState();
  const main = status === 'ready' ? runtime?.context().facts.customer?.account : undefined;
  if (!main) return undefined;
  const { tier, netAssetsSgd } = main;
  return { tier, netAssets: netAssetsSgd === undefined ? '–' : formatAmount(netAssetsSgd, { currency: 'SGD' }) };
}

/** What a tier asks for is known before it is chosen (TIER-03). */
function useTiers(current: string | undefined): readonly RadioCard[] {
  const t = useText(account);
  const least = formatAmount(INTEL_NET_ASSETS_SGD, { currency: 'SGD' }).replace(/\.00$/, '');
  const badgeOf = (tier: string) => {
    if (tier === current) return { badge: t('tier.current') };
    return tier === 'intel' ? { badge: t('tier.from', { amount: least }) } : {};
  };
  return accountTiers.map((tier) => ({
    value: tier,
    title: t(`tier.${tier}`),
    description: t(`tier.${tier}.text`),
    ...badgeOf(tier),
  }));
}

/** What the change means, before anybody asks for it. A refusal is said at the field. */
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
