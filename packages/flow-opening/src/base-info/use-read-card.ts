import { useFormScope } from '@quayside/flow/form';
import { useApplication } from '@quayside/flow/internals/use-application';
import { useRejection } from '@quayside/flow-screens/internals/use-rejection';
import type { ReadIdentity } from '@quayside/rules/internals/read-identity';
import { useSyncExternalStore } from 'react';

const fields = ['documentNumber', 'fullName', 'nameOnId', 'dateOfBirth', 'gender'] as const;

/**
 * Returns the details to show on the card, which include at least name and number. Returns undefined if the customer edited a detail, a reviewer rejected one,
 * or `mode` is `fields`.
 */
export function useReadCard(mode: 'card' | 'fields'): ReadIdentity | undefined {
  const { store, readOnly } = useFormScope();
  const loaded = useApplication();
  const isRejected = useRejection('base-info') !== undefined;
  const runtime = loaded.status === 'ready' && mode === 'card' && !readOnly && !isRejected ? loaded.runtime : undefined;
  const read: ReadIdentity | undefined = runtime?.answers
    .step('base-info')
    ?.getInitialAnswers?.(runtime.answers.context());
  const asRead = () =>
    read?.fullName !== undefined &&
    read.documentNumber !== undefined &&
    fields.every((field) => read[field] === undefined || store.read(field) === read[field]) &&
    !fields.some((field) => store.dirtyPaths.includes(field) || store.issueAt(field) || store.adviceAt(field));
  const isAsRead = useSyncExternalStore(store.subscribe, asRead, asRead);
  return isAsRead ? read : undefined;
}
