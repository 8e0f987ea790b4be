/** Returns the answer of an introduction, which has no questions, for `prepare` of its step. */
export const acknowledgeIntroduction = () => ({ seen: true });
