import { type ComponentType, lazy, Suspense } from 'react';
import { edition } from '../../hosts/sg/src/edition.ts';
import { scenarios } from '../../packages/sandbox/src/development/scenarios/catalogue.ts';
import { StoryFlow } from '../../packages/testing/src/story-flow/story-flow.tsx';

const flows = await Promise.all(edition.flows.map(({ load }) => load()));

const screens: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  flows
    .flatMap(({ steps, screens: others }) => [...steps, ...others])
    .filter(({ path }) => scenarios.some((one) => one.expect.path === path))
    .map(({ path, screen }) => [path, lazy(screen)]),
);

/** Renders the screen at which the app opens for the customer of a scenario. `scenario` is the id of one of the sandbox's scenarios. */
export function ScenarioScreen({ scenario: id }: { scenario: string }) {
  const scenario = scenarios.find((one) => one.id === id);
  const flow = flows.find(({ name }) => name === scenario?.flow);
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
