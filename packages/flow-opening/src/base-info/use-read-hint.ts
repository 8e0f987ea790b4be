import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import { useFormScope, useFormValue } from '@quayside/flow/form';
import { openingBase } from '@quayside/i18n/text/opening-base';
import { useText } from '@quayside/i18n/use-text';
import type { ReadIdentity } from '@quayside/rules/read-identity';

/** Returns the hint of a field: that its value was read from the document, as long as the customer has not edited it; else `hint`. */
export function useReadHint(field: keyof ReadIdentity, hint?: string): { readonly hint?: string } {
  const t = useText(openingBase);
  const { readOnly } = useFormScope();
  const { runtime } = useFlow();
  useFlowState();
  const value = useFormValue<string>(field);
  const read = readOnly || !value ? undefined : runtime?.step('base-info')?.starts?.(runtime.context());
  if (read?.[field] === value && value)
    return { hint: t(read?.documentType === 'passport' ? 'read.passport' : 'read.document') };
  return hint ? { hint } : {};
}
