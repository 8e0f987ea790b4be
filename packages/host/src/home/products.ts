/** What is applied for beside the account itself, by the names of its flows. Written out: rules are not loaded with home. */
const products = ['options', 'futures', 'cfd'] as const;
export type Product = (typeof products)[number];

export const productOf = (flow: string): Product | undefined => products.find((one) => one === flow);
