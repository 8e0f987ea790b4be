import { openingMails, permissionPaths, withMargin } from './permission.ts';
import { defineScenario } from './scenario.ts';

/** A CKA counts for one year (domain handbook 4). */
const LONGER_THAN_A_YEAR = 400;

/** The assessment that CFDs hang on is over: before they are applied for, and once they are open. */
export const assessmentExpired = [
  defineScenario({
    id: 'cfd-assessment-over',
    about: 'applies for CFDs with an assessment that has expired',
    given: { flow: 'cfd', before: withMargin, assessedDaysAgo: LONGER_THAN_A_YEAR, through: 'introduce' },
    expect: { state: 'draft', path: permissionPaths.cfd.experience, accounts: ['margin'], mails: openingMails },
  }),
  defineScenario({
    id: 'cfd-to-renew',
    about: 'may trade CFDs, and the assessment behind that has expired',
    given: {
      flow: 'cfd',
      before: withMargin,
      assessedDaysAgo: LONGER_THAN_A_YEAR,
      through: 'all',
      tries: ['passed'],
      state: 'opened',
    },
    expect: {
      state: 'opened',
      path: permissionPaths.cfd.success,
      accounts: ['margin', 'cfd'],
      mails: [...openingMails, 'received', 'approved'],
    },
  }),
];
