import type { Edition } from '@quayside/host/edition';
import { editionFlows } from '@quayside/host/edition-flows';
import { exampleEnvironments } from '@quayside/host/example/environments';
import { languages } from '@quayside/i18n/language';
import { editionAppTypes } from '@quayside/platform/app-type';
import { editionCapabilities } from '@quayside/rules/edition-capabilities';
import { appProfile } from './app-profile.ts';

const capabilities = editionCapabilities[editionAppTypes.sg];

/** The edition for Singapore. Host names, keys and the licence are examples that a company replaces. */
export const edition: Edition = {
  name: 'sg',
  appType: editionAppTypes.sg,
  version: '1.0.0',
  base: '/acct/open-account/',
  languages,
  defaultLanguage: 'en',
  environments: exampleEnvironments('example.com', 'sg'),
  secondLogPath: 'quotes-applogupload/api/v1/errorjson',
  capabilities,
  flows: editionFlows(capabilities, { provider: 'hosted', name: 'Sealight ID' }),
  digitalId: { origins: ['https://id.singpass.gov.sg', 'https://stg-id.singpass.gov.sg'] },
  ...appProfile,
  otherApp: async (appType) => (await import('./other-apps.ts')).loadOtherApp(appType),
  appAddress: 'https://www.example.com/app',
  systemDark: true,
  operations: {},
  encryptionKeys: () => import('@quayside/host/example/encryption-keys'),
};
