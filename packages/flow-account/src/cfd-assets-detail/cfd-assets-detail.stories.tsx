import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryAccount } from '../testing/story-account.tsx';
import { expectDefinition, getFigureText, openAllFigures } from '../testing/story-metrics.ts';
import CfdAssetsDetailScreen from './cfd-assets-detail.tsx';

const meta = {
  title: 'Screens/Account/CFD details',
  component: StoryAccount,
  parameters: { layout: 'fullscreen' },
  args: { path: '/cfd-assets-detail', scenario: 'account-cfd', children: <CfdAssetsDetailScreen /> },
} satisfies Meta<typeof StoryAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Contracts: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('All figures');
    await openAllFigures(canvas, userEvent);
    await expectDefinition(canvas, userEvent, 'maintenanceMargin');
    await expect(getFigureText(canvas, 'maintenanceMargin'), 'STATE-07').not.toMatch(/SGD\s0\.00/);
    await expect(canvas.getByRole('meter', { name: 'Margin level' })).toHaveAttribute(
      'aria-valuetext',
      '267%: Low to moderate risk',
    );
    await expect(canvas.getByText('Higher is safer.')).toBeVisible();
    const [safest] = canvas.getAllByText(/^(Low to moderate|High|Very high) risk$/);
    await expect(safest, 'danger is at the end, as for the other accounts').toHaveTextContent('Low to moderate risk');
  },
};
export const NoCfdAccount: Story = {
  args: { scenario: 'account-invested' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You don’t have this account yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Account centre' })).toHaveAttribute('href', '/sg-account-center');
  },
};
export const NoAccountYet: Story = {
  args: { scenario: 'draft' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please complete account opening first'), 'MSG-36').toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/sg-account-state');
  },
};
