import { CameraPicture } from '../testing/guides/camera-picture.tsx';
import type { Guide } from '../testing/guides/guide.ts';

const guide: Guide = {
  use: [
    'For the photo of a document on the whole screen. The [document uploader](document-uploader) opens it.',
    'For a passport, whose machine-readable zone has a band of its own.',
  ],
  instead: [
    { when: 'In a form, with upload and retry:', use: 'document-uploader' },
    { when: 'For a face:', use: 'camera-capture' },
  ],
  anatomy: {
    example: <CameraPicture shows="frame" hint="Hold still" actions={['Take photo', 'Choose a file']} />,
    parts: [
      { name: 'Close', does: 'Leaves without a photo, like Escape and Back.' },
      {
        name: 'Frame',
        does: 'Has the proportions of the document. A passport has a band for its two lines.',
        at: 'rect',
      },
      { name: 'Hint', does: 'One at a time: too dark, glare, move closer.', at: 'p', side: 'start' },
      { name: 'Take photo', does: 'Always there, also while the automatic photo is on.', at: 'button' },
      { name: 'Automatic photo', does: 'Takes it once all is good for a second. Customers can switch it off.' },
      { name: 'Light', does: 'The light of the camera, where the phone allows it.', optional: true },
      { name: 'Choose a file', does: 'For a scan, or without a camera.', at: 'button:last-of-type' },
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
        words: 'Make the automatic photo the only way. It needs a steady hand.',
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
    notes: ['On a phone on its side, the controls stand beside the picture.'],
  },
  content: ['The label is that of the slot which opened it.'],
};
export default guide;
