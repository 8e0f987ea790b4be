import type { Guide } from '../testing/guides/guide.ts';
import { QrCode } from './qr-code.tsx';

const guide: Guide = {
  use: ['To continue on a phone what was begun on a computer.'],
  instead: [{ when: 'On the phone itself:', use: 'link' }],
  anatomy: {
    example: <QrCode value="https://quayside.example/handoff/7f3c" label="Continue on your phone" />,
    parts: [
      { name: 'Code', does: 'Dark on white in every skin, or a camera can’t read it.', at: 'svg', side: 'start' },
      { name: 'Link', does: 'The same address, for who can’t use a camera.', at: 'a', optional: true },
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
