import type { Guide } from '../testing/guides/guide.ts';

const guide: Guide = {
  use: [
    'Where customers compare an answer with their document: name or number from the machine-readable zone of a passport.',
  ],
  instead: [
    { when: 'To look at the whole photo:', use: 'image-viewer' },
    { when: 'To send another photo:', use: 'document-uploader' },
  ],
  anatomy: {
    story: 'name',
    height: 260,
    parts: [
      { name: 'Part', does: 'The place of the detail, enlarged and straightened.', spot: [352, 40] },
      {
        name: 'Show the whole photo',
        does: 'Opens the [image viewer](image-viewer). Part and words are one target.',
        spot: [300, 116],
      },
      { name: 'Skeleton', does: 'Keeps the place while the zone is searched.', optional: true },
      { name: 'Otherwise', does: 'Stands in its place where the zone isn’t found.', optional: true },
    ],
  },
  practice: [
    {
      do: { words: 'Put it beside the answer that it is about.' },
      dont: { words: 'Show a part that may be wrong. Where the place is unknown, show `otherwise`.' },
    },
  ],
  accessibility: {
    role: 'A button that opens a dialog. The picture in it adds nothing that its words don’t say.',
    keys: [
      ['Enter Space', 'Opens the whole photo.'],
      ['Esc', 'Closes it.'],
    ],
    says: ['“Show the whole photo, button, opens dialog”'],
    notes: ['The search runs on the device. Nothing is sent.'],
  },
  content: ['`label` names the document: “Passport”.'],
};
export default guide;
