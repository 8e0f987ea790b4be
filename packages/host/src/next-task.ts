/** Resolves in the next task, after the browser has painted and handled events. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
