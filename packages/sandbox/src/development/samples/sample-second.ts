import { baseInfoStep, jointJourney } from '@quayside/flow-opening/internals/rules';
import type { StepAnswers } from '@quayside/rules/journey';
import { addYears, type CalendarDate } from '@quayside/values/calendar-date';
import { type SampleOptions, sampleAnswers, sampleBaseInfo, sampleName } from './sample-answers.ts';

/** Name of the second holder in scenarios and tests. */
export const secondHolderName = 'TAN MEI LING';
export const minorName = 'LIM XIAO YU';
const secondNumber = 'A23456789';

type Steps = readonly (readonly [step: string, answers: StepAnswers])[];

const isOfPart = (step: string) =>
  jointJourney.steps.some((one) => ('part' in one ? step.startsWith(`${one.part}.`) : one.id === step));

/** Returns complete answers of a second adult holder. They are those of the sample customer, with another name and document number. */
export const sampleSecondAdult = (sample: SampleOptions): Steps =>
  sampleAnswers(sample).flatMap(([step, answers]) => (isOfPart(step) ? [[step, renamed(answers)] as const] : []));

const renamed = (answers: StepAnswers): StepAnswers =>
  JSON.parse(
    JSON.stringify(answers)
      .replaceAll(sampleName, secondHolderName)
      .replaceAll(sampleBaseInfo.documentNumber, secondNumber),
  ) as StepAnswers;

/** The facts from which `sampleMinor` builds its answers. By default, the sample customer is the guardian. */
export type SampleMinorOptions = SampleOptions & {
  readonly guardian?: string;
  readonly dateOfBirth?: CalendarDate;
  /** Id of the document that proves the relationship. */
  readonly proof?: string;
};

/** Id of the relationship proof in a minor's answers if no document was uploaded. */
const relationshipProof = '00000000-0000-4000-8000-000000000004';
/** Kind of the relationship proof in a minor's answers, by document id. */
export const sampleMinorDocuments = { [relationshipProof]: { kind: 'relationship-proof' } };

/** Returns complete answers of a minor with a birth certificate, whose guardian signs. */
export function sampleMinor({
  guardian = sampleName,
  proof = relationshipProof,
  dateOfBirth,
  ...sample
}: SampleMinorOptions): Steps {
  const born = dateOfBirth ?? addYears(sample.today, -10);
  const given = new Map(sampleAnswers(sample));
  const front = given.get('submit-photo')?.front;
  const changes: Readonly<Record<string, StepAnswers>> = {
    [baseInfoStep.id]: {
      fullName: minorName,
      nameOnId: minorName,
      dateOfBirth: born,
      documentType: 'birth-certificate',
      documentNumber: 'T1234567A',
    },
    'w8ben.form': { name: minorName, dateOfBirth: born },
    'w8ben.signature': { name: guardian },
    'sign-info': { name: guardian },
  };
  const own: Readonly<Record<string, StepAnswers>> = {
    'submit-photo': { nationality: 'MY', documentType: 'birth-certificate', front, original: true },
    'prove-relationship': { kind: 'birth-certificate', document: proof, namesGuardian: true },
  };
  return minorSteps.map((step) => [step, own[step] ?? { ...given.get(step), ...changes[step] }]);
}

const minorSteps = [
  'choose',
  'choose-tip',
  'submit-photo',
  baseInfoStep.id,
  'contact-info',
  'prove-relationship',
  'w8ben.list',
  'w8ben.form',
  'w8ben.info',
  'w8ben.signature',
  'agreement-info',
  'check-answers',
  'sign-info',
];
