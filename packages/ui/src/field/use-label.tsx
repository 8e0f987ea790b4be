import { uiFields } from '@quayside/i18n/internals/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import type { ReactNode } from 'react';

/** Returns the label of a field, with "(optional)" after it if an answer is optional. */
export function useLabel(label: ReactNode, optional: boolean | undefined): ReactNode {
  const t = useText(uiFields);
  if (!optional) return label;
  return (
    <>
      {label}
      {t('optional', { label: '' })}
    </>
  );
}
