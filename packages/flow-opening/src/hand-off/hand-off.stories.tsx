import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answersBefore, StoryFlow } from '../testing/story-flow.tsx';
import HandOffScreen from './hand-off.tsx';

const meta = {
  title: 'Screens/Opening/Use your phone, QR code',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    path: '/sg-hand-off',
    search: '?step=submit-photo',
    desktop: true,
    answers: answersBefore('submit-photo'),
    children: <HandOffScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Continue on your phone' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'QR code: Open this step on your phone' })).toBeVisible();
    const link = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Open this step on your phone' });
    await expect(new URL(link.href).hash, 'the token is in no query').toMatch(/^#[\w-]{32}$/);
    await expect(canvas.getByText(/^\d{4}$/), 'the digits are visible').toBeVisible();
    await expect(canvas.getByText('Waiting for your phone')).toBeVisible();
  },
};
export const ContinueOnComputer: Story = {
  tags: ['!dev', '!autodocs'], // the story navigates to another screen
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Do this step here' }));
    await expect(await canvas.findByText('/sg-submit-photo')).toBeVisible();
  },
};
export const ErrorAtCode: Story = {
  args: { faults: { offerHandOff: ['offline'] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/network/);
    await userEvent.click(canvas.getByRole('button', { name: 'Get a new code' }));
    await expect(await canvas.findByText('Waiting for your phone')).toBeVisible();
  },
};
export const NotACameraStep: Story = {
  tags: ['!dev', '!autodocs'], // the story navigates to another screen
  args: { search: '?step=base-info' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/sg-submit-photo'), 'the current step opens').toBeVisible();
  },
};
export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const ThaiAt320: Story = { globals: { language: 'th', skin: 'black', viewport: { value: 'small' } } };
export const Japanese: Story = { globals: { language: 'ja' } };
