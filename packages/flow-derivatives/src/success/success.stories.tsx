import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryFlow } from '../internal/story-flow.tsx';
import SuccessScreen from './success.tsx';

const meta = {
  title: 'Options/Opened',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { product: 'options', path: '/sg-options-success', scenario: 'options-opened', children: <SuccessScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Options: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: /Options are open to you/ }), 'STATE-04').toBeVisible();
    await expect(canvas.getByText(/counts until 21\/11\/2029/), 'CAR: three years').toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to home' }));
    await expect(await canvas.findByRole('heading', { name: '/' })).toBeVisible();
  },
};
export const UsMarketClosed: Story = {
  args: { hostServices: { usMarket: 'closed' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Orders for US stocks and options wait until it opens/)).toBeVisible();
  },
};
export const Futures: Story = {
  args: { product: 'futures', path: '/sg-futures-success', scenario: 'futures-opened' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Your futures account is open/ })).toBeVisible();
  },
};
export const Cfd: Story = {
  args: { product: 'cfd', path: '/sg-cfd-success', scenario: 'cfd-opened' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/counts until 21\/11\/2027/), 'CKA: one year').toBeVisible();
  },
};
export const AssessmentExpired: Story = {
  args: { product: 'cfd', path: '/sg-cfd-success', scenario: 'cfd-to-renew' },
  play: async ({ canvas, userEvent, step }) => {
    await step('RULE-14 CKA: one year', async () => {
      await expect(await canvas.findByText(/Your last assessment expired on/)).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Renew the assessment' }));
    await expect(await canvas.findByText('/sg-cfd')).toBeVisible();
  },
};
export const ThaiNarrow: Story = { globals: { language: 'th', viewport: { value: 'small' } } };
