import { tap } from '@quayside/testing/tap';
import { waitForDebounce } from '@quayside/testing/wait-for-debounce';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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
type Play = Parameters<NonNullable<Story['play']>>[0];

/** Chooses the first option of each question, which is not enough to pass. The buttons of the result work while the application is read again. */
export const NotPassed: Story = {
  args: { faults: { getApplication: [undefined, 'silent'] } },
  play: async ({ canvas, userEvent, step }) => {
    await step('a choice opens the next question', async () => {
      await answerAll(canvas, userEvent);
    });
    await step('a failed attempt is explained', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Check my answers' }));
      await expect(await canvas.findByText('You didn’t pass this time')).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'CFD quiz' })).toHaveFocus());
      await expect((await canvas.findAllByText(/^Your answer: /))[0]).toBeVisible();
      await expect(canvas.getAllByText(/^Correct answer: /)[0]).toBeVisible();
      await expect(await canvas.findByText('2 attempts left before a 24-hour break')).toBeVisible();
    });
    await step('Back shows the graded answer, which can no longer be changed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await expect(await canvas.findByText('Question 8 of 8')).toBeVisible();
      await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-readonly', 'true');
      await waitForDebounce();
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(await canvas.findByText('You didn’t pass this time')).toBeVisible();
    });
    await step('another attempt starts with the first question, without answers', async () => {
      await waitForDebounce();
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(await canvas.findByText('Question 1 of 8')).toBeVisible();
      await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
      await answerAll(canvas, userEvent);
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await expect(await canvas.findByText('Question 7 of 8')).toBeVisible();
    });
  },
};

/** Arrow keys choose an answer without leaving the question, and Enter continues. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findAllByRole('radio'))[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByText('Question 1 of 8')).toBeVisible();
    canvas.getByRole('button', { name: 'Continue' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Question 2 of 8')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(document.activeElement).toHaveAccessibleDescription('Question 2 of 8');
  },
};

/** A half-finished quiz opens at the first question without an answer. */
export const HalfFinished: Story = {
  args: {
    kept: { knowledge: { version: '2026-01-01', answers: { ownership: 'a', counterparty: 'b', leverage: 'c' } } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Question 4 of 8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByText('Question 3 of 8')).toBeVisible();
    await expect(canvas.getByRole('radio', { checked: true })).toBeVisible();
  },
};

export const AllQuestionsOnOnePage: Story = {
  args: { questions: 'all-on-one-page' },
  play: async ({ canvas, userEvent }) => {
    const groups = await canvas.findAllByRole('radiogroup');
    await expect(groups).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Check my answers' }));
    await expect(await canvas.findAllByText('Answer this question.')).toHaveLength(8);
    for (const group of groups) await userEvent.click(group.querySelector('input') as HTMLInputElement);
    canvas.getByRole<HTMLFormElement>('form').requestSubmit(); // the button ignores a second press within half a second
    await expect(await canvas.findByText('You didn’t pass this time')).toBeVisible();
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
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
    await answerAll(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Check my answers' }));
    await expect(await canvas.findByText('We couldn’t save this page')).toBeVisible();
    await expect(canvas.getByRole('radio', { checked: true }), 'the answer stays').toBeVisible();
  },
};

/** Chooses the first option of each question with a tap, and leaves the last question on screen. */
async function answerAll(canvas: Play['canvas'], userEvent: Play['userEvent']): Promise<void> {
  for (let number = 1; number <= 8; number += 1) {
    await expect(await canvas.findByText(`Question ${number} of 8`)).toBeVisible();
    const group = canvas.getByRole('radiogroup');
    await tap(userEvent, group.querySelector('input') as HTMLInputElement);
    if (number < 8) await waitFor(() => expect(group).not.toBeInTheDocument());
  }
}
