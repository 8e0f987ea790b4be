/** Functions that load the screen of each step in the flows that modify or update the form, by the step's id. */
export const updateScreens = {
  'w8ben.form': () => import('../update-form/update-form.tsx'),
  'w8ben.info': () => import('../update-info/update-info.tsx'),
  'w8ben.signature': () => import('../update-signature/update-signature.tsx'),
  affidavit: () => import('../affidavit/affidavit.tsx'),
} as const;

/** Functions that load the screens that are not steps in the flows that modify or update the form, by the screen's id. */
export const updatePages = {
  'account-state': () => import('../status/status.tsx'),
  'not-eligible': () => import('../us-person/us-person.tsx'),
} as const;
