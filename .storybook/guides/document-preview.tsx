import type { Guide } from '../component-page/guide.ts';

const guide: Guide = {
  use: ['To show what a customer has sent, beside an answer or a reason: a photo, a PDF or a video.'],
  instead: [
    { when: 'To show the detail that an answer is about:', use: 'document-part' },
    { when: 'To send or replace a file:', use: 'document-uploader' },
  ],
  anatomy: {
    story: 'photo',
    parts: [
      { name: 'Photo', does: 'Opens the [image viewer](image-viewer).' },
      { name: 'Sign', does: 'Stands for a PDF, a video or a photo that this device does not hold.', optional: true },
    ],
  },
  practice: [
    {
      do: { words: 'Leave `source` out while the photo is not there. The sign keeps the place.' },
      dont: { words: 'Crop the photo. A customer has to recognise the page.' },
    },
  ],
  accessibility: {
    role: 'A button that opens a dialog, or a paragraph where there is nothing to open.',
    keys: [
      ['Enter Space', 'Opens the photo.'],
      ['Esc', 'Closes it.'],
    ],
    says: ['“View larger: Passport, button, opens dialog”'],
  },
  content: ['`label` names the document: “Passport”.'],
};
export default guide;
