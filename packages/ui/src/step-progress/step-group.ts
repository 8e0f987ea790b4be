/** `done`: the share of the group that is done, 0 to 1. */
export type StepGroup = { readonly id: string; readonly done: number };
