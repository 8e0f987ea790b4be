/** State of the page of the result when the check has led to it, and not the address. */
export const justChecked = { faceChecked: 'now' } as const;
