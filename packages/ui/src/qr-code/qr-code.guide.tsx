import type { Guide } from '../testing/guides/guide.ts';
import { QrCode } from './qr-code.tsx';

const guide: Guide = {
  summary: 'Opens an address on another phone.',
  use: ['To continue on a phone after starting on a computer.'],
  instead: [{ when: 'On the phone itself:', use: 'link' }],
  anatomy: {
    example: <QrCode value="https://quayside.example/handoff/7f3c" label="Continue on your phone" />,
    parts: [
      { name: 'Code', does: 'Is dark on white in every skin, so that a camera can read it.', at: 'svg', side: 'start' },
      { name: 'Link', does: 'Has the same address, for customers who can’t use a camera.', at: 'a', optional: true },
    ],
  },
  practice: [{ do: { words: 'Say how long it is valid.' }, dont: { words: 'Make it smaller than 10 rem.' } }],
  accessibility: {
    role: 'An image with its text, and a link.',
    keys: [['Enter', 'Opens the link.']],
    says: ['“QR code: Continue on your phone, image”'],
  },
  content: ['The label says what the link does.'],
};
export default guide;
