import { cfdFlow } from '@quayside/flow-derivatives/cfd';
import { futuresFlow } from '@quayside/flow-derivatives/futures';
import { optionsFlow } from '@quayside/flow-derivatives/options';
import { coreFlows } from '@quayside/host/core-flows';
import type { Edition } from '@quayside/host/edition';
import { exampleEnvironments } from '@quayside/host/example/environments';
import { languages } from '@quayside/i18n/language';
import { appTypes } from '@quayside/platform/app-type';
import { editionCapabilities } from '@quayside/rules/edition-capabilities';

/** Singapore. Host names, keys and the licence are examples: a company puts its own in their place. */
export const edition: Edition = {
  name: 'sg',
  appType: appTypes.singapore,
  version: '1.0.0',
  base: '/acct/open-account/',
  languages,
  defaultLanguage: 'en',
  environments: exampleEnvironments('example.com', 'sg'),
  capabilities: editionCapabilities[appTypes.singapore],
  flows: [...coreFlows(), optionsFlow(), futuresFlow(), cfdFlow()],
  digitalId: { origins: ['https://id.singpass.gov.sg', 'https://stg-id.singpass.gov.sg'] },
  licence: 'EXAMPLE-000000',
  appAddress: 'https://www.example.com/app',
  systemDark: true,
  encryptionKeys: () => import('@quayside/host/example/encryption-keys'),
};
