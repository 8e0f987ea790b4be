import { checkFace, uploadDocument } from '@quayside/contract/calls/opening';
import type { DocumentReading } from '@quayside/rules/document-match';
import type { CallOptions, FlowServices } from '../services.ts';

/** Abort signal, progress and reading of an upload. */
export type SendOptions = Omit<CallOptions, 'operationId'> & { readonly reading?: DocumentReading | undefined };

/** Uploads files and requests face checks. A retry with the same file is the same operation (F47, F50). */
export class SentFiles {
  #services: FlowServices;
  #uploads = new WeakMap<File, string>();
  #faceChecks = new Map<string, string>();

  constructor(services: FlowServices) {
    this.#services = services;
  }

  async upload(
    applicationId: string,
    { kind, file, reading }: { kind: string; file: File; reading?: DocumentReading | undefined },
    options: Omit<CallOptions, 'operationId'>,
  ) {
    const operationId = this.#uploads.get(file) ?? this.#services.newId();
    this.#uploads.set(file, operationId);
    const read = reading ? { reading: await this.#services.encrypt(JSON.stringify(reading)) } : {};
    const request = { applicationId, kind, file, ...read };
    return this.#services.caller.call(uploadDocument, request, { ...options, operationId });
  }

  checkFace(applicationId: string, documentId: string) {
    const operationId = this.#faceChecks.get(documentId) ?? this.#services.newId();
    this.#faceChecks.set(documentId, operationId);
    return this.#services.caller.call(checkFace, { applicationId, documentId }, { operationId });
  }
}
