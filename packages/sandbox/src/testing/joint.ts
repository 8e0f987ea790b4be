import type { Application } from '@quayside/contract/application';
import * as call from '@quayside/contract/calls/opening';
import type { StepAnswers } from '@quayside/rules/journey';
import { sampleMinor, sampleSecondAdult } from '../development/samples/sample-second.ts';
import type { TestClient } from './client.ts';
import { TestOpening } from './opening.ts';

/** Name of the second adult holder in tests. */
export { secondHolderName } from '../development/samples/sample-second.ts';

/** A second holder's part of a joint account, filled in through the calls. */
export class TestPart extends TestOpening {
  override readonly flow = 'joint';

  /** Starts the second holder's part on the first holder's device. */
  static async onDevice(client: TestClient): Promise<TestPart> {
    return new TestPart(client, await client.call(call.startApplication, { flow: 'joint' }));
  }

  /** Saves all steps of an adult with another name. `instead` replaces the answers of a step. */
  override async fillIn(instead: Readonly<Record<string, StepAnswers>> = {}) {
    const documents = await this.uploadAll();
    for (const [step, answers] of sampleSecondAdult(await this.sample(documents)))
      await this.save(step, instead[step] ?? answers);
    return documents;
  }
}

/** Fills in the part of a minor with a birth certificate, for whom `guardian` signs. Returns the application. */
export async function fillInMinor(part: TestPart, guardian: string, dateOfBirth: string): Promise<Application> {
  const front = await part.upload('identity-front', 7);
  const proof = await part.upload('relationship-proof', 8);
  const sample = await part.sample({ front, proof: '', face: '', diploma: '' });
  for (const [step, answers] of sampleMinor({ ...sample, guardian, proof, dateOfBirth }))
    await part.save(step, answers);
  return part.application;
}
