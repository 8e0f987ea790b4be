import { pathOf } from '@quayside/flow/define-flow';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { UnknownRequirementError } from './problems.ts';

/** Where a way leads: on to a path; nowhere, because all that was asked for is provided; or to what was not asked for. */
export type Lead = { readonly to: 'path'; readonly path: string } | { readonly to: 'end' } | { readonly to: 'outside' };

/**
 * The part of a flow that the page asks for: the steps that satisfy one of `only`, with those of their groups that satisfy nothing by themselves, and every
 * screen that is no step. Without `only` all of it. Throws UnknownRequirementError.
 */
export function leadWithin(runtime: FlowRuntime, path: string, only: readonly string[] | undefined): Lead {
  if (!only) return { to: 'path', path };
  const asked = new Set(only);
  const serving = runtime.steps.filter(({ requirement }) => requirement !== undefined && asked.has(requirement));
  const unknown = only.filter((id) => !serving.some(({ requirement }) => requirement === id));
  if (unknown.length > 0) throw new UnknownRequirementError(runtime.flow.name, unknown);
  const groups = new Set(serving.map(({ group }) => group));
  const inside = runtime.steps.filter((step) =>
    step.requirement === undefined ? groups.has(step.group) : asked.has(step.requirement),
  );

  const at = runtime.flow.steps.find((route) => route.path === path);
  if (!at || inside.some(({ id }) => id === at.step)) return { to: 'path', path };
  const { application } = runtime;
  const provided = application?.requirements.filter(({ id }) => asked.has(id)) ?? [];
  const open = inside.find(
    ({ id }) => !runtime.isSatisfied(id) && runtime.redirect(pathOf(runtime.flow, id)) === undefined,
  );
  if (open) return { to: 'path', path: pathOf(runtime.flow, open.id) };
  const met = provided.every(({ status }) => status === 'provided' || status === 'accepted');
  return { to: provided.length > 0 && met ? 'end' : 'outside' };
}
