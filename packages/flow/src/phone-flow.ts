import { FACE_TRIES_BEFORE_HANDHELD } from '@quayside/rules/limits';
import { type Flow, type FlowRoute, pathOf } from './define-flow.ts';
import type { FlowRuntime } from './flow-runtime/flow-runtime.ts';

/** Where a phone takes over a step of somebody at a desktop, and where everything there leads back to. */
export const handOffPath = '/hand-off';

/** `/sg-face-h5` is `/hand-off-sg-face-h5`. */
export const phonePath = (path: string): string => `${handOffPath}-${path.slice(1)}`;

/**
 * A flow as a phone runs it that does one step: its journey has no other, and everything that is no part of the step leads to the page of the hand-off. Whether
 * the step applies is the server's to judge: it knows the other answers, the phone does not.
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
        import('@quayside/rules/journey'), // with the journeys themselves: not before the first screen
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

/** Where the step starts on the phone: after repeated failure of the face with the photo that a person looks at. */
export function startOnPhone({ flow, application }: FlowRuntime, step: string): string {
  const tired = (application?.face.attempts ?? 0) >= FACE_TRIES_BEFORE_HANDHELD;
  return pathOf(flow, tired ? 'face-fail-more' : step);
}

const loaded = async (parts: Flow['parts']) =>
  Object.fromEntries(
    await Promise.all(Object.entries(parts).map(async ([name, load]) => [name, await load()] as const)),
  );
