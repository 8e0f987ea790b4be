/** Router state of the result pages. A check sets it; a customer who opens the URL has none. */
export const justChecked = { faceChecked: 'now' } as const;
