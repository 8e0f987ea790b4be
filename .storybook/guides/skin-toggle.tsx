import type { Guide } from '../component-page/guide.ts';

const guide: Guide = {
  use: ['For developers and testers, outside of production: it switches white, black and blue.'],
  instead: [{ when: 'For a setting of customers:', use: 'radio-group' }],
  anatomy: {
    parts: [{ name: 'Tab', does: 'At the edge of the page, as wide as its margin, so that it covers nothing.' }],
  },
  practice: [
    { do: { words: 'Leave it to the host, which shows it by environment.' }, dont: { words: 'Put it into a screen.' } },
  ],
  accessibility: {
    role: 'A button that names the skin.',
    keys: [['Enter Space', 'Shows the next skin.']],
    says: ['“Appearance: white, button”'],
  },
};
export default guide;
