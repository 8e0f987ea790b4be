import type { EditionLook } from '@quayside/host/edition';
import { legalPages, licence, wordmark } from './brand.ts';
import { wordmarkDrawing } from './wordmark.ts';

/** What Hong Kong’s app shows of its brand and its offer, in its own host and in another that a link makes it. */
export const look: EditionLook = {
  wordmark,
  wordmarkDrawing,
  licence,
  legalPages,
  markets: 3,
  homeFacts: ['markets', 'fee', 'time'],
  homeBand: 'foot',
  openedPicture: 'opened.svg',
  exampleFees: {
    currency: 'HKD',
    order: '50000',
    commission: { trader: '15', standard: '25', intel: '25' },
    products: { options: '15', futures: '15', cfd: '30' },
  },
};
