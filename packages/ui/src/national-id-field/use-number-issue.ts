import { uiEntry } from '@quayside/i18n/internals/text/ui-entry';
import { useText } from '@quayside/i18n/use-text';
import { useState } from 'react';

/** A function that returns the issues of a number by their codes, such as `checkDocumentNumber` of `@quayside/rules/national-id` for one kind of document. */
export type CheckNumber = (number: string) => readonly { readonly code: string }[];

const textKeys: Readonly<Record<string, 'documentNumberShape' | 'documentNumberDigit'>> = {
  'document-number-format': 'documentNumberShape',
  'document-number-check-digit': 'documentNumberDigit',
};

/**
 * Returns `message`, the error message for an invalid number, or undefined. The message appears after `leave`, to call
 * on blur, and stays until the number is valid.
 */
export function useNumberIssue(number: string, check: CheckNumber | undefined) {
  const t = useText(uiEntry);
  const [stage, setStage] = useState<'typing' | 'left'>('typing');
  const key = textKeys[check?.(number)[0]?.code ?? ''];
  if (stage === 'left' && !key) setStage('typing');
  return { message: stage === 'left' && key ? t(key) : undefined, leave: () => setStage('left') };
}
