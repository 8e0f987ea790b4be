export { fadeOverContent } from './fade-over-content.ts';
export { growSegments } from './grow-segments.ts';
