export { w8ben } from './lines/texts.ts';
export { w8benLife } from './renewal/texts.ts';
