import type { Opening } from './opening.ts';
import { type Person, weiMing } from './people.ts';
import { passThirdParty } from './third-party.ts';

/** How a customer corrects what was sent back, from its first screen on. */
export type Correction = {
  /** the steps that belong to the item */
  readonly steps: readonly string[];
  readonly correct: (opening: Opening) => Promise<void>;
  /** who signs afterwards, where that changes with it */
  readonly person?: Partial<Person>;
};

type Fill = (opening: Opening) => Promise<void>;

const inStep = (step: string, fill: Fill = (opening) => opening.fill(step)): Correction => ({
  steps: [step],
  async correct(opening) {
    await opening.expectScreen(step);
    await fill(opening);
    await opening.goOn(step);
  },
});

/** The picture leads on by itself. */
const face: Correction = {
  steps: ['face-h5'],
  async correct(opening) {
    const { form, say } = opening.screen;
    await opening.expectScreen('face-h5');
    await opening.fill('face-h5');
    await form.press(say('flow', 'continue'));
  },
};

const w8benSteps = ['w8ben.form', 'w8ben.info', 'w8ben.signature'];

const w8ben = (change: Fill = (opening) => opening.fill('w8ben.form')): Correction => ({
  steps: w8benSteps,
  async correct(opening) {
    await opening.expectScreen('w8ben.form');
    await change(opening);
    await opening.goOn('w8ben.form');
    for (const step of ['w8ben.info', 'w8ben.signature']) await opening.complete(step);
  },
});

/** What the W-8BEN repeats follows, and is certified again. */
const onTheW8benToo = (inBaseInfo: Fill): Correction => ({
  steps: ['base-info', ...w8benSteps],
  async correct(opening) {
    await inStep('base-info', inBaseInfo).correct(opening);
    for (const step of ['w8ben.info', 'w8ben.signature']) await opening.complete(step);
  },
});

const name = 'LIM WEI MENG';
const birthday = '1990-05-15';

/** By item; by reason where that says more. */
export const corrections: Readonly<Record<string, Correction>> = {
  'identity-document': inStep('submit-photo'),
  // a passport has one side
  'missing-side': {
    ...inStep('submit-photo'),
    person: { base: { ...weiMing.base, documentType: 'identification-card' } },
  },
  'address-proof': inStep('submit-address'),
  'identity-details': inStep('base-info', ({ screen: { form, say } }) =>
    form.text(say('opening-base', 'nameOnId'), name),
  ),
  'name-mismatch': {
    ...onTheW8benToo(({ screen: { form, say } }) => form.text(say('opening-base', 'fullName'), name)),
    person: { base: { ...weiMing.base, fullName: name } },
  },
  'birth-date-mismatch': onTheW8benToo(({ screen: { form, say } }) =>
    form.date(say('opening-base', 'dateOfBirth'), birthday),
  ),
  'number-mismatch': inStep('base-info', ({ screen: { form, say } }) =>
    form.text(say('opening-base', 'documentNumber'), 'A12345679'),
  ),
  finances: inStep('assets-info', ({ screen: { form, say } }) =>
    form.text(say('opening-assets', 'annualIncome'), '52000'),
  ),
  experience: inStep('assets-select', ({ screen: { form, say } }) =>
    form.choose(say('opening-experience', 'knowledge'), say('opening-experience', 'knowledge.fair')),
  ),
  face,
  'identity-check': {
    steps: ['face-h5'],
    async correct(opening) {
      const { page, form, say } = opening.screen;
      await form.press(say('opening-face', 'partner')); // asked for by a reviewer, it stands in place of the camera
      await passThirdParty(page, say);
      await form.press(say('flow', 'continue'));
    },
  },
  w8ben: w8ben(),
  signature: { steps: ['sign-info'], correct: async () => undefined },
};
