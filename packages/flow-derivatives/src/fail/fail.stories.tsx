import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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
    await expect(canvas.getByText(/^Your account doesn’t change/), 'the account is not affected').toBeVisible();
    await expect(canvasElement.querySelector('[data-kind]'), 'the tone is amber').toHaveAttribute(
      'data-kind',
      'declined',
    );
    await expect(
      canvasElement.querySelector('[data-picture=cfd-refused] circle'),
      'the picture is specific',
    ).toBeVisible();
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
  play: async ({ canvas, canvasElement, userEvent }) => {
    const bar = within(await canvas.findByRole('contentinfo'));
    await expect(
      canvasElement.querySelector('[data-picture=options-refused]'),
      'the picture is specific',
    ).toBeVisible();
    await expect([...bar.queryAllByRole('link'), ...bar.queryAllByRole('button')]).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'See other products' }), 'the action is in the page').toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply again' }));
    await expect(
      await canvas.findByText('/sg-options-introduce'),
      'the new application starts at the first step',
    ).toBeVisible();
  },
};
export const ToFix: Story = {
  args: { scenario: 'cfd-sent-back' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: /We need more information from you/ })).toBeVisible();
    await expect(canvas.queryByText('Review Failed'), 'the reviewer only asks').toBeNull();
    await expect(canvas.getByText(/In which years did you trade/)).toBeVisible();
    await expect(canvas.queryByText('We need more information from you.'), 'the title is not repeated').toBeNull();
    const given = within(await canvas.findByRole('region', { name: 'What you entered' }));
    await expect(given.getAllByRole('term').length, 'the questions with their answers').toBeGreaterThan(0);
    await expect(canvasElement.querySelector('[data-thumbnail]'), 'the list replaces the picture').toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Answer the reviewer' }));
    await expect(await canvas.findByText('/sg-cfd-experience')).toBeVisible();
  },
};
export const FuturesRefused: Story = {
  args: { product: 'futures', path: '/sg-futures-fail', scenario: 'futures-failed' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: /We couldn’t approve futures trading/ })).toBeVisible();
    await expect(
      canvasElement.querySelector('[data-picture=futures-refused]'),
      'the picture is specific',
    ).toBeVisible();
  },
};
export const FuturesToFix: Story = {
  args: { product: 'futures', path: '/sg-futures-fail', scenario: 'futures-sent-back' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Answer the reviewer' })).toHaveAttribute(
      'href',
      '/sg-futures-experience',
    );
  },
};
export const OptionsToFix: Story = {
  args: { product: 'options', path: '/sg-options-fail', scenario: 'options-sent-back' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Answer the reviewer' })).toHaveAttribute(
      'href',
      '/sg-options-experience',
    );
  },
};
export const JapaneseAt320: Story = {
  args: { scenario: 'cfd-sent-back' },
  globals: { language: 'ja', viewport: { value: 'small' } },
};
