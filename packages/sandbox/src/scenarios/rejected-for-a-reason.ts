import type { ReasonCode, reasons } from '@quayside/contract/reasons';
import { defineScenario, type Scenario } from './scenario.ts';

type Retry = { [Code in ReasonCode]: (typeof reasons)[Code] extends 'retry' ? Code : never }[ReasonCode];

/** The item that each reason is given for; a reason that joins the catalogue does not compile without one. */
const items = {
  'expired-id': 'identity-document',
  'unclear-image': 'identity-document',
  photocopy: 'identity-document',
  'missing-side': 'identity-document',
  'wrong-format': 'address-proof',
  'too-old': 'address-proof',
  'illegible-proof': 'address-proof',
  'incomplete-proof': 'address-proof',
  'name-mismatch': 'identity-details',
  'birth-date-mismatch': 'identity-details',
  'number-mismatch': 'identity-details',
  'face-mismatch': 'face',
  'signature-mismatch': 'signature',
  'minor-proof': 'identity-details',
  'tax-number': 'w8ben',
  'identity-check': 'face',
  'more-information': 'finances',
  'request-unanswered': 'experience',
} as const satisfies Record<Retry, string>;

const side = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

/** Only a card has a side that can be missing. */
const card = {
  change: {
    'base-info': { documentType: 'identification-card', documentNumber: 'AB123456' },
    'submit-photo': { front: side(1), back: side(4) },
  },
  documents: { [side(4)]: { kind: 'identity-back' } },
};

/** One item sent back, for each reason of the catalogue: `rejected-unclear-image`. */
export const rejectedForAReason: readonly Scenario[] = Object.entries(items).map(([code, item]) =>
  defineScenario({
    id: `rejected-${code}`,
    about: `sent back: ${item}, ${code}`,
    given: {
      through: 'all',
      state: 'action-needed',
      rejected: { [item]: { code } },
      ...(code === 'missing-side' ? card : {}),
    },
    expect: {
      state: 'action-needed',
      path: '/error-transfer',
      rejected: { [item]: code },
      mails: ['received', 'action-needed'],
    },
  }),
);
