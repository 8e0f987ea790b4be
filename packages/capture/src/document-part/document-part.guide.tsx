import type { Guide } from '@quayside/ui/testing/guides/guide';

const guide: Guide = {
  summary: 'Shows the part of a document that contains a detail.',
  use: ['To compare an answer with a document: the name or number in the machine-readable zone of a passport.'],
  instead: [
    { when: 'To look at the whole photo:', use: 'image-viewer' },
    { when: 'To send another photo:', use: 'document-uploader' },
  ],
  anatomy: {
    story: 'name-detail',
    height: 260,
    parts: [
      { name: 'Part', does: 'Shows the detail, enlarged and straightened.', spot: [352, 40] },
      {
        name: 'Show the whole photo',
        does: 'Opens the [image viewer](image-viewer). The part and the label are one target.',
        spot: [300, 116],
      },
      { name: 'Skeleton', does: 'Reserves the space during the search for the zone.', optional: true },
      { name: 'Otherwise', does: 'Replaces it if the zone isn’t found.', optional: true },
    ],
  },
  practice: [
    {
      do: { words: 'Put it next to the answer to compare.' },
      dont: { words: 'Show a part that may be wrong. If the position is unknown, the component shows `fallback`.' },
    },
  ],
  accessibility: {
    role: 'A button that opens a dialog. Its label says everything that the picture shows.',
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
