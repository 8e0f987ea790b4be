import { cfdEntry, futuresEntry, optionsEntry } from '@quayside/flow-derivatives/entries';
import { coreFlows } from '@quayside/host/core-flows';
import type { Edition } from '@quayside/host/edition';
import { exampleEnvironments } from '@quayside/host/example/environments';
import { languages } from '@quayside/i18n/language';
import { editionAppTypes } from '@quayside/platform/app-type';
import { editionCapabilities } from '@quayside/rules/edition-capabilities';
import { legalPages, licence, wordmark } from './brand.ts';
import { wordmarkDrawing } from './wordmark.ts';

/** Singapore. Host names, keys and the licence are examples that a company replaces. */
export const edition: Edition = {
  name: 'sg',
  appType: editionAppTypes.sg,
  version: '1.0.0',
  base: '/acct/open-account/',
  languages,
  defaultLanguage: 'en',
  environments: exampleEnvironments('example.com', 'sg'),
  capabilities: editionCapabilities[editionAppTypes.sg],
  flows: [...coreFlows({ provider: 'hosted', name: 'Sealight ID' }), optionsEntry, futuresEntry, cfdEntry],
  digitalId: { origins: ['https://id.singpass.gov.sg', 'https://stg-id.singpass.gov.sg'] },
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
  appAddress: 'https://www.example.com/app',
  systemDark: true,
  operations: {},
  encryptionKeys: () => import('@quayside/host/example/encryption-keys'),
};
