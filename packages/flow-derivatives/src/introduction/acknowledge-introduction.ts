/** Returns the only answer of an introduction, that the customer saw it. Pass it as `prepare` of the step's screen. */
export const acknowledgeIntroduction = () => ({ seen: true });
