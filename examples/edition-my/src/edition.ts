import type { Edition } from '@quayside/host/edition';
import { editionFlows } from '@quayside/host/edition-flows';
import { homeText } from './home-text.ts';

const capabilities: Edition['capabilities'] = {
  digitalId: false,
  documentTypes: ['mykad', 'passport'],
  tiers: ['trader', 'standard'],
  derivatives: ['options'],
};

/** The edition for Malaysia. Its host names, keys and licence are examples, which a company replaces. */
export const edition: Edition = {
  name: 'my',
  appType: 60,
  version: '1.0.0',
  base: '/acct/open-account/',
  languages: ['ms', 'en', 'zh-Hans'],
  defaultLanguage: 'ms',
  environments: {
    localhost: { name: 'dev', storageBucket: 'dev', bases: 'same-origin' },
    'buka.example.com': {
      name: 'prd',
      region: 'my',
      storageBucket: 'prd',
      bases: {
        trading: 'https://trade.example.com/',
        business: 'https://buka.example.com/',
        log: 'https://log.example.com/',
        analysis: 'https://analysis.example.com/',
        sso: 'https://sso.example.com/',
      },
    },
  },
  homeText,
  texts: {
    home: {
      'prepare.tax': {
        en: 'Your tax identification number (TIN) from LHDN',
        ms: 'Nombor pengenalan cukai (TIN) anda daripada LHDN',
        'zh-Hans': '您的税务识别号（LHDN 发出的 TIN）',
      },
    },
  },
  capabilities,
  flows: editionFlows(capabilities, { provider: 'hosted', name: 'Sealight ID' }),
  wordmark: 'Pelabuhan',
  licence: 'EXAMPLE-000060',
  exampleFees: { currency: 'MYR', order: '10000', commission: { trader: '8', standard: '12', intel: '12' } },
  encryptionKeys: () => import('@quayside/host/example/encryption-keys'),
};
