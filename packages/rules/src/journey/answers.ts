/** The answers of one step: plain JSON, fields by name. Incomplete steps are stored too, so every field may be missing. */
export type StepAnswers = Readonly<Record<string, unknown>>;
/** All answers of an application by step id. An untouched step is absent. */
export type Answers = Readonly<Record<string, StepAnswers | undefined>>;

/** Answers that may be incomplete. */
export type DeepPartial<T> = T extends readonly (infer U)[]
  ? readonly DeepPartial<U>[]
  : T extends object
    ? { readonly [K in keyof T]?: DeepPartial<T[K]> }
    : T;
