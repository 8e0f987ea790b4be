import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { expectFirstQuestion } from '../testing/expect-first-question.ts';
import { StoryFlow } from '../testing/story-flow.tsx';
import CfdExperienceScreen from './cfd-experience.tsx';

const meta = {
  title: 'Screens/CFD/Experience',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    product: 'cfd',
    path: '/sg-cfd-experience',
    scenario: 'cfd-experience',
    questions: 'all-on-one-page',
    children: <CfdExperienceScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The screen shows one question per page, as at a customer's first visit. */
export const OneQuestionPerPage: Story = {
  args: { questions: 'one-per-page' },
  play: ({ canvas }) => expectFirstQuestion(canvas),
};

/** The screen shows all questions on one page. The knowledge level is prefilled from the opening, and the customer can change it. */
export const AllQuestionsOnOnePage: Story = {
  play: async ({ canvas, userEvent }) => {
    const question = canvas.getByRole('radiogroup', { name: 'Trading knowledge' });
    await waitFor(() => expect(question).toHaveAccessibleDescription('From your answers'));
    await expect(within(question).getByRole('radio', { name: 'Good' })).toBeChecked();
    await userEvent.click(within(question).getByRole('radio', { name: 'Fair' }));
    await expect(question).not.toHaveAccessibleDescription();
  },
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
  args: { scenario: 'cfd-quiz' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Your assessment is valid until 21 Nov 2027/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('/sg-cfd-knowledge')).toBeVisible();
  },
};
