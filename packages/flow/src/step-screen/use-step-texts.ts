import type { TextStore } from '@quayside/i18n/text-store';
import { useTextStore } from '@quayside/i18n/use-text';
import { useEffect } from 'react';
import { hasErrorTexts, loadErrorTexts } from './error-texts.ts';
import { hasIssueTexts, loadIssueTexts, useIssueText } from './use-issue-text.ts';

/** Returns whether the messages of issues and of failed calls have loaded. */
export const hasStepTexts = (texts: TextStore): boolean => hasIssueTexts(texts) && hasErrorTexts(texts);

/** Loads the messages of issues and of failed calls. Rejects if one of the chunks fails to load. */
export const loadStepTexts = (texts: TextStore) => Promise.all([loadIssueTexts(texts), loadErrorTexts(texts)]);

/** Returns the text store and the messages of issues. Loads the messages once the application has loaded. */
export function useStepTexts(loaded: boolean) {
  const texts = useTextStore();
  const words = useIssueText();
  useEffect(() => {
    if (loaded) loadStepTexts(texts).catch(() => undefined); // Continue loads them again and shows a failure
  }, [loaded, texts]);
  return { texts, words };
}
