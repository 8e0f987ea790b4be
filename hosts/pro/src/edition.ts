import type { Edition } from '@quayside/host/edition';
import { editionFlows } from '@quayside/host/edition-flows';
import { exampleEnvironments } from '@quayside/host/example/environments';
import { languages } from '@quayside/i18n/language';
import { editionAppTypes } from '@quayside/platform/app-type';
import { editionCapabilities } from '@quayside/rules/edition-capabilities';
import { appProfile } from './app-profile.ts';

const capabilities = editionCapabilities[editionAppTypes.pro];

/**
 * The edition for active traders, with the pro theme: all features except the Trader tier and the digital ID. Host names, keys and the licence are examples.
 */
export const edition: Edition = {
  name: 'pro',
  appType: editionAppTypes.pro,
  version: '1.0.0',
  base: '/acct/open-account/',
  languages,
  defaultLanguage: 'zh-Hans',
  environments: exampleEnvironments('pro.example.com'),
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
