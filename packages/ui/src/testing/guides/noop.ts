/** The handler of an example, which is a picture. */
export const noop = () => undefined;
