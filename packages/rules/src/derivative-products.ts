/** Account types that are permissions of an open account. Each has a separate flow. */
export const derivativeProducts = ['options', 'futures', 'cfd'] as const;

/** An id of `derivativeProducts`. */
export type DerivativeProduct = (typeof derivativeProducts)[number];
