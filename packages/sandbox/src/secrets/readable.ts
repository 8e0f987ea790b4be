import { SealBrokenError } from './vault.ts';

/** What `read` gives; `instead` where a stored value does not open. For lists and sweeps: one broken row keeps nobody from the others. */
export async function readableOr<T, U>(instead: U, read: () => Promise<T>): Promise<T | U> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof SealBrokenError) return instead;
    throw error;
  }
}
