import { StoryFlow } from '@quayside/testing/story-flow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { w8benUpdateFlow } from '../w8ben-update.ts';
import StatusScreen from './status.tsx';

const meta = {
  title: 'Screens/W-8BEN/Status',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    flow: w8benUpdateFlow,
    path: '/update-w8-ben-status',
    scenario: 'w8ben-under-review',
    children: <StatusScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderReview: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Under Review/ }), 'STATE-02').toBeVisible();
  },
};
export const ToFix: Story = {
  args: { scenario: 'w8ben-sent-back' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Review Failed'), 'MSG-39 STATE-02').toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Correct your W-8BEN form' })).toHaveAttribute(
      'href',
      '/update-w8-ben-form',
    );
    await expect(canvas.getByText(/^Send it by /), 'RULE-19 the deadline is visible').toBeVisible();
  },
};
export const Approved: Story = {
  args: { scenario: 'w8ben-updated' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: /Successfully modified account information/ }),
      'STATE-02',
    ).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: /^\S* ?Your new W-8BEN is valid until 31 Dec 2029/ }),
      'what it means stands first',
    ).toBeVisible();
    await expect(canvas.getByRole('contentinfo'), 'the action bar starts with the account').toHaveTextContent(
      /^View your accountView current form$/,
    );
    await waitFor(() => expect(canvas.getByText(/Signed on 21 Nov 2026, valid until 31 Dec 2029/)).toBeVisible()); // until then, the link is hidden
    await waitFor(() => expect(canvas.getByText(/Signed on 21 Nov 2023, valid until 31 Dec 2026/)).toBeVisible()); // until then, the link is hidden
  },
};
export const Refused: Story = {
  args: { scenario: 'w8ben-declined' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: /We couldn’t accept your new form Review Failed/ }),
      'MSG-39 the status follows the title',
    ).toBeVisible();
    await expect(canvas.getByText('Your current form hasn’t changed.')).toBeVisible();
    await expect(canvas.getByText(/^Contact customer service to find out what’s missing/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact customer service' })).toBeVisible();
  },
};
export const Draft: Story = { args: { scenario: 'w8ben-ends-this-year' } };
export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const LoadError: Story = {
  args: { faults: { getApplication: 'offline' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load your application')).toBeVisible();
  },
};
export const JapaneseBlackAt320: Story = {
  args: { scenario: 'w8ben-updated' },
  globals: { language: 'ja', skin: 'black', viewport: { value: 'small', isRotated: false } },
};
export const ThaiAt320: Story = {
  args: { scenario: 'w8ben-sent-back' },
  globals: { language: 'th', viewport: { value: 'small', isRotated: false } },
};
export const OfSecondHolder: Story = {
  args: { scenario: 'w8ben-second-updated', of: 'second' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('TAN MEI LING')).toBeVisible();
    await expect(await canvas.findByText('TAN MEI LING’s new W-8BEN is valid until 31 Dec 2029')).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/Signed on 21 Nov 2026, valid until 31 Dec 2029/)).toBeVisible()); // until then, the link is hidden
  },
};
