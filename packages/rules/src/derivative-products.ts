/** Account types that are permissions of an open account. Each has its own flow. */
export const derivativeProducts = ['options', 'futures', 'cfd'] as const;

export type DerivativeProduct = (typeof derivativeProducts)[number];
