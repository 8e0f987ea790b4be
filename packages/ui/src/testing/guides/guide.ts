import type { ReactElement } from 'react';

/**
 * A sentence of a guide. `code` stands in backticks, and `[Picker](picker)` links to the page of a component by its
 * folder.
 */
export type Words = string;

/** How to use a component, shown above its stories. What a program can find in the sources is not written here. */
export type Guide = {
  /** Tasks that the component is for, the most frequent first. */
  use: readonly Words[];
  /** Tasks that another component, named by its folder, does better. */
  instead: readonly { when: Words; use: string }[];
  /** The picture is an example whose parts are numbered, or a story of an overlay by its id, such as `open`. */
  anatomy: {
    example?: ReactElement;
    story?: string;
    /** px of the phone that the story fills, from the top. Default: all of it. */
    height?: number;
    parts: readonly Part[];
  };
  practice: readonly { do: Practice; dont: Practice }[];
  accessibility: {
    /** What the component is to assistive technology. */
    role: Words;
    keys?: readonly (readonly [key: string, does: Words])[];
    /** What a screen reader says, in the order of the visit. */
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
   * A CSS selector of the part in the example, or `text=` with words that it begins with. A part without a place is listed
   * below the others, without a number.
   */
  at?: string;
  /** Where the part is in the picture of the story, in px of a phone of 390 × 844. */
  spot?: readonly [x: number, y: number];
  /** The side of the picture where its number is. Default: end. */
  side?: Side;
  optional?: boolean;
};
export type Side = 'start' | 'end' | 'top' | 'bottom';

type Practice = { words: Words; example?: ReactElement };

/** Returns every sentence of a guide. */
export const wordsOf = (guide: Guide): Words[] => [
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
