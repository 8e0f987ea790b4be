import drawings from './generated/drawings.json' with { type: 'json' };
import type { Lane } from './lanes.ts';

/** A screen of a flow: the title of its stories and the story that shows it. */
export type Screen = { readonly title: string; readonly path: string; readonly story: string };

export type StepScreen = Screen & {
  readonly id: string;
  readonly group: string;
  /** The branch, if only one branch of the flow contains the step. */
  readonly lane?: Lane | undefined;
  readonly tags: readonly Tag[];
};

/** Tags that the legend of a map explains: some customers, an end of the flow, a repeated question, a correction. */
export type Tag = 'some' | 'end' | 'again' | 'fix';

export type FlowDrawing = {
  readonly title: string;
  readonly steps: readonly StepScreen[];
  /** The screens of the states after the last step. Empty for a part, because its flow continues. */
  readonly outcomes: readonly Screen[];
  readonly others: readonly Screen[];
};

/**
 * The drawings of a flow, and of each flow that contains it as a part. `hosts/sg/src/flow-maps.test.ts` writes the file,
 * because the browser would need all screens to draw them.
 */
export const findDrawings = (flow: string): readonly FlowDrawing[] =>
  (drawings as unknown as Readonly<Record<string, readonly FlowDrawing[]>>)[flow] ?? [];
