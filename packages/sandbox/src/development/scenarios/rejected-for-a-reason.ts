import type { ReasonCode, reasons } from '@quayside/contract/reasons';
import { defineScenario, type Scenario } from './scenario.ts';

type Retry = { [Code in ReasonCode]: (typeof reasons)[Code] extends 'retry' ? Code : never }[ReasonCode];

/** Item for each reason of a rejection. A reason without one does not compile. */
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

/** Answers with a card, because only a card can lack a side. */
const card = {
  change: {
    'base-info': { documentType: 'mykad', documentNumber: '900514-14-1235' },
    'submit-photo': { front: side(1), back: side(4) },
  },
  documents: { [side(4)]: { kind: 'identity-back' } },
};

/** Reviewer's note for a reason that requires one. */
const notes: Readonly<Record<string, string>> = {
  'more-information':
    'Source of wealth: your net worth is more than your income explains. Tell us where the rest comes from.',
};

/** Reading with another name than the basic information. */
const otherName = { documents: { [side(1)]: { kind: 'identity-front', reading: { fullName: 'LIM WEI MENG' } } } };

/** Scenarios with one rejected item for each reason, such as `rejected-unclear-image`. */
export const rejectedForAReason: readonly Scenario[] = Object.entries(items).map(([code, item]) =>
  defineScenario({
    id: `rejected-${code}`,
    about: `sent back: ${item}, ${code}`,
    fixture: {
      through: 'all',
      state: 'action-needed',
      rejected: { [item]: { code, ...(code in notes ? { note: notes[code] } : {}) } },
      ...(code === 'missing-side' ? card : code === 'name-mismatch' ? otherName : {}),
    },
    expect: {
      state: 'action-needed',
      path: '/error-transfer',
      rejected: { [item]: code },
      mails: ['received', 'action-needed'],
    },
  }),
);
