/** Returns a promise that resolves in the next task, so that the browser can paint and handle events before. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
