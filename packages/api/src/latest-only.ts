/** A later request took its place: nothing to show and nothing to say. */
export class SupersededError extends Error {
  override readonly name = 'SupersededError';
  constructor() {
    super('A later request took the place of this one, so its answer is not used.');
  }
}

/**
 * Lets only the latest of several requests count, in whatever order their answers come (F55): for searches and filters. An earlier one
 * is aborted and rejects with SupersededError.
 */
export function latestOnly<Input extends unknown[], Result>(
  request: (signal: AbortSignal, ...input: Input) => Promise<Result>,
): (...input: Input) => Promise<Result> {
  let present: AbortController | undefined;
  return async (...input) => {
    present?.abort();
    const own = new AbortController();
    present = own;
    try {
      const result = await request(own.signal, ...input);
      if (own.signal.aborted) throw new SupersededError();
      return result;
    } catch (error) {
      throw own.signal.aborted ? new SupersededError() : error;
    }
  };
}
