/** The path of the hand-off page, where a phone starts and ends a step. */
export const handOffPath = '/hand-off';

/** Returns the path of a step's page on a phone: `/hand-off-sg-face-h5` for `/sg-face-h5`. */
export const phonePath = (path: string): string => `${handOffPath}-${path.slice(1)}`;
