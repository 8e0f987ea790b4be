import type { Application } from '@quayside/contract/application';
import * as call from '@quayside/contract/calls/opening';
import { withDerivedRiskAnswers } from '@quayside/rules/internals/risk-profile';
import type { StepAnswers } from '@quayside/rules/journey';
import { toSingaporeDate } from '@quayside/values/calendar-date';
import { type SampleDocuments, sampleAnswers } from '../development/samples/sample-answers.ts';
import { drawSpecimen, type Specimen } from '../development/samples/specimen-picture.ts';
import type { TestClient } from './client.ts';

/** An opening in tests, filled in through the calls. */
export class TestOpening {
  readonly flow: string = 'opening';
  readonly client: TestClient;
  application: Application;

  constructor(client: TestClient, application: Application) {
    this.client = client;
    this.application = application;
  }

  static async start(client: TestClient): Promise<TestOpening> {
    return new TestOpening(client, await client.call(call.startApplication, { flow: 'opening' }));
  }

  get id(): string {
    return this.application.id;
  }

  async reload(): Promise<Application> {
    const found = await this.client.call(call.getApplication, { flow: this.flow });
    if (!found) throw new Error('The application no longer exists.');
    this.application = found;
    return found;
  }

  async save(step: string, answers: StepAnswers, revision = this.application.revision) {
    const saved = await this.client.call(call.saveStep, { applicationId: this.id, step, answers, revision });
    this.application = saved.application;
    return saved;
  }

  /** Uploads a file that starts as a video does, and returns the document's id. */
  async video(): Promise<string> {
    const film = new File([new Uint8Array([0, 0, 0, 20]), 'ftypisom', new Uint8Array(4), 'isom'], 'clip.mp4');
    const request = { applicationId: this.id, kind: 'additional-video', file: film };
    const { documentId } = await this.client.call(call.uploadDocument, request);
    await this.reload();
    return documentId;
  }

  async upload(kind: Specimen, seed = 1): Promise<string> {
    const file = new File([await drawSpecimen(kind, seed)], 'IMG_0001.png', { type: 'image/png' });
    const { documentId } = await this.client.call(call.uploadDocument, { applicationId: this.id, kind, file });
    await this.reload();
    return documentId;
  }

  /** Uploads the documents and saves all steps in order. `instead` replaces the answers of a step. Returns the ids of the documents. */
  async fillIn(instead: Readonly<Record<string, StepAnswers>> = {}, accountType: 'cash' | 'margin' = 'cash') {
    const documents = await this.uploadAll();
    for (const [step, answers] of await this.samples(documents, accountType)) {
      const given = instead[step] ?? answers;
      await this.save(step, step === 'risklevel' ? withDerivedRiskAnswers(given, this.application.answers) : given);
    }
    return documents;
  }

  /** Uploads a person's documents and checks the face. Returns the ids of the documents. */
  protected async uploadAll(): Promise<SampleDocuments> {
    const documents = {
      front: await this.upload('identity-front'),
      proof: await this.upload('address-proof', 2),
      face: await this.upload('face', 3),
      diploma: await this.upload('diploma', 4),
    };
    await this.client.call(call.checkFace, { applicationId: this.id, documentId: documents.face });
    await this.reload();
    return documents;
  }

  async samples(documents: SampleDocuments, accountType: 'cash' | 'margin' = 'cash') {
    return sampleAnswers({ ...(await this.sample(documents)), accountType });
  }

  /** Returns what the sample answers depend on: today, the agreements and the documents. */
  async sample(documents: SampleDocuments) {
    const agreements = await this.client.call(call.getAgreements, { language: 'en', flow: this.flow });
    const signedAt = new Date(this.client.now());
    const today = toSingaporeDate(signedAt);
    return { today, accountType: 'cash', agreements, language: 'en', documents, signedAt } as const;
  }

  async submit(): Promise<Application> {
    const { revision } = this.application;
    this.application = await this.client.call(call.submitApplication, { applicationId: this.id, revision });
    return this.application;
  }
}
