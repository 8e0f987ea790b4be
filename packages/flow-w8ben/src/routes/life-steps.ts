/** Screens of the steps in the flows that modify or update the form. */
export const lifeScreens = {
  'w8ben.form': () => import('../life-form/life-form.tsx'),
  'w8ben.info': () => import('../life-info/life-info.tsx'),
  'w8ben.signature': () => import('../life-signature/life-signature.tsx'),
  affidavit: () => import('../affidavit/affidavit.tsx'),
} as const;

/** Screens outside the steps in the flows that modify or update the form. */
export const lifePages = {
  'account-state': () => import('../status/status.tsx'),
  'not-eligible': () => import('../us-person/us-person.tsx'),
} as const;
