import { useFormScope } from '@quayside/flow/form';
import { useLoaded } from '@quayside/flow/use-loaded';
import { useRejection } from '@quayside/flow-screens/use-rejection';
import { type DocumentType, identityDocumentTypes } from '@quayside/rules/enumerations';
import type { ReadIdentity } from '@quayside/rules/read-identity';
import { useSyncExternalStore } from 'react';

/** What a document said, where all of it stands in the form unchanged. */
export type ReadPerson = ReadIdentity & { readonly nationality: string; readonly documentType: DocumentType };

const fields = ['documentNumber', 'fullName', 'nameOnId', 'dateOfBirth', 'gender'] as const;
const own = ['nationality', 'documentType', ...fields];

/**
 * Returns the details that were read from the document, to be checked instead of typed: name and number at least. Undefined once the customer typed one of
 * them or has to correct one.
 */
export function useReadCard(mode: 'card' | 'fields'): ReadPerson | undefined {
  const { store, readOnly } = useFormScope();
  const loaded = useLoaded();
  const isRejected = useRejection('base-info') !== undefined;
  const runtime = loaded.status === 'ready' && mode === 'card' && !readOnly && !isRejected ? loaded.runtime : undefined;
  const read = runtime?.step('base-info')?.starts?.(runtime.context()) as Partial<ReadPerson> | undefined;
  const asRead = () =>
    read?.fullName !== undefined &&
    read.documentNumber !== undefined &&
    identityDocumentTypes.includes(read.documentType as DocumentType) &&
    Object.entries(read).every(([field, value]) => store.read(field) === value) &&
    !own.some((field) => store.typedPaths.includes(field) || store.issueAt(field) || store.adviceAt(field));
  const isAsRead = useSyncExternalStore(store.subscribe, asRead, asRead);
  return isAsRead && read?.nationality ? (read as ReadPerson) : undefined;
}
