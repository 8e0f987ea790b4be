import { hasKey } from './define-text.ts';
import { issueValues } from './issue-values.ts';
import { fieldIssues } from './text/field-issues/field-issues.ts';
import { issues } from './text/issues/issues.ts';
import type { TextStore } from './text-store.ts';

/** An issue of `@quayside/rules/issue`. */
type Issue = {
  readonly path: string;
  readonly code: string;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
};

/** The groups that `issueText` reads. */
export const issueTexts = [issues, fieldIssues] as const;

/**
 * Returns the sentence of an issue in the language on screen. A field that lacks its answer has a sentence of its own; `label` fills "Please enter the
 * {{field}}" (MSG-01) for a field that an edition has added. A code that this build does not know, as of a newer server, asks to check the answer.
 */
export function issueText(store: TextStore, { path, code, values }: Issue, label: string): string {
  const own = `${code}.${path.split('.').at(-1)}`;
  if (hasKey(fieldIssues, own)) return store.translate(fieldIssues, own);
  return store.translate(issues, hasKey(issues, code) ? code : 'check-answer', {
    ...issueValues(values, store.language),
    field: label,
  });
}
