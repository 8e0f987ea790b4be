import { fadeOverContent } from './fade-over-content.ts';
import { growSegments } from './grow-segments.ts';

export const all = { fadeOverContent, growSegments };
