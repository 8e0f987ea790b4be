import { FormField, useFormValue } from '@quayside/flow/form';
import { StepScreen } from '@quayside/flow/step-screen';
import { UsMarketNotice } from '@quayside/flow-screens/internals/us-market-notice';
import { issues } from '@quayside/i18n/internals/text/issues';
import { useText } from '@quayside/i18n/use-text';
import { getPrerequisites } from '@quayside/rules/prerequisites';
import { RadioCards } from '@quayside/ui/radio-cards';
import { type ReactNode, useMemo } from 'react';
import { useCustomer } from '../derivative/use-customer.ts';
import { ProductCosts } from '../introduction/costs.tsx';
import { FactsCard } from '../introduction/facts-card.tsx';
import { ApplyOrResolve, MissingPrerequisites } from '../introduction/missing-prerequisites.tsx';
import { ProductPicture } from '../introduction/product-picture.tsx';
import { ProductRequirements } from '../introduction/requirements.tsx';
import { derivativeIntro } from '../introduction/texts.ts';
import { PayoffPicture } from '../pictures/payoff-picture.tsx';
import { derivativePictures } from '../pictures/texts.ts';
import { type OptionMarket, optionMarkets } from './rule.ts';

export const texts = [derivativeIntro, derivativePictures, issues];

/**
 * Renders /sg-options-introduce, the first step of an options application: it explains options and asks for the market. US options need a margin account
 * (MSG-40).
 */
export default function OptionsIntroduceScreen() {
  const t = useText(derivativeIntro);
  return (
    <StepScreen
      step="introduce"
      title={t('options.title')}
      heading={t('options.heading')}
      lead={t('options.lead')}
      action={t('start')}
      primary={applyOrResolve}
    >
      <ProductPicture product="options" />
      <FactsCard
        title={t('risk.title')}
        facts={[t('options.risk.expiry'), t('options.risk.seller'), t('options.risk.time')]}
      />
      <Market />
      <PayoffPicture />
      <ProductCosts product="options" />
      <UsMarketNotice />
    </StepScreen>
  );
}

const applyOrResolve = (apply: ReactNode) => <Way apply={apply} />;

function Way({ apply }: { apply: ReactNode }) {
  const market = useFormValue<OptionMarket>('market');
  return market ? <ApplyOrResolve product="options" market={market} apply={apply} /> : apply;
}

function Market() {
  const t = useText(derivativeIntro);
  const market = useFormValue<OptionMarket>('market');
  const known = useCustomer();
  const options = useMemo(
    () =>
      optionMarkets.map((value) => ({
        value,
        title: t(`options.market.${value}.label`),
        ...hintOf(value, accountFor(value, known), t),
      })),
    [t, known],
  );
  return (
    <>
      <FormField as={RadioCards} name="market" label={t('options.market.label')} options={options} empty="" />
      {market ? <MissingPrerequisites product="options" market={market} /> : null}
      <ProductRequirements product="options" market={market} />
    </>
  );
}

/** Returns `met` if the customer has the accounts that options of a market need, otherwise `missing`. Returns undefined until the customer is loaded. */
function accountFor(market: OptionMarket, known: ReturnType<typeof useCustomer>): 'met' | 'missing' | undefined {
  if (!known) return undefined;
  const needed = getPrerequisites({ product: 'options', market }, known.customer, known.today);
  const accounts = needed.filter(({ id }) => id === 'account' || id === 'margin-account');
  return accounts.every(({ state }) => state === 'met') ? 'met' : 'missing';
}

type Say = (key: `options.market.${OptionMarket}.text` | 'options.market.us.met') => string;

/** Returns the description of a market in the choice: which account it needs, or that the customer has that account. */
function hintOf(market: OptionMarket, account: 'met' | 'missing' | undefined, t: Say): { description?: string } {
  if (account !== 'met') return { description: t(`options.market.${market}.text`) };
  return market === 'us' ? { description: t('options.market.us.met') } : {};
}
