import { withDerivedRiskAnswers } from '@quayside/rules/internals/risk-profile';
import type { StepAnswers } from '@quayside/rules/journey';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestOpening } from '../../testing/opening.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';
import { submissionContent } from '../customer-documents/submission-content.ts';
import type { Evidence } from '../evidence/record.ts';

describe('the record of a submission', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox();
  }, 60_000);
  afterAll(() => sandbox.close());

  /** Submits an opening with answers that do not apply, as an older app or a customer who went back may send them. */
  async function submitted(changes: Readonly<Record<string, StepAnswers>>) {
    const opening = await TestOpening.start(await sandbox.customer());
    const documents = await opening.fillIn();
    for (const [step, own] of await opening.samples(documents)) {
      if (changes[step]) await opening.save(step, { ...own, ...changes[step] });
      if (step === 'risklevel') await opening.save(step, withDerivedRiskAnswers(own, opening.application.answers));
      if (step === 'check-answers' || step === 'sign-info' || step === 'w8ben.info' || step === 'w8ben.signature')
        await opening.save(step, own);
    }
    const draft = opening.application.answers;
    await opening.submit();
    const { evidence } = await sandbox.api<{ evidence: { content: Evidence }[] }>(
      'GET',
      `/evidence?applicationId=${opening.id}`,
    );
    const content = evidence[0]?.content as Evidence;
    const pdf = await submissionContent(content);
    const labels = pdf.blocks.flatMap((block) => (block.is === 'row' ? [block.label] : []));
    const inEvidence = Object.fromEntries(content.steps.map(({ step, answers }) => [step, answers]));
    return { draft, answers: (await opening.reload()).answers, inEvidence, labels };
  }

  test.each<[string, string, StepAnswers, readonly string[]]>([
    [
      'omits years and frequency of trading without trading experience',
      'assets-select',
      {
        tradeCategories: ['none'],
        stockYears: 'less-than-1',
        stockTimes: 'none',
        derivativeYears: 'less-than-1',
        derivativeTimes: 'none',
      },
      ['stockYears', 'stockTimes', 'derivativeYears', 'derivativeTimes'],
    ],
    [
      'omits the position of a customer without a public office',
      'assets-select',
      { pepPosition: 'Mayor' },
      ['pepPosition'],
    ],
    [
      'omits the employer of a student',
      'assets-info',
      { employmentStatus: 'student' },
      ['companyName', 'industry', 'occupation'],
    ],
    [
      'omits a mailing address equal to the residential address',
      'contact-info',
      { mailingAddress: { country: 'SG', line1: '1 Raffles Place', postalCode: '048616' } },
      ['mailingAddress'],
    ],
    [
      'omits the risk warning of a cash account',
      'select-account-type',
      { riskAcknowledged: true },
      ['riskAcknowledged'],
    ],
    ['omits the back of a passport', 'submit-photo', { back: '00000000-0000-4000-8000-000000000009' }, ['back']],
    [
      'omits the treaty claim for a country without a treaty',
      'w8ben.form',
      { treatyBenefits: 'no' },
      ['treatyBenefits'],
    ],
  ])('stores a submission that %s', async (_, step, given, fields) => {
    const { draft, answers, inEvidence, labels } = await submitted({ [step]: given });
    expect(Object.keys(draft[step] ?? {}), 'a draft retains the answers').toEqual(
      expect.arrayContaining(fields as string[]),
    );
    for (const field of fields) {
      expect(answers[step]).not.toHaveProperty(field);
      expect(inEvidence[step]).not.toHaveProperty(field);
    }
    const kept = Object.keys({ ...draft[step] }).filter((field) => !fields.includes(field));
    expect(Object.keys(answers[step] ?? {}), 'other answers remain').toEqual(kept);
    const unasked = step === 'assets-select' ? ['Years trading derivatives'] : [];
    expect(labels.filter((label) => unasked.some((one) => label.startsWith(one)))).toEqual([]);
  });
});
