import type { TextStore } from '@quayside/i18n/text-store';
import { useTextStore } from '@quayside/i18n/use-text';
import { useEffect } from 'react';
import { hasErrorTexts, loadErrorTexts } from './error-words.ts';
import { hasIssueTexts, loadIssueTexts, useIssueText } from './use-issue-words.ts';

/** Returns whether the texts of issues and of failed calls are loaded. */
export const hasStepTexts = (texts: TextStore): boolean => hasIssueTexts(texts) && hasErrorTexts(texts);

/** Loads the texts of issues and of failed calls. */
export const loadStepTexts = (texts: TextStore) => Promise.all([loadIssueTexts(texts), loadErrorTexts(texts)]);

/** Returns the texts of a step, and loads those of issues and of failed calls once the application is loaded. */
export function useStepTexts(loaded: boolean) {
  const texts = useTextStore();
  const words = useIssueText();
  useEffect(() => {
    if (loaded) loadStepTexts(texts).catch(() => undefined); // Continue loads them again and shows a failure
  }, [loaded, texts]);
  return { texts, words };
}
