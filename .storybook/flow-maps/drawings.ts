import type { ApplicationState } from '../../packages/contract/src/application.ts';
import drawings from './generated/drawings.json' with { type: 'json' };
import type { Lane } from './lanes.ts';

/** A story: its id in Storybook and its name. */
export type StoryLink = { readonly id: string; readonly name: string };
export type ScreenStories = {
  readonly title: string;
  readonly stories: readonly StoryLink[];
  /** Other pages of stories that begin at the same path. */
  readonly others: readonly { readonly title: string; readonly stories: readonly StoryLink[] }[];
  /** The story whose picture stands for the screen. */
  readonly cover: StoryLink;
};

/** A screen of a flow with its stories. The map's play function reports a screen without one. */
export type Place = { readonly id: string; readonly path: string; readonly found?: ScreenStories | undefined };
export type StepPlace = Place & {
  readonly group: string;
  readonly conditional: boolean;
  /** The one way through the flow on which it is asked. */
  readonly lane?: Lane | undefined;
  readonly canEnd: boolean;
  /** Whether a later change to an earlier answer opens the step again. */
  readonly seals: boolean;
  readonly requirement?: string | undefined;
};
export type StatePlace = {
  readonly state: ApplicationState;
  readonly path: string;
  readonly found?: ScreenStories | undefined;
};

export type FlowDrawing = {
  readonly name: string;
  readonly title: string;
  readonly groups: readonly (readonly [group: string, steps: readonly StepPlace[]])[];
  /** The states after the last step; empty for a part, because its flow ends it. */
  readonly states: readonly StatePlace[];
  readonly ineligible?: Place | undefined;
  readonly screens: readonly Place[];
};

/**
 * The drawings of every flow, by its name. hosts/sg/src/flow-maps.test.ts keeps the file like the flows: to draw them in
 * the browser would load every screen before the first picture.
 */
const kept = drawings as unknown as Readonly<Record<string, readonly FlowDrawing[]>>;

/** Returns the drawings for a name: the edition's flow, and each flow that contains it as a part. */
export const drawingsOf = (flow: string): readonly FlowDrawing[] => kept[flow] ?? [];

/** Returns the drawings of the flows themselves, without those of parts. */
export const wholeFlows = (): readonly FlowDrawing[] =>
  Object.values(kept)
    .flat()
    .filter(({ name }) => !name.startsWith('within '));
