import { sampleAddress, sampleName } from '../samples/sample-answers.ts';
import type { ApplicationFixture } from '../seeds/application-fixture.ts';
import { defineScenario, type Scenario } from './scenario.ts';
import { confirmed, opened, openedMails, within } from './w8ben.ts';

const form = {
  name: sampleName,
  citizenship: 'MY',
  permanentAddress: sampleAddress,
  foreignTaxNumber: 'IG115002000',
  dateOfBirth: '1990-05-14',
  treatyBenefits: 'no',
};
const flow = 'w8ben-modify';
const fixture: ApplicationFixture = { before: opened, flow };
const checked = { 'w8ben.form': form, 'w8ben.info': { confirmed: true } };
const accounts = ['cash'] as const;

/** Scenarios of a voluntary change of a valid W-8BEN. */
export const w8benModify: readonly Scenario[] = [
  defineScenario({
    id: 'w8ben-modify-to-sign',
    about: 'has checked a changed W-8BEN, and is about to sign it',
    fixture: { ...fixture, answers: checked },
    expect: { state: 'draft', path: '/modify-w8-ben-signature', accounts, mails: openedMails },
  }),
  defineScenario({
    id: 'w8ben-modify-affidavit',
    about: 'has entered an address within the country, and is about to sign the affidavit',
    fixture: { ...fixture, answers: { ...checked, 'w8ben.form': { ...form, permanentAddress: within } } },
    expect: { state: 'draft', path: '/modify-w8-ben-affidavit', accounts, mails: openedMails },
  }),
  defineScenario({
    id: 'w8ben-modify-under-review',
    about: 'has signed a changed W-8BEN, which is under review',
    fixture: {
      ...fixture,
      answers: { ...checked, 'w8ben.signature': confirmed['w8ben.signature'] ?? {} },
      state: 'under-review',
    },
    expect: { state: 'under-review', path: '/modify-status', accounts, mails: [...openedMails, 'received'] },
  }),
];
