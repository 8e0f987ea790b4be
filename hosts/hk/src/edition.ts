import { futuresEntry, optionsEntry } from '@quayside/flow-derivatives/entries';
import { coreFlows } from '@quayside/host/core-flows';
import type { Edition } from '@quayside/host/edition';
import { exampleEnvironments } from '@quayside/host/example/environments';
import { languages } from '@quayside/i18n/language';
import { editionAppTypes } from '@quayside/platform/app-type';
import { editionCapabilities } from '@quayside/rules/edition-capabilities';
import { legalPages, licence, wordmark } from './brand.ts';
import { wordmarkDrawing } from './wordmark.ts';

/**
 * Hong Kong: manual entry with a Hong Kong, mainland, Macau or Taiwan card or a passport, or an NRIC for Singapore
 * residents. It has no CFDs. Host names, keys and the licence are examples.
 */
export const edition: Edition = {
  name: 'hk',
  appType: editionAppTypes.hk,
  version: '1.0.0',
  base: '/acct/open-account/',
  languages,
  defaultLanguage: 'zh-Hans',
  environments: exampleEnvironments('hk.example.com', 'hk'),
  capabilities: editionCapabilities[editionAppTypes.hk],
  flows: [...coreFlows({ provider: 'hosted', name: 'Sealight ID' }), optionsEntry, futuresEntry],
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
  appAddress: 'https://www.example.com/app',
  systemDark: true,
  operations: {},
  encryptionKeys: () => import('@quayside/host/example/encryption-keys'),
};
