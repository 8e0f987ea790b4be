import { toId } from 'storybook/internal/csf';
import type { Flow } from '../../packages/flow/src/define-flow.ts';
import { joinJourney, type Step } from '../../packages/rules/src/journey.ts';

type StoryFile = { default: { title?: string } };

const storyFiles = import.meta.glob<StoryFile>('../../packages/flow-*/src/*/*.stories.tsx');

/** A screen of a flow: its path, the page of its stories, or none where none is written yet. */
export type Place = { id: string; path: string; stories: string | undefined };
export type StepPlace = Place & { group: string; canEnd: boolean };
export type FlowDrawing = { name: string; groups: [group: string, steps: StepPlace[]][]; screens: Place[] };

/** What there is to draw of a flow: the steps of its journey in order, by group, and the screens that are no steps. */
export async function drawingOf(flow: Flow): Promise<FlowDrawing> {
  const parts = await Promise.all(
    Object.entries(flow.parts).map(async ([name, load]) => [name, await load()] as const),
  );
  const steps = joinJourney(await flow.journey(), Object.fromEntries(parts));
  const places = await Promise.all(steps.map((step) => placeOf(flow, step)));
  const groups = [...new Set(places.map(({ group }) => group))];
  return {
    name: flow.name,
    groups: groups.map((group) => [group, places.filter((place) => place.group === group)]),
    screens: await Promise.all(
      flow.screens.map(async ({ path }) => {
        const id = path.replace(/^\/(sg-)?/, '');
        return { id, path, stories: await storiesOf(flow.name, id) };
      }),
    ),
  };
}

async function placeOf(flow: Flow, { id, group, ineligible }: Step): Promise<StepPlace> {
  const route = flow.steps.find(({ step }) => step === id);
  const [part, step] = id.includes('.') ? (id.split('.') as [string, string]) : [flow.name, id];
  return { id, group, path: route?.path ?? '', canEnd: Boolean(ineligible), stories: await storiesOf(part, step) };
}

/** A screen's folder is named as its step, and its stories lie in it: the page that shows them all. */
async function storiesOf(flow: string, folder: string): Promise<string | undefined> {
  const file = await storyFiles[`../../packages/flow-${flow}/src/${folder}/${folder}.stories.tsx`]?.();
  return file?.default.title && toId(file.default.title, 'docs');
}
