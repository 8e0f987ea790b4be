import { uiFields } from '@quayside/i18n/internals/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import type { ReactNode } from 'react';

/** Renders the label of a field, with "(optional)" after it if an answer is optional. */
export function OptionalLabel({ label, optional }: { label: ReactNode; optional: boolean | undefined }) {
  const t = useText(uiFields);
  return (
    <>
      {label}
      {optional ? t('optional', { label: '' }) : null}
    </>
  );
}
