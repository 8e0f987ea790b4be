import type { Application } from '@quayside/contract/application';
import { getApplication } from '@quayside/contract/calls/opening';
import { exchangeLoginCode } from '@quayside/contract/calls/user';
import { createFactsWithPerson, digitalIdAnswers, samplePerson } from '@quayside/rules/testing/digital-id-opening';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox, openMemory, type Sandbox } from '../../sandbox.ts';
import { TestClient } from '../../testing/client.ts';
import type { ApplicationFixture, SeedEvent } from './application-fixture.ts';
import { ImpossibleFixtureError } from './seed-application.ts';

const now = new Date('2026-11-21T04:05:00Z');
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ database: openMemory(), clock: () => now });
});
afterAll(() => sandbox.close());

async function applicationOf(
  fixture: ApplicationFixture,
  timeline: readonly SeedEvent[] = [],
  flow = 'opening',
): Promise<Application | null> {
  const { loginCode } = await sandbox.stage.customer(fixture, { timeline });
  const client = new TestClient(sandbox.fetch, { now: () => now.getTime() });
  Object.assign(client, await client.call(exchangeLoginCode, { loginCode }));
  return client.call(getApplication, { flow });
}

describe('the state of an application', () => {
  test('starts no application if the fixture has no answers', async () => {
    expect(await applicationOf({})).toBeNull();
  });

  test('takes the guardian’s name from the digital ID, and hides the number from the minor’s part', async () => {
    const person = samplePerson();
    const answers = { ...digitalIdAnswers, 'choose-account': { tier: 'standard', holders: 'joint-minor' } };
    const part = (documentNumber: string) => ({
      answers: { choose: { route: 'manual' }, 'choose-tip': { seen: true }, 'base-info': { documentNumber } },
    });
    const fixture = { answers, person, documents: createFactsWithPerson(person).documents };
    const apart = await applicationOf({ ...fixture, second: part('T1234567A') }, [], 'joint');
    expect(apart?.part?.guardian).toBe('TAN XIAO HUI');
    expect(apart).not.toHaveProperty('otherHolder');
    expect(await applicationOf({ ...fixture, second: part('S1234567D') }, [], 'joint')).toMatchObject({
      otherHolder: { documentNumber: 'S1234567D' },
    });
  });

  test('replaces sample answers, and uploads their documents', async () => {
    const id = '99999999-9999-4999-8999-999999999999';
    const application = await applicationOf({
      through: 'choose-tip',
      answers: { 'face-h5': { handheld: id } },
      documents: { [id]: { kind: 'face-handheld' } },
    });
    const kept = application?.answers['face-h5']?.handheld as string;
    expect(kept).not.toBe(id);
    expect(application?.documents[kept]?.kind).toBe('face-handheld');
    expect(Object.keys(application?.documents ?? {})).toEqual([kept]);
  });

  test.each([
    [{ result: 'failed', attempts: 2, reason: 'covered' }],
    [{ result: 'passed', attempts: 3 }],
    [{ result: 'none', attempts: 0 }],
  ] as const)('gives the face check of a seeded application the result %j', async (face) => {
    expect((await applicationOf({ through: 'face-recognition', face }))?.face).toEqual(face);
  });

  test('seeds corrected, rejected and requested items with different states', async () => {
    const application = await applicationOf({
      through: 'all',
      state: 'action-needed',
      rejected: { finances: 'Please say more.' },
      corrected: ['address-proof', 'face'],
      asked: { 'bank-transfer': { note: 'That of Friday.' } },
    });
    const status = Object.fromEntries((application?.requirements ?? []).map((one) => [one.id, one.status]));
    expect(status).toMatchObject({
      finances: 'rejected',
      'address-proof': 'provided',
      face: 'provided',
      'bank-transfer': 'due',
      contact: 'provided',
    });
  });

  test('warns of an old draft and deletes it on the right days, although the clock stands still', async () => {
    expect(await applicationOf({ through: 'choose' }, [{ days: 23 }, { days: 6 }])).not.toBeNull();
    expect(await applicationOf({ through: 'choose' }, [{ days: 23 }, { days: 7 }])).toBeNull();
  });

  test('dates the events of the timeline before the present', async () => {
    const application = await applicationOf({ through: 'all', state: 'under-review', submittedDaysAgo: 4 }, [
      { days: 3 },
      { review: { act: 'approve' } },
    ]);
    expect(application).toMatchObject({
      state: 'opened',
      createdAt: '2026-11-14T04:00:00.000Z',
      submittedAt: '2026-11-14T04:00:00.000Z',
      decidedAt: '2026-11-21T04:00:00.000Z',
    });
  });
});

describe('a fixture that no customer can reach', () => {
  test('refuses a fixture with missing steps, and lists them', async () => {
    const refused = applicationOf({ through: 'contact-info', state: 'under-review' });
    await expect(refused).rejects.toThrow(ImpossibleFixtureError);
    await expect(refused).rejects.toThrow(/"submit":true.*assets-info/);
    await expect(refused).rejects.not.toThrow(/LIM|customer\.example/);
  });

  test('refuses a fixture with a second decision', async () => {
    const again = applicationOf({ through: 'all', state: 'opened' }, [{ review: { act: 'approve' } }]);
    await expect(again).rejects.toThrow('Only an application under review can be reviewed.');
  });
});
