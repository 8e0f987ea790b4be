/** Lets the browser paint and hear what is waiting before work goes on. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
