import type { AgreementDocument } from './agreement-text.tsx';

/** An agreement that is longer than a screen, for stories and tests. */
export const sampleAgreement: AgreementDocument = {
  id: 'customer-agreement',
  title: 'Customer agreement',
  version: '3.1',
  language: 'en',
  effectiveFrom: '2026-07-01',
  sections: [
    'Opening and using the account',
    'Orders and execution',
    'Settlement and custody',
    'Fees and interest',
    'Risk',
    'Ending the agreement',
  ].map((heading, at) => ({
    heading: `${at + 1}. ${heading}`,
    paragraphs: [
      `${at + 1}.1 This clause says what you and the broker may expect of each other when it comes to “${heading.toLowerCase()}”, and from when on it applies to your account.`,
      `${at + 1}.2 The broker tells you at least 30 days before it changes this clause. If you do not agree with a change you may close the account without cost before the change takes effect.`,
    ],
  })),
};

/** An agreement that fits a screen, for stories and tests. */
export const shortAgreement: AgreementDocument = {
  id: 'e-statements',
  title: 'Electronic statements',
  version: '1.0',
  language: 'en',
  effectiveFrom: '2026-01-01',
  sections: [{ heading: '1. Statements', paragraphs: ['1.1 Statements are sent to you by e-mail.'] }],
};
