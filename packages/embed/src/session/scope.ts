import { getRoutePath } from '@quayside/flow/define-flow';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { isReachable, type Step } from '@quayside/rules/journey';
import { UnknownRequirementError } from '../errors/problems.ts';

/** Next target. `path`: a screen. `end`: the requirements in `only` are met. `outside`: the path is not part of them. */
export type ScopeTarget =
  | { readonly to: 'path'; readonly path: string }
  | { readonly to: 'end' }
  | { readonly to: 'outside' };

/**
 * Limits a path to the requirements in `only`: their steps, steps without a requirement in the same groups, the sealing steps, and screens that are not steps.
 * Without `only`, allows the whole flow. Throws UnknownRequirementError.
 */
export function limitToScope(runtime: FlowRuntime, path: string, only: readonly string[] | undefined): ScopeTarget {
  if (!only) return { to: 'path', path };
  const inside = stepsFor(runtime, only);
  const at = runtime.flow.steps.find((route) => route.path === path);
  if (!at || inside.some(({ id }) => id === at.step)) return { to: 'path', path };
  const open = inside.find((step) => isOpen(runtime, step));
  if (open) return { to: 'path', path: getRoutePath(runtime.flow, open.id) };
  const asked = runtime.application?.requirements.filter(({ id }) => only.includes(id)) ?? [];
  const met = asked.every(({ status }) => status === 'provided' || status === 'accepted');
  return { to: asked.length > 0 && met ? 'end' : 'outside' };
}

/** Returns the first target; after a rejection, the first open step within `only`. Throws UnknownRequirementError. */
export function getFirstTarget(runtime: FlowRuntime, only: readonly string[] | undefined): ScopeTarget {
  const sentBack = only && runtime.application?.state === 'action-needed';
  const open = sentBack && stepsFor(runtime, only).find((step) => isOpen(runtime, step));
  return open
    ? { to: 'path', path: getRoutePath(runtime.flow, open.id) }
    : limitToScope(runtime, runtime.navigator.path, only);
}

function stepsFor(runtime: FlowRuntime, only: readonly string[]): readonly Step[] {
  const serving = runtime.steps.filter(({ requirement }) => requirement !== undefined && only.includes(requirement));
  const unknown = only.filter((id) => !serving.some(({ requirement }) => requirement === id));
  if (unknown.length > 0) throw new UnknownRequirementError(runtime.flow.name, unknown);
  const groups = new Set(serving.map(({ group }) => group));
  return runtime.steps.filter(
    (step) => step.seals || serving.includes(step) || (step.requirement === undefined && groups.has(step.group)),
  );
}

/** Returns whether a step is incomplete and can be shown. A sealing step also requires all steps before it. */
function isOpen(runtime: FlowRuntime, { id, seals }: Step): boolean {
  if (runtime.answers.isSatisfied(id)) return false;
  if (seals && !isReachable(runtime.steps, id, runtime.answers.context())) return false;
  return runtime.navigator.redirect(getRoutePath(runtime.flow, id)) === undefined;
}
