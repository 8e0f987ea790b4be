import { type ComponentType, lazy, Suspense } from 'react';
import { edition } from '../../hosts/sg/src/edition.ts';
import { StoryFlow } from '../../packages/flow/src/story-flow/story-flow.tsx';
import { scenarios } from '../../packages/sandbox/src/scenarios/scenarios.ts';

/** The screens at which scenarios open, by their paths. */
const screens: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  edition.flows
    .flatMap(({ steps, screens: others }) => [...steps, ...others])
    .filter(({ path }) => scenarios.some((one) => one.expect.path === path))
    .map(({ path, screen }) => [path, lazy(screen)]),
);

/** The screen at which the app opens for somebody who stands where a scenario says. */
export function ScenarioScreen({ scenario: id }: { scenario: string }) {
  const scenario = scenarios.find((one) => one.id === id);
  const flow = edition.flows.find(({ name }) => name === scenario?.flow);
  const Screen = screens[scenario?.expect.path ?? ''];
  if (!scenario || !flow || !Screen) return <p>{id}</p>;
  return (
    <Suspense>
      <StoryFlow key={id} flow={flow} path={scenario.expect.path} scenario={id}>
        <Screen />
      </StoryFlow>
    </Suspense>
  );
}
