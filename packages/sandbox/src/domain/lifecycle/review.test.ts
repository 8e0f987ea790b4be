import * as call from '@quayside/contract/calls/opening';
import { codes } from '@quayside/contract/envelope';
import { reasonCodes, reasonKinds } from '@quayside/contract/reasons';
import { reasonValues } from '@quayside/i18n/internals/reason-values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestOpening } from '../../testing/opening.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';
import { createServerTranslator } from '../texts/server-texts.ts';

type Mail = { readonly kind: string; readonly body: string };

const retryReasons = reasonCodes.filter((code) => reasonKinds[code] === 'retry');
const finalReasons = reasonCodes.filter((code) => reasonKinds[code] === 'final');

describe('review rounds', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox();
  }, 60_000);
  afterAll(() => sandbox.close());

  const phones = new Map<string, string>();
  const review = (applicationId: string, act: Readonly<Record<string, string>>) =>
    sandbox.api('POST', '/review', { applicationId, ...act });
  const mailsTo = ({ id }: TestOpening) =>
    sandbox.api<readonly Mail[]>('GET', `/mails?phone=${encodeURIComponent(phones.get(id) ?? '')}`);

  async function underReview(): Promise<TestOpening> {
    const customer = await sandbox.customer();
    const opening = await TestOpening.start(customer);
    phones.set(opening.id, customer.phone);
    await opening.fillIn();
    await opening.submit();
    return opening;
  }

  test('adds a requested item, and has it reviewed after its correction', async () => {
    const opening = await underReview();
    const ask = { act: 'ask', requirement: 'bank-transfer', note: 'The deposit of 18 November' };
    await review(opening.id, ask);
    expect((await opening.reload()).requirements, 'during the review').toHaveLength(12);
    await expect(review(opening.id, { act: 'approve' })).rejects.toThrow('requested');
    await sandbox.api('POST', '/review', {
      applicationId: opening.id,
      act: 'ask',
      requirement: 'additional-document',
      asks: ['video'],
    });
    await review(opening.id, { act: 'send-back' });
    expect((await mailsTo(opening))[0]?.body, 'a request, not a rejection').toContain(
      'We need the following to continue',
    );
    const { requirements, answers, history } = await opening.reload();
    expect(history.map(({ what }) => what)).toEqual(['submitted', 'sent-back']);
    expect(requirements.slice(12)).toEqual([
      {
        id: 'bank-transfer',
        party: 'holder',
        status: 'due',
        reopened: true,
        reason: { code: 'more-information', note: 'The deposit of 18 November' },
      },
      {
        id: 'additional-document',
        party: 'holder',
        status: 'due',
        reopened: true,
        asks: ['video'],
        reason: { code: 'more-information' },
      },
    ]);
    await expect(
      opening.save('assets-info', answers['assets-info'] ?? {}),
      'other steps remain closed',
    ).rejects.toThrow('310005');
    const document = await opening.upload('bank-transfer', 5);
    const transfer = {
      bankName: 'DBS',
      accountNumber: '0123456789',
      currency: 'SGD',
      amount: '1000',
      transferredOn: '2026-11-01',
      document,
      ownAccount: true,
    };
    const other = await opening.save('submit-transfer', { ...transfer, accountName: 'Somebody Else' });
    expect(other.issues).toMatchObject([{ code: 'bank-account-name-differs' }]);
    const own = String(answers['base-info']?.fullName);
    expect((await opening.save('submit-transfer', { ...transfer, accountName: own })).issues).toEqual([]);
    const video = await opening.video();
    await opening.save('additional-document', { documents: { video } });
    await opening.save('check-answers', { confirmed: true });
    await opening.save('sign-info', answers['sign-info'] ?? {});
    await opening.submit();
    await review(opening.id, { act: 'reject', requirement: 'bank-transfer', code: 'name-mismatch' });
    await review(opening.id, { act: 'accept', requirement: 'bank-transfer' });
    await review(opening.id, { act: 'approve' });
    expect(await opening.reload()).toMatchObject({
      state: 'opened',
      history: [{ what: 'submitted' }, { what: 'sent-back' }, { what: 'submitted-again' }, { what: 'approved' }],
    });
  });

  test('lists rejected and requested items separately in the email', async () => {
    const opening = await underReview();
    await review(opening.id, { act: 'reject', requirement: 'contact', code: 'more-information', note: 'Which city?' });
    await review(opening.id, { act: 'ask', requirement: 'bank-transfer', note: 'Your first deposit' });
    await review(opening.id, { act: 'send-back' });
    const lines = (await mailsTo(opening))[0]?.body.split('\n') ?? [];
    const line = (words: string) => lines.findIndex((one) => one.includes(words));
    const first = line('Part of your application needs correcting');
    expect(first).toBeGreaterThanOrEqual(0);
    const rest = ['Which city?', 'We also need', 'Your first deposit'];
    expect(rest.map((words) => line(words) - first)).toEqual([3, 4, 7]); // each note follows its item and an attribution
  });

  test.each<Record<string, string>>([{}, { note: '' }, { note: ' \n' }])(
    'refuses a request for more information with the note %j',
    async (said) => {
      const opening = await underReview();
      const reject = { act: 'reject', requirement: 'contact', code: 'more-information' };
      await expect(review(opening.id, { ...reject, ...said })).rejects.toThrow(
        `${codes.invalidRequest} The request does not match the contract at "note".`,
      );
      await expect(review(opening.id, { act: 'send-back' }), 'nothing was rejected').rejects.toThrow(
        'nothing to send back',
      );
      await review(opening.id, { ...reject, note: 'Which city?' });
      await review(opening.id, { act: 'send-back' });
      expect((await opening.reload()).state).toBe('action-needed');
    },
  );

  test('refuses to request a relationship proof for a single account', async () => {
    const opening = await underReview();
    await expect(review(opening.id, { act: 'ask', requirement: 'relationship-proof' })).rejects.toThrow('requirement');
  });

  test('lets a reviewer withdraw a request before the application is sent back', async () => {
    const opening = await underReview();
    await review(opening.id, { act: 'ask', requirement: 'bank-transfer' });
    await review(opening.id, { act: 'accept', requirement: 'bank-transfer' });
    await review(opening.id, { act: 'approve' });
    const { state, requirements } = await opening.reload();
    expect([state, requirements.length]).toEqual(['opened', 12]);
  });

  test.each(retryReasons)('resumes the review after a correction of %s', async (code) => {
    const opening = await underReview();
    await review(opening.id, { act: 'reject', requirement: 'contact', code, note: 'Look at line 2' });
    await review(opening.id, { act: 'send-back' });
    const { answers, requirements } = await opening.reload();
    expect(requirements.find(({ id }) => id === 'contact')).toMatchObject({
      status: 'rejected',
      reason: { code, note: 'Look at line 2' },
    });
    const [mail] = await mailsTo(opening);
    expect(mail).toMatchObject({ kind: 'action-needed' });
    expect(mail?.body).toContain(createServerTranslator('en')(`reason.${code}`, reasonValues(code)));
    const email = code === 'more-information' ? { email: 'other@customer.example' } : {}; // instead of a reply
    await opening.save('contact-info', { ...answers['contact-info'], ...email });
    await opening.save('check-answers', { confirmed: true });
    await opening.save('sign-info', answers['sign-info'] ?? {});
    expect((await opening.submit()).state).toBe('under-review');
  });

  test.each(finalReasons)('ends the review with the final refusal %s and one email', async (code) => {
    const opening = await underReview();
    await review(opening.id, { act: 'fail', code });
    expect(await opening.reload()).toMatchObject({ state: 'failed', failure: { code } });
    const [mail] = await mailsTo(opening);
    expect(mail?.body).toContain(createServerTranslator('en')(`reason.${code}`, reasonValues(code)));
    expect(mail?.body, 'no mention of a suspicion').not.toMatch(/suspici|launder|sanction/i);
    expect((await opening.client.call(call.startApplication, { flow: 'opening' })).id).toBe(opening.id);
  });
});
