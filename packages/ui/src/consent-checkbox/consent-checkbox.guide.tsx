import { sampleAgreement } from '../consent-reader/sample-agreement.ts';
import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { ConsentCheckbox } from './consent-checkbox.tsx';

const guide: Guide = {
  summary: 'Asks for consent next to a link to the text of the agreement.',
  use: [
    'For consent to one or more related agreements, such as the customer agreement and the fee schedule.',
    'If a record must show who agreed to which version, and in which language.',
  ],
  instead: [
    { when: 'For a statement without a document:', use: 'checkbox' },
    { when: 'To show agreements without asking for consent:', use: 'consent-reader' },
    { when: 'For a PDF to download:', use: 'pdf-link' },
  ],
  anatomy: {
    example: (
      <ConsentCheckbox
        name="guide-consent"
        label="I have read the customer agreement and agree to it."
        agreements={[sampleAgreement]}
        checked={true}
        onCheckedChange={noop}
      />
    ),
    parts: [
      {
        name: 'Box',
        does: 'Is unchecked at first. Only the customer can check it.',
        at: 'input',
        side: 'start',
      },
      { name: 'Declaration', does: 'Names each agreement.', at: 'label' },
      { name: 'Read button', does: 'Opens one agreement in a sheet. Each agreement has a button.', at: 'button' },
      { name: 'Read to the end', does: 'Appears after the customer reached the end.', optional: true },
    ],
  },
  practice: [
    {
      do: { words: 'Let customers check the box before they read. Reading is their choice, and is recorded.' },
      dont: {
        words:
          'Disable the box until they have scrolled to the end. Keyboard and screen reader users may never get there.',
      },
    },
    {
      do: { words: 'Ask once for documents that only apply together.' },
      dont: { words: 'Bundle marketing with the agreement. It needs a separate, optional checkbox.' },
    },
  ],
  accessibility: {
    role: 'A native checkbox, with a button for each agreement that opens a dialog.',
    keys: [
      ['Space', 'Checks or clears the box.'],
      ['Tab', 'Moves to the buttons “Read: …”.'],
      ['Enter', 'Opens the agreement.'],
      ['Esc', 'Closes it. The focus returns to the button.'],
    ],
    says: [
      '“I have read the customer agreement and agree to it. Checkbox, not checked”',
      '“Read: Customer agreement, button, opens dialog”',
    ],
    notes: ['`onRead` runs when the end becomes visible, for the consent record. It changes nothing on the page.'],
  },
  content: [
    'The declaration names the documents by their titles, in full legal words.',
    'A new version or another language counts as unread.',
  ],
};
export default guide;
