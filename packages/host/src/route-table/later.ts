/** What comes when it is wanted. */
export type Later<Value> = {
  /** undefined until it has come */
  readonly now: () => Value | undefined;
  /** tries again after a failure */
  readonly load: () => Promise<Value>;
};

export function later<Value>(load: () => Promise<Value>): Later<Value> {
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
    now: () => value,
    load: () => {
      running ??= start();
      return running;
    },
  };
}
