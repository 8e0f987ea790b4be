import { cfdEntry, futuresEntry, optionsEntry } from '@quayside/flow-derivatives/entries';
import { coreFlows } from '@quayside/host/core-flows';
import type { Edition } from '@quayside/host/edition';
import { exampleEnvironments } from '@quayside/host/example/environments';
import { languages } from '@quayside/i18n/language';
import { editionAppTypes } from '@quayside/platform/app-type';
import { editionCapabilities } from '@quayside/rules/edition-capabilities';
import { legalPages, licence, wordmark } from './brand.ts';
import { wordmarkDrawing } from './wordmark.ts';

/**
 * For active traders: all features except the Trader tier and the digital ID, with the pro theme. Host names, keys and
 * the licence are examples.
 */
export const edition: Edition = {
  name: 'pro',
  appType: editionAppTypes.pro,
  version: '1.0.0',
  base: '/acct/open-account/',
  languages,
  defaultLanguage: 'zh-Hans',
  environments: exampleEnvironments('pro.example.com'),
  capabilities: editionCapabilities[editionAppTypes.pro],
  flows: [...coreFlows({ provider: 'hosted', name: 'Sealight ID' }), optionsEntry, futuresEntry, cfdEntry],
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
  appAddress: 'https://www.example.com/app',
  systemDark: true,
  operations: {},
  encryptionKeys: () => import('@quayside/host/example/encryption-keys'),
};
