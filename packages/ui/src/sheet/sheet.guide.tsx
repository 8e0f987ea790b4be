import type { Guide } from '../testing/guides/guide.ts';
import { OverlayPicture } from '../testing/guides/overlay-picture.tsx';

const guide: Guide = {
  summary: 'Shows something from the lower edge of the screen, above the page.',
  use: [
    'For a long list, a short form or an explanation that belongs to the page behind it.',
    'With `height="tall"` for a list with a search, so that it doesn’t jump while results change.',
  ],
  instead: [
    { when: 'For one question that must be answered:', use: 'dialog' },
    { when: 'For a list of actions:', use: 'action-sheet' },
    { when: 'For the meaning of one term:', use: 'popover' },
    { when: 'For two sentences below a question:', use: 'disclosure' },
  ],
  anatomy: {
    story: 'open',
    parts: [
      { name: 'Mask', does: 'Covers the page. A press on it closes the sheet.', spot: [195, 320] },
      { name: 'Title', does: 'Repeats the label of the button that opened it.', spot: [300, 654] },
      { name: 'Close', does: 'Is always visible, 44 px wide.', spot: [364, 628] },
      { name: 'Header', does: 'Stays at the top while the content scrolls, such as a search box.', optional: true },
      {
        name: 'Content',
        does: 'Scrolls separately. With `padding="none"`, a list reaches the edges.',
        spot: [362, 735],
      },
      {
        name: 'Footer',
        does: 'Has the primary action, above the keyboard and the home bar.',
        spot: [332, 807],
        optional: true,
      },
    ],
  },
  practice: [
    {
      do: {
        words: 'Leave the page behind it unchanged, so that closing loses nothing.',
        example: (
          <OverlayPicture of="sheet" opener="Why we ask" title="Why we ask">
            The law asks us where the money comes from.
          </OverlayPicture>
        ),
      },
      dont: {
        words: 'Use it as a page. If it needs an address and a Back button, make it a page.',
        example: (
          <OverlayPicture of="sheet" title="Your details" actions={['Continue', 'Back']}>
            About 8 minutes.
          </OverlayPicture>
        ),
      },
    },
    {
      do: {
        words: 'Use the words of the button that opened it as the title.',
        example: (
          <OverlayPicture of="sheet" opener="How to take a good photo" title="How to take a good photo">
            Lay it flat in even light.
          </OverlayPicture>
        ),
      },
      dont: {
        words: 'Use another title. Customers then wonder whether they pressed the right button.',
        example: (
          <OverlayPicture of="sheet" opener="How to take a good photo" title="Information">
            Lay it flat in even light.
          </OverlayPicture>
        ),
      },
    },
    {
      do: {
        words: 'Name the one action in the footer.',
        example: (
          <OverlayPicture of="sheet" opener="Country of birth" title="Country of birth" actions={['Use Singapore']}>
            Singapore
          </OverlayPicture>
        ),
      },
      dont: {
        words: 'Fill the footer with buttons that close the sheet. The mask, the cross, Escape and Back close it.',
        example: (
          <OverlayPicture
            of="sheet"
            opener="Country of birth"
            title="Country of birth"
            actions={['OK', 'Cancel', 'Close']}
          >
            Singapore
          </OverlayPicture>
        ),
      },
    },
    {
      do: { words: 'Open a page for a second step.' },
      dont: { words: 'Open a sheet from a sheet.' },
    },
    {
      do: { words: 'Import it on demand, and start the import on focus.' },
      dont: { words: 'Use a long animation. The sheet appears in the next frame, and only rises.' },
    },
  ],
  accessibility: {
    role: 'A modal `role="dialog"` with its title as its name.',
    keys: [
      ['Tab', 'Moves within the sheet.'],
      ['Esc', 'Closes it. The focus returns to what opened it.'],
    ],
    says: ['“A good photo of your passport, dialog”'],
    notes: [
      'The sheet itself gets the first focus, so that no keyboard opens. `initialFocus` changes that for a search.',
      'It stays above the on-screen keyboard, and above everything else with `z-popup` (2000).',
    ],
  },
  content: ['A title has up to six words. The content starts with what customers look for.'],
};
export default guide;
