/** The durations of movements in milliseconds, as in `tokens.css`. */
export const durations = { short: 160, long: 200, page: 300 } as const;

/** The CSS timing functions of movements, as in `tokens.css`. `spring` settles without overshoot. */
export const curves = { ease: 'cubic-bezier(0.2, 0, 0, 1)', spring: 'cubic-bezier(0.2, 0.8, 0.2, 1)' } as const;

/** The timing of an element that grows or arrives, for `Element.animate`. */
export const arrival = { duration: durations.long, easing: curves.spring } as const;
