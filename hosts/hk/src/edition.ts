import type { Edition } from '@quayside/host/edition';
import { editionFlows } from '@quayside/host/edition-flows';
import { exampleEnvironments } from '@quayside/host/example/environments';
import { languages } from '@quayside/i18n/language';
import { editionAppTypes } from '@quayside/platform/app-type';
import { editionCapabilities } from '@quayside/rules/edition-capabilities';
import { appProfile } from './app-profile.ts';

const capabilities = editionCapabilities[editionAppTypes.hk];

/**
 * The edition for Hong Kong. Customers enter their data and use an identity card of Hong Kong, the mainland, Macau or Taiwan, a passport, or an NRIC in
 * Singapore. It has no CFDs. Host names, keys and the licence are examples.
 */
export const edition: Edition = {
  name: 'hk',
  appType: editionAppTypes.hk,
  version: '1.0.0',
  base: '/acct/open-account/',
  languages,
  defaultLanguage: 'zh-Hans',
  environments: exampleEnvironments('hk.example.com', 'hk'),
  secondLogPath: 'quotes-applogupload/api/v1/errorjson',
  capabilities,
  flows: editionFlows(capabilities, { provider: 'hosted', name: 'Sealight ID' }),
  ...appProfile,
  otherApp: async (appType) => (await import('./other-apps.ts')).loadOtherApp(appType),
  appAddress: 'https://www.example.com/app',
  systemDark: true,
  operations: {},
  encryptionKeys: () => import('@quayside/host/example/encryption-keys'),
};
