import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryFlow } from '../internal/story-flow.tsx';
import FuturesIntroduceScreen from './futures-introduce.tsx';

const meta = {
  title: 'Futures/Introduction',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { product: 'futures', path: '/sg-futures', scenario: 'futures-new', children: <FuturesIntroduceScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Apply: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/10 times: when the price changes by 1%/)).toBeVisible();
    await expect(canvas.getByText(/Below USD 1,960.00 we ask you for more money/)).toBeVisible();
    await expect(canvas.getAllByText('More lost than put up')[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(await canvas.findByText('/sg-futures-experience')).toBeVisible();
  },
};

/** A customer whose account is not open cannot start: the server says so. */
export const WithoutAccount: Story = {
  args: { scenario: 'under-review' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(await canvas.findByText('Please complete account opening first'), 'MSG-36').toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'See where it stands' })).toHaveAttribute(
      'href',
      '/sg-account-state',
    );
    await expect(canvas.queryByText('Not saved yet')).toBeNull();
  },
};

export const JapaneseNarrow: Story = {
  globals: { language: 'ja', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/USD 1,960.00を下回ると/)).toBeVisible();
  },
};
