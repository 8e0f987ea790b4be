import type { ApplicationFixture } from '../seeds/application-fixture.ts';

/** Fixture of the open account that a permission requires. */
export const withMargin: ApplicationFixture = { through: 'all', accountType: 'margin', state: 'opened' };
export const withCash: ApplicationFixture = { through: 'all', state: 'opened' };

/** Kinds of the opening's mails. */
export const openingMails = ['received', 'opened'] as const;

/** Paths of each product's pages. */
export const permissionPaths = {
  options: {
    introduce: '/sg-options-introduce',
    experience: '/sg-options-experience',
    knowledge: '/sg-options-knowledge',
    statement: '/sg-risk-statement',
    wait: '/sg-options-wait',
    success: '/sg-options-success',
    fail: '/sg-options-fail',
  },
  futures: {
    introduce: '/sg-futures',
    experience: '/sg-futures-experience',
    knowledge: '/sg-futures-knowledge',
    statement: '/sg-futures-risk-statement',
    wait: '/sg-futures-wait',
    success: '/sg-futures-success',
    fail: '/sg-futures-fail',
  },
  cfd: {
    introduce: '/sg-cfd',
    experience: '/sg-cfd-experience',
    knowledge: '/sg-cfd-knowledge',
    statement: '/sg-cfd-agreement',
    wait: '/sg-cfd-wait',
    success: '/sg-cfd-success',
    fail: '/sg-cfd-fail',
  },
} as const;
