import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createJointAnswers } from '../testing/joint-stories.tsx';
import { StoryFlow } from '../testing/story-flow.tsx';
import InviteHolderScreen from './invite-holder.tsx';

const meta = {
  title: 'Screens/Joint account/Invite the second holder',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sg-invite-holder', answers: createJointAnswers('joint-adult'), children: <InviteHolderScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Full name of the second holder' }),
      'Lim Wei Ming',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number of the second holder' }), '91234567');
    canvas.getByRole('button', { name: 'Send the link' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('/sg-holders')).toBeVisible();
  },
};
export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    const send = await canvas.findByRole('button', { name: 'Send the link' });
    await expect(canvas.getByRole('textbox', { name: 'Full name of the second holder' })).toBeVisible();
    await userEvent.click(send);
    await expect(await canvas.findByText('Please fill in the name')).toBeVisible();
    await expect(canvas.getByText('Please fill in the phone number')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Full name of the second holder' })).toHaveFocus());
  },
};
export const Offline: Story = {
  args: { faults: { inviteHolder: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Full name of the second holder' }),
      'Lim Wei Ming',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number of the second holder' }), '91234567');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(await canvas.findByText('We couldn’t send the invitation')).toBeVisible();
  },
};
export const ThaiAt320: Story = { globals: { language: 'th', viewport: { value: 'small' } } };
export const Japanese: Story = { globals: { language: 'ja' } };
