/** The element id of the list of positions on the account pages. A margin call scrolls to this list. */
export const POSITIONS_ID = 'positions';
