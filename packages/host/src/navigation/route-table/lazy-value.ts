/** A value that loads on first use. */
export type LazyValue<Value> = {
  /** Returns the value, or undefined until it has loaded. */
  readonly current: () => Value | undefined;
  /** Loads the value once. A call after a failure retries. */
  readonly load: () => Promise<Value>;
};

/** Creates a value that `load` loads once. */
export function lazyValue<Value>(load: () => Promise<Value>): LazyValue<Value> {
  let value: Value | undefined;
  let running: Promise<Value> | undefined;
  const start = async () => {
    try {
      value = await load();
      return value;
    } catch (error) {
      running = undefined;
      throw error;
    }
  };
  return {
    current: () => value,
    load: () => {
      running ??= start();
      return running;
    },
  };
}
