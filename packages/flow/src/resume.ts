/** Navigation state that opens the application's current step instead of the flow's first path. */
export const resume = { resume: true } as const;

/**
 * Navigation state of Back on a page that is not part of a sequence: it leads to the parent page. If the page was opened from home, the page history
 * leads to home instead. Both navigations look like going back.
 */
export const up = { up: true } as const;

/** Returns whether a navigation carries `up`. */
export const goesUp = (state: unknown): boolean => (state as typeof up | null)?.up === true;

/** Returns whether a navigation carries `resume`. */
export const resumes = (state: unknown): boolean => (state as typeof resume | null)?.resume === true;
