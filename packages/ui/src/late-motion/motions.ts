import { animateSegments } from './animate-segments.ts';
import { fadeOverContent } from './fade-over-content.ts';

/** The animations between pages, which load together in one request. */
export const all = { fadeOverContent, growSegments: animateSegments };
