import { expect } from '@playwright/test';
import type { Application } from '../../packages/contract/src/application.ts';
import { W8BEN_REVISION } from '../../packages/flow-w8ben/src/signature/rule.ts';
import type { Person } from './customer-fixtures.ts';

/** Returns the answers of a complete opening by step, as the database must have them. Values that the server creates are matched by their shape. */
export const expectedAnswers = (person: Person, application: Application): Record<string, unknown> =>
  expectedJointAnswers(person, application, ['choose-tip', 'prove-relationship']);

function allAnswers(person: Person, { documents, answers }: Application): Record<string, unknown> {
  const { base, contact, expiresOn } = person;
  const documentOf = (kind: string) => Object.keys(documents).find((id) => documents[id]?.kind === kind);
  const upload = (field: string, kind: string) => (documentOf(kind) ? { [field]: documentOf(kind) } : {});
  return {
    choose: { route: 'manual' },
    'choose-tip': { seen: true },
    'submit-photo': {
      nationality: base.nationality,
      documentType: base.documentType,
      front: documentOf('identity-front'),
      ...upload('back', 'identity-back'),
      ...(expiresOn ? { expiresOn, signed: true } : {}),
      original: true,
    },
    'base-info': base,
    'contact-info': contact,
    'assets-info': person.assets,
    'assets-select': {
      ...person.experience,
      ...upload('diplomaProof', 'diploma'),
      ...upload('examCertificate', 'exam-certificate'),
      ...upload('employerConsentLetter', 'employer-consent'),
    },
    risklevel: { ...person.riskProfile, accepted: true },
    'choose-account': { tier: person.tier, holders: 'alone' },
    'select-account-type': { accountType: person.accountType },
    'prove-relationship': {
      kind: 'birth-certificate',
      document: documentOf('relationship-proof'),
      namesGuardian: true,
    },
    'submit-address': { ...person.proof, document: documentOf('address-proof'), showsNameAndAddress: true },
    'w8ben.form': w8benLines(person),
    'w8ben.signature': {
      certified: true,
      capacity: true,
      consents: [consentTo('w8ben-electronic-signature', person)],
      name: signerOf(person),
      signature: signatureOf(person),
      signedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      revision: W8BEN_REVISION,
    },
    'face-recognition': { ready: true },
    'face-h5': { picture: documentOf('face') },
    'agreement-info': { consents: consentsOf(person), read: consentsOf(person) },
    'check-answers': { confirmed: true },
    'sign-info': { ...signedBy(person, answers['w8ben.signature']), declared: true },
  };
}

/** Returns the answers of a second holder by step. `without` lists steps to leave out: those of the account, and those that do not apply to a minor. */
export function expectedJointAnswers(
  person: Person,
  application: Application,
  without: readonly string[],
): Record<string, unknown> {
  const answers = Object.entries(allAnswers(person, application));
  return Object.fromEntries(answers.filter(([step]) => !without.includes(step)));
}

export const documentKindsOf = ({ documents }: Application): readonly string[] =>
  Object.values(documents)
    .map(({ kind }) => kind)
    .toSorted();

function w8benLines({ base, contact, treatyCountry }: Person) {
  return {
    name: base.fullName,
    citizenship: base.citizenship,
    permanentAddress: contact.residentialAddress,
    ...(contact.mailingAddress ? { mailingAddress: contact.mailingAddress } : {}),
    foreignTaxNumber: base.taxResidencies[0]?.number,
    dateOfBirth: base.dateOfBirth,
    ...(treatyCountry ? { treatyBenefits: 'yes', treatyCountry, treatyRiskAccepted: true } : {}),
  };
}

const signerOf = ({ base, signedBy }: Pick<Person, 'base' | 'signedBy'>): string => signedBy ?? base.fullName;

/** Returns the expected signature: a new one, or that of the W-8BEN if the customer reuses it. */
function signedBy(person: Person, w8ben: Application['answers'][string] | undefined) {
  if (!person.reusesSignature) return { name: signerOf(person), signature: signatureOf(person) };
  const { name, signature, signedAt } = w8ben ?? {};
  return { name, signature, reused: { from: 'w8ben.signature', signedAt } };
}

const signatureOf = ({ signs, base, signedBy }: Person) =>
  signs === 'drawing'
    ? {
        method: 'draw',
        width: expect.any(Number),
        height: expect.any(Number),
        strokes: [{ points: expect.arrayContaining([expect.objectContaining({ x: expect.any(Number) })]) }],
      }
    : { method: 'type', text: signerOf({ base, signedBy }) };

/** Returns the expected consents in the order of reading: texts that are accepted together come first. */
const consentsOf = (person: Person) =>
  [
    'client-agreement',
    'risk-disclosure',
    'privacy-consent',
    'overseas-listed-products',
    ...(person.accountType === 'margin' ? ['margin-agreement'] : []),
  ].map((id) => consentTo(id, person));

const consentTo = (id: string, { language }: Person) => ({
  id,
  version: expect.stringMatching(/^\d{4}-\d\d$/),
  language,
});
