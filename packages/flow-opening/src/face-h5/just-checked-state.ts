/** Router state of the result pages right after a check. Customers who open the URL directly have no such state. */
export const justCheckedState = { faceChecked: 'now' } as const;
