import drawings from './generated/drawings.json' with { type: 'json' };
import type { FlowLane } from './lanes.ts';

/** A screen on a flow map: its name, its path and the id of the story that shows it. */
export type DrawnScreen = { readonly title: string; readonly path: string; readonly story: string };

export type DrawnStep = DrawnScreen & {
  readonly id: string;
  readonly group: string;
  /** The branch of the flow that contains the step; undefined if every branch contains it. */
  readonly lane?: FlowLane | undefined;
  readonly tags: readonly ScreenTag[];
};

/**
 * Tags that the legend of a map explains: `some` for a step of some customers, `end` for an end of the flow, `again` for
 * a repeated question, and `fix` for a correction.
 */
export type ScreenTag = 'some' | 'end' | 'again' | 'fix';

export type FlowDrawing = {
  readonly title: string;
  readonly steps: readonly DrawnStep[];
  /** The screens of the states after the last step. Empty for a flow that is drawn as part of another one. */
  readonly outcomes: readonly DrawnScreen[];
  readonly others: readonly DrawnScreen[];
};

/**
 * Returns the drawing of a flow and of each flow that contains it as a part; empty for an unknown name.
 * `hosts/sg/src/flow-maps.test.ts` writes them to a file, because drawing them needs the code of all screens.
 */
export const findFlowDrawings = (flow: string): readonly FlowDrawing[] =>
  (drawings as unknown as Readonly<Record<string, readonly FlowDrawing[]>>)[flow] ?? [];
