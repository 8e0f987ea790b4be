/** A value that is loaded on first use. */
export type LazyValue<Value> = {
  /** undefined until it is loaded */
  readonly current: () => Value | undefined;
  /** loads it once; a call after a failure tries again */
  readonly load: () => Promise<Value>;
};

/** Returns a value that `load` loads once, and again after a failure. */
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
