import { uiEntry } from '@quayside/i18n/internals/text/ui-entry';
import { useText } from '@quayside/i18n/use-text';
import { useState } from 'react';
import { findNumberIssue, type NumberContext, type NumberLimits } from './number-text.ts';

/**
 * Returns `message`, the error message for an invalid number, or undefined. The message appears after `show`, to call
 * on blur and after a paste, and stays until the number is valid.
 */
export function useNumberIssue(
  value: string,
  limits: NumberLimits,
  context: NumberContext,
): { message: string | undefined; show: () => void } {
  const t = useText(uiEntry);
  const [stage, setStage] = useState<'typing' | 'shown'>('typing');
  const issue = findNumberIssue(value, limits, context);
  if (stage === 'shown' && !issue) setStage('typing');
  return {
    message: stage === 'shown' && issue ? t(issue.code, issue.values) : undefined,
    show: () => setStage('shown'),
  };
}
