import { pathOf } from '@quayside/flow/define-flow';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { isReachable, type Step } from '@quayside/rules/journey';
import { UnknownRequirementError } from '../errors/problems.ts';

/** The next target: a path, the end because everything requested is provided, or a part that was not requested. */
export type Lead = { readonly to: 'path'; readonly path: string } | { readonly to: 'end' } | { readonly to: 'outside' };

/**
 * Limits a path to the requested part: the steps for `only`, the steps of their groups without a requirement, the final steps, and screens outside the steps.
 * Without `only`, it allows the whole flow. Throws UnknownRequirementError.
 */
export function leadWithin(runtime: FlowRuntime, path: string, only: readonly string[] | undefined): Lead {
  if (!only) return { to: 'path', path };
  const inside = stepsFor(runtime, only);
  const at = runtime.flow.steps.find((route) => route.path === path);
  if (!at || inside.some(({ id }) => id === at.step)) return { to: 'path', path };
  const open = inside.find((step) => isOpen(runtime, step));
  if (open) return { to: 'path', path: pathOf(runtime.flow, open.id) };
  const asked = runtime.application?.requirements.filter(({ id }) => only.includes(id)) ?? [];
  const met = asked.every(({ status }) => status === 'provided' || status === 'accepted');
  return { to: asked.length > 0 && met ? 'end' : 'outside' };
}

/** Returns the first target. If items were rejected, it is the first rejected item within `only`. */
export function beginWithin(runtime: FlowRuntime, only: readonly string[] | undefined): Lead {
  const sentBack = only && runtime.application?.state === 'action-needed';
  const open = sentBack && stepsFor(runtime, only).find((step) => isOpen(runtime, step));
  return open ? { to: 'path', path: pathOf(runtime.flow, open.id) } : leadWithin(runtime, runtime.navigator.path, only);
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

/** Returns whether the customer can do a step now. A sealing step requires all steps before it, and the guard checks the other steps. */
function isOpen(runtime: FlowRuntime, { id, seals }: Step): boolean {
  if (runtime.answers.isSatisfied(id)) return false;
  if (seals && !isReachable(runtime.steps, id, runtime.answers.context())) return false;
  return runtime.navigator.redirect(pathOf(runtime.flow, id)) === undefined;
}
