import type { TextStore } from '@quayside/i18n/text-store';
import { useTextStore } from '@quayside/i18n/use-text';
import { useEffect } from 'react';
import { hasErrorWords, loadErrorWords } from './error-words.ts';
import { hasIssueWords, loadIssueWords, useIssueWords } from './use-issue-words.ts';

/** Returns whether the texts of issues and of failed calls are loaded. */
export const hasStepWords = (texts: TextStore): boolean => hasIssueWords(texts) && hasErrorWords(texts);

/** Loads the texts of issues and of failed calls. */
export const loadStepWords = (texts: TextStore) => Promise.all([loadIssueWords(texts), loadErrorWords(texts)]);

/** Returns the texts of a step, and loads those of issues and of failed calls once the application is loaded. */
export function useStepWords(loaded: boolean) {
  const texts = useTextStore();
  const words = useIssueWords();
  useEffect(() => {
    if (loaded) loadStepWords(texts).catch(() => undefined); // Continue loads them again and shows a failure
  }, [loaded, texts]);
  return { texts, words };
}
