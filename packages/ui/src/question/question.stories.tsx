import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Question } from './question.tsx';

const meta = {
  title: 'Components/Fields/Question',
  component: Question,
  args: {
    name: 'most-lost',
    question: 'You buy a call option for SGD 300. How much can you lose at most?',
    options: [
      { value: 'nothing', label: 'Nothing: I need not exercise it' },
      { value: 'premium', label: 'SGD 300, the price of the option' },
      { value: 'unlimited', label: 'More than I paid, without limit' },
    ],
    correctValues: ['premium'],
    explanation: 'Who buys an option can lose what it cost, and no more. Who sells one may lose much more.',
    onAnswer: fn(),
  },
} satisfies Meta<typeof Question>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RightAnswer: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /the price of the option/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Check answer' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/Correct.*can lose what it cost/);
    await expect(args.onAnswer).toHaveBeenCalledOnce();
    await expect(args.onAnswer).toHaveBeenCalledWith({ chosen: ['premium'], grade: 'right' });
  },
};

export const RetryAfterWrongAnswer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Nothing/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Check answer' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/Incorrect/);
    await expect(canvas.getByText('Your answer (incorrect)')).toBeVisible();
    await expect(canvas.getByText('Correct answer')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /without limit/ }));
    await expect(canvas.getByRole('radio', { name: /Nothing/ }), 'an answer stands').toBeChecked();
    await waitFor(async () => {
      // A second press within 200 ms counts as a double click (UI-02).
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(canvas.getByRole('radio', { name: /Nothing/ })).not.toBeChecked();
    });
    await expect(canvas.getByRole('radio', { name: /Nothing/ })).toHaveFocus();
  },
};

export const WrongAnswer: Story = {
  args: { retry: 'none' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /without limit/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Check answer' }));
    await expect(canvas.queryByRole('button'), 'the first answer counts').toBeNull();
  },
};

export const MultipleAnswers: Story = {
  args: {
    name: 'margin-call',
    kind: 'several',
    question: 'What may happen when your margin ratio falls too low?',
    options: [
      { value: 'call', label: 'You are asked for more money' },
      { value: 'sold', label: 'Positions are closed without asking you' },
      { value: 'free', label: 'Interest stops until it recovers' },
    ],
    correctValues: ['call', 'sold'],
    explanation: 'Below the first threshold you are asked; below the second, positions are closed.',
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Check answer' }));
    await expect(args.onAnswer).toHaveBeenCalledOnce();
    await expect(args.onAnswer).toHaveBeenCalledWith({ chosen: ['call', 'sold'], grade: 'right' });
  },
};

export const NothingChosen: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check answer' }));
    await expect(canvas.getByText('Choose an answer, then check it')).toBeVisible();
    await expect(canvas.getAllByRole('radio')[0]).toHaveFocus();
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};
