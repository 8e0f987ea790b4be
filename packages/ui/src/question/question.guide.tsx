import type { Guide } from '../testing/guides/guide.ts';
import { Question } from './question.tsx';

const guide: Guide = {
  summary: 'Asks a quiz question and shows whether the answer is right.',
  use: ['For a knowledge quiz before trading options, futures or CFDs.'],
  instead: [{ when: 'For an answer that can’t be right or wrong:', use: 'radio-group' }],
  anatomy: {
    example: (
      <Question
        name="guide-quiz"
        question="You buy a call option for SGD 300. How much can you lose at most?"
        options={[
          { value: 'premium', label: 'SGD 300, the price of the option' },
          { value: 'unlimited', label: 'More than I paid, without limit' },
        ]}
        correctValues={['premium']}
        explanation="The buyer can lose what the option cost."
      />
    ),
    parts: [
      { name: 'Question', does: 'Is the legend of the group.', at: 'legend', side: 'start' },
      { name: 'Options', does: 'Are radio buttons, or checkboxes with `several`.', at: 'input', side: 'start' },
      { name: 'Check answer', does: 'Marks right and wrong answers.', at: 'button:last-of-type' },
      { name: 'Explanation', does: 'Appears after the answer, right or wrong.', optional: true },
    ],
  },
  practice: [
    {
      do: { words: 'Explain why an answer is right.' },
      dont: { words: 'Show the right answer before one is chosen.' },
    },
    { do: { words: 'Use numbers that customers can calculate.' }, dont: { words: 'Ask for a rule word for word.' } },
  ],
  accessibility: {
    role: 'A `<fieldset>`. The result is a `status`.',
    keys: [
      ['↑ ↓', 'Chooses an option.'],
      ['Tab', 'Moves to “Check answer”.'],
      ['Enter', 'Checks it.'],
    ],
    says: ['“That’s right”, then the explanation'],
  },
  content: ['Ask one thing per question, without “not”.'],
};
export default guide;
