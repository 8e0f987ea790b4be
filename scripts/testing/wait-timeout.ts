import { vi } from 'vitest';

const { waitFor } = vi;

/** `vi.waitFor` gives up after one second, which is too early on a busy machine. It takes half a minute here; a test may ask for another limit. */
vi.waitFor = (check, options) =>
  waitFor(check, typeof options === 'number' ? options : { timeout: 30_000, ...options });
