import { uiEntry } from '@quayside/i18n/text/ui-entry';
import { useText } from '@quayside/i18n/use-text';
import { useState } from 'react';
import { type NumberLimits, numberIssue } from './number-text.ts';

/** The words for a number beyond its limits: from the moment that focus has left it until it is right, not while it is typed. */
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
