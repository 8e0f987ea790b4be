import * as fc from 'fast-check';

/** One thing that happens on a walk in the browser. What does not fit the moment does nothing. */
export type Act =
  /** the screen is filled in where it is not yet, and Continue is pressed */
  | { readonly act: 'answer' }
  /** something is typed that nobody typed before */
  | { readonly act: 'type' }
  | { readonly act: 'back' }
  /** the address of a screen with a text field */
  | { readonly act: 'revisit'; readonly at: number }
  | { readonly act: 'reload' }
  /** the page is gone without a word, and opened anew */
  | { readonly act: 'kill' }
  /** the server cannot be reached; or can be again */
  | { readonly act: 'offline' }
  | { readonly act: 'other-device' }
  /** of two devices' answers */
  | { readonly act: 'choose'; readonly which: 'here' | 'there' }
  /** a reviewer sends an item back */
  | { readonly act: 'reject'; readonly at: number }
  /** what was sent back is saved again, checked, signed and sent */
  | { readonly act: 'resubmit' }
  /** what is missing of a draft is answered, and it is signed and sent: where it stands right before that */
  | { readonly act: 'submit' };

/** Where walks begin: scenarios of the sandbox. */
const starts = ['draft', 'draft', 'draft-to-sign', 'draft-to-sign', 'under-review', 'rejected-two-items'] as const;

export type Plan = { readonly start: (typeof starts)[number]; readonly acts: readonly Act[] };

const act = <A extends Act['act']>(name: A) => fc.constant({ act: name } as const);
const at = fc.nat({ max: 5 });

const acts: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: act('answer') },
  { weight: 8, arbitrary: act('type') },
  { weight: 3, arbitrary: act('back') },
  { weight: 7, arbitrary: fc.record({ act: fc.constant('revisit' as const), at }) },
  { weight: 3, arbitrary: act('reload') },
  { weight: 3, arbitrary: act('kill') },
  { weight: 3, arbitrary: act('offline') },
  { weight: 4, arbitrary: act('other-device') },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('choose' as const), which: fc.constantFrom('here', 'there') }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('reject' as const), at }) },
  { weight: 2, arbitrary: act('resubmit') },
  { weight: 2, arbitrary: act('submit') },
);

const plans: fc.Arbitrary<Plan> = fc.record({
  start: fc.constantFrom(...starts),
  acts: fc.array(acts, { minLength: 5, maxLength: 12 }),
});

/** The same walks for the same seed. */
export const walkPlans = (count: number, seed: number): readonly Plan[] => fc.sample(plans, { numRuns: count, seed });
