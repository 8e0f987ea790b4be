import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectFirstQuestion } from '../testing/expect-first-question.ts';
import { StoryFlow } from '../testing/story-flow.tsx';
import FuturesExperienceScreen from './futures-experience.tsx';

const meta = {
  title: 'Screens/Futures/Experience',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    product: 'futures',
    path: '/sg-futures-experience',
    scenario: 'futures-experience',
    questions: 'all-on-one-page',
    children: <FuturesExperienceScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The screen shows one question per page, as at a customer's first visit. */
export const OneQuestionPerPage: Story = {
  args: { questions: 'one-per-page' },
  play: ({ canvas }) => expectFirstQuestion(canvas),
};

export const AnswerNoneOfThese: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'None of these' }));
    await expect(canvas.getByText(/You can still trade shares and ETFs/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText(/You need one of these assessments/), 'RULE-14').toBeVisible();
  },
};

export const AssessmentStillValid: Story = {
  args: { scenario: 'futures-quiz' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Your assessment is valid until 21 Nov 2029/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('/sg-futures-knowledge')).toBeVisible();
  },
};
