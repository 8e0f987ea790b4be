import { futuresFlow } from '@quayside/flow-derivatives/futures';
import { optionsFlow } from '@quayside/flow-derivatives/options';
import { coreFlows } from '@quayside/host/core-flows';
import type { Edition } from '@quayside/host/edition';
import { exampleEnvironments } from '@quayside/host/example/environments';
import { languages } from '@quayside/i18n/language';
import { appTypes } from '@quayside/platform/app-type';
import { editionCapabilities } from '@quayside/rules/edition-capabilities';

/** Hong Kong: by hand, with a Hong Kong, mainland, Macau or Taiwan card, a passport, or the NRIC of who lives in Singapore; no CFDs. Host names, keys and the licence are examples. */
export const edition: Edition = {
  name: 'hk',
  appType: appTypes.hongKong,
  version: '1.0.0',
  base: '/acct/open-account/',
  languages,
  defaultLanguage: 'zh-Hans',
  environments: exampleEnvironments('hk.example.com', 'hk'),
  capabilities: editionCapabilities[appTypes.hongKong],
  flows: [...coreFlows(), optionsFlow(), futuresFlow()],
  licence: 'EXAMPLE-000000',
  appAddress: 'https://www.example.com/app',
  systemDark: true,
  encryptionKeys: () => import('@quayside/host/example/encryption-keys'),
};
