/** Products besides the account, by the names of their flows. Repeated here, because home does not load the rules package. */
export const products = ['options', 'futures', 'cfd'] as const;
export type Product = (typeof products)[number];

export const productOf = (flow: string): Product | undefined => products.find((one) => one === flow);
