import { Button } from '../button/button.tsx';
import type { Guide } from '../testing/guides/guide.ts';
import { Link } from './link.tsx';

const guide: Guide = {
  summary: 'Leads to another page.',
  use: [
    'To lead to another page within a sentence.',
    'With `placement="standalone"`, on a separate line with a target of 44 px.',
  ],
  instead: [
    { when: 'For an action, such as saving:', use: 'button' },
    { when: 'For a PDF:', use: 'pdf-link' },
    { when: 'For a row of a list:', use: 'cell' },
  ],
  anatomy: {
    example: (
      <p className="m-0">
        It is in the{' '}
        <Link href="#fees" newWindow>
          fee schedule
        </Link>
        .
      </p>
    ),
    parts: [
      { name: 'Words', does: 'Are underlined, so that colour isn’t the only cue.', at: 'a', side: 'bottom' },
      { name: 'Icon', does: 'Appears only for a new window.', at: 'a svg', side: 'top', optional: true },
    ],
  },
  practice: [
    {
      do: {
        words: 'Link the words that name the page.',
        example: (
          <p className="m-0">
            Read the <Link href="#fees">fee schedule</Link>.
          </p>
        ),
      },
      dont: {
        words: 'Link “here”.',
        example: (
          <p className="m-0">
            For fees click <Link href="#here">here</Link>.
          </p>
        ),
      },
    },
    {
      do: {
        words: 'Open a new window if customers would lose what they typed.',
        example: (
          <p className="m-0">
            <Link href="#fees" newWindow>
              Fee schedule
            </Link>
          </p>
        ),
      },
      dont: {
        words: 'Make a link look like a button, or a button like a link.',
        example: <Button href="#fees">Fee schedule</Button>,
      },
    },
  ],
  accessibility: {
    role: 'A native `<a>`.',
    keys: [['Enter', 'Opens it.']],
    says: ['“fee schedule, opens in a new window, link”'],
  },
  content: ['The words make sense without their sentence, because screen readers list links.'],
};
export default guide;
