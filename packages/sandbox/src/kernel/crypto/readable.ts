import { SealBrokenError } from './vault.ts';

/** Returns the result of `read`, or `instead` if a stored value does not decrypt. One broken row then does not fail a whole list or job. */
export async function readableOr<T, U>(instead: U, read: () => Promise<T>): Promise<T | U> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof SealBrokenError) return instead;
    throw error;
  }
}
