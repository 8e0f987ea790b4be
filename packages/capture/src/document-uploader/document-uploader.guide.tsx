import { Button } from '@quayside/ui/button';
import { Notice } from '@quayside/ui/notice';
import type { Guide } from '@quayside/ui/testing/guides/guide';
import { noop } from '@quayside/ui/testing/guides/noop';
import { DocumentUploader } from './document-uploader.tsx';

const empty = { value: null, upload: () => Promise.resolve({ documentId: 'nric' }), onChange: noop };

const guide: Guide = {
  summary: 'Takes a photo or a file of a document, checks it and uploads it.',
  use: [
    'For each side or page of a document: the photo page of a passport, a bank statement, proof of a qualification.',
    'For a photo of a person or a recording, with `accept="image"` or `accept="video"`.',
    'For a document that a reviewer sent back, with `rejectionReason`, or that couldn’t be read, with `onTypeDetails`.',
  ],
  instead: [
    { when: 'For a live photo of the face:', use: 'camera-capture' },
    { when: 'For the signature:', use: 'signature-field' },
    { when: 'To show a PDF from us:', use: 'pdf-link' },
  ],
  anatomy: {
    example: (
      <DocumentUploader
        name="guide-passport"
        label="Passport, photo page"
        hint="All four corners, without glare."
        value={null}
        upload={() => Promise.resolve({ documentId: 'passport' })}
        onValueChange={noop}
      />
    ),
    parts: [
      { name: 'Label', does: 'Names the document and the side.', at: 'legend' },
      { name: 'Hint', does: 'Says what makes a good photo.', at: '[id$=-hint]', optional: true },
      { name: 'Take a photo', does: 'Opens the camera with a frame of this document.', at: 'button', side: 'start' },
      { name: 'Choose a file', does: 'Accepts JPEG, PNG, WebP, HEIC or PDF.', at: 'button:last-of-type' },
      { name: 'Example', does: 'Shows a good and a bad photo of this document.', optional: true },
      {
        name: 'State',
        does: 'Shows that the file is being read, has advice, is uploading, failed, was refused, couldn’t be read or is done.',
        optional: true,
      },
    ],
  },
  practice: [
    {
      do: {
        words: 'Use one slot for each side, and name the side.',
        example: (
          <div className="flex flex-col gap-5">
            <DocumentUploader name="guide-front" label="NRIC, front" {...empty} />
            <DocumentUploader name="guide-back" label="NRIC, back" {...empty} />
          </div>
        ),
      },
      dont: {
        words: 'Ask for “documents” in one slot. The review can’t tell what is missing.',
        example: <DocumentUploader name="guide-documents" label="Documents" {...empty} />,
      },
    },
    {
      do: {
        words: 'Let customers ignore advice. A check for blur or glare can be wrong.',
        example: (
          <Notice tone="warning" title="Can you read every letter?">
            <div className="mt-3 flex flex-col gap-2">
              <Button width="full" size="medium">
                Take again
              </Button>
              <Button width="full" size="medium" variant="secondary">
                Use photo
              </Button>
            </div>
          </Notice>
        ),
      },
      dont: {
        words: 'Refuse a photo because the phone thinks it is dark.',
        example: (
          <Notice tone="danger" title="Not accepted">
            <div className="mt-3 flex flex-col gap-2">
              <Button width="full" size="medium">
                Take again
              </Button>
            </div>
          </Notice>
        ),
      },
    },
    {
      do: {
        words: 'Show the file that was sent back, with the reason and “Retake”.',
        example: (
          <DocumentUploader
            name="guide-refused"
            label="Passport, photo page"
            {...empty}
            value={{ documentId: 'passport', kind: 'image' }}
            rejectionReason="We couldn’t read your name. Take the photo in even light."
          />
        ),
      },
      dont: {
        words: 'Clear the slot. Customers then send the same photo again.',
        example: <DocumentUploader name="guide-emptied" label="Passport, photo page" {...empty} />,
      },
    },
  ],
  accessibility: {
    role: 'A `<fieldset>` with buttons. Progress is a `progressbar`, and each state a `status`.',
    keys: [
      ['Tab', 'Moves to “Take a photo”, “Choose a file”, and to “Cancel” during an upload.'],
      ['Enter Space', 'Presses the button.'],
    ],
    says: ['“Passport, photo page, group. Take a photo, button”', '“Uploading, 45%”, then “Uploaded”'],
    notes: ['The first button has the id of the field, so a link of the [error summary](error-summary) leads to it.'],
  },
  content: [
    'The label names the document and the side. The hint says in one sentence what must be visible.',
    'A message says what is wrong with the file and which files work: “Choose a JPEG, PNG, WebP or HEIC photo, or a PDF.”',
  ],
};
export default guide;
