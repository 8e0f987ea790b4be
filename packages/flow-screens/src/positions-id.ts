/** The id of the list of positions on the pages of account details, to which a margin call leads. */
export const POSITIONS_ID = 'positions';
