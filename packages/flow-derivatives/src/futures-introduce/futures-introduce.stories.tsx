import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryFlow } from '../testing/story-flow.tsx';
import FuturesIntroduceScreen from './futures-introduce.tsx';

const meta = {
  title: 'Screens/Futures/Introduction',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { product: 'futures', path: '/sg-futures', scenario: 'futures-new', children: <FuturesIntroduceScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Apply: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/10× leverage: a 1% change in price/)).toBeVisible();
    await expect(canvas.getByText(/Below USD 1,960.00, we ask you for more money/)).toBeVisible();
    await expect(canvas.getAllByText('Loss exceeds deposit')[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(await canvas.findByText('/sg-futures-experience')).toBeVisible();
  },
};

/** Without an open account, "Apply" shows the server's refusal. */
export const WithoutAccount: Story = {
  args: { scenario: 'under-review' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(await canvas.findByText('Please complete account opening first'), 'MSG-36').toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'View status' })).toHaveAttribute('href', '/sg-account-state');
    await expect(canvas.queryByText('We couldn’t save this page')).toBeNull();
  },
};

export const JapaneseAt320: Story = {
  globals: { language: 'ja', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/USD 1,960.00を下回ると/)).toBeVisible();
  },
};
