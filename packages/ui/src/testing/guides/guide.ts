import type { ReactElement } from 'react';

/** A sentence of a guide. Backticks mark code. `[Picker](picker)` links to the page of a component by its folder. */
export type GuideText = string;

/**
 * The usage guide of a component, shown above its stories. Storybook reads names, types and defaults from the source.
 */
export type Guide = {
  /** The purpose of the component, in one sentence. */
  summary: GuideText;
  /** Tasks that the component is for, the most frequent first. */
  use: readonly GuideText[];
  /** Tasks that another component, named by its folder, does better. */
  instead: readonly { when: GuideText; use: string }[];
  /**
   * The picture of the component, with numbers on its parts: an example, or a story named by the end of its id (`open`
   * for a story `Open`).
   */
  anatomy: {
    example?: ReactElement;
    story?: string;
    /** Whether the play function of the story runs first, because it opens the overlay. */
    plays?: boolean;
    /** The height of the story in px. Default: the height of a phone. */
    height?: number;
    parts: readonly GuidePart[];
  };
  practice: readonly { do: Practice; dont: Practice }[];
  accessibility: {
    /** The role of the component for assistive technology. */
    role: GuideText;
    keys?: readonly (readonly [key: string, does: GuideText])[];
    /** The announcements of a screen reader, in reading order. */
    says?: readonly string[];
    notes?: readonly GuideText[];
  };
  /** Rules for the words in the component, such as labels and messages. */
  content: readonly GuideText[];
};

/** A numbered part in the picture of a component. */
export type GuidePart = {
  name: string;
  does: GuideText;
  /**
   * A CSS selector of the part in the example, or `text=` and the first words of the part. A part without `at` or
   * `spot` has no number and is listed last.
   */
  at?: string;
  /** The position of the part in the story, in px of a phone of 390 × 844. */
  spot?: readonly [x: number, y: number];
  /** The side of the part that shows its number. Default: `end`. */
  side?: NumberSide;
  optional?: boolean;
};
export type NumberSide = 'start' | 'end' | 'top' | 'bottom';

type Practice = { words: GuideText; example?: ReactElement };

/** Returns all sentences of a guide, to check their style. */
export const getGuideTexts = (guide: Guide): GuideText[] => [
  guide.summary,
  ...guide.use,
  ...guide.instead.map(({ when }) => when),
  ...guide.anatomy.parts.map(({ does }) => does),
  ...guide.practice.flatMap((pair) => [pair.do.words, pair.dont.words]),
  guide.accessibility.role,
  ...(guide.accessibility.keys ?? []).map(([, does]) => does),
  ...(guide.accessibility.notes ?? []),
  ...guide.content,
];

/** Returns the folders of the components that a guide links to. */
export const getGuideLinks = (guide: Guide): string[] => [
  ...guide.instead.map(({ use }) => use),
  ...getGuideTexts(guide).flatMap((words) => [...words.matchAll(/\]\(([\w-]+)\)/g)].map(([, folder = '']) => folder)),
];
