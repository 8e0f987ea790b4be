import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryHost } from '../internal/story-host.tsx';
import HomeScreen from './home.tsx';

const meta = {
  title: 'Host/Home',
  component: StoryHost,
  parameters: { layout: 'fullscreen' },
  args: { children: <HomeScreen /> },
} satisfies Meta<typeof StoryHost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/takes about 5 minutes/), 'FAIL-04').toBeVisible();
    await expect(canvas.getByText(/in 1-3 working days/), 'FAIL-04').toBeVisible();
    await expect(canvas.getByText(/Licence EXAMPLE-000000/), 'FAIL-04').toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open an account' }));
    await expect(await canvas.findByRole('heading', { name: '/sg-choose' })).toBeVisible();
  },
};

export const NothingBegun: Story = {
  args: { visitor: 'signed-in', scenario: 'new' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign out' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Open an account' })).toBeVisible();
  },
};

export const Draft: Story = {
  args: { visitor: 'signed-in', scenario: 'draft' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue your application' })).toBeVisible();
  },
};

export const UnderReview: Story = {
  args: { visitor: 'signed-in', scenario: 'under-review' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'See the status' }));
    await expect(await canvas.findByRole('heading', { name: '/sg-account-state' })).toBeVisible();
  },
};

export const ActionNeeded: Story = {
  args: { visitor: 'signed-in', scenario: 'rejected-two-items' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'See the status' })).toBeVisible();
  },
};

export const Opened: Story = {
  args: { visitor: 'signed-in', scenario: 'opened-cash' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'See the status' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { visitor: 'signed-in', scenario: 'draft', faults: { getApplication: 'silent' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign out' })).toBeVisible();
  },
};

export const LoadFailed: Story = {
  args: { visitor: 'signed-in', scenario: 'draft', broker: 'unreachable' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const ThaiNarrow: Story = {
  args: { visitor: 'signed-in', scenario: 'draft' },
  globals: { language: 'th', viewport: { value: 'small' } },
};
export const Japanese: Story = { globals: { language: 'ja', viewport: { value: 'small' } } };
