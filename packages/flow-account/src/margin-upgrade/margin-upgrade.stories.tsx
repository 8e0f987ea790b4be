import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryAccount } from '../testing/story-account.tsx';
import MarginUpgradeScreen from './margin-upgrade.tsx';

const meta = {
  title: 'Screens/Account/Margin upgrade',
  component: StoryAccount,
  parameters: { layout: 'fullscreen' },
  args: {
    flowName: 'margin-upgrade',
    path: '/margin-upgrade',
    scenario: 'account-unsettled',
    children: <MarginUpgradeScreen />,
  },
} satisfies Meta<typeof StoryAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WaitsForSettlement: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('RULE-18 the settlement is visible', async () => {
      await expect(await canvas.findByText(/We wait for your trades to settle/)).toBeVisible();
      await expect(canvas.getByText(/in 1 to 3 working days/)).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('/margin-upgrade-agreement')).toBeVisible();
  },
};
export const WithAllTradesSettled: Story = {
  args: { scenario: 'account-invested' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('All your trades have settled.')).toBeVisible();
  },
};
export const ThaiAt320: Story = { globals: { language: 'th', viewport: { value: 'small', isRotated: false } } };
