import { mustReconfirmW8ben } from '@quayside/rules/internals/certification-change';
import { oneOf } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { issue } from '@quayside/rules/issue';
import { defineStep, type Facts, type JourneyContext } from '@quayside/rules/journey';
import { getFormOnFileState } from '../lines/form-on-file.ts';

/** Decisions about the form on file. `confirm`: its lines are still true. `change`: the customer fills in the form again. */
export const w8benDecisions = ['confirm', 'change'] as const;

/** Returns whether the customer may confirm the form on file: there is one, and no change has made it incorrect. */
export function canConfirm(context: Pick<JourneyContext, 'facts' | 'today'>): boolean {
  const life = getFormOnFileState(context);
  return life !== undefined && life.state !== 'incorrect' && life.state !== 'overdue';
}

/** Returns whether a reviewer rejected the lines of the form. Returns false if only the signature was rejected. */
export const areLinesRejected = ({ requirements, refused }: Facts): boolean =>
  requirements.w8ben === 'rejected' && refused?.w8ben?.code !== 'signature-mismatch';

/**
 * Step that asks whether to confirm or change the lines of the form on file. Institutions need not answer (RULE-20, MSG-37). Skipped if a reviewer rejected the
 * lines, because they must change.
 */
export const updateStep = defineStep({
  id: 'update',
  requirement: 'w8ben',
  when: ({ facts }) => !areLinesRejected(facts),
  schema: lazyObject(() => ({ decision: oneOf(w8benDecisions) })),
  check: ({ decision }, context) => [
    ...(mustReconfirmW8ben(context.facts.w8ben?.holder ?? 'individual')
      ? []
      : [issue('decision', 'institutional-no-w8')]),
    ...(decision === 'confirm' && !canConfirm(context) ? [issue('decision', 'w8ben-has-changed')] : []),
  ],
});
