import * as call from '@quayside/contract/calls/opening';
import { getCurrentUser } from '@quayside/contract/calls/user';
import { codes } from '@quayside/contract/envelope';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { everyDatabase } from '../../testing/databases/databases.ts';
import { TestOpening } from '../../testing/opening.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';

describe.each(everyDatabase)('with the $name database', ({ start }) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox(await start());
  }, 60_000);
  afterAll(() => sandbox.close());

  const begin = async () => TestOpening.start(await sandbox.customer());
  const review = (applicationId: string, act: Record<string, string>) =>
    sandbox.api('POST', '/review', { applicationId, ...act });

  async function underReview(instead = {}, accountType: 'cash' | 'margin' = 'cash'): Promise<TestOpening> {
    const opening = await begin();
    await opening.fillIn(instead, accountType);
    await opening.submit();
    return opening;
  }

  describe('a draft', () => {
    test('returns no application before the start, and the same one after every start', async () => {
      const customer = await sandbox.customer();
      expect(await customer.call(call.getApplication, { flow: 'opening' })).toBeNull();
      const first = await customer.call(call.startApplication, { flow: 'opening' });
      expect(await customer.call(call.startApplication, { flow: 'opening' })).toEqual(first);
      expect(first).toMatchObject({ state: 'draft', revision: 1, answers: {}, reference: null });
      expect(first.requirements.every(({ status }) => status === 'due')).toBe(true);
      expect((await customer.ask(call.startApplication, { flow: 'no-such-flow' })).code).toBe(codes.notFound);
    });

    test('stores an incomplete step and returns its issues', async () => {
      const opening = await begin();
      const { issues } = await opening.save('contact-info', { email: 'not an address' });
      expect(issues).toContainEqual({ path: 'email', code: 'email-format' });
      expect(opening.application.answers['contact-info']).toEqual({ email: 'not an address' });
      expect(JSON.stringify(issues)).not.toContain('not an address');
    });

    test.each([
      ['assets-info', { sourceOfWealth: 1 }, 'sourceOfWealth'],
      ['assets-info', { sourceOfWealth: ['salary', {}] }, 'sourceOfWealth.1'],
      ['assets-info', { employmentStatus: {} }, 'employmentStatus'],
      ['contact-info', { email: {} }, 'email'],
      ['contact-info', { mailingSame: { yes: true } }, 'mailingSame'],
      ['contact-info', { differenceReason: {} }, 'differenceReason'],
      ['contact-info', { residentialAddress: { country: {} } }, 'residentialAddress.country'],
      ['base-info', { taxResidencies: {} }, 'taxResidencies'],
      ['base-info', { taxResidencies: [1] }, 'taxResidencies.0'],
    ])('F52 refuses an invalid value for %s and changes nothing: %j', async (step, answers, path) => {
      const opening = await begin();
      await opening.save(step, {});
      const request = { applicationId: opening.id, step, answers, revision: opening.application.revision };
      expect(await opening.client.ask(call.saveStep, request)).toMatchObject({
        code: codes.invalidRequest,
        data: { path: `answers.${path}` },
      });
      expect((await opening.reload()).answers[step]).toEqual({});
    });

    test('ignores unknown fields in the answers of a step', async () => {
      const opening = await begin();
      await opening.save('choose', { route: 'manual', isAdmin: true });
      expect(opening.application.answers.choose).toEqual({ route: 'manual' });
    });

    test('F58 refuses to save a step with an older revision, and accepts other steps', async () => {
      const opening = await begin();
      const before = opening.application.revision;
      await opening.save('choose', { route: 'manual' });
      await expect(opening.save('choose', { route: 'digital-id' }, before)).rejects.toMatchObject({
        envelope: { code: codes.conflict },
      });
      await opening.save('choose-tip', { seen: true }, before);
      expect(opening.application.answers).toMatchObject({ choose: { route: 'manual' }, 'choose-tip': { seen: true } });
    });

    test('requires the W-8BEN to be checked and signed again after the name is corrected', async () => {
      const opening = await begin();
      await opening.fillIn();
      const { 'base-info': base, 'w8ben.form': form } = opening.application.answers;
      expect(form).toMatchObject({ name: base?.fullName });
      await opening.save('base-info', { ...base, fullName: 'Chan Siu Fong' });
      const { answers } = opening.application;
      expect(answers['w8ben.form']).toEqual({ ...form, name: 'Chan Siu Fong' });
      expect(answers).not.toHaveProperty(['w8ben.info']);
      expect(answers).not.toHaveProperty(['w8ben.signature']);
      expect((await opening.reload()).answers['w8ben.form'], 'stored answers').toEqual(answers['w8ben.form']);
    });

    test('requires the answers to be confirmed again after a later change', async () => {
      const opening = await begin();
      await opening.save('choose', { route: 'manual' });
      const seen = opening.application.revision;
      await opening.save('check-answers', { confirmed: true });
      await opening.save('choose', { route: 'digital-id' });
      expect(opening.application.answers['check-answers']).toBeUndefined();
      await expect(opening.save('check-answers', { confirmed: true }, seen)).rejects.toMatchObject({
        envelope: { code: codes.conflict },
      });
    });

    test('refuses other customers who read, save, submit or discard a draft', async () => {
      const opening = await begin();
      const stranger = await sandbox.customer();
      const applicationId = opening.id;
      const answers = {
        save: await stranger.ask(call.saveStep, { applicationId, step: 'choose', answers: {}, revision: 1 }),
        submit: await stranger.ask(call.submitApplication, { applicationId, revision: 1 }),
        discard: await stranger.ask(call.discardApplication, { applicationId }),
      };
      for (const answer of Object.values(answers)) expect(answer.code).toBe(codes.notFound);
    });

    test('returns the name and the confirmed email address with getCurrentUser', async () => {
      const opening = await begin();
      await opening.save('base-info', { fullName: 'LIM WEI MING' });
      await opening.save('contact-info', { email: 'lim@customer.example' });
      expect(await opening.client.call(getCurrentUser, {})).toMatchObject({
        userName: 'LIM WEI MING',
        thirdBindBit: 256,
      });
    });

    test('discards a draft with its documents, but keeps its audit trail', async () => {
      const opening = await begin();
      const documentId = await opening.upload('identity-front');
      await opening.client.call(call.discardApplication, { applicationId: opening.id });
      expect(await opening.client.call(call.getApplication, { flow: 'opening' })).toBeNull();
      expect(await readBytes(opening.client, documentId)).toMatchObject({ code: codes.notFound });
    });
  });

  describe('submitting', () => {
    test('returns the missing steps of an incomplete application', async () => {
      const opening = await begin();
      await opening.save('choose', { route: 'manual' });
      const { revision } = opening.application;
      expect(await opening.client.ask(call.submitApplication, { applicationId: opening.id, revision })).toMatchObject({
        code: codes.incomplete,
        data: { step: 'submit-photo', steps: expect.arrayContaining(['submit-photo', 'base-info', 'sign-info']) },
      });
    });

    test('starts the review of a complete application, and assigns a reference', async () => {
      const opening = await underReview();
      expect(opening.application).toMatchObject({ state: 'under-review', decidedAt: null, failure: null });
      expect(opening.application.reference).toMatch(/^QS-\d{8}-[2-9A-HJKMNP-Z]{4}$/);
      expect(opening.application.requirements.map(({ status }) => status)).not.toContain('due');
    });

    test('F51 creates one application and one reference for simultaneous submissions', async () => {
      const opening = await begin();
      await opening.fillIn();
      const { revision } = opening.application;
      const answers = await Promise.all(
        [1, 2, 3].map(() => opening.client.call(call.submitApplication, { applicationId: opening.id, revision })),
      );
      expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
      expect((await opening.client.call(call.startApplication, { flow: 'opening' })).id).toBe(opening.id);
    });

    test('F58 refuses to submit an application that another device has changed', async () => {
      const opening = await begin();
      await opening.fillIn();
      const { revision } = opening.application;
      await opening.save('check-answers', { confirmed: true });
      const request = { applicationId: opening.id, revision };
      expect((await opening.client.ask(call.submitApplication, request)).code).toBe(codes.conflict);
    });

    test('refuses changes of a submitted application', async () => {
      const opening = await underReview();
      const applicationId = opening.id;
      const { revision } = opening.application;
      const asked = [
        await opening.client.ask(call.saveStep, { applicationId, step: 'choose', answers: {}, revision }),
        await opening.client.ask(call.discardApplication, { applicationId }),
        await opening.client.ask(call.uploadDocument, { applicationId, kind: 'face', file: new File(['x'], 'x') }),
      ];
      expect(asked.map(({ code }) => code)).toEqual([codes.notAllowed, codes.notAllowed, codes.unsupportedFile]);
    });

    test.each([
      ['RULE-08', 'base-info', { nationality: 'US' }],
      ['RULE-16', 'sign-info', { name: 'SOMEBODY ELSE' }],
      ['RULE-01', 'submit-photo', { signed: false }],
    ])('%s refuses to submit an application with an invalid %s', async (_rule, step, change) => {
      const opening = await begin();
      await opening.fillIn();
      await opening.save(step, { ...opening.application.answers[step], ...change });
      const { revision } = opening.application;
      expect(await opening.client.ask(call.submitApplication, { applicationId: opening.id, revision })).toMatchObject({
        code: codes.incomplete,
        data: { steps: expect.arrayContaining([step]) },
      });
    });
  });

  describe('the review', () => {
    test('opens an account of the chosen type and tier on approval', async () => {
      const opening = await underReview({}, 'margin');
      await review(opening.id, { act: 'approve' });
      expect(await opening.reload()).toMatchObject({ state: 'opened', decidedAt: expect.any(String) });
      const accounts = await opening.client.call(call.getAccounts, {});
      expect(accounts).toMatchObject([
        { type: 'margin', tier: 'standard', number: expect.stringMatching(/^68\d{8}$/) },
      ]);
    });

    test('hides decisions on items until the application is sent back', async () => {
      const opening = await underReview();
      await review(opening.id, {
        act: 'reject',
        requirement: 'contact',
        code: 'more-information',
        note: 'Which unit?',
      });
      expect((await opening.reload()).requirements.every(({ status }) => status === 'provided')).toBe(true);
      await review(opening.id, { act: 'send-back' });
      const { state, requirements } = await opening.reload();
      expect(state).toBe('action-needed');
      expect(requirements.filter(({ status }) => status === 'rejected')).toEqual([
        {
          id: 'contact',
          party: 'holder',
          status: 'rejected',
          reopened: true,
          reason: { code: 'more-information', note: 'Which unit?' },
          reply: { question: 'Which unit?' },
        },
      ]);
    });

    test('reopens only the step of a rejected item, until the next submission', async () => {
      const opening = await underReview();
      const { reference } = opening.application;
      await review(opening.id, { act: 'accept', requirement: 'finances' });
      await review(opening.id, { act: 'reject', requirement: 'identity-document', code: 'unclear-image' });
      await review(opening.id, { act: 'send-back' });
      const { answers } = await opening.reload();
      await expect(opening.save('assets-info', answers['assets-info'] ?? {})).rejects.toMatchObject({
        envelope: { code: codes.notAllowed },
      });
      const front = await opening.upload('identity-front', 77);
      await opening.save('submit-photo', { ...answers['submit-photo'], front });
      await opening.save('submit-photo', { ...answers['submit-photo'], front });
      await opening.save('check-answers', { confirmed: true });
      await opening.save('sign-info', answers['sign-info'] ?? {});
      const again = await opening.submit();
      expect(again).toMatchObject({ state: 'under-review', reference });
      await review(opening.id, { act: 'approve' });
      expect((await opening.reload()).state).toBe('opened');
    });

    test('requires a new certification after a W-8BEN is rejected', async () => {
      const opening = await underReview();
      await review(opening.id, { act: 'reject', requirement: 'w8ben', code: 'tax-number' });
      await review(opening.id, { act: 'send-back' });
      const { answers } = await opening.reload();
      const form = answers['w8ben.form'] ?? {};
      await opening.save('w8ben.form', form);
      const status = () => opening.application.requirements.find(({ id }) => id === 'w8ben')?.status;
      expect(status(), 'an unchanged number is not a correction').toBe('rejected');
      await opening.save('w8ben.form', { ...form, foreignTaxNumber: 'IG115002001' });
      expect(status()).toBe('provided');
      expect(opening.application.answers['w8ben.signature']).toBeUndefined();
      expect(opening.application.answers['w8ben.info']).toBeUndefined();
      await opening.save('w8ben.info', answers['w8ben.info'] ?? {});
      await opening.save('w8ben.signature', answers['w8ben.signature'] ?? {});
      await opening.save('check-answers', { confirmed: true });
      await opening.save('sign-info', answers['sign-info'] ?? {});
      expect((await opening.submit()).state).toBe('under-review');
    });

    test('fails an application with a reason, and allows a new one if the reason can be corrected', async () => {
      const final = await underReview();
      await review(final.id, { act: 'fail', code: 'policy' });
      expect(await final.reload()).toMatchObject({ state: 'failed', failure: { code: 'policy' } });
      expect((await final.client.call(call.startApplication, { flow: 'opening' })).id).toBe(final.id);

      const retry = await underReview();
      await review(retry.id, { act: 'fail', code: 'request-unanswered', note: 'You can apply again.' });
      expect((await retry.reload()).failure).toEqual({ code: 'request-unanswered', note: 'You can apply again.' });
      const fresh = await retry.client.call(call.startApplication, { flow: 'opening' });
      expect(fresh).toMatchObject({ state: 'draft', answers: {} });
      expect(fresh.id).not.toBe(retry.id);
    });

    test.each<[Record<string, string>, string]>([
      [{ act: 'send-back' }, 'nothing is rejected'],
      [{ act: 'reject', requirement: 'contact', code: 'because' }, 'the reason is unknown'],
      [{ act: 'accept', requirement: 'hair-colour' }, 'there is no such item'],
    ])('refuses the reviewer’s action %j: %s', async (act) => {
      const opening = await underReview();
      await expect(review(opening.id, act)).rejects.toThrow('/review: 3100');
      expect((await opening.reload()).state).toBe('under-review');
    });

    test('refuses to approve while an item is rejected, and refuses every action after the decision', async () => {
      const opening = await underReview();
      await review(opening.id, { act: 'reject', requirement: 'face', code: 'face-mismatch' });
      await expect(review(opening.id, { act: 'approve' })).rejects.toThrow('rejected');
      await review(opening.id, { act: 'accept', requirement: 'face' });
      await review(opening.id, { act: 'approve' });
      await expect(review(opening.id, { act: 'fail', code: 'policy' })).rejects.toThrow('under review');
    });
  });

  async function readBytes(client: TestClient, documentId: string): Promise<unknown> {
    const answer = await client.send({ path: call.getDocumentPath, verb: 'GET', style: 'query' }, { documentId });
    return answer.headers.get('Content-Type')?.startsWith('application/json') ? answer.json() : answer;
  }
});
