/** Router state of a navigation that opens the application's current step instead of the flow's first page. */
export const resume = { resume: true } as const;

/**
 * Router state of Back on a page outside a sequence, which navigates to the parent page. If the page was opened from home, the page history navigates
 * home instead. Both use the animation for Back.
 */
export const up = { up: true } as const;

/** Returns whether a router state is `up`. */
export const goesUp = (state: unknown): boolean => (state as typeof up | null)?.up === true;

/** Returns whether a router state is `resume`. */
export const resumes = (state: unknown): boolean => (state as typeof resume | null)?.resume === true;
