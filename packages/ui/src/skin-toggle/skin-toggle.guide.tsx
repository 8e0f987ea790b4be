import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { SkinToggle } from './skin-toggle.tsx';

const guide: Guide = {
  summary: 'Switches between the skins while an app is tested.',
  use: ['For developers and testers, outside production, to switch between white, black and blue.'],
  instead: [{ when: 'For a setting for customers:', use: 'radio-group' }],
  anatomy: {
    // a transformed box contains elements with a fixed position
    example: (
      <div className="relative h-40 transform-gpu border border-line">
        <SkinToggle value="white" onValueChange={noop} />
      </div>
    ),
    parts: [
      {
        name: 'Tab',
        does: 'Is at the edge of the page, as wide as its margin, so that it covers nothing.',
        at: 'button',
      },
    ],
  },
  practice: [
    { do: { words: 'Let the host show it, depending on the environment.' }, dont: { words: 'Put it in a screen.' } },
  ],
  accessibility: {
    role: 'A button that names the skin.',
    keys: [['Enter Space', 'Shows the next skin.']],
    says: ['“Appearance: white, button”'],
  },
  content: ['It names the current skin: “Appearance: white”.'],
};
export default guide;
