import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryFlow } from '../internal/story-flow.tsx';
import CfdKnowledgeScreen from './cfd-knowledge.tsx';

const meta = {
  title: 'CFD/Knowledge quiz',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { product: 'cfd', path: '/sg-cfd-knowledge', scenario: 'cfd-quiz', children: <CfdKnowledgeScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first option of every question: not enough of them are right. */
export const NotPassed: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const groups = await canvas.findAllByRole('radiogroup');
    await expect(groups).toHaveLength(8);
    await step('every question has to be answered', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Check my answers' }));
      await expect(await canvas.findAllByRole('link', { name: 'Please answer this question.' })).toHaveLength(8);
    });
    await step('a failed try is explained, and may be repeated', async () => {
      for (const group of groups) await userEvent.click(group.querySelector('input') as HTMLInputElement);
      canvas.getByRole<HTMLFormElement>('form').requestSubmit();
      await expect(await canvas.findByText('Not passed this time')).toBeVisible();
      await expect((await canvas.findAllByText(/^Right answer: /))[0]).toBeVisible();
      await expect(await canvas.findByText('2 tries left before a break of 24 hours')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(await canvas.findAllByRole('radiogroup')).toHaveLength(8);
      await expect(canvas.queryAllByRole('radio', { checked: true })).toHaveLength(0);
    });
  },
};

export const Locked: Story = {
  args: { scenario: 'cfd-quiz-locked' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The quiz is paused')).toBeVisible();
    await expect(canvas.getByText(/You can try again from 22\/11\/2026, 12:00 SGT/)).toBeVisible();
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
  },
};

export const Passed: Story = {
  args: { scenario: 'cfd-statement' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('You need not do it again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('/sg-cfd-agreement')).toBeVisible();
  },
};

export const OfflineAtTry: Story = {
  args: { faults: { answerQuiz: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    for (const group of await canvas.findAllByRole('radiogroup'))
      await userEvent.click(group.querySelector('input') as HTMLInputElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Check my answers' }));
    await expect(await canvas.findByText('Not saved yet')).toBeVisible();
    await expect(canvas.getAllByRole('radio', { checked: true }), 'what was chosen stays').toHaveLength(8);
  },
};

export const JapaneseNarrow: Story = { globals: { language: 'ja', viewport: { value: 'small' } } };
