/**
 * What a rule finds wrong with an answer. `path` names the field (`taxResidencies.0.number`; empty for the whole step), `code` what is wrong,
 * `values` the limits that the message names — never the user's own words. `level` is an error (the default: the step is not complete) or advice
 * (shown, the user may go on).
 */
export type Issue = {
  readonly path: string;
  readonly code: string;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly level?: 'error' | 'advice';
};

/** An error: the step is not complete while it stands. */
export const issue = (path: string, code: string, values?: Issue['values']): Issue =>
  values ? { path, code, values } : { path, code };

/** Something to be told of that keeps nobody from going on. */
export const advice = (path: string, code: string, values?: Issue['values']): Issue => ({
  ...issue(path, code, values),
  level: 'advice',
});

/** Whether an issue keeps its step from being complete; advice does not. */
export const isError = ({ level = 'error' }: Issue): boolean => level === 'error';
