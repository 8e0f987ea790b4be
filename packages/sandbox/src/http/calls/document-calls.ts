import * as call from '@quayside/contract/calls/opening';
import { addDocument, removeDocument, storeFile } from '../../domain/documents/document-store.ts';
import { checkFace, judgePicture } from '../../domain/documents/face.ts';
import { openReading } from '../../domain/files/reading.ts';
import { defineHandler, definePreparedHandler } from '../transport/handler.ts';

/** Handlers of the calls that upload and remove documents, and check a face. */
export const documentHandlers = [
  definePreparedHandler(call.uploadDocument, {
    prepare: async (server, { kind, file, reading }, { userId }) => {
      const read = reading ? await openReading(server.transit, reading) : undefined;
      return { ...(await storeFile(server, userId, kind, file)), ...(read ? { read } : {}) };
    },
    sameBy: ({ applicationId, kind }, { sha256 }) => ({ applicationId, kind, sha256 }),
    handle: (work, { applicationId, kind }, { userId }, stored) =>
      addDocument(work, userId, applicationId, kind, stored),
    undo: ({ blobs }, { id }) => blobs.remove(id),
  }),
  defineHandler(call.removeDocument, async (work, { applicationId, documentId }, { userId }) => {
    await removeDocument(work, userId, applicationId, documentId);
    return {};
  }),
  definePreparedHandler(call.checkFace, {
    prepare: (server, { documentId }, { userId }) => judgePicture(server, userId, documentId),
    sameBy: (request) => request,
    handle: (work, { applicationId, documentId }, { userId }, picture) =>
      checkFace(work, userId, { applicationId, documentId }, picture),
  }),
];
