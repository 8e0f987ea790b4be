/** Returns the field that a label names: `gender` for the key `gender.label`. */
export const fieldNameOf = (key: string): string => key.replace(/\.label$/, '');
