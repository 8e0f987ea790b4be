import { vi } from 'vitest';

const { waitFor } = vi;

/** `vi.waitFor` with a default timeout of 30 seconds instead of one, for busy machines. */
vi.waitFor = (check, options) =>
  waitFor(check, typeof options === 'number' ? options : { timeout: 30_000, ...options });
