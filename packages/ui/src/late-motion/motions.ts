import { animateSegments } from './animate-segments.ts';
import { fadeOverContent } from './fade-over-content.ts';

/** The animations between pages, in one module that `loadMotions` imports. */
export const pageMotions = { fadeOverContent, animateSegments };
