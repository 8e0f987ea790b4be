/** Verdicts that the contract knows for a face picture. */
export type FaceReason = 'no-match' | 'too-dark' | 'covered' | 'not-centred';

export type MagicValue = {
  /** what to type, and where */
  readonly when: string;
  readonly effect: string;
};

/** Endings of a document number that force the verdict on every face picture. */
const faceEndings: Readonly<Record<string, FaceReason>> = {
  '9101': 'no-match',
  '9102': 'covered',
  '9103': 'not-centred',
  '9104': 'too-dark',
};
/** An ending with which the first two pictures fail and the third one passes. */
const LATE_ENDING = '9105';
const LATE_FAILURES = 2;

/** The code that never works, whatever was sent. */
export const refusedCode = '000000';

/** Since 21 November 2026. README.md and /sandbox/magic show the same table. */
export const magicValues: readonly MagicValue[] = [
  { when: `one-time code ${refusedCode}`, effect: 'is always wrong: five of them lock the number for 15 minutes' },
  ...Object.entries(faceEndings).map(([ending, reason]) => ({
    when: `document number whose digits end in ${ending}`,
    effect: `every face picture fails: ${reason}`,
  })),
  {
    when: `document number whose digits end in ${LATE_ENDING}`,
    effect: `the first ${LATE_FAILURES} face pictures fail (no-match), the next one passes`,
  },
  { when: 'a face picture darker than 60 of 255 on average', effect: 'fails: too-dark' },
  { when: 'a face picture of one colour', effect: 'fails: covered' },
  { when: 'any other face picture', effect: 'passes: the sandbox looks at light and detail, it knows nobody’s face' },
];

/** The verdict that a document number forces at an attempt (1 is the first); null: passes; undefined: forces nothing. */
export function forcedFaceVerdict(documentNumber: string | undefined, attempt: number): FaceReason | null | undefined {
  const digits = (documentNumber ?? '').replace(/\D/g, '');
  const ending = digits.slice(-4);
  if (ending === LATE_ENDING) return attempt > LATE_FAILURES ? null : 'no-match';
  return faceEndings[ending];
}
