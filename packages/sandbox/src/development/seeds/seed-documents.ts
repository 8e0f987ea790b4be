import type { DocumentReading } from '@quayside/rules/document-match';
import { addDocument, storeFile } from '../../domain/documents/document-store.ts';
import type { ServerContext } from '../../domain/ports/server-context.ts';
import type { PrintedLine } from '../samples/specimen-passport.ts';
import { drawSpecimen, type Specimen } from '../samples/specimen-picture.ts';

/** Documents to upload, by the ids that the answers use. `reading` is what the device read from a document. */
export type DocumentFixtures = Readonly<
  Record<string, { readonly kind: string; readonly reading?: DocumentReading | undefined }>
>;

type Upload = DocumentFixtures[string] & {
  readonly userId: string;
  readonly applicationId: string;
  /** Seed of the picture, so that the documents of an application differ. */
  readonly number: number;
  readonly printed?: readonly PrintedLine[] | undefined;
};

/** Uploads a generated picture as a customer's document, and returns the document's id. */
export async function seedDocument(server: ServerContext, upload: Upload): Promise<string> {
  const { userId, applicationId, kind, number, printed, reading } = upload;
  const stored = await storeFile(
    server,
    userId,
    kind,
    new Blob([await drawSpecimen(kind as Specimen, number, printed)]),
  );
  const withReading = { ...stored, ...(reading ? { read: reading } : {}) };
  const { documentId } = await server.transaction((work) =>
    addDocument(work, userId, applicationId, kind, withReading),
  );
  return documentId;
}
