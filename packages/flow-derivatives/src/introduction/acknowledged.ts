/** Returns the answer of an introduction. */
export const acknowledged = () => ({ seen: true });
