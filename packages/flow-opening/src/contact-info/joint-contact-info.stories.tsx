import { completeMinor } from '@quayside/rules/testing/complete-joint';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createJointAnswers, JointStory } from '../testing/joint-stories.tsx';
import ContactInfoScreen from './contact-info.tsx';

const { choose, 'choose-tip': tip, 'base-info': base } = completeMinor;

const meta = {
  title: 'Screens/Joint account/Contact',
  component: JointStory,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/joint-sg-contact-info',
    answers: createJointAnswers('joint-minor'),
    second: { answers: { choose, 'choose-tip': tip, 'base-info': base } },
    children: <ContactInfoScreen />,
  },
} satisfies Meta<typeof JointStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The details copied from the guardian can be edited before they are saved. */
export const Minor: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await step('the details are copied from the guardian', async () => {
      await expect(email).toHaveValue('');
      await userEvent.click(await canvas.findByRole('button', { name: 'Use the guardian’s details' }));
      await expect(await canvas.findByText(/We’ve filled in the guardian’s contact details/)).toBeVisible();
      await expect(email).toHaveValue('mei.ling@example.com');
      await expect(canvas.getByDisplayValue('No. 12A, Jalan Ampang')).toBeVisible();
      await expect(canvas.queryByText(/proof of address/), 'the proof of address does not apply to a minor').toBeNull();
    });
    await step('the copied details can be edited and saved', async () => {
      await userEvent.clear(email);
      await userEvent.type(email, 'xiao.yu@example.com');
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(await canvas.findByText('/joint-sg-prove-relationship')).toBeVisible();
    });
  },
};
export const MinorOffline: Story = {
  args: { faults: { getApplication: [undefined, 'offline'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use the guardian’s details' }));
    await expect(await canvas.findByText(/Try again, or enter them/)).toBeVisible();
  },
};
export const OfAnAdult: Story = {
  args: { answers: createJointAnswers('joint-adult') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The second holder’s part')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /guardian/ })).toBeNull();
  },
};
