/** Keys of short labels for lines of the form, by line, for lists of answers. The form itself has the words of the law. */
export const shortLabels = {
  '1': 'card.label.name',
  '2': 'card.label.citizenship',
  '3': 'card.label.permanentAddress',
  '4': 'card.label.mailingAddress',
  '5': 'card.label.usTaxNumber',
  '6a': 'card.label.taxNumber',
} as const;

/** Returns whether a line has a short label. */
export const hasShortLabel = (line: string): line is keyof typeof shortLabels => line in shortLabels;
