import { FACE_TRIES_BEFORE_HANDHELD } from '@quayside/rules/limits';
import { type Flow, type FlowRoute, getRoutePath } from './define-flow.ts';
import type { FlowRuntime } from './flow-runtime/flow-runtime.ts';
import { handOffPath, phonePath } from './phone-path.ts';

/**
 * Returns the flow for a phone that takes over one step. Its journey contains only that step, and all other paths lead to the hand-off page. The step always
 * applies: the server has decided that, and the phone does not have the other answers.
 */
export function phoneFlow({ name, journey, parts, steps, screens }: Flow, step: string): Flow {
  const place = <R extends FlowRoute>(route: R, here: boolean | undefined): R => ({
    ...route,
    path: here ? phonePath(route.path) : handOffPath,
  });
  return {
    name,
    journey: async () => {
      const [{ getJourneySteps: joinJourney }, whole, registered] = await Promise.all([
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

/** Returns the path where the phone starts the step. After repeated failures of the face check, returns the page with the photo for manual review. */
export function getPhoneStartPath({ flow, application }: FlowRuntime, step: string): string {
  const tired = (application?.face.attempts ?? 0) >= FACE_TRIES_BEFORE_HANDHELD;
  return getRoutePath(flow, tired ? 'face-fail-more' : step);
}

const loaded = async (parts: Flow['parts']) =>
  Object.fromEntries(
    await Promise.all(Object.entries(parts).map(async ([name, load]) => [name, await load()] as const)),
  );
