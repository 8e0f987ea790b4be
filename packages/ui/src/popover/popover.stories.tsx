import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Popover } from './popover.tsx';

const definition = 'Your equity divided by the margin that your positions need. Below 110 % we ask for more money.';
const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  args: { label: 'margin ratio', children: definition },
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  render: (args) => (
    <p className="m-0 text-body">
      Keep an eye on the <Popover {...args} /> while markets move.
    </p>
  ),
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'margin ratio' }));
    await expect(await screen.findByRole('dialog', { name: 'margin ratio' })).toBeVisible();
  },
};

/** After the popover closes, focus returns to the term. */
export const TermVariant: Story = {
  play: async ({ canvas, userEvent }) => {
    const term = canvas.getByRole('button', { name: 'margin ratio' });
    await userEvent.click(term);
    const panel = await screen.findByRole('dialog', { name: 'margin ratio' });
    await expect(panel).toHaveTextContent(definition);
    await waitFor(() => expect(panel.contains(document.activeElement), 'focus goes in').toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(term, 'and goes back').toHaveFocus());
  },
};

export const OperatedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const IconVariant: Story = {
  args: { label: 'About buying power', variant: 'icon', children: 'What you can spend now, without borrowing.' },
  render: (args) => (
    <h2 className="m-0 flex items-center text-title">
      Buying power <Popover {...args} />
    </h2>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'About buying power' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

/** The popover opens on the side that has room. */
export const NearCorner: Story = {
  render: (args) => (
    <div className="flex h-[90vh] items-end justify-end">
      <Popover {...args} variant="icon" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const panel = await screen.findByRole('dialog');
    await waitFor(async () => {
      const { left, right, bottom, top } = panel.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    });
  },
};
