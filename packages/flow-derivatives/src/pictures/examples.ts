import type { LeveragedPosition, Maintenance } from '@quayside/rules/leverage';
import { RETAIL_CFD_MARGIN } from '@quayside/rules/leverage';
import type { OptionPosition } from '@quayside/rules/option-payoff';

/** The currency of all examples. Their prices are round numbers, not real quotes. */
export const EXAMPLE_CURRENCY = 'USD';

/** An example option on a share at 50. Call and put have the same strike and premium, so that their charts mirror each other. */
export const optionExample: Pick<OptionPosition, 'strike' | 'premium'> = { strike: '50', premium: '3' };
/** The share prices at expiry for which the charts show profit and loss, from lowest to highest. */
export const optionPrices = ['35', '40', '45', '47', '50', '53', '55', '60', '65'] as const;

/** An example of a leveraged position: its maintenance margin, and the prices at which the picture shows the remaining deposit. */
export type LeverageExample = {
  readonly position: LeveragedPosition;
  readonly maintenance: Maintenance;
  /** Prices of the underlying, falling, with the opening price among them. */
  readonly prices: readonly string[];
};

/** An example futures contract of 10 × 2,000, with an initial margin of 2,000 and a maintenance margin of 1,600. */
export const futuresExample: LeverageExample = {
  position: { side: 'long', price: '2000', quantity: '1', multiplier: '10', deposit: '2000' },
  maintenance: { perContract: '1600' },
  prices: ['2100', '2000', '1970', '1900', '1780'],
};

/** An example CFD on 1,000 index shares at 5, with a deposit of 1,000: twice the minimum margin for retail customers. */
export const cfdExample: LeverageExample = {
  position: { side: 'long', price: '5', quantity: '1000', deposit: '1000' },
  maintenance: { rate: RETAIL_CFD_MARGIN['index-stock'] },
  prices: ['5.5', '5', '4.6', '4.3', '3.9'],
};
