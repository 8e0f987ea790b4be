import type { DerivativeProduct } from '@quayside/rules/enumerations';
import { ticked } from '@quayside/rules/internals/field-shapes';
import { type Issue, issue } from '@quayside/rules/issue';
import { defineStep, type JourneyContext } from '@quayside/rules/journey';
import { findBlockingPrerequisite, type RequestedPermission } from '@quayside/rules/prerequisites';
import * as z from 'zod/mini';

/** Returns an issue at `path` for the first prerequisite that prevents an application (MSG-36, MSG-40). Returns an empty list if none does. */
export function startIssues(
  path: string,
  sought: RequestedPermission,
  { facts, today }: JourneyContext,
): readonly Issue[] {
  if (!facts.customer) return [issue(path, 'account-not-opened')];
  const first = findBlockingPrerequisite(sought, facts.customer, today);
  return first ? [issue(path, first.code, first.values)] : [];
}

/** Creates the introductory step of an application. Its only answer is that the customer saw it, and its check reports a missing prerequisite. */
export const introduceStep = (product: DerivativeProduct) =>
  defineStep({
    id: 'introduce',
    schema: z.object({ seen: ticked() }),
    check: (_, context) => startIssues('', { product }, context),
  });
