import { completeAdult } from '@quayside/rules/testing/complete-joint';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createJointAnswers, JointStory } from '../testing/joint-stories.tsx';
import HandOverScreen from './hand-over.tsx';

const { 'sign-info': _, ...unsigned } = createJointAnswers('joint-adult');

const meta = {
  title: 'Screens/Joint account/Hand over the phone',
  component: JointStory,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/joint-sg-hand-over',
    answers: createJointAnswers('joint-adult'),
    since: [{ submit: true }],
    children: <HandOverScreen />,
  },
} satisfies Meta<typeof JointStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToTheSecond: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: /It’s the second holder’s turn/ })).toBeVisible();
    await expect(canvas.getByText('First holder')).toBeVisible();
    await expect(canvas.queryByText('Tan Mei Ling'), 'the page has no names').toBeNull();
    await expect(await canvas.findByText(/^We keep both parts until/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View both holders' })).toHaveAttribute('href', '/sg-holders');
    await userEvent.click(canvas.getByRole('link', { name: 'Start as the second holder' }));
    await expect(await canvas.findByText('/joint-sg-choose')).toBeVisible();
  },
};
export const SecondHolderSigned: Story = {
  args: { second: { answers: completeAdult } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/They’ve signed. They only need to check and submit/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue as the second holder' })).toBeVisible();
    const next = canvas.getAllByRole('listitem').filter((one) => one.hasAttribute('data-turn'));
    await expect(next.map((one) => one.textContent)).toEqual([expect.stringContaining('Second holder')]);
  },
};
export const BackToTheFirstHolder: Story = {
  args: { answers: unsigned, since: [], second: { answers: completeAdult, done: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Return the phone to the first holder/ })).toBeVisible();
    const next = canvas.getAllByRole('listitem').filter((one) => one.hasAttribute('data-turn'));
    await expect(next.map((one) => one.textContent)).toEqual([expect.stringContaining('First holder')]);
  },
};
export const Loading: Story = { args: { faults: { getHoldersBoard: 'silent' } } };
export const ThaiAt320: Story = { globals: { language: 'th', viewport: { value: 'small' } } };
