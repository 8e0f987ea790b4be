/** Account types that are permissions of an open account. Each has a separate flow. */
export const derivativeProducts = ['options', 'futures', 'cfd'] as const;

/** One of the ids in `derivativeProducts`. */
export type DerivativeProduct = (typeof derivativeProducts)[number];
