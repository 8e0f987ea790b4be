import { StoryFlow } from '@quayside/testing/story-flow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { w8benUpdateFlow } from '../w8ben-update.ts';
import UpdateSignatureScreen from './update-signature.tsx';

const meta = {
  title: 'Screens/W-8BEN/Signing again',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    flow: w8benUpdateFlow,
    path: '/update-w8-ben-signature',
    scenario: 'w8ben-to-sign',
    children: <UpdateSignatureScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignAndSubmit: Story = {
  play: async ({ canvas, userEvent }) => {
    const capacity = await canvas.findByRole('checkbox'); // the consent to sign electronically was given with the first form
    await canvas.findByText(/^Date/);
    capacity.focus();
    await userEvent.keyboard(' ');
    await userEvent.type(canvas.getByRole('textbox'), 'Lim Wei Ming');
    canvas.getByRole('button', { name: 'Sign the form' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('/update-w8-ben-status')).toBeVisible();
  },
};
export const SubmittedReadOnly: Story = { args: { scenario: 'w8ben-under-review' } };
/** The form of a minor names the minor, and the guardian as the signer. */
export const Minor: Story = {
  args: { scenario: 'w8ben-minor-to-sign', of: 'second' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('LIM XIAO YU')).toBeVisible();
    await expect(canvas.getByText('You sign as parent or guardian')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Certify that LIM XIAO YU isn’t a US person' })).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Enter exactly: LIM WEI MING');
  },
};
export const MinorJapaneseBlackAt320: Story = {
  args: { scenario: 'w8ben-minor-to-sign', of: 'second' },
  globals: { language: 'ja', skin: 'black', viewport: { value: 'small', isRotated: false } },
};
