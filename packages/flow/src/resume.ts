/** The router state of a navigation that opens the application's current step instead of the flow's first page. */
export const resumeState = { resume: true } as const;

/**
 * The router state of Back on a page outside a sequence, which navigates to the parent page. If the page was opened from home, the page history navigates home
 * instead. Both use the animation for Back.
 */
export const upState = { up: true } as const;

/** Returns whether a router state is `upState`, and false for any other value. */
export const isUpState = (state: unknown): boolean => (state as typeof upState | null)?.up === true;

/** Returns whether a router state is `resumeState`, and false for any other value. */
export const isResumeState = (state: unknown): boolean => (state as typeof resumeState | null)?.resume === true;
