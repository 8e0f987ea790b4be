/** Navigation state that means the current step of the application instead of the flow's first path. */
export const resume = { resume: true } as const;

/** Returns whether a navigation carries `resume`. */
export const resumes = (state: unknown): boolean => (state as typeof resume | null)?.resume === true;
