import { FormField, useFormValue } from '@quayside/flow/form';
import { StepScreen } from '@quayside/flow/step-screen';
import { UsMarketNotice } from '@quayside/flow/us-market-notice';
import { derivativeIntro } from '@quayside/i18n/text/derivative-intro';
import { derivativePictures } from '@quayside/i18n/text/derivative-pictures';
import { issues } from '@quayside/i18n/text/issues';
import { useText } from '@quayside/i18n/use-text';
import { type OptionMarket, optionMarkets } from '@quayside/rules/journeys/options';
import { RadioCards } from '@quayside/ui/radio-cards';
import { useMemo } from 'react';
import { ComesFirst } from '../internal/comes-first.tsx';
import { FactsCard } from '../internal/facts-card.tsx';
import { meansThreshold } from '../internal/means-threshold.ts';
import { Needs } from '../internal/needs.tsx';
import { PayoffPicture } from '../internal/pictures/payoff-picture.tsx';

/** Texts that are loaded before the screen is shown: the products' introductions; the pictures that teach; what rules find wrong. */
export const texts = [derivativeIntro, derivativePictures, issues];

/** /sg-options-introduce: what an option is, and which ones are applied for; US ones ask for a margin account (MSG-40). */
export default function OptionsIntroduceScreen() {
  const t = useText(derivativeIntro);
  return (
    <StepScreen
      step="introduce"
      title={t('options.title')}
      heading={t('options.heading')}
      lead={t('options.lead')}
      action={t('start')}
    >
      <PayoffPicture />
      <FactsCard
        title={t('risk.title')}
        facts={[t('options.risk.expiry'), t('options.risk.seller'), t('options.risk.time')]}
      />
      <FactsCard title={t('cost.title')} facts={[t('options.cost.text')]} />
      <Needs
        product="options"
        more={[t('options.need.knowledge'), t('options.need.means', meansThreshold), t('options.need.margin')]}
      />
      <UsMarketNotice />
      <Market />
    </StepScreen>
  );
}

function Market() {
  const t = useText(derivativeIntro);
  const market = useFormValue<OptionMarket>('market');
  const options = useMemo(
    () =>
      optionMarkets.map((value) => ({
        value,
        title: t(`options.market.${value}`),
        description: t(`options.market.${value}.text`),
      })),
    [t],
  );
  return (
    <>
      <FormField as={RadioCards} name="market" label={t('options.market')} options={options} empty="" />
      {market ? <ComesFirst product="options" market={market} /> : null}
    </>
  );
}
