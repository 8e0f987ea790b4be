import { getCustomer } from '@quayside/contract/calls/account';
import * as call from '@quayside/contract/calls/opening';
import { codes } from '@quayside/contract/envelope';
import { options } from '@quayside/flow-derivatives/internals/rules';
import { w8ben } from '@quayside/flow-w8ben/rules';
import type { Journey } from '@quayside/rules/journey';
import { toSingaporeDate } from '@quayside/values/calendar-date';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases/databases.ts';
import { TestOpening } from '../../testing/opening.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';
import { createFlowRegistry } from '../flows/flow-registry.ts';
import { offeredFlows } from '../flows/offered-flows.ts';

/** A flow for existing customers that can be repeated and starts with their stored answers. */
const permission: Journey = { ...options, repetition: 'repeatedly', startsWithStoredAnswers: true };
const flows = createFlowRegistry([offeredFlows.flow('opening').journey, permission], { w8ben });

describe.each(testDatabases)('with the $name database', ({ start }) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox({ ...(await start()), flows });
  }, 60_000);
  afterAll(() => sandbox.close());

  const review = (applicationId: string, act: Readonly<Record<string, string>>) =>
    sandbox.api('POST', '/review', { applicationId, ...act });

  async function opened(accountType: 'cash' | 'margin' = 'cash') {
    const client = await sandbox.customer();
    const opening = await TestOpening.start(client);
    await opening.fillIn({}, accountType);
    await opening.submit();
    await review(opening.id, { act: 'approve' });
    return { client, opening };
  }

  test('MSG-36 refuses a flow for customers until the opening is approved', async () => {
    const client = await sandbox.customer();
    expect(await client.ask(call.startApplication, { flow: 'options' })).toMatchObject({
      code: codes.accountNotOpened,
      msg: 'Please complete account opening first',
    });
    expect(await client.call(getCustomer, {})).toMatchObject({ accounts: [], underReview: [], assessments: {} });
    const opening = await TestOpening.start(client);
    await opening.fillIn();
    await opening.submit();
    expect((await client.call(getCustomer, {})).underReview).toEqual(['opening']);
    expect((await client.ask(call.startApplication, { flow: 'options' })).code).toBe(codes.accountNotOpened);
  });

  test('creates a customer on approval, with equal facts on server and client', async () => {
    const { client, opening } = await opened('margin');
    const today = toSingaporeDate(new Date());
    const facts = await client.call(getCustomer, {});
    expect(facts).toEqual({
      accounts: ['margin'],
      underReview: [],
      means: { annualIncomeUsd: '48000', netWorthUsd: '120000' },
      knowledge: 'good',
      assessments: {
        car: { route: 'diploma', assessedOn: today, refusals: 'none' },
        cka: { route: 'diploma', assessedOn: today, refusals: 'none' },
      },
      quizzes: {},
      riskLevel: 'growth',
      account: {
        number: expect.stringMatching(/^68\d{8}$/),
        type: 'margin',
        tier: 'standard',
        holding: 'alone',
        netAssetsSgd: '0',
        settlements: [],
      },
    });
    const started = await client.call(call.startApplication, { flow: 'options' });
    expect(started.customer).toMatchObject(facts);
    expect(Object.keys(started.customer?.held ?? {})).toEqual([
      'base-info',
      'contact-info',
      'assets-info',
      'assets-select',
    ]);
    const { answers } = await opening.reload();
    expect(started.customer?.held?.['contact-info']).toEqual(answers['contact-info']);
    expect((await opening.reload()).customer, 'an opening has no customer facts').toBeUndefined();
    expect((await client.call(call.startApplication, { flow: 'opening' })).id, 'an approved opening is returned').toBe(
      opening.id,
    );
  });

  test('MSG-40 RULE-13 validates a saved step with the customer’s facts', async () => {
    const { client } = await opened();
    const { id, revision } = await client.call(call.startApplication, { flow: 'options' });
    const save = (market: string, seen: number) =>
      client.call(call.saveStep, { applicationId: id, step: 'introduce', answers: { market }, revision: seen });
    const refused = await save('us', revision);
    expect(refused.issues.map(({ code }) => code)).toEqual(['options-needs-margin']);
    expect((await save('other', refused.application.revision)).issues).toEqual([]);
  });
});
