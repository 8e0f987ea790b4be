import type { issueValues } from '@quayside/i18n/issue-values';
import type { issues } from '@quayside/i18n/text/issues';
import type { TextStore } from '@quayside/i18n/text-store';
import { useLanguage, useTextStore } from '@quayside/i18n/use-text';
import type { IssueWords } from '../form/form.tsx';

let loaded: { words: typeof issues; values: typeof issueValues } | undefined;

/** The words of issues are not needed before somebody tries to go on: they come with the validation, after the first screen can be used. */
export async function loadIssueWords(store: TextStore): Promise<void> {
  const [{ issues }, { issueValues }] = await Promise.all([
    import('@quayside/i18n/text/issues'),
    import('@quayside/i18n/issue-values'),
  ]);
  loaded = { words: issues, values: issueValues };
  await store.load(issues);
}

/** Whether issues can be told of without waiting. */
export const hasIssueWords = (store: TextStore): boolean => loaded !== undefined && store.has(loaded.words);

/** Words for issues in the language on screen; renders again when that changes. */
export function useIssueWords(): IssueWords {
  const store = useTextStore();
  const language = useLanguage();
  return (issue, label) =>
    loaded ? store.translate(loaded.words, issue.code, { ...loaded.values(issue.values, language), field: label }) : '';
}
