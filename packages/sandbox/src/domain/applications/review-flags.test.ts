import { readTexts, textGroups } from '@quayside/i18n/testing/text-folders';
import type { StepAnswers } from '@quayside/rules/journey';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleAddress, sampleBaseInfo, sampleName } from '../../development/samples/sample-answers.ts';
import { TestOpening } from '../../testing/opening.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';
import { type ReviewFlag, reviewFlags } from './review-flags.ts';

const recordOf = (
  answers: Readonly<Record<string, StepAnswers>>,
  row: { faceResult?: string; submittedAt?: string } = {},
) =>
  ({
    flow: {
      steps: [
        { id: 'select-account-type', requirement: 'account-type' },
        { id: 'face-h5', requirement: 'face' },
        { id: 'assets-select', requirement: 'experience' },
      ],
    },
    answers,
    personData: {},
    row: {
      savedAt: new Date('2026-11-28T04:00:00Z'),
      submittedAt: row.submittedAt ? new Date(row.submittedAt) : null,
      faceResult: row.faceResult ?? 'none',
    },
  }) as unknown as Parameters<typeof reviewFlags>[0];

const born = (dateOfBirth: string, accountType = 'margin') => ({
  'base-info': { dateOfBirth },
  'select-account-type': { accountType },
});

describe('the flags for a reviewer', () => {
  test.each<[string, ReturnType<typeof recordOf>, Readonly<Record<string, readonly ReviewFlag[]>>]>([
    ['margin on the last day before 21', recordOf(born('2005-11-29')), { 'account-type': ['young-investor'] }],
    ['margin on the 21st birthday', recordOf(born('2005-11-28')), {}],
    ['margin at 18', recordOf(born('2008-11-28')), { 'account-type': ['young-investor'] }],
    ['cash below 21', recordOf(born('2005-11-29', 'cash')), {}],
    [
      'margin below 21 on the day of the submission, but not today',
      recordOf(born('2005-11-29'), { submittedAt: '2026-11-28T15:59:00Z' }),
      { 'account-type': ['young-investor'] },
    ],
    [
      'margin from midnight in Singapore on the 21st birthday',
      recordOf(born('2005-11-29'), { submittedAt: '2026-11-28T16:00:00Z' }),
      {},
    ],
    [
      'a photo of the customer with the document',
      recordOf({ 'face-h5': { handheld: 'id' } }),
      { face: ['face-by-hand'] },
    ],
    ['a photo of the camera', recordOf({ 'face-h5': { picture: 'id' } }, { faceResult: 'passed' }), {}],
    [
      'a report that does not confirm the identity',
      recordOf({ 'face-h5': { report: 'id' } }),
      { face: ['identity-unconfirmed'] },
    ],
    ['a report that confirms the identity', recordOf({ 'face-h5': { report: 'id' } }, { faceResult: 'passed' }), {}],
    ['a politically exposed person', recordOf({ 'assets-select': { pep: 'yes' } }), { experience: ['pep'] }],
  ])('returns the review flags of %s', (_, record, expected) => {
    expect(reviewFlags(record)).toEqual(expected);
  });

  describe('the flags in the console', () => {
    let sandbox: TestSandbox;
    beforeAll(async () => {
      sandbox = await openTestSandbox({ clock: () => new Date('2026-11-28T04:00:00Z') });
    }, 60_000);
    afterAll(() => sandbox.close());
    const page = async (path: string) => (await sandbox.fetch(new Request(`http://sandbox.test${path}`))).text();

    test('flags a margin account below the age of 21, and refuses to approve it without a decision about the flag', async () => {
      const opening = await TestOpening.start(await sandbox.customer());
      const dateOfBirth = '2006-05-14';
      const form = {
        name: sampleName,
        citizenship: 'MY',
        permanentAddress: sampleAddress,
        foreignTaxNumber: 'IG115002000',
        dateOfBirth,
      };
      await opening.fillIn({ 'base-info': { ...sampleBaseInfo, dateOfBirth }, 'w8ben.form': form }, 'margin');
      await opening.submit();
      const queue = await page('/sandbox/applications');
      expect(queue.split('<tr>').find((one) => one.includes(opening.id))).toContain(
        'under 21 and asks for more than a cash account',
      );
      const item = await page(`/sandbox/applications/${opening.id}`);
      expect(item).toContain('Flagged: <strong class="wrong">under 21 and asks for more than a cash account</strong>');
      const approve = () => sandbox.api('POST', '/review', { applicationId: opening.id, act: 'approve' });
      await expect(approve()).rejects.toThrow('flagged');
      await sandbox.api('POST', '/review', { applicationId: opening.id, act: 'accept', requirement: 'account-type' });
      await approve();
    });
  });
});

/** Texts that announce to customers that a person reviews something, with the flag that informs the reviewer. */
const promised: Readonly<Record<string, ReviewFlag>> = {
  'check-answers face.handheld': 'face-by-hand',
  'identity-check review.title': 'identity-unconfirmed',
  'identity-check review.lead': 'identity-unconfirmed',
  'issues young-investor-review': 'young-investor',
  'issues us-birthplace': 'us-birthplace',
  'issues us-phone': 'us-phone',
  'issues us-territory': 'us-territory',
  'issues us-address': 'us-address',
  'opening-face fail.left_one': 'face-by-hand',
  'opening-face fail.left_other': 'face-by-hand',
  'opening-face more.heading': 'face-by-hand',
  'opening-face more.lead': 'face-by-hand',
  'trading-experience regulatedEmployee.whyText': 'regulated-employee',
  'trading-experience pep.whyText': 'pep',
};

/** Texts with the same words that do not announce a review. */
const aboutNoReview: readonly string[] = [
  'account-metrics maintenanceMargin.what', // about a margin call, which is a to-do
  'opening-choices accountType.whyText', // about a margin call, which is a to-do
  'reference idSource.typed', // about what the customer typed
];

test('sets a review flag for each text that promises a manual review', () => {
  const found = textGroups.flatMap((name) =>
    Object.entries(readTexts(name, 'en')).flatMap(([key, text]) =>
      /\b(manual(ly)?|by hand|our team|we may ask|review these|extra checks)\b/i.test(text) ? [`${name} ${key}`] : [],
    ),
  );
  expect(found.toSorted()).toEqual([...Object.keys(promised), ...aboutNoReview].toSorted());
});
