import type { AppProfile } from '@quayside/host/edition';
import { legalPages, licence, wordmark } from './brand.ts';
import { wordmarkDrawing } from './wordmark.ts';

/** The brand and offer of the Hong Kong app. Its own host shows them, and so does another host if a link names this app (START-06). */
export const appProfile: AppProfile = {
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
