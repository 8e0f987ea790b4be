import { fadeOverContent } from './fade-over-content.ts';
import { growSegments } from './grow-segments.ts';

/** The animations between pages, which load together. */
export const all = { fadeOverContent, growSegments };
