import type { EditionLook } from '@quayside/host/edition';
import { legalPages, licence, wordmark } from './brand.ts';
import { wordmarkDrawing } from './wordmark.ts';

/** What the pro app shows of its brand and its offer, in its own host and in another that a link makes it. */
export const look: EditionLook = {
  wordmark,
  wordmarkDrawing,
  licence,
  legalPages,
  markets: 3,
  homeFacts: ['fee', 'markets', 'time'],
  positions: 'table',
  homeBand: 'bars',
  openedPicture: 'opened.svg',
  exampleFees: {
    currency: 'SGD',
    order: '10000',
    commission: { standard: '5', intel: '5' },
    products: { options: '0.65', futures: '1.5', cfd: '4' },
  },
};
