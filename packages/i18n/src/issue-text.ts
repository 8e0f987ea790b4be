import { hasKey } from './define-text.ts';
import { formatIssueValues } from './issue-values.ts';
import { fieldIssues } from './text/field-issues/field-issues.ts';
import { issues } from './text/issues/issues.ts';
import type { TextStore } from './text-store.ts';

/** An issue as in `@quayside/rules/issue`. */
type Issue = {
  readonly path: string;
  readonly code: string;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
};

/** The text groups that `issueText` uses. Load them before the call. */
export const issueTexts = [issues, fieldIssues] as const;

/**
 * Returns the message for an issue in the current language. Some fields have specific messages. For an unknown code, such as one of a newer server, the message
 * asks the user to check the answer.
 * @param label the label of the field, for "Please enter the {{field}}" (MSG-01)
 */
export function issueText(store: TextStore, { path, code, values }: Issue, label: string): string {
  const own = `${code}.${path.split('.').at(-1)}`;
  if (hasKey(fieldIssues, own)) return store.translate(fieldIssues, own);
  return store.translate(issues, hasKey(issues, code) ? code : 'check-answer', {
    ...formatIssueValues(values, store.language),
    field: label,
  });
}
