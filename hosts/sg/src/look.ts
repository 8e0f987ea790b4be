import type { EditionLook } from '@quayside/host/edition';
import { legalPages, licence, wordmark } from './brand.ts';
import { wordmarkDrawing } from './wordmark.ts';

/** What Singapore’s app shows of its brand and its offer, in its own host and in another that a link makes it. */
export const look: EditionLook = {
  wordmark,
  wordmarkDrawing,
  licence,
  legalPages,
  markets: 3,
  exampleFees: {
    currency: 'SGD',
    order: '10000',
    commission: { trader: '3', standard: '5', intel: '5' },
    products: { options: '0.65', futures: '1.5', cfd: '5' },
  },
};
