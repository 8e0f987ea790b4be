import { optionsFlow } from '@quayside/flow-derivatives/options';
import { coreFlows } from '@quayside/host/core-flows';
import type { Edition } from '@quayside/host/edition';
import { exampleEnvironments } from '@quayside/host/example/environments';
import { languages } from '@quayside/i18n/language';
import { appTypes } from '@quayside/platform/app-type';
import { editionCapabilities } from '@quayside/rules/edition-capabilities';

/** The mainland: by hand, with an identity card or a passport; options are the one permission. Host names, keys and the licence are examples. */
export const edition: Edition = {
  name: 'mainland',
  appType: appTypes.mainland,
  version: '1.0.0',
  base: '/acct/open-account/',
  languages,
  defaultLanguage: 'zh-Hans',
  environments: exampleEnvironments('cn.example.com', 'cn'),
  capabilities: editionCapabilities[appTypes.mainland],
  flows: [...coreFlows(), optionsFlow()],
  licence: 'EXAMPLE-000000',
  appAddress: 'https://www.example.com/app',
  systemDark: true,
  encryptionKeys: () => import('@quayside/host/example/encryption-keys'),
};
