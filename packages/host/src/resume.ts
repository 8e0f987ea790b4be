/** The state of a navigation to a flow's first path that means the step at which the application stands: the guard knows it, and tells what keeps it from being known. */
export const resume = { resume: true } as const;

/** Whether a navigation carries `resume`. */
export const resumes = (state: unknown): boolean => (state as typeof resume | null)?.resume === true;
