import { readOpeningFacts } from '@quayside/flow-w8ben/rules';
import { withDerivedRiskAnswers } from '@quayside/rules/internals/risk-profile';
import type { Answers, StepAnswers } from '@quayside/rules/journey';
import { canonicalJson } from '../../kernel/canonical-json.ts';

/** Where an answer comes from: the holder, an earlier answer (`carried-over`), the digital ID, or the app (`system`). */
export type AnswerSource = 'holder' | 'carried-over' | 'digital-id' | 'system';

/** Fields that the app fills in, by step: times, and versions of the texts that it showed. */
const written: Readonly<Record<string, readonly string[]>> = {
  risklevel: ['version'],
  'w8ben.signature': ['signedAt', 'revision'],
  affidavit: ['signedAt', 'kind', 'formSignedOn', 'from'],
};

/** All answers of an application, and those that were saved (`given`). Only `all` contains answers derived from the digital ID. */
type AnswersOfRecord = { readonly all: Answers; readonly given: Answers };

/**
 * Returns the source of each field of a step. A prefilled answer that stayed the same is carried over. A step that was never saved comes from the digital ID,
 * except for fields that the holder added, or else from the stored information.
 */
export function getAnswerSources(
  step: string,
  answers: StepAnswers,
  { all, given }: AnswersOfRecord,
): Readonly<Record<string, AnswerSource>> {
  const known = knownOf(step, answers, all);
  const sourceOf = (field: string): AnswerSource => {
    if (written[step]?.includes(field)) return 'system';
    if (step === 'show-sinpass' && field === 'personData') return 'digital-id';
    if (!given[step]) return sourceOfDerived(field, given);
    return known[field] !== undefined && same(known[field], answers[field]) ? 'carried-over' : 'holder';
  };
  return Object.fromEntries(Object.keys(answers).map((field) => [field, sourceOf(field)]));
}

function sourceOfDerived(field: string, given: Answers): AnswerSource {
  if (!given['show-sinpass']) return 'carried-over';
  const added: StepAnswers = { ...given['show-sinpass'], ...given['sinpass-additional'] };
  return field === 'taxResidencies' || added[field] !== undefined ? 'holder' : 'digital-id';
}

/** Returns the values with which earlier answers prefill a step, or from which a step derives its own. A reused signature is that of the W-8BEN. */
function knownOf(step: string, { reused, version }: StepAnswers, all: Answers): StepAnswers {
  if (step === 'w8ben.form') return readOpeningFacts(all).lines;
  if (step === 'risklevel') return withDerivedRiskAnswers({ version: String(version) }, all);
  return step === 'sign-info' && reused ? { ...all['w8ben.signature'] } : {};
}

const same = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other);
