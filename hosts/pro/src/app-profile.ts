import type { AppProfile } from '@quayside/host/edition';
import { legalPages, licence, wordmark } from './brand.ts';
import { wordmarkDrawing } from './wordmark.ts';

/** The brand and offer of the pro app. Its own host shows them, and so does another host if a link names this app (START-06). */
export const appProfile: AppProfile = {
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
