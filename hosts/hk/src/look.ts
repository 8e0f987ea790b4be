import type { EditionLook } from '@quayside/host/edition';
import { legalPages, licence, wordmark } from './brand.ts';
import { wordmarkDrawing } from './wordmark.ts';

/** Brand and offer of the Hong Kong app, for its own host and for other hosts if a link names it. */
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
