import { useFormScope } from '@quayside/flow/form';
import { useApplication } from '@quayside/flow/internals/use-application';
import { useRejection } from '@quayside/flow-screens/internals/use-rejection';
import { type DocumentType, identityDocumentTypes } from '@quayside/rules/enumerations';
import type { ReadIdentity } from '@quayside/rules/internals/read-identity';
import { useSyncExternalStore } from 'react';

/** Details that were read from a document and that the customer has not edited. */
export type ReadPerson = ReadIdentity & { readonly nationality: string; readonly documentType: DocumentType };

const fields = ['documentNumber', 'fullName', 'nameOnId', 'dateOfBirth', 'gender'] as const;
const own = ['nationality', 'documentType', ...fields];

/**
 * Returns the details to show on the card, which include at least name and number. Returns undefined if the customer edited a detail, a reviewer rejected one,
 * or `mode` is `fields`.
 */
export function useReadCard(mode: 'card' | 'fields'): ReadPerson | undefined {
  const { store, readOnly } = useFormScope();
  const loaded = useApplication();
  const isRejected = useRejection('base-info') !== undefined;
  const runtime = loaded.status === 'ready' && mode === 'card' && !readOnly && !isRejected ? loaded.runtime : undefined;
  const read = runtime?.answers.step('base-info')?.starts?.(runtime.answers.context()) as
    | Partial<ReadPerson>
    | undefined;
  const asRead = () =>
    read?.fullName !== undefined &&
    read.documentNumber !== undefined &&
    identityDocumentTypes.includes(read.documentType as DocumentType) &&
    Object.entries(read).every(([field, value]) => store.read(field) === value) &&
    !own.some((field) => store.dirtyPaths.includes(field) || store.issueAt(field) || store.adviceAt(field));
  const isAsRead = useSyncExternalStore(store.subscribe, asRead, asRead);
  return isAsRead && read?.nationality ? (read as ReadPerson) : undefined;
}
