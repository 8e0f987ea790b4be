import type { Text } from '@quayside/i18n/define-text';
import type { TextStore } from '@quayside/i18n/text-store';
import { useLanguage, useTextStore } from '@quayside/i18n/use-text';
import type { IssueWords } from '../form/form.tsx';

let issueText: Text | undefined;

/** The words of issues are not needed before somebody tries to go on: they come with the validation, after the first screen can be used. */
export async function loadIssueWords(store: TextStore): Promise<void> {
  const { issues } = await import('@quayside/i18n/text/issues');
  issueText = issues;
  await store.load(issues);
}

/** Words for issues in the language on screen; renders again when that changes. */
export function useIssueWords(): IssueWords {
  const store = useTextStore();
  useLanguage();
  return (issue, label) => (issueText ? store.translate(issueText, issue.code, { ...issue.values, field: label }) : '');
}
