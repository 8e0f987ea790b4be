import { FACE_TRIES_BEFORE_HANDHELD } from '@quayside/rules/limits';
import { type Flow, type FlowRoute, pathOf } from './define-flow.ts';
import type { FlowRuntime } from './flow-runtime/flow-runtime.ts';
import { handOffPath, phonePath } from './phone-path.ts';

/**
 * Returns the flow for a phone that takes over one step. Its journey has only that step, and all other paths lead to the hand-off page. The server
 * decides whether the step applies, because the phone does not know the other answers.
 */
export function phoneFlow({ name, journey, parts, steps, screens }: Flow, step: string): Flow {
  const place = <R extends FlowRoute>(route: R, here: boolean | undefined): R => ({
    ...route,
    path: here ? phonePath(route.path) : handOffPath,
  });
  return {
    name,
    journey: async () => {
      const [{ joinJourney }, whole, registered] = await Promise.all([
        import('@quayside/rules/journey'), // in the chunk of the journeys, which a first screen does not load
        journey(),
        loaded(parts),
      ]);
      const asked = joinJourney(whole, registered).filter(({ id }) => id === step);
      return { name, version: whole.version, steps: asked.map((one) => ({ ...one, when: () => true })) };
    },
    parts: {},
    steps: steps.map((route) => place(route, route.step === step && route.onPhone)),
    screens: screens.map((route) => place(route, route.onPhone)),
    outcome: () => handOffPath,
    ineligible: handOffPath,
    home: handOffPath,
  };
}

/** Returns the step's first path on the phone: after repeated failures of the face check, the photo for manual review. */
export function startOnPhone({ flow, application }: FlowRuntime, step: string): string {
  const tired = (application?.face.attempts ?? 0) >= FACE_TRIES_BEFORE_HANDHELD;
  return pathOf(flow, tired ? 'face-fail-more' : step);
}

const loaded = async (parts: Flow['parts']) =>
  Object.fromEntries(
    await Promise.all(Object.entries(parts).map(async ([name, load]) => [name, await load()] as const)),
  );
