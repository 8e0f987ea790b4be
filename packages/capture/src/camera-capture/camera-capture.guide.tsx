import { Button } from '@quayside/ui/button';
import type { Guide } from '@quayside/ui/testing/guides/guide';
import { FacePicture } from '../testing/guides/face-picture.tsx';

const guide: Guide = {
  summary: 'Takes a photo of a face or a document with the camera, and shows it before it is used.',
  use: ['For a live photo on a separate page: of a face with an oval, or of a card with a frame.'],
  instead: [
    { when: 'For a document in a form:', use: 'document-uploader' },
    { when: 'For a full-screen photo of a document:', use: 'document-camera' },
  ],
  anatomy: {
    story: 'face-in-the-oval',
    parts: [
      { name: 'Preview', does: 'Shows the picture of the camera, mirrored for a face.', spot: [36, 36] },
      { name: 'Guide', does: 'Is an oval or a frame. The area outside is darker.', spot: [290, 140] },
      {
        name: 'Hint',
        does: 'Shows one instruction at a time: move closer, find more light, hold still.',
        spot: [278, 464],
      },
      { name: 'Tips', does: 'Are short instructions at the top of the preview.', optional: true },
      { name: 'Take photo', does: 'Is always available. A hint doesn’t disable it.', spot: [332, 530] },
      {
        name: 'Use a photo instead',
        does: 'Offers a file if the camera is denied, missing or busy.',
        spot: [332, 588],
      },
      { name: 'Review', does: 'Shows the photo with “Use this photo” and “Take again”.' },
    ],
  },
  practice: [
    {
      do: {
        words: 'Say on the page before why the camera is needed, and ask for it on a press.',
        example: (
          <div className="flex flex-col gap-3">
            <p className="m-0 text-title">Your face</p>
            <p className="m-0 text-body text-ink-muted">We compare it with your document.</p>
            <Button width="full">Take a photo</Button>
          </div>
        ),
      },
      dont: {
        words: 'Show it on the first page. A browser remembers that the camera was refused.',
        example: <FacePicture shows="nothing" hint="Open an account in 8 minutes" />,
      },
    },
    {
      do: {
        words: 'Load the face detector (190 kB) while customers read the instructions.',
        example: <FacePicture shows="face" hint="Good. Hold still." action="Take photo" />,
      },
      dont: {
        words: 'Wait for the detector. Without it, hints cover light and sharpness.',
        example: <FacePicture shows="nothing" hint="Checking the picture" />,
      },
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
  content: ['Hints are instructions of up to four words: “Hold still.”, “Find more light.”'],
};
export default guide;
