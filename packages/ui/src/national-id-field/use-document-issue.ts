import { uiEntry } from '@quayside/i18n/text/ui-entry';
import { useText } from '@quayside/i18n/use-text';
import type { checkDocumentNumber } from '@quayside/rules/national-id';
import { useState } from 'react';
import type { IdDocument } from './national-id-field.tsx';

type Check = typeof checkDocumentNumber;

const words: Readonly<Record<string, 'documentNumberShape' | 'documentNumberDigit'>> = {
  'document-number-format': 'documentNumberShape',
  'document-number-check-digit': 'documentNumberDigit',
};

/**
 * The words for a number that no such document has: from the moment that focus has left it until it is right, not while it is typed.
 * Formats and check digits are fetched by `prepare`; where they do not come, nothing is said and the step's own rules decide.
 */
export function useDocumentIssue(number: string, document: IdDocument | undefined) {
  const t = useText(uiEntry);
  const [stage, setStage] = useState<'typing' | 'left'>('typing');
  const [check, setCheck] = useState<{ run: Check }>();
  const issue = document && check?.run('', document.type, number, document)[0];
  const key = issue && words[issue.code];
  if (stage === 'left' && check && !key) setStage('typing');
  return {
    words: stage === 'left' && key ? t(key) : undefined,
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
