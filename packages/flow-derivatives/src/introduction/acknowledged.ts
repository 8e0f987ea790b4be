/** Returns the answers of an introduction, for the `prepare` of its step. */
export const acknowledged = () => ({ seen: true });
