import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ActionBar } from './action-bar.tsx';

const meta = {
  title: 'Layout/Action bar',
  component: ActionBar,
  args: { children: <Button>Continue</Button> },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <div className="h-[60rem] px-gutter pt-4 text-ink-muted text-label">A long screen</div>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneAction: Story = {
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button').getBoundingClientRect();
    await expect(bottom, 'in reach without scrolling').toBeLessThanOrEqual(window.innerHeight);
    await expect(canvas.getByRole('button').closest('[data-layout]')).toHaveAttribute('data-keyboard', 'closed');
  },
};

export const TwoActions: Story = {
  args: {
    children: (
      <>
        <Button>Submit application</Button>
        <Button variant="quiet">Save and leave</Button>
      </>
    ),
    note: 'You can still change your answers until you sign.',
  },
};

export const Row: Story = {
  args: {
    layout: 'row',
    children: (
      <>
        <Button>Use it</Button>
        <Button variant="secondary">Retake</Button>
      </>
    ),
  },
};
