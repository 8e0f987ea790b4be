import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import { useFormScope } from '@quayside/flow/form';
import { useText } from '@quayside/i18n/use-text';
import type { ReadIdentity } from '@quayside/rules/internals/read-identity';
import { useSyncExternalStore } from 'react';
import { openingBase } from '../identity/texts.ts';

/** Returns a hint that names the document, while the field still has the value read from the document. Otherwise returns `hint`. */
export function useSourceHint(field: keyof ReadIdentity, hint?: string): { readonly hint?: string } {
  const t = useText(openingBase);
  const { store, readOnly } = useFormScope();
  const { runtime } = useFlow();
  useFlowState();
  const read = readOnly
    ? undefined
    : runtime?.answers.step('base-info')?.getInitialAnswers?.(runtime.answers.context());
  const asRead = () => Boolean(read?.[field]) && store.read(field) === read?.[field];
  const isAsRead = useSyncExternalStore(store.subscribe, asRead, asRead); // so that a key press renders only this field
  if (isAsRead) return { hint: t(read?.documentType === 'passport' ? 'read.passport' : 'read.document') };
  return hint ? { hint } : {};
}
