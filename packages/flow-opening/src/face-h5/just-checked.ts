/** Router state of the result pages right after a check. Customers who open the URL directly have no such state. */
export const justChecked = { faceChecked: 'now' } as const;
