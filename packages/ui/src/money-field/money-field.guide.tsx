import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { TextField } from '../text-field/text-field.tsx';
import { MoneyField } from './money-field.tsx';

const guide: Guide = {
  summary: 'Asks for an amount of money.',
  use: [
    'For an amount that customers enter: a yearly income, a deposit, a limit.',
    'With `decimals={0}` for round amounts, such as an income.',
    'With `suggestions` if a round amount is enough and a few amounts are common.',
    'With `signed` if an amount can be negative, such as last year’s result.',
  ],
  instead: [
    { when: 'For a number without a currency:', use: 'number-field' },
    { when: 'For a range of amounts to choose from:', use: 'radio-group' },
    { when: 'To show an amount:', use: 'amount' },
  ],
  anatomy: {
    example: (
      <MoneyField
        name="guide-income"
        label="Yearly income"
        hint="Before tax, as in your last notice of assessment."
        currency="SGD"
        value="1234567.5"
        signed
        onValueChange={noop}
      />
    ),
    parts: [
      { name: 'Label', does: 'Names the amount and its period.', at: 'label' },
      {
        name: 'Hint',
        does: 'Says whether before or after tax, and where to find it.',
        at: '[id$=-hint]',
        optional: true,
      },
      {
        name: 'Currency',
        does: 'Is always the ISO code. “$” could be six currencies here.',
        at: '[id$=-currency]',
        side: 'start',
      },
      {
        name: 'Amount',
        does: 'Groups thousands while customers type. Digits have equal width.',
        at: 'input',
        side: 'bottom',
      },
      {
        name: 'Sign button',
        does: 'Makes the amount negative, because phone keyboards have no minus key.',
        at: 'button',
        optional: true,
      },
    ],
  },
  practice: [
    {
      do: {
        words: 'Show the currency as its code.',
        example: <MoneyField name="guide-code" label="Deposit" currency="SGD" value="2000" onValueChange={noop} />,
      },
      dont: {
        words: 'Write “$”, or show the currency only in the label.',
        example: <TextField name="guide-dollar" label="Deposit" prefix="$" value="2000" onValueChange={noop} />,
      },
    },
    {
      do: { words: 'Accept the input, and say which amounts are allowed.' },
      dont: {
        words: 'Clamp 1,000,000 to the limit of 200,000. A customer could sign an amount that they never typed.',
      },
    },
  ],
  accessibility: {
    role: 'A native text box with a decimal keyboard. The currency is part of its description.',
    keys: [
      ['0–9 . ,', 'Enters the amount. A comma also works as a decimal point. The caret stays between the same digits.'],
      ['Backspace', 'Deletes a digit, also across a comma.'],
      ['Ctrl V', 'Reads “SGD 1,234.50”, “1.234,50”, “(1,234)”, and the digits of every script.'],
    ],
    says: ['“Yearly income, edit text, 1,234,567.50. SGD”', '“Negative amount, toggle button, not pressed”'],
    notes: [
      'The value is text, never a number: 0.1 stays 0.1, and large amounts keep every digit.',
      'Text that is not an amount, such as “5k”, stays as typed. The field says why on blur, or at once after a paste.',
    ],
  },
  content: [
    'A label names the period or the moment: “Yearly income”, “Net assets today”.',
    'Messages write amounts with currency and two decimals. A threshold may leave out “.00”.',
  ],
};
export default guide;
