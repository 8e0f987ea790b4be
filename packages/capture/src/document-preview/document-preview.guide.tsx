import type { Guide } from '@quayside/ui/testing/guides/guide';
import { noop } from '@quayside/ui/testing/guides/noop';
import { passportPhoto } from '@quayside/ui/testing/guides/passport-photo';
import { TextField } from '@quayside/ui/text-field';
import { DocumentPreview } from './document-preview.tsx';

/** The content below a photo, to show that it does not move when the photo loads. */
const below = <TextField name="guide-preview-number" label="Passport number" value="A12345678" onValueChange={noop} />;

const guide: Guide = {
  summary: 'Shows a document that the customer has submitted.',
  use: [
    'To show a photo, a PDF or a video of the customer next to an answer or a reason.',
    'While a file is prepared, with `busy`: a spinner replaces the photo.',
    'To show that we have a file that is not on this device, without `source`.',
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
        does: 'Shows the whole page. A press opens the [image viewer](image-viewer).',
        at: 'img',
        side: 'start',
      },
      {
        name: 'Place',
        does: 'Has the shape of the document (`frame`), so that nothing moves when the photo loads.',
        at: 'button',
      },
      {
        name: 'Sign',
        does: 'Represents a PDF, a video or a photo that is not on this device.',
        at: 'p svg',
        side: 'start',
        optional: true,
      },
      { name: 'Kind', does: 'Says what the file is.', at: 'p', optional: true },
    ],
  },
  practice: [
    {
      do: {
        words: 'Show the whole page. Customers recognise it, and see what is cut off.',
        example: <DocumentPreview label="Passport" kind="image" source={passportPhoto} frame="passport" />,
      },
      dont: {
        words: 'Crop the photo to fill a frame.',
        example: <img src={passportPhoto} alt="" className="block h-24 w-full rounded-control object-cover" />,
      },
    },
    {
      do: {
        words: 'Leave out `source` while the photo is missing. The sign reserves the space.',
        example: (
          <div className="flex flex-col gap-4">
            <DocumentPreview label="Passport" kind="image" source={undefined} frame="passport" />
            {below}
          </div>
        ),
      },
      dont: {
        words: 'Leave the space empty until the photo loads. The content below would jump.',
        example: below,
      },
    },
  ],
  accessibility: {
    role: 'A button that opens a dialog, or a paragraph if there is nothing to open.',
    keys: [
      ['Enter Space', 'Opens the photo.'],
      ['Esc', 'Closes it.'],
    ],
    says: ['“View larger: Passport, button, opens dialog”', 'Without a photo: “PDF document”'],
    notes: ['The focus returns to the button when the viewer closes.'],
  },
  content: [
    '`label` names the document and the page: “Passport, photo page”. It is the title of the viewer too.',
    'The component names the kind of file, in the language of the page.',
  ],
};
export default guide;
