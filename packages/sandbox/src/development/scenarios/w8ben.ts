import type { Answers } from '@quayside/rules/journey';
import { W8BEN_REVISION } from '@quayside/rules/journeys/w8ben';
import { sampleName } from '../samples/sample-answers.ts';
import type { ApplicationFixture } from '../seeds/application-fixture.ts';

/** Fixture of an account that was submitted yesterday, for W-8BEN scenarios. */
export const opened: ApplicationFixture = { through: 'all', state: 'opened', submittedDaysAgo: 1 };
export const openedMails = ['received', 'opened'] as const;

const YEAR = 365.25;
/** Ages of a form in days. On any day of the year, it has expired, ends this year, or was signed last year. */
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

/** Answers that confirm a form without changes, up to the signature. */
export const checked: Answers = {
  update: { decision: 'confirm' },
  tips: { read: true },
  'w8ben.info': { confirmed: true },
};

/** Answers that also sign it. The seed replaces the time of the signature with that of the save. */
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
