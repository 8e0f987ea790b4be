import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryAccount } from '../testing/story-account.tsx';
import ChangeInformationScreen from './change-information.tsx';

const meta = {
  title: 'Screens/Account/Change information',
  component: StoryAccount,
  parameters: { layout: 'fullscreen' },
  args: { path: '/change-information', scenario: 'account-invested', children: <ChangeInformationScreen /> },
} satisfies Meta<typeof StoryAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect((await canvas.findAllByText(/There is a problem|Please select/))[0]).toBeVisible();
  },
};
/** Customers open this from the link below one group of their information, which selects its part. */
export const PartNamed: Story = {
  args: { search: '?part=contact' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Contact details and address' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Identity and tax' })).not.toBeChecked();
  },
};
export const ThaiAt320: Story = { globals: { language: 'th', viewport: { value: 'small', isRotated: false } } };
