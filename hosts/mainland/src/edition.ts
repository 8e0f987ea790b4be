import { optionsEntry } from '@quayside/flow-derivatives/entries';
import { coreFlows } from '@quayside/host/core-flows';
import type { Edition } from '@quayside/host/edition';
import { exampleEnvironments } from '@quayside/host/example/environments';
import { languages } from '@quayside/i18n/language';
import { editionAppTypes } from '@quayside/platform/app-type';
import { editionCapabilities } from '@quayside/rules/edition-capabilities';
import { legalPages, licence, wordmark } from './brand.ts';
import { wordmarkDrawing } from './wordmark.ts';

/**
 * Mainland China: manual entry with an identity card or a passport; options are the only permission. Host names, keys
 * and the licence are examples.
 */
export const edition: Edition = {
  name: 'mainland',
  appType: editionAppTypes.mainland,
  version: '1.0.0',
  base: '/acct/open-account/',
  languages,
  defaultLanguage: 'zh-Hans',
  environments: exampleEnvironments('cn.example.com', 'cn'),
  capabilities: editionCapabilities[editionAppTypes.mainland],
  flows: [...coreFlows({ provider: 'hosted', name: 'Sealight ID' }), optionsEntry],
  wordmark,
  wordmarkDrawing,
  licence,
  legalPages,
  markets: 3,
  homeFacts: ['documents', 'time', 'fee', 'markets'],
  homeBand: 'ridge',
  openedPicture: 'opened.svg',
  exampleFees: {
    currency: 'USD',
    order: '10000',
    commission: { trader: '1.99', standard: '2.99', intel: '2.99' },
    products: { options: '0.65', futures: '1.5', cfd: '5' },
  },
  appAddress: 'https://www.example.com/app',
  systemDark: true,
  operations: {},
  encryptionKeys: () => import('@quayside/host/example/encryption-keys'),
};
