import { uiEntry } from '@quayside/i18n/text/ui-entry';
import { useText } from '@quayside/i18n/use-text';
import { useState } from 'react';
import { type NumberLimits, numberIssue } from './number-text.ts';

/** Returns the message for a violated limit after blur, until the number is valid. */
export function useNumberIssue(value: string, limits: NumberLimits): { words: string | undefined; leave: () => void } {
  const t = useText(uiEntry);
  const [stage, setStage] = useState<'typing' | 'left'>('typing');
  const issue = numberIssue(value, limits);
  if (stage === 'left' && !issue) setStage('typing');
  return {
    words: stage === 'left' && issue ? t(issue.code, issue.values) : undefined,
    leave: () => setStage('left'),
  };
}
