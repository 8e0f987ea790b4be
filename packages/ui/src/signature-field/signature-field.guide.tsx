import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { createDrawnSignature } from './signature.ts';
import { SignatureField } from './signature-field.tsx';

const guide: Guide = {
  summary: 'Takes a signature, typed or drawn, with the full name.',
  use: [
    'For the signature of an agreement or a form, with the full name on the identity document.',
    'Once per page, below the signed text, as the last answer before the button.',
  ],
  instead: [
    { when: 'For consent without a signature:', use: 'consent-checkbox' },
    { when: 'For a name only:', use: 'name-field' },
    { when: 'For a photo of a signed page:', use: 'document-uploader' },
  ],
  anatomy: {
    example: (
      <SignatureField
        name="guide-signature"
        label="Signature"
        expectedName="Tan Wei Ming"
        value={createDrawnSignature('')}
        onValueChange={noop}
      />
    ),
    parts: [
      {
        name: 'Type or draw',
        does: 'Offers two methods. The typed name is the signature at first.',
        at: '[role=radiogroup], input[type=radio]',
        side: 'start',
      },
      {
        name: 'Pad',
        does: 'Stores strokes as vectors, so that a rotation or a resize loses nothing.',
        at: 'canvas, [role=img]',
      },
      { name: 'Undo and Clear', does: 'Remove the last stroke, or all strokes.', at: 'button', side: 'start' },
      { name: 'Full name', does: 'Must match the name above it.', at: 'input[type=text], input[name*=ame]' },
    ],
  },
  practice: [
    {
      do: {
        words: 'Show the expected name as the document writes it.',
        example: (
          <SignatureField
            name="guide-signed"
            label="Signature"
            expectedName="Tan Wei Ming"
            value={{ method: 'type', text: 'Tan Wei Ming', name: 'Tan Wei Ming' }}
            onValueChange={noop}
          />
        ),
      },
      dont: {
        words: 'Refuse a name that the page never showed, or one that differs only in capitals and spaces.',
        example: (
          <SignatureField
            name="guide-refused"
            label="Signature"
            nameError="The signature must match the name shown."
            value={{ method: 'type', text: 'TAN WEIMING', name: 'TAN WEIMING' }}
            onValueChange={noop}
          />
        ),
      },
    },
    {
      do: { words: 'Put the signed text on the same page, or one link away.' },
      dont: { words: 'Use a signature again for another document without asking.' },
    },
  ],
  accessibility: {
    role: 'A group with radio buttons, a pad with the role `img`, buttons and a text box.',
    keys: [
      ['← →', 'Chooses between typing and drawing.'],
      ['Tab', 'Moves to “Undo”, “Clear” and the name.'],
      ['Enter Space', 'Presses the button.'],
    ],
    says: [
      '“Your full name, edit text. Enter exactly: Tan Wei Ming”',
      '“Signature, radio group. Type, radio button, checked”',
    ],
    notes: [
      'Drawing needs a pointer. Typing works by keyboard, switch and voice.',
      'A screen reader announces an error of the name with the name, and an error of the signature with the group.',
    ],
  },
  content: [
    'The declaration above it uses full legal words: “I declare that …”.',
    'The button below names both actions: “Sign and submit”.',
  ],
};
export default guide;
