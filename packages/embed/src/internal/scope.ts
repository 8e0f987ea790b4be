import { pathOf } from '@quayside/flow/define-flow';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { isReachable, type Step } from '@quayside/rules/journey';
import { UnknownRequirementError } from './problems.ts';

/** Where a way leads: on to a path; nowhere, because all that was asked for is provided; or to what was not asked for. */
export type Lead = { readonly to: 'path'; readonly path: string } | { readonly to: 'end' } | { readonly to: 'outside' };

/**
 * The part of a flow that the page asks for: the steps that satisfy one of `only`, with those of their groups that satisfy nothing by themselves, the seals
 * once nothing else is left, and every screen that is no step. Without `only` all of it. Throws UnknownRequirementError.
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

/** Where it begins. Of items that were sent back, at the first that the page asks for: their list may name others. */
export function beginWithin(runtime: FlowRuntime, only: readonly string[] | undefined): Lead {
  const sentBack = only && runtime.application?.state === 'action-needed';
  const open = sentBack && stepsFor(runtime, only).find((step) => isOpen(runtime, step));
  return open ? { to: 'path', path: pathOf(runtime.flow, open.id) } : leadWithin(runtime, runtime.path, only);
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

/** A seal rests on everything before it, other steps on the way there are the guard's to judge. */
function isOpen(runtime: FlowRuntime, { id, seals }: Step): boolean {
  if (runtime.isSatisfied(id)) return false;
  if (seals && !isReachable(runtime.steps, id, runtime.context())) return false;
  return runtime.redirect(pathOf(runtime.flow, id)) === undefined;
}
