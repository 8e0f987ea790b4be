/** Id of the list of positions on the pages of account details. A margin call links to it. */
export const POSITIONS_ID = 'positions';
