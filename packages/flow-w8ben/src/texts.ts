export { w8ben } from './lines/texts.ts';
export { w8benUpdateText } from './renewal/texts.ts';
