/** What an app puts into the page: `postMessage`, with or without events of its own. */
export type Handler = {
  readonly postMessage: (message: string) => unknown;
  readonly addEventListener?: (type: 'message', listener: (event: { data: unknown }) => void) => void;
  readonly removeEventListener?: (type: 'message', listener: (event: { data: unknown }) => void) => void;
};

/** The method belongs to the injected object: called on any other, a web view throws. */
export const post = (handler: Handler, message: string): unknown =>
  Reflect.apply(handler.postMessage, handler, [message]);

/** The handler under `name`, or undefined. */
export function handlerOf(holder: unknown, name: string): Handler | undefined {
  const candidate = property(holder, name);
  return typeof property(candidate, 'postMessage') === 'function' ? (candidate as Handler) : undefined;
}

export const property = (holder: unknown, name: string): unknown =>
  (typeof holder === 'object' && holder !== null) || typeof holder === 'function'
    ? Reflect.get(holder, name)
    : undefined;

/**
 * Puts a function into the page through which the app answers. It cannot be overwritten or removed, and does not show in a listing. Several may
 * listen. Whoever else calls it has to know the random id of a message that waits.
 */
export function answerFunction(page: object, name: string): (receive: (message: unknown) => void) => () => void {
  const listeners = new Set<(message: unknown) => void>();
  const answer = (message: unknown): void => {
    for (const listener of listeners) listener(message);
  };
  Object.defineProperty(page, name, { value: answer, writable: false, configurable: false, enumerable: false });
  return (receive) => {
    listeners.add(receive);
    return () => listeners.delete(receive);
  };
}
