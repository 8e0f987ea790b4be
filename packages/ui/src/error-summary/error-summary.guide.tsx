import type { PropsWithChildren } from 'react';
import { ExpandOnMount } from '../testing/expand-on-mount.tsx';
import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { TextField } from '../text-field/text-field.tsx';
import { ErrorSummary } from './error-summary.tsx';

const errors = [
  { id: 'guide-surname', message: 'Enter your surname' },
  { id: 'guide-gender', message: 'Choose your gender' },
];

const surname = { id: 'guide-surname', message: 'Enter your surname' };
const surnameWrong = <Surname error={surname.message} />;

function Surname({ value = '', error }: { value?: string; error?: string }) {
  return (
    <TextField name="guide-surname" label="Surname" value={value} onValueChange={noop} {...(error ? { error } : {})} />
  );
}

function Screen({ children }: PropsWithChildren) {
  return <div className="h-60 overflow-hidden rounded-card border border-line bg-surface">{children}</div>;
}

/** Renders the sticky bar of a screen. Content that scrolls below it is covered. */
function Bar() {
  return (
    <p className="relative z-1 m-0 border-line border-b bg-surface p-3 text-center font-semibold text-label">
      Your details
    </p>
  );
}

const guide: Guide = {
  summary: 'Says how many answers are wrong, and links to each of them.',
  use: ['For the errors of a form after “Continue”: it says how many there are, and leads to each.'],
  instead: [
    { when: 'For a request that failed:', use: 'notice' },
    { when: 'For the error of one field, shown below its label:', use: 'field' },
  ],
  anatomy: {
    example: (
      <ExpandOnMount>
        <ErrorSummary errors={errors} />
      </ExpandOnMount>
    ),
    parts: [
      {
        name: 'Count',
        does: 'Says how many answers to check, in one line that fits above the keyboard.',
        at: 'button > span',
        side: 'top',
      },
      { name: 'Arrow', does: 'Opens and closes the list.', at: 'button > svg:last-of-type', side: 'end' },
      {
        name: 'List of links',
        does: 'Has the message of each field, in the order of the screen. A press closes the list and leads to the field.',
        at: 'li:nth-of-type(1) a',
        side: 'end',
      },
    ],
  },
  practice: [
    {
      do: {
        words: 'Place it in the sticky bar, where it stays visible at every field.',
        example: (
          <Screen>
            <Bar />
            <ErrorSummary errors={errors} />
            <div className="p-4">{surnameWrong}</div>
          </Screen>
        ),
      },
      dont: {
        words: 'Place it at the top of a long page, where it disappears after the first link.',
        example: (
          <Screen>
            <Bar />
            <div className="-mt-8">
              <ErrorSummary errors={errors} />
            </div>
            <div className="p-4">{surnameWrong}</div>
          </Screen>
        ),
      },
    },
    {
      do: {
        words: 'Use the message of the field word for word.',
        example: (
          <ExpandOnMount>
            <ErrorSummary errors={[surname]} />
            <div className="pt-4">{surnameWrong}</div>
          </ExpandOnMount>
        ),
      },
      dont: {
        words: 'Write “Fill in all required fields”.',
        example: (
          <ExpandOnMount>
            <ErrorSummary errors={[{ id: 'guide-surname', message: 'Fill in all required fields' }]} />
            <div className="pt-4">{surnameWrong}</div>
          </ExpandOnMount>
        ),
      },
    },
    {
      do: {
        words: 'Check on “Continue”. A field that was wrong is checked again as customers type.',
        example: <Surname value="Tan" />,
      },
      dont: { words: 'Mark a field that customers haven’t reached yet.', example: surnameWrong },
    },
  ],
  accessibility: {
    role: 'A group with a button that opens a list of links.',
    keys: [
      ['Enter Space', 'Opens and closes the list.'],
      ['Enter', 'On a link: scrolls to the label and focuses the control.'],
    ],
    says: ['“Check 2 answers to continue, button, collapsed”', '“Enter your surname, link”'],
    notes: ['After “Continue”, the focus moves to the first wrong field. The summary says how many there are.'],
  },
  content: ['Each message starts with a verb and names its field. If it doesn’t, set `field`.'],
};
export default guide;
