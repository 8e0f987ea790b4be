import { checkFace, uploadDocument } from '@quayside/contract/calls/opening';
import type { CallOptions, FlowServices } from '../services.ts';

/** Files of an application. What was sent and may have been done although no answer came, sent again, is the same operation (F47, F50). */
export class SentFiles {
  #services: FlowServices;
  #uploads = new WeakMap<File, string>();
  #faceChecks = new Map<string, string>();

  constructor(services: FlowServices) {
    this.#services = services;
  }

  upload(applicationId: string, kind: string, file: File, options: Omit<CallOptions, 'operationId'>) {
    const operationId = this.#uploads.get(file) ?? this.#services.newId();
    this.#uploads.set(file, operationId);
    return this.#services.caller.call(uploadDocument, { applicationId, kind, file }, { ...options, operationId });
  }

  checkFace(applicationId: string, documentId: string) {
    const operationId = this.#faceChecks.get(documentId) ?? this.#services.newId();
    this.#faceChecks.set(documentId, operationId);
    return this.#services.caller.call(checkFace, { applicationId, documentId }, { operationId });
  }
}
