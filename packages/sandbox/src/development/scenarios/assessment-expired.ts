import { openingMails, permissionPaths, withMargin } from './permission.ts';
import { defineScenario } from './scenario.ts';

/** Days after which a CKA has expired. It is valid for one year (domain handbook 4). */
const LONGER_THAN_A_YEAR = 400;

/** Scenarios of an expired CFD assessment, before the application and after the opening. */
export const assessmentExpired = [
  defineScenario({
    id: 'cfd-assessment-over',
    about: 'applies for CFDs with an assessment that has expired',
    fixture: { flow: 'cfd', before: withMargin, assessedDaysAgo: LONGER_THAN_A_YEAR, through: 'introduce' },
    expect: { state: 'draft', path: permissionPaths.cfd.experience, accounts: ['margin'], mails: openingMails },
  }),
  defineScenario({
    id: 'cfd-to-renew',
    about: 'may trade CFDs, and the assessment behind that has expired',
    fixture: {
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
