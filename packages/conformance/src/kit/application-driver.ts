import type { Application } from '@quayside/contract/application';
import * as call from '@quayside/contract/calls/opening';
import type { StepAnswers } from '@quayside/rules/journey';
import { toSingaporeDate } from '@quayside/values/calendar-date';
import { openingAnswers, type SampleDocuments, secondHolderAnswers } from '../samples/opening-answers.ts';
import { picture } from '../samples/picture.ts';
import type { Kit } from './check.ts';
import type { HeaderOverrides, KitClient } from './kit-client.ts';

/** A customer's application, such as an opening or a second holder's part. Its methods send the calls that fill it in. */
export class ApplicationDriver {
  readonly client: KitClient;
  application: Application;

  private constructor(client: KitClient, application: Application) {
    this.client = client;
    this.application = application;
  }

  /** Returns a complete opening of a new customer that a reviewer approved. */
  static async opened(kit: Kit): Promise<ApplicationDriver> {
    const opening = await ApplicationDriver.start(await kit.customer());
    await opening.fillIn();
    await opening.submit();
    await kit.test.review({ applicationId: opening.id, act: 'approve' });
    return opening;
  }

  static async start(client: KitClient, flow = 'opening'): Promise<ApplicationDriver> {
    return new ApplicationDriver(client, await client.call(call.startApplication, { flow }));
  }

  /** Returns the object for an application that another call started. */
  static of(client: KitClient, application: Application): ApplicationDriver {
    return new ApplicationDriver(client, application);
  }

  get id(): string {
    return this.application.id;
  }

  /** Returns the request of `saveStep`, without sending it. */
  saving(step: string, answers: StepAnswers, revision = this.application.revision) {
    return { applicationId: this.id, step, answers, revision };
  }

  async save(step: string, answers: StepAnswers, instead?: HeaderOverrides) {
    const saved = await this.client.call(call.saveStep, this.saving(step, answers), instead);
    this.application = saved.application;
    return saved;
  }

  async reload(): Promise<Application> {
    const found = await this.client.call(call.getApplication, { flow: this.application.flow });
    if (!found) throw new TypeError('The application no longer exists.');
    this.application = found;
    return found;
  }

  /** Uploads a file, and returns the id of the document. The default is a generated picture of a card. */
  async upload(kind: string, file = new File([picture('card', 1)], 'IMG_0001.png'), instead?: HeaderOverrides) {
    const uploaded = await this.client.call(call.uploadDocument, { applicationId: this.id, kind, file }, instead);
    await this.reload();
    return uploaded;
  }

  /** Uploads the documents that an opening by hand needs, and runs the face check. */
  async uploadAll(): Promise<SampleDocuments> {
    const identity = await this.upload('identity-front');
    const proof = await this.upload('address-proof', new File([picture('card', 2)], 'IMG_0002.png'));
    const face = await this.upload('face', new File([picture('face', 3)], 'IMG_0003.png'));
    await this.client.call(call.checkFace, { applicationId: this.id, documentId: face.documentId });
    await this.reload();
    return { identity: identity.documentId, proof: proof.documentId, face: face.documentId };
  }

  /** Saves every step in order, or only those before the step `until`. `instead` replaces the answers of steps. */
  async fillIn(until?: string, instead: Readonly<Record<string, StepAnswers>> = {}): Promise<void> {
    const answers = await this.complete(await this.uploadAll());
    const end = answers.findIndex(([step]) => step === until);
    for (const [step, own] of end < 0 ? answers : answers.slice(0, end)) await this.save(step, instead[step] ?? own);
  }

  /** Returns complete answers to every step, in order. */
  async complete(documents: SampleDocuments) {
    const { flow } = this.application;
    const agreements = await this.client.call(call.getAgreements, { language: 'en', flow });
    const now = this.client.now();
    const answers = flow === 'joint' ? secondHolderAnswers : openingAnswers;
    return answers({ today: toSingaporeDate(now), now, agreements, documents });
  }

  async submit(): Promise<Application> {
    const { id: applicationId, revision } = this.application;
    this.application = await this.client.call(call.submitApplication, { applicationId, revision });
    return this.application;
  }
}
