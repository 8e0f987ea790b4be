/** How long a request may take to arrive: 20 MB at 50 kbit/s. */
export const longestRequestMs = 60 * 60 * 1000;
