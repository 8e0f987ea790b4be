import type { Guide } from '../component-page/guide.ts';

const guide: Guide = {
  use: ['For a live photo of the face, with an oval, or of a card, with a frame, on a page of its own.'],
  instead: [
    { when: 'For a document in a form:', use: 'document-uploader' },
    { when: 'For a document on the whole screen:', use: 'document-camera' },
  ],
  anatomy: {
    story: 'face-in-the-oval',
    parts: [
      { name: 'Preview', does: 'The picture of the camera, mirrored for the face.' },
      { name: 'Guide', does: 'An oval or a frame. What is outside is darker.' },
      { name: 'Hint', does: 'One at a time: move closer, more light, hold still.' },
      { name: 'Take photo', does: 'Always there. A hint doesn’t lock it.' },
      { name: 'Use a photo instead', does: 'A file, if the camera is denied, missing or busy.' },
      { name: 'Review', does: 'Shows the photo with “Use this photo” and “Take again”.' },
    ],
  },
  practice: [
    {
      do: { words: 'Say on the page before why the camera is needed, and ask for it on a press.' },
      dont: { words: 'Show it on a first page. A refused camera stays refused in the browser.' },
    },
    {
      do: { words: 'Load the face detector (190 kB) while customers read the instructions.' },
      dont: { words: 'Wait for it. Without it, hints cover light and sharpness.' },
    },
  ],
  accessibility: {
    role: 'A preview with a `status` for its hints, and buttons below it.',
    keys: [
      ['Tab', 'Moves to “Take photo”.'],
      ['Enter Space', 'Takes the photo.'],
    ],
    says: ['“Move closer.”', '“Take photo, button”, then “Your photo, image”'],
    notes: ['Customers who can’t see the preview can send a photo that someone took.'],
  },
  content: ['Hints are orders of up to four words: “Hold still.”, “Find more light.”'],
};
export default guide;
