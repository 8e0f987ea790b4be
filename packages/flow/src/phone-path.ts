/** Path of the hand-off page, where a phone starts and ends a step. */
export const handOffPath = '/hand-off';

/** Returns the path on a phone: `/sg-face-h5` becomes `/hand-off-sg-face-h5`. */
export const phonePath = (path: string): string => `${handOffPath}-${path.slice(1)}`;
