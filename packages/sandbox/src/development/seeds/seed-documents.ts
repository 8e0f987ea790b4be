import type { DocumentReading } from '@quayside/rules/document-match';
import { addDocument, storeFile } from '../../domain/documents/document-store.ts';
import type { ServerContext } from '../../domain/ports/server-context.ts';
import type { PrintedLine } from '../samples/specimen-passport.ts';
import { drawSpecimen, type Specimen } from '../samples/specimen-picture.ts';

/** Documents by the ids in the answers, with the data read from them. */
export type DocumentFixtures = Readonly<
  Record<string, { readonly kind: string; readonly reading?: DocumentReading | undefined }>
>;

type Upload = DocumentFixtures[string] & {
  readonly userId: string;
  readonly applicationId: string;
  /** seed of the picture, so that each document of an application differs */
  readonly number: number;
  readonly printed?: readonly PrintedLine[] | undefined;
};

/** Uploads a generated document, and returns its id. */
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
