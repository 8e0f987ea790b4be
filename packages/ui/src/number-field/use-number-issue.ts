import { uiEntry } from '@quayside/i18n/internals/text/ui-entry';
import { useText } from '@quayside/i18n/use-text';
import { useState } from 'react';
import { type NumberContext, type NumberLimits, numberIssue } from './number-text.ts';

/**
 * Returns the message for input that is not a number or is beyond a limit. It is shown from blur or a paste until the
 * number is valid.
 */
export function useNumberIssue(
  value: string,
  limits: NumberLimits,
  context: NumberContext,
): { words: string | undefined; show: () => void } {
  const t = useText(uiEntry);
  const [stage, setStage] = useState<'typing' | 'shown'>('typing');
  const issue = numberIssue(value, limits, context);
  if (stage === 'shown' && !issue) setStage('typing');
  return {
    words: stage === 'shown' && issue ? t(issue.code, issue.values) : undefined,
    show: () => setStage('shown'),
  };
}
