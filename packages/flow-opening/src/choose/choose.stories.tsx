import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answersThrough, StoryFlow } from '../internal/story-flow.tsx';
import ChooseScreen from './choose.tsx';

const meta = {
  title: 'Opening/How to open',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sg-choose', children: <ChooseScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'With passport or national ID' })).toBeChecked();
    const digital = canvas.getByRole('radio', { name: 'With the national digital ID' });
    await expect(digital).toHaveAccessibleDescription(/without photos of documents/);
    canvas.getByRole('button', { name: 'Continue' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('/sg-choose-tip')).toBeVisible();
  },
};
export const Filled: Story = {
  args: { answers: answersThrough('choose') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Saved/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'With passport or national ID' })).toBeChecked();
  },
};
/** An answer that this app does not know, as a later version may have saved it, is asked for again. */
export const Errors: Story = {
  args: { answers: { choose: { route: '' } } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Saved/);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Please select: Identity' }));
    await expect(
      canvas.getByRole('radio', { name: 'With the national digital ID' }),
      'the first of the group',
    ).toHaveFocus();
  },
};
export const Cancelled: Story = {
  args: { answers: answersThrough('choose'), routerState: { digitalId: 'cancelled' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You cancelled at the national digital ID')).toBeVisible();
  },
};
export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const OfflineAtSave: Story = {
  args: { faults: { saveStep: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(
      await canvas.findByText('The network connection has been disconnected, please keep the network stable'),
      'MSG-24',
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const Back: Story = {
  args: { answers: answersThrough('choose') },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Saved/);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('heading', { name: '/' }), 'before the first step is home').toBeVisible();
  },
};
export const ReadOnly: Story = {
  args: { state: 'under-review', answers: answersThrough('sign-info') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This part has been submitted and cannot be changed now.')).toBeVisible();
  },
};
export const ThaiNarrow: Story = { globals: { language: 'th', viewport: { value: 'small' } } };
export const Japanese: Story = { globals: { language: 'ja' } };
