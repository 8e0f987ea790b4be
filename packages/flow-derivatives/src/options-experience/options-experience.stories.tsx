import { tap } from '@quayside/testing/tap';
import { waitForDebounce } from '@quayside/testing/wait-for-debounce';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StoryFlow } from '../testing/story-flow.tsx';
import OptionsExperienceScreen from './options-experience.tsx';

const meta = {
  title: 'Screens/Options/Experience',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    product: 'options',
    path: '/sg-options-experience',
    scenario: 'options-experience',
    questions: 'all-on-one-page',
    children: <OptionsExperienceScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneQuestionPerPage: Story = {
  args: { questions: 'one-per-page' },
  play: async ({ canvas, userEvent, step }) => {
    await step('RULE-13 knowledge below Good blocks the page', async () => {
      await expect(await canvas.findByText('Question 1 of 4')).toBeVisible();
      await canvas.findByText(/^Saved/);
      await tap(userEvent, canvas.getByRole('radio', { name: '1 to 5 years' }));
      await canvas.findByText('Question 2 of 4');
      await tap(userEvent, canvas.getByRole('radio', { name: '6 to 20' }));
      await canvas.findByText('Question 3 of 4');
      await tap(userEvent, canvas.getByRole('radio', { name: 'Fair' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
      await expect(
        await canvas.findByText('To trade options, you need trading knowledge of “Good” or above.'),
      ).toBeVisible();
    });
    await step('stored values appear as text', async () => {
      await tap(userEvent, canvas.getByRole('radio', { name: 'Good' }));
      await waitForDebounce();
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(await canvas.findByText('48,000.00')).toBeVisible();
      await expect(canvas.queryByText(/^Question/)).toBeNull();
      await waitForDebounce();
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(await canvas.findByText('Question 4 of 4')).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Customer knowledge assessment' })).toHaveFocus());
    });
  },
};

export const WithAssessment: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('checkbox', { name: /relevant diploma/ });
    await step('MSG-11 RULE-13 an assessment and knowledge of Good are required', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Fair' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      for (const message of [
        'Please check at least one cognitive assessment option as required by MAS.',
        'To trade options, you need trading knowledge of “Good” or above.',
      ])
        await expect(await canvas.findByText(message)).toBeVisible();
    });
    await step('RULE-14 MSG-04 MSG-12 MSG-13 each declaration needs a proof', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /relevant diploma/ }));
      await userEvent.click(canvas.getByRole('checkbox', { name: /Work experience/ }));
      await userEvent.click(canvas.getByRole('checkbox', { name: /exam certificate/ }));
      canvas.getByRole<HTMLFormElement>('form').requestSubmit();
      for (const message of [
        'Please upload document',
        'please uploading examination Certificate',
        'Please provide relevant work experience proof',
      ])
        await expect(await canvas.findByText(message)).toBeVisible();
    });
    await step('four earlier refusals end the application', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '4 or more times' }));
      canvas.getByRole<HTMLFormElement>('form').requestSubmit();
      await expect((await canvas.findAllByText(/refused you 4 or more times/))[0]).toBeVisible();
    });
  },
};

export const AssessmentStillValid: Story = {
  args: { scenario: 'options-quiz' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your assessment is valid until 21 Nov 2029/)).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.getByText('48,000.00')).toBeVisible();
  },
};

export const WhileLoading: Story = { args: { faults: { getApplication: 'silent' } } };
export const WithRejectedAnswers: Story = {
  args: { scenario: 'options-sent-back' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('A reviewer asked you for more information.')).toBeVisible();
    const reply = await canvas.findByRole('textbox', { name: 'Your answer' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save answer' }));
    await waitFor(() => expect(reply).toHaveFocus());
    await userEvent.type(reply, 'From 2018, through Straits Brokers.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save answer' }));
    await expect(await canvas.findByText('/sg-options-fail')).toBeVisible();
  },
};
export const OfflineAtSave: Story = {
  args: { scenario: 'options-quiz', faults: { saveStep: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/Your assessment is valid/);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('We couldn’t save this page')).toBeVisible();
  },
};
