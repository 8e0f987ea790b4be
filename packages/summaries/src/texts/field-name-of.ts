/** Returns the field of a label's key: `gender` for `gender.label`. */
export const fieldNameOf = (key: string): string => key.replace(/\.label$/, '');
