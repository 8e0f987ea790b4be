/** Does nothing. It is the event handler of examples in guides. */
export const noop = () => undefined;
