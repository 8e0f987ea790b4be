import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryFlow } from '../testing/story-flow.tsx';
import WaitScreen from './wait.tsx';

const meta = {
  title: 'Screens/Derivatives/Under review',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { product: 'options', path: '/sg-options-wait', scenario: 'options-under-review', children: <WaitScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OptionsUnderReview: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Under Review/ }), 'STATE-02 STATE-04').toBeVisible();
    await expect(
      canvas.getByText('We expect to decide by 26 Nov 2026.'),
      'the review takes three working days',
    ).toBeVisible();
    await expect(canvas.getByText(/^QS-20261121-/)).toBeVisible();
  },
};
export const FuturesUnderReview: Story = {
  args: { product: 'futures', path: '/sg-futures-wait', scenario: 'futures-under-review' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We’re reviewing your futures application/)).toBeVisible();
  },
};
export const CfdUnderReview: Story = {
  args: { product: 'cfd', path: '/sg-cfd-wait', scenario: 'cfd-under-review' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We’re reviewing your CFD application/)).toBeVisible();
  },
};
export const AlreadyDecided: Story = {
  tags: ['!dev', '!autodocs'], // it navigates to another screen
  args: { scenario: 'options-opened' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/sg-options-success'), 'a link from an email redirects').toBeVisible();
  },
};
export const ApplicationNotLoaded: Story = {
  args: { faults: { getApplication: ['offline'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: /Under Review/ })).toBeVisible();
  },
};
export const WhileLoading: Story = { args: { faults: { getApplication: 'silent' } } };
