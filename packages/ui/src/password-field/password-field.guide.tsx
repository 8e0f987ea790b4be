import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { PasswordField } from './password-field.tsx';

const guide: Guide = {
  summary: 'Asks for a password, which the customer can show.',
  use: ['For a password to sign in, or a new one.'],
  instead: [{ when: 'For a code of digits:', use: 'pass-code-boxes' }],
  anatomy: {
    example: <PasswordField name="guide-password" label="Password" value="correct horse" onValueChange={noop} />,
    parts: [
      { name: 'Label', does: 'Says which password is meant.', at: 'label' },
      { name: 'Box', does: 'Takes every character, also spaces.', at: 'input', side: 'start' },
      { name: 'Show', does: 'Reveals it until the form is sent.', at: 'button' },
      { name: 'Caps Lock', does: 'Shows a note while Caps Lock is on.', optional: true },
    ],
  },
  practice: [
    {
      do: {
        words: 'Let password managers fill it in and paste.',
        example: <PasswordField name="guide-once" label="Password" value="correct horse" onValueChange={noop} />,
      },
      dont: {
        words: 'Ask for it twice. Customers can reveal it instead.',
        example: (
          <div className="flex flex-col gap-3">
            <PasswordField name="guide-twice" label="New password" value="correct horse" onValueChange={noop} />
            <PasswordField name="guide-again" label="New password" value="" onValueChange={noop} />
          </div>
        ),
      },
    },
  ],
  accessibility: {
    role: 'A native password box and a toggle button.',
    keys: [
      ['Enter', 'Submits the form, and hides the password.'],
      ['Space', 'Shows or hides the password, on the button.'],
    ],
    says: ['“Password, secure edit text”', '“Show: Password, button”'],
  },
  content: ['State the rules for a new password in the hint, before customers type.'],
};
export default guide;
