/** Does nothing: an event handler for examples in guides. */
export const noop = () => undefined;
