import type { FaceReason } from '@quayside/contract/application';
import type { ForcedOutcomes } from '../domain/ports/forced-outcomes.ts';

/** A magic value and its effect, as the list of magic values shows them. */
export type MagicValue = {
  /** The value, and where a tester types it. */
  readonly when: string;
  readonly effect: string;
};

/** Number of face pictures that fail before one passes. */
const LATE_FAILURES = 2;

type MagicNumber = {
  /** Name of the scenario with this number, without the prefix `face-`. */
  readonly name: string;
  readonly ending: string;
  readonly effect: string;
  readonly verdict: FaceReason;
  /** Number of face pictures that fail; by default all of them. */
  readonly attempts?: number;
};

const always = (verdict: FaceReason, ending: string): MagicNumber => ({
  name: verdict,
  ending,
  effect: `every face picture fails: ${verdict}`,
  verdict,
});

/** Endings of document numbers that decide whether face pictures pass. */
export const magicFaceNumbers: readonly MagicNumber[] = [
  always('no-match', '9101'),
  always('covered', '9102'),
  always('not-centred', '9103'),
  always('too-dark', '9104'),
  {
    name: 'passes-late',
    ending: '9105',
    effect: `the first ${LATE_FAILURES} face pictures fail (no-match), the next one passes`,
    verdict: 'no-match',
    attempts: LATE_FAILURES,
  },
];

/** The one-time code that is always wrong. */
const refusedCode = '000000';

/** Magic values: input that forces a certain outcome in the sandbox. README.md and /sandbox/magic list them. */
export const magicValues: readonly MagicValue[] = [
  {
    when: `one-time code ${refusedCode}`,
    effect: 'is always wrong: five of them lock the number for 15 minutes on this device',
  },
  ...magicFaceNumbers.map(({ ending, effect }) => ({ when: `document number whose digits end in ${ending}`, effect })),
  { when: 'a face picture darker than 60 of 255 on average', effect: 'fails: too-dark' },
  { when: 'a face picture of one colour', effect: 'fails: covered' },
  {
    when: 'any other face picture',
    effect: 'passes: the sandbox checks light and detail, but does not recognise faces',
  },
];

function faceVerdict(documentNumber: string | undefined, attempt: number): FaceReason | null | undefined {
  const digits = (documentNumber ?? '').replace(/\D/g, '');
  const magic = magicFaceNumbers.find(({ ending }) => digits.endsWith(ending));
  if (!magic) return undefined;
  return attempt > (magic.attempts ?? attempt) ? null : magic.verdict;
}

/** Applies the magic values to one-time codes and face pictures. */
export const magicOutcomes: ForcedOutcomes = { refusesCode: (code) => code === refusedCode, faceVerdict };
