import { addressFieldsFor } from '@quayside/rules/internals/address/address-fields';
import { applicableAnswers } from '@quayside/rules/internals/applicable-answers';
import { acceptedRiskLevel, isSuitable, type RiskProduct } from '@quayside/rules/internals/risk-profile';
import { isError } from '@quayside/rules/issue';
import {
  checkStep,
  type Facts,
  getIneligibility,
  type JourneyContext,
  type Step,
  type StepAnswers,
} from '@quayside/rules/journey';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryForms, stepsOfJourneys } from '../../testing/filled-forms.ts';

const given = (step: Step, { answers }: JourneyContext): StepAnswers => answers[step.id] ?? {};
const withAnswers = (step: Step, context: JourneyContext, own: StepAnswers): JourneyContext => ({
  ...context,
  answers: { ...context.answers, [step.id]: own },
});
const errors = (step: Step, context: JourneyContext) =>
  checkStep(step, context)
    .filter(isError)
    .map(({ path, code }) => `${path}: ${code}`);

describe.each(stepsOfJourneys)('the submission of %s', (name, step) => {
  test('reduces a submission to the given answers, and leaves a reduced one unchanged', () => {
    fc.assert(
      fc.property(arbitraryForms(name), (context) => {
        const own = given(step, context);
        const asked = applicableAnswers(step, own, context);
        expect(applicableAnswers(step, asked, withAnswers(step, context, asked))).toEqual(asked);
        const plain = Object.entries(asked).filter(([, value]) => typeof value !== 'object');
        expect(own).toMatchObject(Object.fromEntries(plain));
        expect(Object.keys(own)).toEqual(expect.arrayContaining(Object.keys(asked)));
      }),
    );
  });

  test('keeps every answer that affects the submitted form', () => {
    fc.assert(
      fc.property(arbitraryForms(name), (context) => {
        const own = given(step, context);
        const asked = withAnswers(step, context, applicableAnswers(step, own, context));
        expect(errors(step, context)).toEqual(expect.arrayContaining(errors(step, asked)));
        expect(getIneligibility(step, given(step, asked), asked)).toBe(getIneligibility(step, own, context));
      }),
    );
  });
});

type Own = Readonly<Record<string, unknown>>;
type Shown = (own: Own, context: JourneyContext) => boolean;

const has = (list: unknown, ...ids: readonly string[]): boolean =>
  Array.isArray(list) && ids.some((id) => list.includes(id));
const assessed = ({ cognitiveAssessment: chosen }: Own, one?: string): boolean =>
  Array.isArray(chosen) && chosen.length > 0 && !has(chosen, 'none') && (one === undefined || has(chosen, one));
const works = ({ employmentStatus: status }: Own): boolean => status === 'employed' || status === 'self-employed';
const countryOf = (address: unknown) => (address as { readonly country?: string } | undefined)?.country;
const countriesOf = (rows: unknown): readonly string[] =>
  ((rows ?? []) as { readonly country?: string }[]).flatMap(({ country }) => country || []);
const differs = (
  { mailingSame, mailingAddress }: Own,
  residence: string | undefined,
  taxCountries: readonly string[],
): boolean =>
  taxCountries.length > 0 &&
  [residence, mailingSame === 'no' ? countryOf(mailingAddress) : undefined].some(
    (country) => country && !taxCountries.includes(country),
  );
const aboveProfile = (level: Parameters<typeof isSuitable>[0] | undefined, product: RiskProduct): boolean =>
  level !== undefined && !isSuitable(level, product);

const contact: Readonly<Record<string, Shown>> = {
  mailingAddress: ({ mailingSame }) => mailingSame === 'no',
  differenceReason: (own, { answers }) =>
    differs(own, countryOf(own.residentialAddress), countriesOf(answers['base-info']?.taxResidencies)),
  differenceExplanation: (own, { answers }) =>
    own.differenceReason === 'other' &&
    differs(own, countryOf(own.residentialAddress), countriesOf(answers['base-info']?.taxResidencies)),
};
const proofs: Readonly<Record<string, Shown>> = {
  diplomaProof: (own) => assessed(own, 'diploma'),
  qualificationProof: (own) => assessed(own, 'professional-qualification'),
  workExperienceProof: (own) => assessed(own, 'work-experience'),
  examCertificate: (own) => assessed(own, 'exam-certificate'),
  examPassedOn: (own) => assessed(own, 'exam-certificate'),
};
const documentType = (own: Own, { answers }: JourneyContext) => own.documentType || answers['base-info']?.documentType;
const isPassport: Shown = (own, context) => [undefined, '', 'passport'].includes(documentType(own, context) as string);
const traded =
  (kind: readonly string[]): Shown =>
  (own) =>
    has(own.tradeCategories, ...kind);
const stock = traded(['stocks', 'etfs']);
const derivative = traded(['options', 'futures', 'cfd', 'forex']);
const acknowledged = (product: RiskProduct): Readonly<Record<string, Shown>> => ({
  riskAcknowledged: (_, { facts }) => aboveProfile(facts.customer?.riskLevel, product),
});

const itemIn = (facts: Facts, id: string) => facts.personData?.['show-sinpass']?.items.find((item) => item.id === id);
const valueIn = (facts: Facts, id: string) => itemIn(facts, id)?.value;
const ofPerson =
  (id: string): Shown =>
  (_, { facts }) =>
    itemIn(facts, id)?.state !== 'given';
const homeOf = (own: Own, { facts }: JourneyContext) =>
  itemIn(facts, 'regadd')?.address?.country ?? countryOf(own.residentialAddress);
const taxedIn = ({ singaporeTax, otherTax, taxResidencies }: Own): readonly string[] => [
  ...(singaporeTax === 'yes' ? ['SG'] : []),
  ...(singaporeTax === 'no' || (singaporeTax === 'yes' && otherTax === 'yes') ? countriesOf(taxResidencies) : []),
];

/** Returns when each field of an assessment is shown: only if no earlier assessment is valid. */
const assessmentOf = (kind: 'car' | 'cka'): Readonly<Record<string, Shown>> =>
  Object.fromEntries(
    Object.entries<Shown>({ cognitiveAssessment: () => true, ...proofs, priorRefusals: (own) => assessed(own) }).map(
      ([field, isShown]) => [
        field,
        (own, context) => !context.facts.customer?.assessments[kind] && isShown(own, context),
      ],
    ),
  );

/** When a screen shows a field, by step. Fields that are not listed are always shown. */
const shown: Readonly<Record<string, Readonly<Record<string, Shown>>>> = {
  'choose-account': { tier: (_, { facts }) => facts.capabilities?.tiers.length !== 1 },
  'select-account-type': {
    riskAcknowledged: ({ accountType }, { answers }) =>
      accountType === 'margin' &&
      answers['choose-account']?.holders !== 'joint-minor' &&
      aboveProfile(acceptedRiskLevel(answers.risklevel), 'margin'),
  },
  risklevel: { derived: ({ version }) => version === '2026-11-29' },
  'contact-info': contact,
  'assets-info': {
    companyName: works,
    occupation: works,
    industry: ({ employmentStatus }) => employmentStatus === 'employed',
    business: ({ employmentStatus }) => employmentStatus === 'self-employed',
    otherSourceOfWealth: ({ sourceOfWealth }) => has(sourceOfWealth, 'other'),
  },
  'assets-select': {
    stockYears: stock,
    stockTimes: stock,
    derivativeYears: derivative,
    derivativeTimes: derivative,
    ...proofs,
    noPriorRefusal: (own) => assessed(own),
    licenceNumber: ({ regulatedEmployee }) => regulatedEmployee === 'yes',
    employerConsent: ({ regulatedEmployee }) => regulatedEmployee === 'yes',
    employerConsentLetter: (own) => own.regulatedEmployee === 'yes' && own.employerConsent === 'yes',
    pepRelation: ({ pep }) => pep === 'yes',
    pepPosition: ({ pep }) => pep === 'yes',
  },
  'submit-photo': {
    back: (own, context) => !['passport', 'birth-certificate'].includes(String(documentType(own, context))),
    supplementary: isPassport,
    expiresOn: isPassport,
    signed: isPassport,
  },
  'options experience': assessmentOf('car'),
  'futures experience': assessmentOf('car'),
  'cfd experience': assessmentOf('cka'),
  'options risk-statement': acknowledged('options'),
  'futures risk-statement': acknowledged('futures'),
  'cfd agreement': acknowledged('cfd'),
  'margin-upgrade agreement': acknowledged('margin'),
  'w8ben.form': {
    treatyBenefits: ({ treatyBenefits, permanentAddress }, { answers }) => {
      const taxCountries = countriesOf(answers['base-info']?.taxResidencies);
      const residence = countryOf(permanentAddress); // of the generated countries, only Thailand has a treaty
      const isResident = taxCountries.length === 0 || taxCountries.includes('TH');
      return treatyBenefits === 'yes' || (residence === 'TH' && isResident);
    },
    treatyCountry: ({ treatyBenefits }) => treatyBenefits === 'yes',
    treatyRiskAccepted: ({ treatyBenefits }) => treatyBenefits === 'yes',
  },
  'sinpass-additional': {
    nationality: ofPerson('nationality'),
    dateOfBirth: ofPerson('dob'),
    gender: ofPerson('sex'),
    mobile: (own, context) => ofPerson('mobileno')(own, context) && !context.answers['show-sinpass']?.mobile,
    email: (own, context) => ofPerson('email')(own, context) && !context.answers['show-sinpass']?.email,
    residentialAddress: ofPerson('regadd'),
    otherCitizenship: (_, { facts }) => valueIn(facts, 'nationality') !== 'SG',
    citizenship: ({ otherCitizenship }, { facts }) =>
      otherCitizenship === 'yes' && valueIn(facts, 'nationality') !== 'SG',
    otherTax: ({ singaporeTax }) => singaporeTax === 'yes',
    taxResidencies: ({ singaporeTax, otherTax }) =>
      singaporeTax === 'no' || (singaporeTax === 'yes' && otherTax === 'yes'),
    mailingAddress: ({ mailingSame }) => mailingSame === 'no',
    differenceReason: (own, context) => differs(own, homeOf(own, context), taxedIn(own)),
    differenceExplanation: (own, context) =>
      own.differenceReason === 'other' && differs(own, homeOf(own, context), taxedIn(own)),
  },
};

/** Optional fields that a screen always shows, with the reason why they are optional. */
const shownToAll: Readonly<Record<string, string>> = {
  'additional-document.documents': 'one for each kind that a reviewer asks for',
  'additional-document.explanation': 'words that may go with the documents',
  'agreement.read': 'which texts were read to the end',
  'agreement-info.read': 'which texts were read to the end',
  'risk-statement.read': 'which texts were read to the end',
  'base-info.pinyinName': 'shown where it was given, and where names are written in Chinese characters',
  'choose-account.holders': 'absent in drafts from before joint accounts',
  'face-h5.picture': 'one of three ways to be recognised',
  'face-h5.handheld': 'one of three ways to be recognised',
  'face-h5.report': 'one of three ways to be recognised, from a third party',
  'risklevel.accepted': 'the acceptance of the result',
  'show-sinpass.email': 'another address than the digital ID has',
  'show-sinpass.mobile': 'another number than the digital ID has',
  'sign-info.name': 'the name below the signature',
  'sign-info.reused': 'where the signature is that of the W-8BEN',
  'submit-photo.documentType': 'given here or in the basic information, which repeats it',
  'submit-photo.nationality': 'given here or in the basic information, which repeats it',
  'w8ben.form.foreignTaxNumber': 'one of three ways to answer line 6',
  'w8ben.form.taxNumberExplanation': 'one of three ways to answer line 6',
  'w8ben.form.taxNumberNotRequired': 'one of three ways to answer line 6',
  'w8ben.form.mailingAddress': 'present where the customer opened line 4',
  'w8ben.form.usTaxNumber': 'present where the customer opened line 5',
  'w8ben.signature.consents': 'present where the server requests the consent to sign electronically',
  'w8ben.signature.read': 'observed when the customer reads that text to the end',
};

describe('the questions on the screens', () => {
  /** Before the visit to the digital ID, this step has no questions yet. */
  const isWithoutPerson = ({ id }: Step, { facts }: JourneyContext) => id === 'sinpass-additional' && !facts.personData;
  const fieldsOf = ({ schema }: Step) => Object.keys(schema._zod.def.shape);
  const shownIn = (name: string, step: Step) => shown[name] ?? shown[step.id] ?? {};

  test.each(stepsOfJourneys)('stores exactly the answers of %s whose questions the screen shows', (name, step) => {
    const questions = shownIn(name, step);
    expect(fieldsOf(step)).toEqual(expect.arrayContaining(Object.keys(questions)));
    fc.assert(
      fc.property(arbitraryForms(name), (context) => {
        if (isWithoutPerson(step, context)) return;
        const own = given(step, context);
        const expected = Object.keys(own).filter((field) => questions[field]?.(own, context) ?? true);
        expect(Object.keys(applicableAnswers(step, own, context)).toSorted()).toEqual(expected.toSorted());
      }),
    );
  });

  test('documents the condition of each optional question', () => {
    const open = stepsOfJourneys.flatMap(([name, step]) => {
      const optional = Object.entries(step.schema._zod.def.shape).filter(([, one]) => one._zod.def.type === 'optional');
      return optional.flatMap(([field]) => (shownIn(name, step)[field] ? [] : [`${step.id}.${field}`]));
    });
    expect([...new Set(open)].toSorted()).toEqual(Object.keys(shownToAll).toSorted());
  });

  test('shows only the address lines of the country', () => {
    fc.assert(
      fc.property(
        fc
          .constantFrom(...stepsOfJourneys)
          .chain(([name, step]) => arbitraryForms(name).map((context) => ({ step, context }))),
        ({ step, context }) => {
          if (isWithoutPerson(step, context)) return;
          const asked = applicableAnswers(step, given(step, context), context);
          for (const [field, value] of Object.entries(asked)) {
            const country = field.endsWith('Address') ? countryOf(value) : undefined;
            if (!country) continue;
            const lines: readonly string[] = ['country', ...addressFieldsFor(country).map((line) => line.name)];
            expect(lines).toEqual(expect.arrayContaining(Object.keys(value as object)));
          }
        },
      ),
    );
  });
});
