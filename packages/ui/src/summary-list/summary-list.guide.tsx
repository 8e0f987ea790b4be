import { MaskedText } from '../masked-text/masked-text.tsx';
import type { Guide } from '../testing/guides/guide.ts';
import { SummaryList } from './summary-list.tsx';

const guide: Guide = {
  summary: 'Shows the customer’s answers before they are sent, each with a link to change it.',
  use: ['To show answers by group before they are submitted, each with a link to change it.'],
  instead: [
    { when: 'For values that can’t be changed:', use: 'description-list' },
    { when: 'For rows that lead to pages:', use: 'cell' },
  ],
  anatomy: {
    example: (
      <SummaryList
        title="Identity"
        rows={[
          { id: 'name', label: 'Name', value: 'TAN HENG HUAT', note: 'From your digital ID' },
          {
            id: 'number',
            label: 'Passport number',
            value: <MaskedText value="E35463874W" label="passport number" />,
            changeHref: '#number',
          },
        ]}
      />
    ),
    parts: [
      { name: 'Title', does: 'Is the name of the step.', at: 'h2, h3', side: 'start' },
      { name: 'Label', does: 'Is the label of the field, word for word.', at: 'dt', side: 'start' },
      {
        name: 'Answer',
        does: 'Shows what customers entered. Sensitive answers are masked.',
        at: 'text=TAN',
        side: 'end',
      },
      {
        name: 'Note',
        does: 'Says why an answer can’t be changed.',
        at: 'text=From your',
        side: 'start',
        optional: true,
      },
      { name: 'Change', does: 'Leads to the question, and back to this page after it.', at: 'a' },
    ],
  },
  practice: [
    {
      do: {
        words: 'Show every submitted answer, also “Not given”.',
        example: (
          <SummaryList
            title="Contact"
            rows={[
              { id: 'email', label: 'Email address', value: 'mei.ling@example.com', changeHref: '#email' },
              { id: 'second', label: 'Second number', value: 'Not given', changeHref: '#second' },
            ]}
          />
        ),
      },
      dont: {
        words: 'Show only some answers, and submit the rest unseen.',
        example: (
          <SummaryList
            title="Contact"
            rows={[{ id: 'email', label: 'Email address', value: 'mei.ling@example.com', changeHref: '#email' }]}
          />
        ),
      },
    },
    {
      do: {
        words: 'Fold many groups to one line each: the title, and the answers by which customers recognise the group.',
      },
      dont: { words: 'Fold them to a title. Customers then submit what they haven’t read.' },
    },
  ],
  accessibility: {
    role: 'A `<section>` with a `<dl>`.',
    keys: [
      ['Tab', 'Moves to the next “Change”.'],
      ['Enter', 'Opens the question.'],
    ],
    says: ['“Change Passport number, link”'],
  },
  content: ['Use the words of the questions. Answers have no full stop.'],
};
export default guide;
