import type { Meta, StoryObj } from '@storybook/react-vite';
import FileText from 'lucide-react/icons/file-text';
import Landmark from 'lucide-react/icons/landmark';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { expect, fn } from 'storybook/test';
import { Grid, Tile } from './grid.tsx';

const pressed = fn();
const meta = {
  title: 'Components/Layout/Grid',
  component: Grid,
  args: {
    label: 'Your account',
    children: (
      <>
        <Tile title="Statements" detail="12 documents" icon={<FileText size={24} />} href="#statements" />
        <Tile title="Bank accounts" icon={<Landmark size={24} />} onPress={pressed} />
        <Tile title="Permissions" icon={<ShieldCheck size={24} />} onPress={pressed} disabled />
      </>
    ),
  },
  beforeEach: () => {
    pressed.mockClear();
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LinksAndButtons: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /Statements/ })).toHaveAttribute('href', '#statements');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Bank accounts' }));
    await expect(pressed, 'double click counts once').toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Permissions' })).toBeDisabled();
    const sizes = canvas.getAllByRole('listitem').map((tile) => {
      const { width, height } = tile.getBoundingClientRect();
      return `${Math.round(width)} × ${Math.round(height)}`;
    });
    await expect(new Set(sizes).size, 'tiles have equal sizes').toBe(1);
  },
};

export const OperatedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(pressed).toHaveBeenCalledOnce();
  },
};

export const ThreeColumns: Story = { args: { columns: 3 } };

export const WithFigures: Story = {
  args: {
    label: 'Today',
    children: (
      <>
        <Tile title="SGD 12,400.00" detail="Buying power" />
        <Tile title="SGD 1,080.50" detail="Settled on 18 March 2027" />
      </>
    ),
  },
};

export const WithLargeText: Story = {
  globals: { textSize: '200' },
  args: { columns: 4 },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth, 'no horizontal overflow').toBeLessThanOrEqual(list.clientWidth);
  },
};
