import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryFlow } from '../internal/story-flow.tsx';
import OptionsExperienceScreen from './options-experience.tsx';

const meta = {
  title: 'Options/Experience',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    product: 'options',
    path: '/sg-options-experience',
    scenario: 'options-experience',
    children: <OptionsExperienceScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AssessmentAsked: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('checkbox', { name: /relevant diploma/ });
    await step('MSG-11 at least one, and RULE-13 at least Good', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Fair' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      for (const message of [
        'Please check at least one cognitive assessment option as required by MAS.',
        'Options trading asks for trading knowledge of at least “Good”.',
      ])
        await expect(await canvas.findByRole('link', { name: message })).toBeVisible();
    });
    await step('RULE-14 MSG-04 MSG-12 MSG-13 each with its proof', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /relevant diploma/ }));
      await userEvent.click(canvas.getByRole('checkbox', { name: /Work experience/ }));
      await userEvent.click(canvas.getByRole('checkbox', { name: /exam certificate/ }));
      canvas.getByRole<HTMLFormElement>('form').requestSubmit();
      for (const message of [
        'Please upload document',
        'please uploading examination Certificate',
        'Please provide relevant work experience proof',
      ])
        await expect(await canvas.findByRole('link', { name: message })).toBeVisible();
    });
    await step('refused four times elsewhere ends it', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '4 times or more' }));
      canvas.getByRole<HTMLFormElement>('form').requestSubmit();
      await expect((await canvas.findAllByText(/refused 4 times or more/))[0]).toBeVisible();
    });
  },
};

export const AssessmentStillCounts: Story = {
  args: { scenario: 'options-quiz' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your assessment counts until 21\/11\/2029/)).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.getByText('48,000.00')).toBeVisible();
  },
};

export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const SentBack: Story = {
  args: { scenario: 'options-sent-back' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We need more information from you.')).toBeVisible();
  },
};
export const OfflineWhenSaving: Story = {
  args: { scenario: 'options-quiz', faults: { saveStep: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/Your assessment counts/);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Not saved yet')).toBeVisible();
  },
};
export const ThaiNarrow: Story = { globals: { language: 'th', viewport: { value: 'small' } } };
