/** A value that loads when it is first needed. */
export type LazyValue<Value> = {
  /** Returns the value, or undefined until it has loaded. */
  readonly current: () => Value | undefined;
  /** Loads the value on the first call and resolves with it. A call after a failure retries. */
  readonly load: () => Promise<Value>;
};

/** Creates a value that `load` loads on first use. Calls share one attempt until it fails. */
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
