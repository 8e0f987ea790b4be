import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryFlow } from '../testing/story-flow.tsx';
import CfdKnowledgeScreen from './cfd-knowledge.tsx';

const meta = {
  title: 'Screens/CFD/Knowledge quiz',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { product: 'cfd', path: '/sg-cfd-knowledge', scenario: 'cfd-quiz', children: <CfdKnowledgeScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Chooses the first option of each question, which is not enough to pass. */
export const NotPassed: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const groups = await canvas.findAllByRole('radiogroup');
    await expect(groups).toHaveLength(8);
    await step('each question needs an answer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Check my answers' }));
      await expect(await canvas.findAllByText('Answer this question.')).toHaveLength(8);
    });
    await step('a failed attempt is explained and can be repeated', async () => {
      for (const group of groups) await userEvent.click(group.querySelector('input') as HTMLInputElement);
      canvas.getByRole<HTMLFormElement>('form').requestSubmit();
      await expect(await canvas.findByText('You didn’t pass this time')).toBeVisible();
      await expect((await canvas.findAllByText(/^Correct answer: /))[0]).toBeVisible();
      await expect(await canvas.findByText('2 attempts left before a 24-hour break')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(await canvas.findAllByRole('radiogroup')).toHaveLength(8);
      await expect(canvas.queryAllByRole('radio', { checked: true })).toHaveLength(0);
    });
  },
};

export const QuizLocked: Story = {
  args: { scenario: 'cfd-quiz-locked' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The quiz is paused')).toBeVisible();
    await expect(canvas.getByText(/Try again from 22 Nov 2026, 12:00 SGT/)).toBeVisible();
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
  },
};

export const QuizPassed: Story = {
  args: { scenario: 'cfd-statement' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('You don’t need to take it again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('/sg-cfd-agreement')).toBeVisible();
  },
};

export const QuizOffline: Story = {
  args: { faults: { answerQuiz: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    for (const group of await canvas.findAllByRole('radiogroup'))
      await userEvent.click(group.querySelector('input') as HTMLInputElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Check my answers' }));
    await expect(await canvas.findByText('We couldn’t save this page')).toBeVisible();
    await expect(canvas.getAllByRole('radio', { checked: true }), 'the answers stay').toHaveLength(8);
  },
};
