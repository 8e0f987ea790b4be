import * as fc from 'fast-check';
import type { Walker } from './walked.ts';

/** One thing that happens on a walk through the opening. What does not fit the moment (Back at the first step) does nothing. */
export type Act =
  /** the step on screen is filled in and Continue is pressed */
  | { readonly act: 'answer' }
  /** something is typed: complete, with another value, with a gap, or wrong */
  | { readonly act: 'type'; readonly how: Manner }
  | { readonly act: 'go-on' }
  /** Continue, and before the answer is there a key, or a look at what the server had before */
  | { readonly act: 'go-on-while'; readonly what: 'typing' | 'returning' }
  | { readonly act: 'back' }
  /** an earlier step from "check your answers" */
  | { readonly act: 'revisit'; readonly at: number }
  | { readonly act: 'reload' }
  /** the app is ended without a word */
  | { readonly act: 'kill' }
  /** the next calls do not get through, or their answers do not */
  | { readonly act: 'offline'; readonly calls: number; readonly answers: 'before' | 'lost' }
  /** the other device is taken up */
  | { readonly act: 'other-device' }
  /** the other device answers the step that is on this screen, and is put down again */
  | { readonly act: 'meanwhile'; readonly how: Manner }
  /** back to the page from another app */
  | { readonly act: 'return' }
  /** of two devices' answers */
  | { readonly act: 'choose'; readonly which: 'here' | 'there' }
  | { readonly act: 'submit' }
  /** what little is missing, or was sent back, is answered, and everything is submitted */
  | { readonly act: 'finish' }
  /** submitting, and before the answer is there something is typed, or typed and left */
  | { readonly act: 'submit-while'; readonly what: 'typing' | 'leaving' }
  /** of a joint account, the first holder's part is handed in */
  | { readonly act: 'other-hands-in' }
  /** and who has still to do what is looked at */
  | { readonly act: 'board' }
  /** a reviewer sends items back */
  | { readonly act: 'reject'; readonly items: readonly number[] }
  | { readonly act: 'approve' };

export const manners = ['good', 'other', 'half', 'wrong'] as const;
export type Manner = (typeof manners)[number];

export type Plan = {
  readonly walker: Walker;
  /** how many steps were answered before: a number, all but the signature, all, all and handed in, or sent back since */
  readonly start: number | 'unsigned' | 'complete' | 'submitted' | 'sent-back';
  readonly acts: readonly Act[];
};

const act = <A extends Act['act']>(name: A) => fc.constant({ act: name } as const);

const acts: fc.Arbitrary<Act> = fc.oneof(
  { weight: 10, arbitrary: act('answer') },
  { weight: 8, arbitrary: fc.record({ act: fc.constant('type' as const), how: fc.constantFrom(...manners) }) },
  { weight: 5, arbitrary: act('go-on') },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('go-on-while' as const),
      what: fc.constantFrom('typing' as const, 'returning' as const),
    }),
  },
  { weight: 3, arbitrary: act('back') },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('revisit' as const), at: fc.nat({ max: 20 }) }) },
  { weight: 3, arbitrary: act('reload') },
  { weight: 3, arbitrary: act('kill') },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('offline' as const),
      calls: fc.integer({ min: 1, max: 3 }),
      answers: fc.constantFrom('before' as const, 'lost' as const),
    }),
  },
  { weight: 3, arbitrary: act('other-device') },
  { weight: 6, arbitrary: fc.record({ act: fc.constant('meanwhile' as const), how: fc.constantFrom(...manners) }) },
  { weight: 3, arbitrary: act('return') },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('choose' as const), which: fc.constantFrom('here', 'there') }) },
  { weight: 3, arbitrary: act('submit') },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('submit-while' as const),
      what: fc.constantFrom('typing' as const, 'leaving' as const),
    }),
  },
  { weight: 3, arbitrary: act('finish') },
  { weight: 2, arbitrary: act('other-hands-in') },
  { weight: 1, arbitrary: act('board') },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('reject' as const),
      items: fc.array(fc.nat({ max: 11 }), { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 1, arbitrary: act('approve') },
);

/** Walks that begin anywhere in the opening: most of them early, and many right before and behind the submission. */
export const plans = (length: { readonly min: number; readonly max: number }): fc.Arbitrary<Plan> =>
  fc.record({
    walker: fc.oneof(
      { weight: 4, arbitrary: fc.constant('alone' as const) },
      { weight: 1, arbitrary: fc.constant('joint-holder' as const) },
    ),
    start: fc.oneof(
      { weight: 12, arbitrary: fc.integer({ min: 2, max: 6 }) },
      { weight: 1, arbitrary: fc.integer({ min: 7, max: 17 }) },
      {
        weight: 3,
        arbitrary: fc.constantFrom(
          'unsigned' as const,
          'complete' as const,
          'submitted' as const,
          'sent-back' as const,
        ),
      },
    ),
    acts: fc.array(acts, { minLength: length.min, maxLength: length.max }),
  });
