import type { LeveragedPosition, Maintenance } from '@quayside/rules/leverage';
import { RETAIL_CFD_MARGIN } from '@quayside/rules/leverage';
import type { OptionPosition } from '@quayside/rules/option-payoff';

/** Of the examples; they are round on purpose and no quotation. */
export const EXAMPLE_CURRENCY = 'USD';

/** A share at 50: calls and puts on it have the same strike and premium, so that their pictures mirror each other. */
export const optionExample: Pick<OptionPosition, 'strike' | 'premium'> = { strike: '50', premium: '3' };
/** Share prices at expiry that the picture covers. */
export const optionPrices = ['35', '40', '45', '47', '50', '53', '55', '60', '65'] as const;

export type LeverageExample = {
  readonly position: LeveragedPosition;
  readonly maintenance: Maintenance;
  /** prices to show, falling; the opening price is one of them */
  readonly prices: readonly string[];
};

/** One contract of ten times a price of 2,000, with an initial margin of 2,000 and a maintenance margin of 1,600. */
export const futuresExample: LeverageExample = {
  position: { side: 'long', price: '2000', quantity: '1', multiplier: '10', deposit: '2000' },
  maintenance: { perContract: '1600' },
  prices: ['2100', '2000', '1970', '1900', '1780'],
};

/** A CFD on a thousand index shares at 5, with twice the least margin of a retail customer put up. */
export const cfdExample: LeverageExample = {
  position: { side: 'long', price: '5', quantity: '1000', deposit: '1000' },
  maintenance: { rate: RETAIL_CFD_MARGIN['index-stock'] },
  prices: ['5.5', '5', '4.6', '4.3', '3.9'],
};
