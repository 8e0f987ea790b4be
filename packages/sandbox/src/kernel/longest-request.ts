/** Milliseconds in which a request must arrive: enough for 20 MB at 50 kbit/s. */
export const longestRequestMs = 60 * 60 * 1000;
