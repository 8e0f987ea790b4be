/** Path at which a phone takes over a step, and to which it returns. */
export const handOffPath = '/hand-off';

/** Returns the path on a phone: `/sg-face-h5` becomes `/hand-off-sg-face-h5`. */
export const phonePath = (path: string): string => `${handOffPath}-${path.slice(1)}`;
