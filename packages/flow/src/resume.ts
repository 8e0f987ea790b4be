/** Navigation state that means the current step of the application instead of the flow's first path. */
export const resume = { resume: true } as const;

/**
 * Navigation state of Back on a page without an order: it leads to the page above. The page history leads home instead, if the page was opened there; both come as
 * pages that lie behind.
 */
export const up = { up: true } as const;

/** Returns whether a navigation carries `up`. */
export const goesUp = (state: unknown): boolean => (state as typeof up | null)?.up === true;

/** Returns whether a navigation carries `resume`. */
export const resumes = (state: unknown): boolean => (state as typeof resume | null)?.resume === true;
