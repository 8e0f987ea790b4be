/** Element id of the list of positions on the account pages, to which a margin call scrolls. */
export const POSITIONS_ID = 'positions';
