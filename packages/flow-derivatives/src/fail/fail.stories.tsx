import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryFlow } from '../testing/story-flow.tsx';
import FailScreen from './fail.tsx';

const meta = {
  title: 'Screens/Derivatives/Refused',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { product: 'cfd', path: '/sg-cfd-fail', scenario: 'cfd-failed', children: <FailScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RefusedFinal: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('heading', { name: /We couldn’t approve CFD trading/ }),
      'STATE-04',
    ).toBeVisible();
    await expect(
      canvas.getByText(/^You can’t apply for this again, but you can apply for other products/),
    ).toBeVisible();
    await expect(canvas.getByText(/^You keep your account/), 'no account is refused').toBeVisible();
    await expect(canvasElement.querySelector('[data-kind]'), 'amber, not red').toHaveAttribute('data-kind', 'declined');
    await expect(canvas.getByRole('link', { name: 'See other products' })).toHaveAttribute(
      'href',
      '/sg-account-center',
    );
    await expect(canvas.queryByRole('button', { name: 'Apply again' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Contact customer service' })).toBeVisible();
  },
};
export const RefusedMayTryAgain: Story = {
  name: 'Refused, may apply again',
  args: { product: 'options', path: '/sg-options-fail', scenario: 'options-failed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply again' }));
    await expect(await canvas.findByText('/sg-options-introduce'), 'from the beginning').toBeVisible();
  },
};
export const ToFix: Story = {
  args: { scenario: 'cfd-sent-back' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: /Review Failed/ }), 'MSG-39 STATE-02').toBeVisible();
    await expect(canvas.getByRole('heading', { name: /We need more information from you/ })).toBeVisible();
    await expect(canvas.getByText(/In which years did you trade/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /^Add/ }));
    await expect(await canvas.findByText('/sg-cfd-experience')).toBeVisible();
  },
};
export const FuturesRefused: Story = {
  args: { product: 'futures', path: '/sg-futures-fail', scenario: 'futures-failed' },
};
export const FuturesToFix: Story = {
  args: { product: 'futures', path: '/sg-futures-fail', scenario: 'futures-sent-back' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Add/ })).toHaveAttribute('href', '/sg-futures-experience');
  },
};
export const OptionsToFix: Story = {
  args: { product: 'options', path: '/sg-options-fail', scenario: 'options-sent-back' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Add/ })).toHaveAttribute('href', '/sg-options-experience');
  },
};
export const JapaneseNarrow: Story = {
  args: { scenario: 'cfd-sent-back' },
  globals: { language: 'ja', viewport: { value: 'small' } },
};
