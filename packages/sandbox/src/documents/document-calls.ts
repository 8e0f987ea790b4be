import * as call from '@quayside/contract/calls/opening';
import { defineHandler, definePreparedHandler } from '../server/handler.ts';
import { checkFace, judgePicture } from './face.ts';
import { addDocument, removeDocument, storeFile } from './keep-document.ts';
import { openReading } from './reading.ts';

export const documentHandlers = [
  definePreparedHandler(call.uploadDocument, {
    prepare: async (broker, { kind, file, reading }) => {
      const read = reading ? await openReading(broker.transit, reading) : undefined;
      return { ...(await storeFile(broker, kind, file)), ...(read ? { read } : {}) };
    },
    sameBy: ({ applicationId, kind }, { sha256 }) => ({ applicationId, kind, sha256 }),
    handle: (turn, { applicationId, kind }, { userId }, kept) => addDocument(turn, userId, applicationId, kind, kept),
    undo: ({ blobs }, { id }) => blobs.remove(id),
  }),
  defineHandler(call.removeDocument, async (turn, { applicationId, documentId }, { userId }) => {
    await removeDocument(turn, userId, applicationId, documentId);
    return {};
  }),
  definePreparedHandler(call.checkFace, {
    prepare: (broker, { documentId }, { userId }) => judgePicture(broker, userId, documentId),
    sameBy: (request) => request,
    handle: (turn, { applicationId, documentId }, { userId }, picture) =>
      checkFace(turn, userId, { applicationId, documentId }, picture),
  }),
];
