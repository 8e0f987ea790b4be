import type { FaceReason } from '@quayside/contract/application';
import type { ForcedOutcomes } from '../domain/ports/forced-outcomes.ts';

export type MagicValue = {
  /** what to type, and where */
  readonly when: string;
  readonly effect: string;
};

/** Number of failures before the picture passes. */
const LATE_FAILURES = 2;

type MagicNumber = {
  /** `face-<name>` is the scenario with this number */
  readonly name: string;
  readonly ending: string;
  readonly effect: string;
  readonly verdict: FaceReason;
  /** number of forced attempts; by default all */
  readonly attempts?: number;
};

const always = (verdict: FaceReason, ending: string): MagicNumber => ({
  name: verdict,
  ending,
  effect: `every face picture fails: ${verdict}`,
  verdict,
});

/** Endings of document numbers that force the result of face pictures. */
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

/** A code that is always refused. */
const refusedCode = '000000';

/** Since 21 November 2026. README.md and /sandbox/magic show the same table. */
export const magicValues: readonly MagicValue[] = [
  {
    when: `one-time code ${refusedCode}`,
    effect: 'is always wrong: five of them lock the number for 15 minutes on this device',
  },
  ...magicFaceNumbers.map(({ ending, effect }) => ({ when: `document number whose digits end in ${ending}`, effect })),
  { when: 'a face picture darker than 60 of 255 on average', effect: 'fails: too-dark' },
  { when: 'a face picture of one colour', effect: 'fails: covered' },
  { when: 'any other face picture', effect: 'passes: the sandbox looks at light and detail, it knows nobody’s face' },
];

function faceVerdict(documentNumber: string | undefined, attempt: number): FaceReason | null | undefined {
  const digits = (documentNumber ?? '').replace(/\D/g, '');
  const magic = magicFaceNumbers.find(({ ending }) => digits.endsWith(ending));
  if (!magic) return undefined;
  return attempt > (magic.attempts ?? attempt) ? null : magic.verdict;
}

/** The forced outcomes of the magic values. */
export const magicOutcomes: ForcedOutcomes = { refusesCode: (code) => code === refusedCode, faceVerdict };
