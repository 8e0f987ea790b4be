import type { Answers, StepAnswers } from '@quayside/rules/journey';
import { knownInOpening } from '@quayside/rules/journeys/w8ben';
import { canonicalJson } from '../server/canonical-json.ts';

/** Who said it: the holder typed or chose it, it was carried over from an earlier answer, the digital ID gave it, or the app wrote it. */
export type AnswerSource = 'holder' | 'carried-over' | 'digital-id' | 'system';

/** What the app writes, not the customer: instants, and versions of what was shown. */
const written: Readonly<Record<string, readonly string[]>> = {
  risklevel: ['version'],
  'w8ben.signature': ['signedAt', 'revision'],
  affidavit: ['signedAt', 'kind', 'formSignedOn', 'from'],
};

/** `given`: what was saved, without what follows from the digital ID's data. */
type Told = { readonly all: Answers; readonly given: Answers };

/** The source of every field of a step. A form that opened filled in, and was left as it was, was carried over; a step that nobody saved is the digital ID's, but for what the person added. */
export function sourcesOf(
  step: string,
  answers: StepAnswers,
  { all, given }: Told,
): Readonly<Record<string, AnswerSource>> {
  const known: StepAnswers = step === 'w8ben.form' ? knownInOpening(all).lines : {};
  const added: StepAnswers = { ...given['show-sinpass'], ...given['sinpass-additional'] };
  const sourceOf = (field: string): AnswerSource => {
    if (written[step]?.includes(field)) return 'system';
    if (step === 'show-sinpass' && field === 'personData') return 'digital-id';
    if (!given[step]) return field === 'taxResidencies' || added[field] !== undefined ? 'holder' : 'digital-id';
    return known[field] !== undefined && same(known[field], answers[field]) ? 'carried-over' : 'holder';
  };
  return Object.fromEntries(Object.keys(answers).map((field) => [field, sourceOf(field)]));
}

const same = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other);
