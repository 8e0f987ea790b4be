import { uiEntry } from '@quayside/i18n/internals/text/ui-entry';
import { useText } from '@quayside/i18n/use-text';
import type { checkDocumentNumber } from '@quayside/rules/national-id';
import { useState } from 'react';
import type { IdDocument } from './id-document.ts';

type Check = typeof checkDocumentNumber;

const textKeys: Readonly<Record<string, 'documentNumberShape' | 'documentNumberDigit'>> = {
  'document-number-format': 'documentNumberShape',
  'document-number-check-digit': 'documentNumberDigit',
};

/**
 * Returns `message`, the error message for an invalid number, or undefined. The message appears after `leave`, to call
 * on blur, and stays until the number is valid. Call `prepare` on focus to load the formats; without them, there is no
 * message.
 */
export function useDocumentIssue(number: string, document: IdDocument | undefined) {
  const t = useText(uiEntry);
  const [stage, setStage] = useState<'typing' | 'left'>('typing');
  const [check, setCheck] = useState<{ run: Check }>();
  const issue = document && check?.run('', document.type, number, document)[0];
  const key = issue && textKeys[issue.code];
  if (stage === 'left' && check && !key) setStage('typing');
  return {
    message: stage === 'left' && key ? t(key) : undefined,
    prepare: () => {
      if (!document || check) return;
      import('@quayside/rules/national-id').then(
        (loaded) => setCheck({ run: loaded.checkDocumentNumber }),
        () => undefined,
      );
    },
    leave: () => setStage('left'),
  };
}
