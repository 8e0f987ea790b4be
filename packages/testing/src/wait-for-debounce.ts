import { expect, waitFor } from 'storybook/test';

/** Resolves when a button accepts another press: UI-02 ignores a second one within 200 ms. */
export async function waitForDebounce(): Promise<void> {
  const start = performance.now();
  await waitFor(() => expect(performance.now() - start).toBeGreaterThan(200));
}
