import type { Guide } from '@quayside/ui/testing/guides/guide';
import { CameraPicture } from '../testing/guides/camera-picture.tsx';

const guide: Guide = {
  summary: 'Takes a photo of a document automatically, once the document is sharp and whole.',
  use: [
    'For a full-screen photo of a document. The [document uploader](document-uploader) opens it.',
    'For a passport, with a separate band for its machine-readable zone.',
  ],
  instead: [
    { when: 'In a form, with upload and retry:', use: 'document-uploader' },
    { when: 'For a face:', use: 'camera-capture' },
  ],
  anatomy: {
    example: <CameraPicture shows="frame" hint="Hold still" actions={['Take photo', 'Choose a file']} />,
    parts: [
      { name: 'Close', does: 'Closes without a photo, as Escape and Back do.' },
      {
        name: 'Frame',
        does: 'Has the proportions of the document. A passport has a band for its two lines.',
        at: 'rect',
      },
      { name: 'Hint', does: 'Shows one problem at a time: too dark, glare, move closer.', at: 'p', side: 'start' },
      { name: 'Take photo', does: 'Is always available, also while the automatic photo is on.', at: 'button' },
      {
        name: 'Automatic photo',
        does: 'Takes the photo after a second without problems. Customers can switch it off.',
      },
      { name: 'Light', does: 'Turns on the light of the camera, if the phone allows it.', optional: true },
      { name: 'Choose a file', does: 'Takes a scan, or replaces a missing camera.', at: 'button:last-of-type' },
    ],
  },
  practice: [
    {
      do: {
        words: 'Show the photo before it is used, with “Take again”.',
        example: (
          <CameraPicture shows="photo" hint="Can you read every letter?" actions={['Use photo', 'Take again']} />
        ),
      },
      dont: {
        words: 'Send it at once. Customers see first whether their name can be read.',
        example: <CameraPicture shows="photo" hint="Sent" actions={['Next document']} />,
      },
    },
    {
      do: {
        words: 'Keep “Take photo” on the screen while the automatic photo is on.',
        example: <CameraPicture shows="frame" hint="Hold still" actions={['Take photo', 'Choose a file']} />,
      },
      dont: {
        words: 'Make the automatic photo the only option. It needs a steady hand.',
        example: <CameraPicture shows="frame" hint="Hold still" actions={['Cancel']} />,
      },
    },
  ],
  accessibility: {
    role: 'A modal dialog that fills the screen. Hints are a `status`.',
    keys: [
      ['Tab', 'Moves within the dialog.'],
      ['Enter Space', 'Presses the button, such as “Take photo”.'],
      ['Esc', 'Closes it.'],
    ],
    says: ['“Passport, photo page, dialog”', '“Glare. Tilt a little.”'],
    notes: ['In landscape orientation, the controls are beside the picture.'],
  },
  content: ['The label is the label of the slot that opened it.'],
};
export default guide;
