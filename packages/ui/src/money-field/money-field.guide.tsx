import type { Guide } from '../testing/guides/guide.ts';
import { still } from '../testing/guides/still.ts';
import { TextField } from '../text-field/text-field.tsx';
import { MoneyField } from './money-field.tsx';

const guide: Guide = {
  use: [
    'For an amount that customers enter: a yearly income, a deposit, a limit.',
    'With `decimals={0}` for round amounts, such as an income.',
    'With `signed` where an amount can be below zero, such as a result of last year.',
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
        onChange={still}
      />
    ),
    parts: [
      { name: 'Label', does: 'Names the amount and its period.', at: 'label' },
      { name: 'Hint', does: 'Before or after tax, and where it stands.', at: '[id$=-hint]', optional: true },
      {
        name: 'Currency',
        does: 'The ISO code, always. “$” could be six currencies here.',
        at: '[id$=-currency]',
        side: 'start',
      },
      {
        name: 'Amount',
        does: 'Thousands are grouped while customers type. Digits have one width.',
        at: 'input',
        side: 'bottom',
      },
      {
        name: 'Sign button',
        does: 'Makes it negative: the keyboard of a phone has no minus.',
        at: 'button',
        optional: true,
      },
    ],
  },
  practice: [
    {
      do: {
        words: 'Show the currency as its code.',
        example: <MoneyField name="guide-code" label="Deposit" currency="SGD" value="2000" onChange={still} />,
      },
      dont: {
        words: 'Write “$”, or leave the currency to the label.',
        example: <TextField name="guide-dollar" label="Deposit" prefix="$" value="2000" onChange={still} />,
      },
    },
    {
      do: { words: 'Take what customers typed, and say which amounts are allowed.' },
      dont: { words: 'Clamp 1,000,000 to the limit of 200,000. A customer could sign an amount never typed.' },
    },
  ],
  accessibility: {
    role: 'A native text box with a decimal keyboard. The currency is part of its description.',
    keys: [
      ['0–9 . ,', 'Enters the amount: a comma is a decimal point too. The caret keeps its place between the digits.'],
      ['Backspace', 'Deletes a digit, across a comma too.'],
      ['Ctrl V', 'Reads “SGD 1,234.50”, “1.234,50”, “(1,234)”, and the digits of every script.'],
    ],
    says: ['“Yearly income, edit text, 1,234,567.50. SGD”', '“Negative amount, toggle button, not pressed”'],
    notes: [
      'The value is text, never a number: 0.1 stays 0.1, and large amounts keep every digit.',
      'A text that is no amount, such as “5k”, stays as it was typed. The field says why on blur, or at once after a paste.',
    ],
  },
  content: [
    'A label says the period or the moment: “Yearly income”, “Net assets today”.',
    'Messages write amounts with currency and two decimals. A threshold may leave out “.00”.',
  ],
};
export default guide;
