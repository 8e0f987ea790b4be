/** Lets the browser paint and handle events before work continues. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
