import type { ReactElement } from 'react';

/** A sentence of a guide, with `code` in backticks. `[Picker](picker)` links to the page of a component by its folder. */
export type Words = string;

/** How to use a component, shown above its stories. Storybook reads names, types and defaults from the source. */
export type Guide = {
  /** What the component does, in one sentence. */
  lead: Words;
  /** Tasks that the component is for, the most frequent first. */
  use: readonly Words[];
  /** Tasks that another component, named by its folder, does better. */
  instead: readonly { when: Words; use: string }[];
  /** The picture is an example, or a story by the end of its id, such as `open`. The page numbers its parts. */
  anatomy: {
    example?: ReactElement;
    story?: string;
    /** Whether the play function of the story runs first, because it opens the overlay. */
    plays?: boolean;
    /** Height of the story in px. Default: that of a phone. */
    height?: number;
    parts: readonly Part[];
  };
  practice: readonly { do: Practice; dont: Practice }[];
  accessibility: {
    /** The role of the component for assistive technology. */
    role: Words;
    keys?: readonly (readonly [key: string, does: Words])[];
    /** What a screen reader announces, in reading order. */
    says?: readonly string[];
    notes?: readonly Words[];
  };
  /** Rules for the texts in it. */
  content: readonly Words[];
};

export type Part = {
  name: string;
  does: Words;
  /**
   * A CSS selector of the part in the example, or `text=` with the words at its start. A part without `at` or `spot` has no
   * number and is listed last.
   */
  at?: string;
  /** The place of the part in the story, in px of a phone of 390 × 844. */
  spot?: readonly [x: number, y: number];
  /** The side of the part where its number is. Default: end. */
  side?: Side;
  optional?: boolean;
};
export type Side = 'start' | 'end' | 'top' | 'bottom';

type Practice = { words: Words; example?: ReactElement };

/** Returns every sentence of a guide. */
export const wordsOf = (guide: Guide): Words[] => [
  guide.lead,
  ...guide.use,
  ...guide.instead.map(({ when }) => when),
  ...guide.anatomy.parts.map(({ does }) => does),
  ...guide.practice.flatMap((pair) => [pair.do.words, pair.dont.words]),
  guide.accessibility.role,
  ...(guide.accessibility.keys ?? []).map(([, does]) => does),
  ...(guide.accessibility.notes ?? []),
  ...guide.content,
];

/** Returns the components that a guide links to, by their folders. */
export const linksOf = (guide: Guide): string[] => [
  ...guide.instead.map(({ use }) => use),
  ...wordsOf(guide).flatMap((words) => [...words.matchAll(/\]\(([\w-]+)\)/g)].map(([, folder = '']) => folder)),
];
