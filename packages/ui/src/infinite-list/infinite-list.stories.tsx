import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Cell } from '../cell/cell.tsx';
import { InfiniteList } from './infinite-list.tsx';

const meta = {
  title: 'Components/Data/Infinite list',
  component: InfiniteList,
  args: {
    label: 'Transactions',
    variant: 'card',
    hasMore: true,
    onLoadMore: fn(() => Promise.resolve()),
    children: <Cell title="Dividend, DBS" value="SGD 12.40" />,
  },
  render: (args) => <Pages {...args} />,
} satisfies Meta<typeof InfiniteList>;
export default meta;
type Story = StoryObj<typeof meta>;

const LAST = 30;

/** Renders pages of ten rows, after each of which the component asks for the next one. */
function Pages({ onLoadMore, ...props }: ComponentProps<typeof InfiniteList>) {
  const [rows, setRows] = useState(10);
  const more = async () => {
    await onLoadMore();
    setRows((count) => count + 10);
  };
  return (
    <InfiniteList {...props} hasMore={rows < LAST} onLoadMore={more}>
      {Array.from({ length: rows }, (_, row) => (
        <Cell key={row} title={`Transaction ${row + 1}`} value="SGD 12.40" />
      ))}
    </InfiniteList>
  );
}

/** Each end that comes into view loads a page, until there are no more. */
export const LoadedByScrolling: Story = {
  play: async ({ canvas, canvasElement }) => {
    const bottom = () => canvasElement.querySelector('[data-part=end]')?.scrollIntoView({ block: 'end' });
    bottom();
    await waitFor(() => expect(canvas.getByText('Transaction 20')).toBeInTheDocument());
    bottom();
    await waitFor(() => expect(canvas.getByText(`Transaction ${LAST}`)).toBeInTheDocument());
    await expect(canvas.queryByRole('button'), 'no more rows').toBeNull();
  },
};

export const Failed: Story = {
  args: { onLoadMore: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, canvasElement }) => {
    canvasElement.querySelector('[data-part=end]')?.scrollIntoView();
    await expect(await canvas.findByText('We couldn’t load more')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByText('Transaction 10'), 'the rows stay').toBeVisible();
  },
};

export const LoadingRows: Story = {
  args: { onLoadMore: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, canvasElement }) => {
    canvasElement.querySelector('[data-part=end]')?.scrollIntoView();
    await waitFor(() => expect(canvas.getByText('Loading')).toBeVisible());
  },
};
