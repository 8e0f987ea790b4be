/** The answer of an introduction: whoever goes on has seen it. */
export const asSeen = () => ({ seen: true });
