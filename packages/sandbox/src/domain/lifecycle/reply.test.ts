import * as call from '@quayside/contract/calls/opening';
import { codes } from '@quayside/contract/envelope';
import type { StepAnswers } from '@quayside/rules/journey';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestOpening } from '../../testing/opening.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';

const question = 'Which company pays you?';

describe('a reply to a reviewer who asks for more information', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox();
  }, 60_000);
  afterAll(() => sandbox.close());

  const review = (applicationId: string, act: Readonly<Record<string, string>>) =>
    sandbox.api('POST', '/review', { applicationId, ...act });

  const signatures = new Map<string, StepAnswers>();

  async function askAgain(opening: TestOpening, note: string, code = 'more-information'): Promise<void> {
    await review(opening.id, { act: 'reject', requirement: 'finances', code, note });
    await review(opening.id, { act: 'send-back' });
    await opening.reload();
  }

  async function asked(): Promise<TestOpening> {
    const opening = await TestOpening.start(await sandbox.customer());
    await opening.fillIn();
    signatures.set(opening.id, opening.application.answers['sign-info'] ?? {});
    await opening.submit();
    await askAgain(opening, ` ${question} `);
    return opening;
  }

  const pageAt = async (path: string) =>
    (await sandbox.fetch(new Request(new URL(path, 'http://localhost:4100')))).text();
  const financesOf = ({ application }: TestOpening) => application.requirements.find(({ id }) => id === 'finances');
  const answersOf = ({ application }: TestOpening) => application.answers['assets-info'] ?? {};

  async function save(opening: TestOpening, reply: string | undefined, answers = answersOf(opening)) {
    const { id: applicationId } = opening;
    const { revision } = opening.application;
    const request = {
      applicationId,
      step: 'assets-info',
      answers,
      revision,
      ...(reply === undefined ? {} : { reply }),
    };
    const saved = await opening.client.call(call.saveStep, request);
    opening.application = saved.application;
    return saved;
  }

  /** Signs the opening again with the same signature, and submits it. */
  async function submitAgain(opening: TestOpening): Promise<void> {
    await opening.save('check-answers', { confirmed: true });
    await opening.save('sign-info', signatures.get(opening.id) ?? {});
    await opening.submit();
  }

  test('stores a reply with the submission, and shows it to the reviewer', async () => {
    const opening = await asked();
    expect(financesOf(opening)).toMatchObject({ status: 'rejected', reply: { question } });
    const { issues } = await save(opening, '  Example Trading.\nSince 2019. ');
    expect(issues).toEqual([]);
    const reply = { question, text: 'Example Trading.\nSince 2019.' };
    await opening.reload();
    expect(financesOf(opening)).toMatchObject({ status: 'provided', reopened: true, reply });
    expect(financesOf(opening)).not.toHaveProperty('reason');
    await submitAgain(opening);
    expect(financesOf(opening), 'under review').toEqual({ id: 'finances', party: 'holder', status: 'provided', reply });
  });

  test('requires a reply unless an answer changed', async () => {
    const opening = await asked();
    for (const reply of [undefined, '', ' \n '])
      expect((await save(opening, reply)).issues).toEqual([{ path: 'reply', code: 'reply-required' }]);
    expect(financesOf(opening)).toMatchObject({ status: 'rejected', reason: { note: question } });
    const { issues } = await save(opening, undefined, { ...answersOf(opening), annualIncome: '52000' });
    expect(issues).toEqual([]);
    expect(financesOf(opening)).toMatchObject({ status: 'provided', reply: { question } });
  });

  test('stores a reply with incomplete answers', async () => {
    const opening = await asked();
    const { issues } = await save(opening, 'Example Trading', { ...answersOf(opening), annualIncome: '' });
    expect(issues).not.toEqual([]);
    expect(financesOf(opening)).toMatchObject({ status: 'rejected', reply: { question, text: 'Example Trading' } });
  });

  test('refuses a reply that is too long', async () => {
    const opening = await asked();
    const { id: applicationId, application } = opening;
    const request = { applicationId, step: 'assets-info', answers: answersOf(opening), revision: application.revision };
    const refused = await opening.client.ask(call.saveStep, { ...request, reply: 'x'.repeat(1001) });
    expect(refused).toMatchObject({ code: codes.invalidRequest });
  });

  test('removes a reply with the next question, except from the evidence', async () => {
    const opening = await asked();
    await save(opening, 'Example Trading');
    await submitAgain(opening);
    await askAgain(opening, 'Since when?');
    expect(financesOf(opening)?.reply).toEqual({ question: 'Since when?' });
    await save(opening, 'Since 2019');
    await submitAgain(opening);
    const page = await pageAt(`/sandbox/applications/${opening.id}/evidence`);
    const said = [question, 'Example Trading', 'Since when?', 'Since 2019'].map((text) =>
      page.indexOf(`<q>${text}</q>`),
    );
    expect(said.every((at) => at > 0)).toBe(true);
    expect(said[0], 'the newer submission is below').toBeLessThan(said[2] ?? 0);
  });

  test('refuses a reply to other reasons of a rejection', async () => {
    const opening = await asked();
    await save(opening, 'Example Trading');
    await submitAgain(opening);
    await askAgain(opening, 'Correct the income', 'request-unanswered');
    expect(financesOf(opening)).not.toHaveProperty('reply');
    expect((await save(opening, 'Not asked for')).issues).toEqual([]);
    expect(financesOf(opening)).not.toHaveProperty('reply');
  });
});
