import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { StoryAccount } from '../testing/story-account.tsx';
import AssetsDetailScreen from './assets-detail-sg.tsx';

const meta = {
  title: 'Screens/Account/Details with a table',
  component: StoryAccount,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/assets-detail-sg',
    scenario: 'account-derivatives',
    positions: 'table',
    children: <AssetsDetailScreen />,
  },
} satisfies Meta<typeof StoryAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An edition for active traders: a dense table with sortable columns. On a wide page it is next to the figures. */
export const PositionsAsATable: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, userEvent, step }) => {
    const table = within(await canvas.findByRole('table', { name: 'Positions (7)' }));
    const heading = (name: string) => table.getByRole('columnheader', { name });
    const tickers = () =>
      table.getAllByRole('rowheader').flatMap((row) => row.querySelector('button')?.textContent ?? []);
    await expect(table.getAllByRole('columnheader').map((one) => one.textContent)).toEqual([
      'Ticker',
      'Quantity',
      'Value',
      'P/L',
      'P/L %',
      'Day change',
    ]);
    await step('the list starts with the greatest value', async () => {
      await expect(heading('Value')).toHaveAttribute('aria-sort', 'descending');
      await expect(tickers()[0]).toBe('MBS');
    });
    await step('a heading sorts by its column, and a second press reverses the order', async () => {
      await userEvent.click(table.getByRole('button', { name: 'Ticker' }));
      await waitFor(() => expect(heading('Ticker')).toHaveAttribute('aria-sort', 'ascending'));
      await expect(heading('Value')).toHaveAttribute('aria-sort', 'none');
      const sorted = tickers();
      await expect(sorted).toEqual(sorted.toSorted((one = '', other = '') => one.localeCompare(other, 'en')));
      await userEvent.click(table.getByRole('button', { name: 'Ticker' }));
      await waitFor(() => expect(heading('Ticker')).toHaveAttribute('aria-sort', 'descending'));
      await expect(tickers()).toEqual(sorted.toReversed());
      await userEvent.click(table.getByRole('button', { name: 'Quantity' }));
      await waitFor(() => expect(tickers()[0], 'the greatest quantity').toBe('TNH'));
    });
    await step('the last row has the totals in the currency of the account', async () => {
      const rows = table.getAllByRole('row').slice(1);
      const numberOf = (cell: Element | undefined) =>
        Number(
          /^[+−]?[\d,]+\.\d\d/
            .exec(cell?.textContent ?? '')?.[0]
            .replaceAll(',', '')
            .replace('−', '-'),
        );
      const column = (at: number) => rows.map((row) => numberOf(row.children[at]));
      await expect(rows.at(-1)).toHaveTextContent(/^Total SGD/);
      for (const at of [2, 3, 5]) {
        const figures = column(at);
        const total = figures.pop();
        await expect(total, `column ${at}`).toBeCloseTo(
          figures.reduce((sum, one) => sum + one, 0),
          2,
        );
      }
    });
    await step('the table is next to the figures', async () => {
      const at = (element: Element | null | undefined) => element?.getBoundingClientRect().left ?? 0;
      await expect(at(heading('Ticker'))).toBeGreaterThan(at(canvas.getByRole('meter', { name: 'Risk level' })) + 300);
    });
    await step('the ticker opens the figures of the position', async () => {
      await userEvent.click(table.getByRole('button', { name: 'TNH' }));
      await within(document.body).findByRole('dialog', { name: 'Tanah Property Trust' });
    });
  },
};
/** On a phone each row has two lines: the quantity is below the ticker, and percentages are below their amounts. */
export const TableOnAPhone: Story = {
  args: { search: '?sort=profit-reversed' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Positions (7)' }));
    await expect(table.getAllByRole('columnheader').map((one) => one.textContent)).toEqual([
      'Ticker',
      'Value',
      'P/L',
      'Day change',
    ]);
    await expect(table.getByRole('columnheader', { name: 'P/L' }), 'the URL selects the sort order').toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    const [, first] = table.getAllByRole('row');
    await expect(first, 'the greatest loss').toHaveTextContent(/^TNH× 3,000.*−210\.00.*%/);
    await expect(first?.getBoundingClientRect().height, 'two lines').toBeLessThan(56);
  },
};
export const TableWithTenThousandPositions: Story = {
  args: { scenario: 'account-ten-thousand' },
  play: async ({ canvas, userEvent }) => {
    const region = within(await canvas.findByRole('region', { name: 'Positions (10,000)' }));
    await expect(await region.findByRole('table')).toHaveAttribute('aria-rowcount', '22');
    await userEvent.click(region.getByRole('button', { name: 'View all 10,000 positions' }));
    await waitFor(() => expect(region.getByRole('table')).toHaveAttribute('aria-rowcount', '10002'));
    await expect(region.getAllByRole('row').length, 'rows off the screen are not there').toBeLessThan(80);
    await expect(
      canvas.queryByRole('combobox', { name: 'Sort by' }),
      'the table has no separate sort control',
    ).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by name or ticker' }), 'merlion');
    await waitFor(() => expect(region.getByRole('table')).toHaveAttribute('aria-rowcount', '911'));
  },
};

/** The table has totals only if every price is known. */
export const TableWithMissingPrice: Story = {
  args: { scenario: 'account-price-missing' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: /^Positions/ }));
    await expect(table.getAllByRole('row').at(-1)).toHaveTextContent(/^No total: no price for TNH\.$/);
  },
};
