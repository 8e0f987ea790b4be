import { pageRandom, type RandomBytes, randomId } from '@quayside/platform/random-id';

/** One piece of work under one operation id, however often it is asked for. */
export type SingleFlight<T> = {
  /** Does the work, unless it runs or is done: then its promise. After a failure the next call tries the same operation again. */
  readonly run: () => Promise<T>;
  readonly state: () => 'idle' | 'running' | 'done';
  readonly operationId: string;
};

/** One submission: however often it is tapped it is sent once, and a retry is the same operation (F51). Make one a form, and a new one after an edit. */
export function singleFlight<T>(
  work: (operationId: string) => Promise<T>,
  random: RandomBytes = pageRandom,
): SingleFlight<T> {
  const operationId = randomId(random);
  let state: 'idle' | 'running' | 'done' = 'idle';
  let present: Promise<T> | undefined;
  const start = async (): Promise<T> => {
    state = 'running';
    try {
      const result = await work(operationId);
      state = 'done';
      return result;
    } catch (error) {
      state = 'idle';
      present = undefined;
      throw error;
    }
  };
  return {
    operationId,
    state: () => state,
    run() {
      present ??= start();
      return present;
    },
  };
}
