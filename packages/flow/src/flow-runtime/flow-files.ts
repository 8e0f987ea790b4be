import type { Application } from '@quayside/contract/application';
import { checkFace, uploadDocument } from '@quayside/contract/calls/opening';
import type { DocumentReading } from '@quayside/rules/document-match';
import type { CallOptions } from '../services.ts';
import { FlowNotLoadedError, type RuntimeState } from './flow-state.ts';

/** The options of an upload: an abort signal, a progress listener, and the data read from the document. */
export type UploadOptions = Omit<CallOptions, 'operationId'> & { readonly reading?: DocumentReading | undefined };

/** Uploads the files of an application. Another attempt with the same file is the same operation (F47, F50), so the server stores one document. */
export class FlowFiles {
  #run: RuntimeState;
  #accept: (application: Application) => void;
  #uploads = new WeakMap<File, string>();
  #faceChecks = new Map<string, string>();

  /** @param accept receives the application, updated by each response */
  constructor(run: RuntimeState, accept: (application: Application) => void) {
    this.#run = run;
    this.#accept = accept;
  }

  /** Uploads a file, with its encrypted `reading` if there is one. Rejects with FlowNotLoadedError before the application has loaded. */
  async upload(kind: string, file: File, { reading, ...options }: UploadOptions = {}): Promise<{ documentId: string }> {
    const application = this.#application('upload');
    const { services } = this.#run;
    const operationId = this.#uploads.get(file) ?? services.newId();
    this.#uploads.set(file, operationId);
    const read = reading ? { reading: await services.encrypt(JSON.stringify(reading)) } : {};
    const request = { applicationId: application.id, kind, file, ...read };
    const uploaded = await services.caller.call(uploadDocument, request, { ...options, operationId });
    const current = this.#run.application ?? application;
    this.#accept({ ...current, documents: { ...current.documents, [uploaded.documentId]: uploaded.document } });
    return uploaded;
  }

  /** Checks a face picture on the server, and resolves to the result. Repeated calls for the same picture count as one attempt. */
  async checkFace(documentId: string) {
    const application = this.#application('checkFace');
    const { services } = this.#run;
    const operationId = this.#faceChecks.get(documentId) ?? services.newId();
    this.#faceChecks.set(documentId, operationId);
    const request = { applicationId: application.id, documentId };
    const verdict = await services.caller.call(checkFace, request, { operationId });
    this.#accept({ ...(this.#run.application ?? application), face: verdict.face });
    return verdict;
  }

  #application(call: string): Application {
    const { application } = this.#run;
    if (!application) throw new FlowNotLoadedError(call);
    return application;
  }
}
