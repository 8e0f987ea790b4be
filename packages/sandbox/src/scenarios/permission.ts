import type { Given } from '../staging/given.ts';

/** What a permission hangs on: an account that is open. */
export const withMargin: Given = { through: 'all', accountType: 'margin', state: 'opened' };
export const withCash: Given = { through: 'all', state: 'opened' };

/** Messages that went out with the opening. */
export const openingMails = ['received', 'opened'] as const;

/** Where each product's screens are. */
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
