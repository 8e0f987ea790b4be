/** Object that an app adds to the page, with or without events. */
export type AppHandler = {
  readonly postMessage: (message: string) => unknown;
  readonly addEventListener?: (type: 'message', listener: (event: { data: unknown }) => void) => void;
  readonly removeEventListener?: (type: 'message', listener: (event: { data: unknown }) => void) => void;
};

/** Calls `postMessage` as a method of its handler, because a web view throws for any other `this`. */
export const postToHandler = (handler: AppHandler, message: string): unknown =>
  Reflect.apply(handler.postMessage, handler, [message]);

/** Returns the property `name` of an object if it is a handler; undefined otherwise. */
export function findHandler(holder: unknown, name: string): AppHandler | undefined {
  const candidate = getProperty(holder, name);
  return typeof getProperty(candidate, 'postMessage') === 'function' ? (candidate as AppHandler) : undefined;
}

/** Returns a property of a value of any type; undefined if the value is not an object or a function. */
export const getProperty = (holder: unknown, name: string): unknown =>
  (typeof holder === 'object' && holder !== null) || typeof holder === 'function'
    ? Reflect.get(holder, name)
    : undefined;

/**
 * Adds the function to the page that the app calls to respond, and returns a function that subscribes to its messages.
 * Scripts cannot overwrite, remove or enumerate the added function. A valid response needs the random id of a pending
 * message.
 */
export function addAnswerFunction(page: object, name: string): (receive: (message: unknown) => void) => () => void {
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
