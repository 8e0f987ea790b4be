import type { Guide } from '../testing/guides/guide.ts';
import { passportPhoto } from '../testing/guides/passport-photo.ts';
import { still } from '../testing/guides/still.ts';
import { TextField } from '../text-field/text-field.tsx';
import { DocumentPreview } from './document-preview.tsx';

/** What stands below the place of a photo. */
const below = <TextField name="guide-preview-number" label="Passport number" value="A12345678" onChange={still} />;

const guide: Guide = {
  use: [
    'To show what a customer has sent, beside an answer or a reason: a photo, a PDF or a video.',
    'While a file is prepared, with `busy`: a spinner stands where the photo will be.',
    'To show that we have a file which this device does not hold, without `source`.',
  ],
  instead: [
    { when: 'To show the detail that an answer is about:', use: 'document-part' },
    { when: 'To send or replace a file:', use: 'document-uploader' },
    { when: 'To show what a good photo looks like:', use: 'document-example' },
  ],
  anatomy: {
    example: (
      <div className="flex flex-col gap-4">
        <DocumentPreview label="Passport" kind="image" source={passportPhoto} frame="passport" />
        <DocumentPreview label="Proof of address" kind="pdf" source={undefined} />
      </div>
    ),
    parts: [
      {
        name: 'Photo',
        does: 'The whole page. A press opens the [image viewer](image-viewer).',
        at: 'img',
        side: 'start',
      },
      {
        name: 'Place',
        does: 'Has the shape of the document by `frame`, so that a photo that loads moves nothing.',
        at: 'button',
      },
      {
        name: 'Sign',
        does: 'Stands for a PDF, a video or a photo that this device does not hold.',
        at: 'p svg',
        side: 'start',
        optional: true,
      },
      { name: 'Kind', does: 'Says in words what the file is.', at: 'p', optional: true },
    ],
  },
  practice: [
    {
      do: {
        words: 'Show the whole page. A customer recognises it, and sees what is cut off.',
        example: <DocumentPreview label="Passport" kind="image" source={passportPhoto} frame="passport" />,
      },
      dont: {
        words: 'Crop the photo to fill a place.',
        example: <img src={passportPhoto} alt="" className="block h-24 w-full rounded-control object-cover" />,
      },
    },
    {
      do: {
        words: 'Leave `source` out while the photo is not there. The sign keeps the place.',
        example: (
          <div className="flex flex-col gap-4">
            <DocumentPreview label="Passport" kind="image" source={undefined} frame="passport" />
            {below}
          </div>
        ),
      },
      dont: {
        words: 'Leave the place empty until the photo comes. What stands below it would jump.',
        example: below,
      },
    },
  ],
  accessibility: {
    role: 'A button that opens a dialog, or a paragraph where there is nothing to open.',
    keys: [
      ['Enter Space', 'Opens the photo.'],
      ['Esc', 'Closes it.'],
    ],
    says: ['“View larger: Passport, button, opens dialog”', 'Without a photo: “PDF document”'],
    notes: ['The focus returns to the button when the viewer closes.'],
  },
  content: [
    '`label` names the document and the page: “Passport, photo page”. It is the title of the viewer too.',
    'The kind of a file is said by the component, in the language of the page.',
  ],
};
export default guide;
