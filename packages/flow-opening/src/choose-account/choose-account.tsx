import { useCapabilities, useFlow } from '@quayside/flow/flow-context';
import { FormField, useFormScope, useFormValue } from '@quayside/flow/form';
import { StepScreen } from '@quayside/flow/step-screen';
import { AutoAdvance } from '@quayside/flow-screens/internals/auto-advance';
import { exampleFee } from '@quayside/flow-screens/internals/example-fee';
import { formatIssueValues } from '@quayside/i18n/internals/issue-values';
import { ui } from '@quayside/i18n/text/ui';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { accountTiers, holdings, openingTiers } from '@quayside/rules/enumerations';
import { ADULT_AGE } from '@quayside/rules/internals/age';
import { INTEL_LOCK_DAYS, INTEL_NET_ASSETS_SGD } from '@quayside/rules/internals/tier';
import { getRoot } from '@quayside/ui/internals/dom-root';
import { focusField } from '@quayside/ui/internals/focus-field';
import { type RadioCard, RadioCards } from '@quayside/ui/radio-cards';
import User from 'lucide-react/icons/user';
import { useMemo, useState } from 'react';
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
    return shown.map((tier): RadioCard => {
      const fee = exampleFee(exampleFees, tier);
      return {
        value: tier,
        title: t(`tier.${tier}.label`),
        description: t(`tier.${tier}.text`),
        ...(tier === 'trader' ? { badge: t('tier.trader.advantage'), badgeTone: 'accent' } : {}),
        ...(tiers.includes(tier)
          ? { facts: fee ? [{ kind: 'figure', text: t('tier.fee', fee) }] : [] }
          : { disabled: true, reason: condition }),
      };
    });
  }, [t, language, tiers, exampleFees]);
  const why = useMemo(() => ({ summary: t('tier.why'), text: t('tier.whyText', { days: INTEL_LOCK_DAYS }) }), [t]);
  const only = tiers.length === 1 ? tiers[0] : undefined;
  return (
    <StepScreen step="choose-account" title={only ? t('holders.title') : t('tier.heading')} defaults={mostOpenAlone}>
      {only ? (
        <HoldersField />
      ) : (
        <>
          <FoldedHolders />
          <AutoAdvance name="tier">
            <FormField as={RadioCards} name="tier" label={t('tier.label')} options={options} why={why} empty="" />
          </AutoAdvance>
        </>
      )}
    </StepScreen>
  );
}

const mostOpenAlone = { holders: 'alone' };

/** Renders "Just me" as one line that opens the question, because most customers open alone. Any other answer shows the question. */
function FoldedHolders() {
  const t = useText(openingChoices);
  const tUi = useText(ui);
  const { readOnly } = useFormScope();
  const holders = useFormValue<string>('holders') ?? 'alone';
  const [opened, setOpened] = useState(false);
  return (
    <details
      open={opened || readOnly || holders !== 'alone'}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary
        onClick={(event) => {
          event.preventDefault();
          focusField(getRoot(event.currentTarget), 'holders'); // also opens the question, which replaces this line
        }}
        className="flex min-h-control cursor-pointer list-none items-center gap-3 rounded-card border border-line px-4 text-body text-ink [details[open]>&]:hidden [&::-webkit-details-marker]:hidden"
      >
        <User aria-hidden size="1.25rem" className="shrink-0 text-ink-muted" />
        <span className="sr-only">{t('holders.label')} </span>
        <span className="min-w-0 flex-1">{t('holders.alone.label')}</span>{' '}
        <span className="text-accent text-label underline underline-offset-3">{tUi('change')}</span>
      </summary>
      <HoldersField />
    </details>
  );
}

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
