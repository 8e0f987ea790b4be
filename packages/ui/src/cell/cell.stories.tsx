import type { Meta, StoryObj } from '@storybook/react-vite';
import FileText from 'lucide-react/icons/file-text';
import { expect, fn } from 'storybook/test';
import { List } from '../list/list.tsx';
import { StatusTag } from '../status-tag/status-tag.tsx';
import { Cell } from './cell.tsx';

const meta = {
  title: 'Components/Layout/Cell',
  component: Cell,
  args: { title: 'Proof of address' },
  decorators: [
    (Story) => (
      <List label="Documents" variant="card">
        <Story />
      </List>
    ),
  ],
} satisfies Meta<typeof Cell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithValue: Story = { args: { value: 'Due' } };
export const WithDetail: Story = {
  args: {
    detail: 'A bank statement or a bill of the last three months',
    icon: <FileText size={22} />,
    value: <StatusTag tone="warning">Due</StatusTag>,
  },
};

/** On the smallest phone, the icon is hidden to leave room for the text. */
export const WideScreenIcon: Story = {
  args: { ...WithDetail.args, iconVisibility: 'wide-only' },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('li svg')).not.toBeVisible();
  },
};

export const PressableRow: Story = {
  args: { onPress: fn(), value: 'Standard' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Proof of address/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const ShowsMoreBelow: Story = {
  args: { title: 'Show all documents', onPress: fn(), leads: 'below' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all documents' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const LinkRow: Story = {
  args: { href: '#address' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Proof of address' })).toHaveAttribute('href', '#address');
  },
};

export const Disabled: Story = {
  args: { onPress: fn(), disabled: true, value: 'Under review' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const Pressed: Story = {
  args: { onPress: fn(), value: 'Standard' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('Standard'));
    await expect(args.onPress, 'the whole row is the target').toHaveBeenCalledOnce();
  },
};

/** The value moves below the title if both do not fit on one line. No word breaks. */
export const WithLargeText: Story = {
  globals: { textSize: '200' },
  args: { onPress: fn(), value: 'Standard' },
  play: async ({ canvas }) => {
    const title = canvas.getByText('Proof of address').getBoundingClientRect();
    const value = canvas.getByText('Standard').getBoundingClientRect();
    await expect(value.top, 'value is below the title').toBeGreaterThanOrEqual(title.bottom);
    await expect(title.width, 'title has enough width').toBeGreaterThan(160);
  },
};
