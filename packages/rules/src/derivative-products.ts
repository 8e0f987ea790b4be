/** Account types that are permissions of an open account. Each has a separate flow. */
export const derivativeProducts = ['options', 'futures', 'cfd'] as const;

/** A derivative product, which is a permission of an open account: one of the ids in `derivativeProducts`. */
export type DerivativeProduct = (typeof derivativeProducts)[number];
