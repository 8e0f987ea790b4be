import {
  documentRequestFlow,
  informationChangeFlow,
  marginUpgradeFlow,
  tierChangeFlow,
} from '@quayside/flow-account/account';
import { cfdFlow } from '@quayside/flow-derivatives/cfd';
import { futuresFlow } from '@quayside/flow-derivatives/futures';
import { optionsFlow } from '@quayside/flow-derivatives/options';
import { informationForms, informationRefusal, requestedDocumentForms } from '@quayside/flow-opening/information-forms';
import { jointFlow } from '@quayside/flow-opening/joint';
import { openingFlow } from '@quayside/flow-opening/opening';
import { w8benOpeningSteps } from '@quayside/flow-w8ben/opening-steps';
import { w8benModifyFlow } from '@quayside/flow-w8ben/w8ben-modify';
import { w8benUpdateFlow } from '@quayside/flow-w8ben/w8ben-update';
import type { Edition } from '@quayside/host/edition';
import { languages } from '@quayside/i18n/language';
import { appTypes } from '@quayside/platform/app-type';

const services = (host: string) =>
  ({
    trading: `https://trade.${host}/`,
    business: `https://open.${host}/`,
    log: `https://log.${host}/`,
    analysis: `https://analysis.${host}/`,
    sso: `https://sso.${host}/`,
  }) as const;

/** The page of a provider in a frame: the sandbox's own while nobody has signed with one. */
const identityCheck = { provider: 'hosted' } as const;

/** Singapore. Host names and licence are this company's to fill in: examples of RFC 2606 stand in their place. */
export const edition: Edition = {
  name: 'sg',
  appType: appTypes.singapore,
  version: '1.0.0',
  base: '/acct/open-account/',
  languages,
  defaultLanguage: 'en',
  environments: {
    localhost: { name: 'dev', storageBucket: 'dev', bases: 'same-origin' },
    '127.0.0.1': { name: 'dev', storageBucket: 'dev', bases: 'same-origin' },
    'open.sit.example.com': { name: 'sit', storageBucket: 'sit', bases: services('sit.example.com') },
    'open.uat.example.com': { name: 'uat', storageBucket: 'uat', bases: services('uat.example.com') },
    'open.example.com': { name: 'prd', region: 'sg', storageBucket: 'prd', bases: services('example.com') },
  },
  flows: [
    openingFlow({ w8ben: w8benOpeningSteps, identityCheck }),
    jointFlow({ w8ben: w8benOpeningSteps, identityCheck }),
    informationChangeFlow({ forms: informationForms, refusal: informationRefusal }),
    tierChangeFlow,
    marginUpgradeFlow,
    documentRequestFlow({ forms: requestedDocumentForms }),
    optionsFlow(),
    futuresFlow(),
    cfdFlow(),
    w8benUpdateFlow,
    w8benModifyFlow,
  ],
  digitalId: { origins: ['https://id.singpass.gov.sg', 'https://stg-id.singpass.gov.sg'] },
  systemDark: true,
  encryptionKeys: () => import('./encryption-keys.ts'),
};
