import type { Application } from '@quayside/contract/application';
import * as call from '@quayside/contract/calls/opening';
import type { StepAnswers } from '@quayside/rules/journey';
import { joint } from '@quayside/rules/journeys/joint';
import { sampleBaseInfo, sampleName } from '../development/sample-answers.ts';
import type { TestClient } from './client.ts';
import { TestOpening } from './opening.ts';

const ofPart = (step: string) =>
  joint.steps.some((one) => ('part' in one ? step.startsWith(`${one.part}.`) : one.id === step));

/** The second adult of the tests. */
export const secondName = 'TAN MEI LING';
const secondNumber = 'A23456789';
const named = (answers: StepAnswers): StepAnswers =>
  JSON.parse(
    JSON.stringify(answers).replaceAll(sampleName, secondName).replaceAll(sampleBaseInfo.documentNumber, secondNumber),
  ) as StepAnswers;

/** A second holder's part, driven through the calls as an app would. */
export class TestPart extends TestOpening {
  override readonly flow = 'joint';

  /** On the first holder's device. */
  static async onDevice(client: TestClient): Promise<TestPart> {
    return new TestPart(client, await client.call(call.startApplication, { flow: 'joint' }));
  }

  /** Every step of an adult of another name, with good answers otherwise; `instead` replaces the answers of a step. */
  override async fillIn(instead: Readonly<Record<string, StepAnswers>> = {}) {
    const documents = await this.uploadAll();
    for (const [step, answers] of await this.samples(documents))
      if (ofPart(step)) await this.save(step, instead[step] ?? named(answers));
    return documents;
  }
}

/** A minor with a birth certificate, signed for by `guardian`. */
export async function fillInMinor(part: TestPart, guardian: string, dateOfBirth: string): Promise<Application> {
  const front = await part.upload('identity-front', 7);
  const proof = await part.upload('relationship-proof', 8);
  const samples = new Map(await part.samples({ front, proof: '', face: '' }));
  const minor = { fullName: 'LIM XIAO YU', nameOnId: 'LIM XIAO YU', dateOfBirth };
  const changes: Readonly<Record<string, StepAnswers>> = {
    'base-info': { ...minor, documentType: 'birth-certificate', documentNumber: 'T1234567A' },
    'submit-photo': { front, original: true },
    'prove-relationship': { kind: 'birth-certificate', document: proof, namesGuardian: true },
    'w8ben.form': { name: minor.fullName, dateOfBirth },
    'w8ben.signature': { name: guardian },
    'sign-info': { name: guardian },
  };
  const steps = [
    'choose',
    'choose-tip',
    'base-info',
    'contact-info',
    'submit-photo',
    'prove-relationship',
    'w8ben.list',
    'w8ben.form',
    'w8ben.info',
    'w8ben.signature',
    'agreement-info',
    'check-answers',
    'sign-info',
  ];
  for (const step of steps)
    await part.save(step, { ...(step === 'submit-photo' ? {} : samples.get(step)), ...changes[step] });
  return part.application;
}
