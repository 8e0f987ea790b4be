/** Router state of the result page. It is set after a check, and missing if the customer opened the URL. */
export const justChecked = { faceChecked: 'now' } as const;
