import type { Guide } from '../testing/guides/guide.ts';
import { still } from '../testing/guides/still.ts';
import { SkinToggle } from './skin-toggle.tsx';

const guide: Guide = {
  use: ['For developers and testers, outside of production: it switches white, black and blue.'],
  instead: [{ when: 'For a setting of customers:', use: 'radio-group' }],
  anatomy: {
    // a transformed box holds what is fixed to the screen
    example: (
      <div className="relative h-40 transform-gpu border border-line">
        <SkinToggle value="white" onChange={still} />
      </div>
    ),
    parts: [
      { name: 'Tab', does: 'At the edge of the page, as wide as its margin, so that it covers nothing.', at: 'button' },
    ],
  },
  practice: [
    { do: { words: 'Leave it to the host, which shows it by environment.' }, dont: { words: 'Put it into a screen.' } },
  ],
  accessibility: {
    role: 'A button that names the skin.',
    keys: [['Enter Space', 'Shows the next skin.']],
    says: ['“Appearance: white, button”'],
  },
  content: ['It names the skin that is shown: “Appearance: white”.'],
};
export default guide;
