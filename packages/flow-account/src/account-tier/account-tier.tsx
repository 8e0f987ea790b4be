import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import { FormField, useFormValue } from '@quayside/flow/form';
import { submitApplication } from '@quayside/flow/internals/submit-application';
import { StepScreen } from '@quayside/flow/step-screen';
import { exampleFee } from '@quayside/flow-screens/internals/example-fee';
import { formatIssueValues } from '@quayside/i18n/internals/issue-values';
import { issues } from '@quayside/i18n/internals/text/issues';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { accountTiers } from '@quayside/rules/enumerations';
import { INTEL_LOCK_DAYS, INTEL_NET_ASSETS_SGD, type TierConfirmation } from '@quayside/rules/internals/tier';
import { Checkbox } from '@quayside/ui/checkbox';
import { Notice } from '@quayside/ui/notice';
import { type RadioCard, RadioCards } from '@quayside/ui/radio-cards';
import { formatAmount } from '@quayside/values/amount';
import { account } from '../account/texts.ts';
import { tierDecision } from './rule.ts';

export const texts = [account, issues];

/** Renders /account-tier: the request for another tier, with its conditions (TIER-01 to TIER-04). A reviewer decides. */
export default function AccountTierScreen() {
  const t = useText(account);
  const current = useCurrent();
  const { exampleFees } = useFlow();
  const lead = current ? t('tier.lead', { amount: current.netAssets }) : undefined;
  return (
    <StepScreen
      step="tier"
      title={t('tier.title')}
      heading={t('tier.heading')}
      lead={lead}
      action={t('tier.submit')}
      finish={submitApplication}
    >
      <FormField
        as={RadioCards}
        name="tier"
        label={t('tier.label')}
        {...(exampleFees ? { hint: t('tier.feesAreExamples') } : {})}
        empty=""
        options={useTiers(current?.tier)}
      />
      <Conditions />
      <FormField as={Checkbox} name="confirmed" label={t('tier.confirmed')} empty={false} />
    </StepScreen>
  );
}

/** Returns the customer's current tier and formatted net assets, or undefined until the application is loaded. */
function useCurrent() {
  const { runtime } = useFlow();
  const { status } = useFlowState();
  const main = status === 'ready' ? runtime?.answers.context().facts.customer?.account : undefined;
  if (!main) return undefined;
  const { tier, netAssetsSgd } = main;
  return { tier, netAssets: netAssetsSgd === undefined ? '–' : formatAmount(netAssetsSgd, { currency: 'SGD' }) };
}

/**
 * Returns a radio card for each tier: the current one, those that the customer can choose, then those that the customer cannot choose. A card shows an example
 * commission, and why the customer cannot choose the tier (TIER-01 to TIER-04).
 */
function useTiers(current: string | undefined): readonly RadioCard[] {
  const t = useText(account);
  const tIssues = useText(issues);
  const language = useLanguage();
  const { runtime, exampleFees } = useFlow();
  const context = current ? runtime?.answers.context() : undefined;
  const least = formatAmount(INTEL_NET_ASSETS_SGD, { currency: 'SGD' }).replace(/\.00$/, '');
  const may: Readonly<Record<TierConfirmation, string>> = {
    'tier-confirm-standard': t('tier.can.any'),
    'tier-confirm-intel': t('tier.can.assets', { amount: least }),
    'tier-confirm-downgrade': t('tier.can.after', { days: INTEL_LOCK_DAYS }),
  };
  const limits: Readonly<Record<TierConfirmation, readonly string[]>> = {
    'tier-confirm-standard': [t('tier.noWayBack')],
    'tier-confirm-intel': [t('tier.noWayDown', { days: INTEL_LOCK_DAYS })],
    'tier-confirm-downgrade': [],
  };
  const cards = accountTiers.map((tier): RadioCard => {
    const fee = exampleFee(exampleFees, tier);
    const decision = context && tier !== current ? tierDecision(tier, context) : undefined;
    return {
      value: tier,
      title: t(`tier.${tier}.label`),
      description: t(`tier.${tier}.text`),
      ...(tier === current ? { badge: t('tier.current'), current: true } : {}),
      ...(tier === 'intel' && tier !== current ? { badge: t('tier.from', { amount: least }) } : {}),
      facts: [
        ...(fee ? [{ kind: 'figure', text: t('tier.fee', fee) } as const] : []),
        ...(decision?.allowed
          ? [
              { kind: 'yes', text: may[decision.confirm] } as const,
              ...limits[decision.confirm].map((text) => ({ kind: 'limit', text }) as const),
            ]
          : []),
      ],
      ...(decision && !decision.allowed
        ? { disabled: true, reason: tIssues(decision.code, formatIssueValues(decision.values, language)) }
        : {}),
    };
  });
  const placeOf = ({ current: isCurrent, disabled }: RadioCard) => (isCurrent ? 0 : disabled ? 2 : 1);
  return cards.sort((one, other) => placeOf(one) - placeOf(other));
}

/** Renders the conditions of the chosen tier, which the customer accepts. Renders nothing before a choice, or if the change is not allowed. */
function Conditions() {
  const tIssues = useText(issues);
  const language = useLanguage();
  const wanted = useFormValue<string>('tier');
  const { runtime } = useFlow();
  const { status } = useFlowState();
  if (status !== 'ready' || !runtime || !wanted) return null;
  const decision = tierDecision(wanted, runtime.answers.context());
  if (!decision?.allowed) return null;
  return <Notice>{tIssues(decision.confirm, formatIssueValues(decision.values, language))}</Notice>;
}
