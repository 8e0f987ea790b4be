import { type Person, weiMing } from './customer-fixtures.ts';
import { isStoredOnDevice } from './find-leaks.ts';
import type { Opening } from './opening.ts';
import { fillPicturesOfDocument } from './screens/identity-document.ts';
import { expect } from './test.ts';
import { identityPartner, passThirdParty } from './third-party.ts';

export type Correction = {
  readonly steps: readonly string[];
  readonly correct: (opening: Opening) => Promise<void>;
  /** Answers that the correction changes and that the signature page then needs. */
  readonly person?: Partial<Person>;
  /** The customer's reply that the reviewer must then see. */
  readonly reply?: string;
};

type Fill = (opening: Opening) => Promise<void>;

const inStep = (step: string, fill: Fill = (opening) => opening.fill(step)): Correction => ({
  steps: [step],
  async correct(opening) {
    await opening.expectCorrection(step);
    await fill(opening);
    await opening.goOn(step);
  },
});

/** Corrects the face check. After the picture, its step continues automatically. */
const face: Correction = {
  steps: ['face-h5'],
  async correct(opening) {
    const { form, say } = opening.screen;
    await opening.expectScreen('face-h5');
    await opening.fill('face-h5');
    await form.press(say('flow', 'continue'));
  },
};

const w8benSteps = ['w8ben.form', 'w8ben.signature'];

const w8ben = (change: Fill = (opening) => opening.fill('w8ben.form')): Correction => ({
  steps: w8benSteps,
  async correct(opening) {
    await opening.expectCorrection('w8ben.form');
    await change(opening);
    await opening.goOn('w8ben.form');
    await opening.complete('w8ben.signature');
  },
});

/** Returns a correction that changes an answer of the basic information. The W-8BEN repeats that answer, so the customer certifies the form again. */
const withW8ben = (inBaseInfo: Fill): Correction => ({
  steps: ['base-info', ...w8benSteps],
  async correct(opening) {
    await inStep('base-info', inBaseInfo).correct(opening);
    await opening.complete('w8ben.signature');
  },
});

/** A reply with two lines. */
const reply = 'My aunt left me shares in 2019.\nI still hold them.';
const name = 'LIM WEI MENG';
const birthday = '1990-05-15';

/** How a customer corrects a rejected item, by item, or by reason if the reason needs another correction. */
export const corrections: Readonly<Record<string, Correction>> = {
  'identity-document': inStep('submit-photo', ({ screen }) => fillPicturesOfDocument(screen)),
  // A passport has one side.
  'missing-side': {
    ...inStep('submit-photo', ({ screen }) => fillPicturesOfDocument(screen)),
    person: { base: { ...weiMing.base, documentType: 'mykad' } },
  },
  'address-proof': inStep('submit-address'),
  'identity-details': inStep('base-info', ({ screen: { form, say } }) =>
    form.text(say('opening-base', 'nameOnId.label'), name),
  ),
  'name-mismatch': {
    ...withW8ben(({ screen: { form, say } }) => form.text(say('opening-base', 'fullName.label'), name)),
    person: { base: { ...weiMing.base, fullName: name } },
  },
  'birth-date-mismatch': withW8ben(({ screen: { form, say } }) =>
    form.date(say('opening-base', 'dateOfBirth'), birthday),
  ),
  'number-mismatch': inStep('base-info', ({ screen: { form, say } }) =>
    form.text(say('opening-base', 'documentNumber.label'), 'A12345679'),
  ),
  // The reviewer asks a question, so nothing has to be corrected.
  'more-information': {
    steps: ['assets-info'],
    reply,
    async correct(opening) {
      const { page, form, say } = opening.screen;
      await opening.expectCorrection('assets-info', 'saveReply');
      const field = page.getByRole('textbox', { name: say('reasons', 'reply'), exact: true });
      await expect(page.getByLabel(say('opening-assets', 'annualIncome.label')), 'folded').toBeHidden();
      await opening.goOn('assets-info');
      await expect(page.getByText(say('issues', 'reply-required'), { exact: true })).toBeVisible();
      await expect(field).toBeFocused();
      await form.text(say('reasons', 'reply'), `  ${reply}\n`);
      await expect.poll(() => isStoredOnDevice(page, 'opening/assets-info')).toBe(true);
      await page.reload();
      await expect(field, 'restored on this device').toHaveValue(`  ${reply}\n`);
      await opening.expectCorrection('assets-info', 'saveReply');
      await opening.goOn('assets-info');
    },
  },
  finances: inStep('assets-info', ({ screen: { form, say } }) =>
    form.text(say('opening-assets', 'annualIncome.label'), '52000'),
  ),
  experience: inStep('assets-select', ({ screen: { form, say } }) =>
    form.choose(say('trading-experience', 'knowledge.label'), say('trading-experience', 'knowledge.fair')),
  ),
  face,
  'identity-check': {
    steps: ['face-h5'],
    async correct(opening) {
      const { page, form, say } = opening.screen;
      await form.press(say('opening-face', 'partner', identityPartner)); // after a reviewer's request, the third party replaces the camera
      await passThirdParty(page, say);
      await form.press(say('flow', 'continue'));
    },
  },
  w8ben: w8ben(),
  // The reviewer would reject the same number again.
  'tax-number': w8ben(({ screen: { form, say } }) => form.text(say('w8ben', 'foreignTaxNumber.label'), 'IG115002001')),
  signature: {
    steps: ['sign-info'],
    async correct({ screen: { page, form, say } }) {
      await form.press(say('opening-sign', 'submit'));
      await expect(page.getByText(say('issues', 'signature-required'), { exact: true })).toBeVisible();
    },
  },
};
