import { getCustomer } from '@quayside/contract/calls/account';
import * as call from '@quayside/contract/calls/opening';
import { answerQuiz } from '@quayside/contract/calls/permissions';
import { codes } from '@quayside/contract/envelope';
import { type DerivativeProduct, derivativeProducts } from '@quayside/rules/enumerations';
import { toSingaporeDate } from '@quayside/values/calendar-date';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { quizAnswers, samplePermission } from '../../development/samples/sample-permission.ts';
import { drawSpecimen } from '../../development/samples/specimen-picture.ts';
import type { TestClient } from '../../testing/client.ts';
import { testDatabases } from '../../testing/databases/databases.ts';
import { TestOpening } from '../../testing/opening.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';

const HOUR = 60 * 60 * 1000;

describe.each(testDatabases)('with the $name database', ({ start }) => {
  let sandbox: TestSandbox;
  let offset = 0;
  const now = () => new Date(Date.now() + offset);
  beforeAll(async () => {
    sandbox = await openTestSandbox({ ...(await start()), clock: now });
  }, 60_000);
  afterAll(() => sandbox.close());
  afterEach(() => {
    offset = 0;
  });

  const review = (applicationId: string, act: Readonly<Record<string, string>>) =>
    sandbox.api('POST', '/review', { applicationId, ...act });

  async function customerWith(accountType: 'cash' | 'margin') {
    const client = await sandbox.customer();
    const opening = await TestOpening.start(client);
    await opening.fillIn({}, accountType);
    await opening.submit();
    await review(opening.id, { act: 'approve' });
    return client;
  }

  const mailsOf = async (phone: string, kind: string) => {
    const mails = await sandbox.api<{ kind: string; body: string }[]>(
      'GET',
      `/mails?phone=${encodeURIComponent(phone)}`,
    );
    return mails.filter((mail) => mail.kind === kind);
  };

  const attempt = (client: TestClient, product: DerivativeProduct, result: 'passed' | 'failed') =>
    client.ask(answerQuiz, { product, ...quizAnswers(product, toSingaporeDate(now()), result) });

  async function fillIn(client: TestClient, product: DerivativeProduct) {
    let { id, revision } = await client.call(call.startApplication, { flow: product });
    const agreements = await client.call(call.getAgreements, { language: 'ja', flow: product });
    const today = toSingaporeDate(now());
    for (const [step, answers] of samplePermission({ product, today, agreements, language: 'ja' }))
      ({ id, revision } = (
        await client.call(call.saveStep, { applicationId: id, step, answers, revision })
      ).application);
    return { id, revision };
  }

  test('grants permissions for options, futures and CFDs after quiz, application and review', async () => {
    const client = await customerWith('margin');
    const held: string[] = ['margin'];
    for (const product of derivativeProducts) {
      expect(await attempt(client, product, 'passed')).toMatchObject({
        code: 0,
        data: { result: 'passed', right: 8, of: 8, needed: 7, wrong: [], standing: { state: 'passed' } },
      });
      const { id, revision } = await fillIn(client, product);
      const submitted = await client.call(call.submitApplication, { applicationId: id, revision });
      expect(submitted.state).toBe('under-review');
      expect((await client.call(getCustomer, {})).underReview).toEqual([product]);
      await review(id, { act: 'approve' });
      held.push(product);
      const { accounts, underReview, assessments } = await client.call(getCustomer, {});
      expect([accounts, underReview]).toEqual([held, []]);
      expect(assessments[product === 'cfd' ? 'cka' : 'car']).toMatchObject({ route: 'diploma', refusals: 'none' });
      const again = await client.call(call.startApplication, { flow: product });
      expect([again.id, again.state], 'the approved application is returned').toEqual([id, 'opened']);
      const [mail] = await mailsOf(client.phone, 'approved');
      expect(mail?.body, 'RULE-21').toContain(`/sg-${product}-wait`);
    }
    expect(await mailsOf(client.phone, 'received'), 'including that of the opening').toHaveLength(4);
  });

  test('locks the quiz for 24 hours after three failed attempts', async () => {
    const client = await customerWith('margin');
    const left = [];
    for (let tries = 0; tries < 3; tries += 1) {
      const { data } = await attempt(client, 'cfd', 'failed');
      left.push(data?.standing);
      expect(data?.wrong).toHaveLength(8);
    }
    expect(left.slice(0, 2)).toEqual([
      { state: 'open', triesLeft: 2 },
      { state: 'open', triesLeft: 1 },
    ]);
    expect(left[2]).toMatchObject({ state: 'locked' });
    expect((await attempt(client, 'cfd', 'passed')).code).toBe(codes.notAllowed);
    expect((await attempt(client, 'futures', 'failed')).code, 'a separate limit per product').toBe(0);
    const { id, revision } = await fillIn(client, 'cfd');
    expect(await client.ask(call.submitApplication, { applicationId: id, revision })).toMatchObject({
      code: codes.incomplete,
      data: { step: 'knowledge' },
    });
    offset = 24 * HOUR - 60_000;
    expect((await client.call(getCustomer, {})).quizzes.cfd).toMatchObject({ state: 'locked' });
    expect((await attempt(client, 'cfd', 'passed')).code, 'one minute before the end').toBe(codes.notAllowed);
    offset = 24 * HOUR + 60_000;
    expect((await client.call(getCustomer, {})).quizzes.cfd).toEqual({ state: 'open', triesLeft: 3 });
    expect((await attempt(client, 'cfd', 'passed')).data?.result).toBe('passed');
    expect((await attempt(client, 'cfd', 'passed')).code, 'no attempt after a pass').toBe(codes.notAllowed);
  });

  test('accepts only answers to all questions of the current quiz', async () => {
    const client = await customerWith('cash');
    const given = quizAnswers('options', toSingaporeDate(now()), 'passed');
    const ask = (change: object) => client.ask(answerQuiz, { product: 'options', ...given, ...change });
    expect((await ask({ version: '2025-01-01' })).code).toBe(codes.invalidRequest);
    expect((await ask({ answers: { ...given.answers, call: '' } })).code).toBe(codes.invalidRequest);
    expect((await client.call(getCustomer, {})).quizzes, 'no attempt was counted').toEqual({});
  });

  test('requires an acknowledged warning for a product above the risk profile', async () => {
    const client = await customerWith('margin');
    expect((await client.call(getCustomer, {})).riskLevel).toBe('growth');
    await attempt(client, 'cfd', 'passed');
    let { id, revision } = await fillIn(client, 'cfd');
    const { answers } = (await client.call(call.getApplication, { flow: 'cfd' })) ?? {};
    const save = async (riskAcknowledged: boolean) => {
      const given = { ...answers?.agreement, riskAcknowledged };
      const saved = await client.call(call.saveStep, {
        applicationId: id,
        step: 'agreement',
        answers: given,
        revision,
      });
      ({ id, revision } = saved.application);
      return saved.issues.map(({ path, code }) => `${path} ${code}`);
    };
    const warning = 'riskWarning product-above-risk-profile';
    expect(await save(false)).toEqual([warning, 'riskAcknowledged must-agree']);
    expect(await client.ask(call.submitApplication, { applicationId: id, revision })).toMatchObject({
      code: codes.incomplete,
      data: { step: 'agreement' },
    });
    expect(await save(true)).toEqual([warning]);
    await client.call(call.submitApplication, { applicationId: id, revision });
    const page = await sandbox.fetch(new Request(`http://sandbox.test/sandbox/applications/${id}`));
    expect(await page.text()).toContain('above the risk profile, warned and acknowledged');
    await review(id, { act: 'approve' });
    expect((await client.call(getCustomer, {})).accounts).toContain('cfd');
  });

  test('refuses to submit an application for a permission without an assessment or a passed quiz', async () => {
    const client = await sandbox.customer();
    const opening = await TestOpening.start(client);
    const sample = new Map(await opening.samples(await opening.fillIn(), 'margin'));
    const experience = { ...sample.get('assets-select'), cognitiveAssessment: ['none'], noPriorRefusal: undefined };
    await opening.save('assets-select', experience);
    for (const step of ['check-answers', 'sign-info']) await opening.save(step, sample.get(step) ?? {});
    await opening.submit();
    await review(opening.id, { act: 'approve' });
    expect((await client.call(getCustomer, {})).assessments, 'no assessment').toEqual({});
    let { id, revision } = await fillIn(client, 'cfd');
    const { answers } = (await client.call(call.getApplication, { flow: 'cfd' })) ?? {};
    const save = async (changed: object) => {
      const given = { ...answers?.experience, ...changed };
      const saved = await client.call(call.saveStep, {
        applicationId: id,
        step: 'experience',
        answers: given,
        revision,
      });
      ({ id, revision } = saved.application);
      return saved.issues.map(({ code }) => code);
    };
    const submit = () => client.ask(call.submitApplication, { applicationId: id, revision });
    expect(await save({ cognitiveAssessment: ['none'] })).toEqual(['assessment-none']);
    expect(await submit()).toMatchObject({ code: codes.incomplete, data: { steps: ['experience', 'knowledge'] } });
    expect(await save({}), 'a missing diploma').toEqual(['upload-document']);
    const file = new File([await drawSpecimen('diploma', 5)], 'diploma.png', { type: 'image/png' });
    const uploaded = await client.call(call.uploadDocument, { applicationId: id, kind: 'diploma', file });
    revision = (await client.call(call.getApplication, { flow: 'cfd' }))?.revision ?? revision;
    expect(await save({ diplomaProof: uploaded.documentId }), 'with the diploma').toEqual([]);
    expect(await submit()).toMatchObject({ code: codes.incomplete, data: { steps: ['knowledge'] } });
    await attempt(client, 'cfd', 'passed');
    expect((await submit()).code).toBe(0);
  });

  test('MSG-40 RULE-13 refuses US options for a cash account', async () => {
    const client = await customerWith('cash');
    await attempt(client, 'options', 'passed');
    const { id, revision } = await fillIn(client, 'options');
    expect(await client.ask(call.submitApplication, { applicationId: id, revision })).toMatchObject({
      code: codes.incomplete,
      data: { step: 'introduce' },
    });
  });
});
