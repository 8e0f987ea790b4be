import { uiFields } from '@quayside/i18n/internals/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import type { ReactNode } from 'react';

/** Renders the label of a field, with "(optional)" if an answer is optional. */
export function OptionalLabel({ label, optional }: { label: ReactNode; optional: boolean | undefined }) {
  const t = useText(uiFields);
  if (!optional) return label;
  if (typeof label === 'string') return t('optional', { label });
  const [before, after] = t('optional', { label: MARK }).split(MARK);
  return (
    <>
      {before}
      {label}
      {after}
    </>
  );
}

/** Takes the place of a label that is not a text. */
const MARK = '\n';
