import type { issueText, issueTexts } from '@quayside/i18n/internals/issue-text';
import type { TextStore } from '@quayside/i18n/text-store';
import { useLanguage, useTextStore } from '@quayside/i18n/use-text';
import type { IssueText } from '../form/form.tsx';
import { loadErrorLines } from './loaded-error-lines.ts';

let loaded: { readonly issueText: typeof issueText; readonly issueTexts: typeof issueTexts } | undefined;

/** Loads the messages of issues and the error summary, which the first frame of a screen does not need. */
export async function loadIssueTexts(store: TextStore): Promise<void> {
  [loaded] = await Promise.all([import('@quayside/i18n/internals/issue-text'), loadErrorLines()]);
  await store.load(...loaded.issueTexts);
}

/** Returns whether the messages of issues have loaded. */
export const hasIssueTexts = (store: TextStore): boolean =>
  loaded?.issueTexts.every((text) => store.has(text)) ?? false;

/** Returns a function that returns the message of an issue in the current language, or '' until the messages have loaded. */
export function useIssueText(): IssueText {
  const store = useTextStore();
  useLanguage();
  return (issue, label) => loaded?.issueText(store, issue, label) ?? '';
}
