import type { DocumentReading } from '@quayside/rules/document-match';
import { drawSpecimen, type Specimen } from '../development/specimen-picture.ts';
import { addDocument, storeFile } from '../documents/keep-document.ts';
import type { ServerContext } from '../server/server-context.ts';

/** The documents that answers name, by the id that they have there, and what was read from one. */
export type GivenDocuments = Readonly<
  Record<string, { readonly kind: string; readonly reading?: DocumentReading | undefined }>
>;

type Upload = GivenDocuments[string] & {
  readonly userId: string;
  readonly applicationId: string;
  /** makes each picture of an application another one */
  readonly number: number;
};

/** Uploads a drawn document. Answers with its id. */
export async function bringDocument(server: ServerContext, upload: Upload): Promise<string> {
  const { userId, applicationId, kind, number, reading } = upload;
  const stored = await storeFile(server, kind, new Blob([await drawSpecimen(kind as Specimen, number)]));
  const kept = { ...stored, ...(reading ? { read: reading } : {}) };
  const { documentId } = await server.transaction((work) => addDocument(work, userId, applicationId, kind, kept));
  return documentId;
}
