/** Longest time for a request to arrive, in milliseconds: 20 MB at 50 kbit/s. */
export const longestRequestMs = 60 * 60 * 1000;
