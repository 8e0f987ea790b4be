import { vi } from 'vitest';

const { waitFor } = vi;

/** Raises the default timeout of `vi.waitFor` from one second to 30, for busy machines. */
vi.waitFor = (check, options) =>
  waitFor(check, typeof options === 'number' ? options : { timeout: 30_000, ...options });
