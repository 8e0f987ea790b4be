/**
 * A problem that a rule finds in an answer. `path` is the field (`taxResidencies.0.number`), or empty for the whole step. `values` are limits in the message,
 * never input of the customer. `level` is `error` by default, which makes the step incomplete. `advice` is shown but does not block.
 */
export type Issue = {
  readonly path: string;
  readonly code: string;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly level?: 'error' | 'advice';
};

/** Returns an issue with the level `error`, which makes its step incomplete. */
export const issue = (path: string, code: string, values?: Issue['values']): Issue =>
  values ? { path, code, values } : { path, code };

/** Returns an issue with the level `advice`, which is shown but does not make its step incomplete. */
export const advice = (path: string, code: string, values?: Issue['values']): Issue => ({
  ...issue(path, code, values),
  level: 'advice',
});

/** Returns whether an issue makes its step incomplete. Advice does not. */
export const isError = ({ level = 'error' }: Issue): boolean => level === 'error';
