import { completeMinor, minorDocuments } from '@quayside/rules/testing/complete-joint';
import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JointStoryFlow } from '../testing/story-flow.tsx';
import SignatureScreen from './signature.tsx';

const { 'w8ben.signature': _, 'sign-info': __, 'check-answers': ___, ...uncertified } = completeMinor;

const meta = {
  title: 'Screens/Joint account/W-8BEN certification',
  component: JointStoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/sg-w8-ben-signature',
    answers: { ...completeAnswers, 'choose-account': { tier: 'standard', holders: 'joint-minor' } },
    documents: minorDocuments,
    second: { answers: uncertified },
    children: <SignatureScreen />,
  },
} satisfies Meta<typeof JointStoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** For a minor's form, the heading names the minor, and the guardian signs with the guardian's name and states in which capacity. */
export const Minor: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Certify that Tan Xiao Yu isn’t a US person' }),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Enter exactly: Tan Mei Ling');
    await userEvent.type(canvas.getByRole('textbox'), 'Tan Xiao Yu');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign the form' }));
    await expect(await canvas.findByText('Signature Error')).toBeVisible();
  },
};
