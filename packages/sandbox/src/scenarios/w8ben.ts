import type { Answers } from '@quayside/rules/journey';
import { W8BEN_REVISION } from '@quayside/rules/journeys/w8ben';
import { sampleName } from '../development/sample-answers.ts';
import type { Given } from '../staging/given.ts';

/** What was before whatever becomes of a W-8BEN: the account was opened, the day before. */
export const opened: Given = { through: 'all', state: 'opened', submittedDaysAgo: 1 };
export const openedMails = ['received', 'opened'] as const;

const YEAR = 365.25;
/** Far enough back that a form has expired on every day of a year, and that none has. */
export const days = { expired: Math.ceil(4 * YEAR), endsThisYear: Math.ceil(3 * YEAR), lastYear: 366 } as const;

export const within = {
  country: 'MY',
  line1: '9, Jalan Bukit Bintang',
  city: 'Kuala Lumpur',
  state: 'MY-14',
  postalCode: '55100',
};
export const abroad = {
  country: 'TH',
  line1: '99/123 Sukhumvit 55',
  district: 'Watthana',
  state: 'TH-10',
  postalCode: '10110',
};

const signature = { method: 'type', text: sampleName };

/** Confirmed as it is on file, and not signed yet. */
export const checked: Answers = {
  update: { decision: 'confirm' },
  tips: { read: true },
  'w8ben.info': { confirmed: true },
};

/** Signed as well. The instant of the signature is that of its saving. */
export const confirmed: Answers = {
  ...checked,
  'w8ben.signature': {
    certified: true,
    capacity: true,
    name: sampleName,
    signature,
    signedAt: '2026-11-21T00:00:00Z',
    revision: W8BEN_REVISION,
  },
};
