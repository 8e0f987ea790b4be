import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { StoryAccount } from '../testing/story-account.tsx';
import { expectDefinition, getFigureText, metricWords, openAllFigures } from '../testing/story-metrics.ts';
import AssetsDetailScreen from './assets-detail-sg.tsx';

const meta = {
  title: 'Screens/Account/Details',
  component: StoryAccount,
  parameters: { layout: 'fullscreen' },
  args: { path: '/assets-detail-sg', scenario: 'account-invested', children: <AssetsDetailScreen /> },
} satisfies Meta<typeof StoryAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The metrics of an account with a loan and options. */
const ofMargin = [
  'netAssets',
  'dayChange',
  'unrealizedPL',
  'withdrawableCash',
  'positionValue',
  'cashBalance',
  'availableFunds',
  'frozenFunds',
  'assetsInTransit',
  'cashBuyingPower',
  'optionBuyingPower',
  'maximumBuyingPower',
  'shortBuyingPower',
  'marginLoans',
  'annualInterestRate',
  'estimatedInterest',
  'totalDebt',
  'collateral',
  'creditRatio',
  'marginRequired',
  'maintenanceMargin',
  'optionMaintenanceMargin',
  'marginCall',
  'riskLevel',
] as const;

export const EveryMetric: Story = {
  args: { scenario: 'account-derivatives' },
  play: async ({ canvas, userEvent, step }) => {
    const meter = await canvas.findByRole('meter', { name: metricWords['riskLevel.label'] });
    await expect(meter).toHaveAttribute('aria-valuetext', expect.stringMatching(/%: \p{L}+/u));
    await openAllFigures(canvas, userEvent);
    for (const id of ofMargin)
      await step(`STATE-07 ${id}`, async () => {
        await expectDefinition(canvas, userEvent, id);
        if (id !== 'riskLevel') await expect(getFigureText(canvas, id)).toMatch(/\d|–/);
      });
    await step('STATE-07 options have a separate maintenance margin', async () =>
      expect(getFigureText(canvas, 'optionMaintenanceMargin')).not.toMatch(/SGD\s0\.00/),
    );
    await step('STATE-07 futures have a separate maintenance margin', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Futures' }));
      await openAllFigures(canvas, userEvent);
      for (const id of ['netAssets', 'marginRequired', 'maintenanceMargin', 'marginCall', 'riskLevel'] as const)
        await expectDefinition(canvas, userEvent, id);
      await expect(getFigureText(canvas, 'maintenanceMargin')).not.toMatch(/SGD\s0\.00/);
    });
    await step('each account has a tab', async () => {
      const tabs = canvas.getAllByRole('tab').map(({ textContent }) => textContent);
      await expect(tabs.slice(0, 3)).toEqual(['Securities', 'Futures', 'CFDs']);
      await userEvent.click(canvas.getByRole('tab', { name: 'CFDs' }));
      await expect(canvas.getByRole('meter', { name: metricWords['marginLevel.label'] })).toBeVisible();
    });
  },
};
export const CashAccount: Story = {};
export const AmountsHidden: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide amounts' }));
    await expect(canvas.getAllByText('••••').length).toBeGreaterThanOrEqual(10);
    await expect(canvas.queryByText('Allocation')).toBeNull();
  },
};
export const MarginAccount: Story = {
  args: { scenario: 'account-on-loan' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('meter', { name: 'Risk level' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('Low to moderate'),
    );
    await expect(getFigureText(canvas, 'excessLiquidity'), 'the excess liquidity is next to the meter').toMatch(
      /SGD\s\d,\d{3}\.\d\d/,
    );
    await expect(canvas.getByText('If this falls below 0, you get a margin call.')).toBeVisible();
    await openAllFigures(canvas, userEvent);
    await expect(
      canvas.getByRole('heading', { name: /^\d+ figures are 0$/ }),
      'figures of 0 share one line',
    ).toBeVisible();
    for (const name of ['Margin loans', 'Credit ratio', 'Collateral', 'Options maintenance margin', 'Margin call'])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
};
export const FormulasOfMetrics: Story = {
  args: { scenario: 'account-on-loan' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('All figures');
    await openAllFigures(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Credit ratio' }));
    await expect(await within(document.body).findByText('= Total debt ÷ Collateral')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const [power] = canvas.getAllByRole('button', { name: 'Maximum buying power' });
    await userEvent.click(power as HTMLElement);
    await expect(
      await within(document.body).findByText(
        '= (Equity with loan value − Margin required) ÷ Lowest initial margin rate, or 0 if this is negative',
      ),
    ).toBeVisible();
  },
};
export const MarginCall: Story = {
  args: { scenario: 'account-margin-call' },
  play: async ({ canvas, userEvent }) => {
    const meter = await canvas.findByRole('meter', { name: 'Risk level' });
    await expect(canvas.getByText('You have a margin call until this is back to 0.')).toBeVisible();
    await openAllFigures(canvas, userEvent);
    await expect(meter).toHaveAttribute('aria-valuetext', expect.stringContaining('Very high'));
    await expect(meter, 'the scale of every account').toHaveAttribute('aria-valuemax', '125');
    await expect(meter.getAttribute('aria-valuetext'), 'the number exceeds the scale').toMatch(/^[1-9]\d\d%/);
    await expect(getFigureText(canvas, 'unrealizedPL'), 'short positions have no share').not.toMatch(/%/);
    const shown = (label: string) => {
      const row = canvas.getAllByText(label, { exact: true }).at(-1)?.closest('div');
      return Number(row?.textContent?.match(/[\d,]+\.\d\d/)?.[0].replaceAll(',', ''));
    };
    const [long, short, value] = ['Long positions', 'Short positions', 'Gross position value'].map(shown);
    const todo = within(canvas.getByRole('region', { name: 'To do' }));
    await expect(canvas.getAllByRole('link', { name: 'Deposit money' }), 'the link appears once').toHaveLength(1);
    await userEvent.click(todo.getByRole('button', { name: 'View positions' }));
    await expect(canvas.getByRole('region', { name: 'Positions (6)' }), 'the link stays on the page').toHaveFocus();
    const [call] = /[\d,]+\.\d\d/.exec(todo.getByText(/^Margin call: deposit/).textContent ?? '') ?? [];
    await expect(getFigureText(canvas, 'marginCall'), 'the to-do has the same amount as the figure').toContain(call);
    await expect(canvas.getAllByText('Long positions'), 'the allocation names the long positions').toHaveLength(2);
    await expect((long ?? 0) + (short ?? 0), 'the totals add up to the position value').toBeCloseTo(value ?? 0, 2);
  },
};
export const TenThousandPositions: Story = {
  args: { scenario: 'account-ten-thousand' },
  play: async ({ canvas, userEvent, step }) => {
    const list = await canvas.findByRole('region', { name: 'Positions (10,000)' });
    list.scrollIntoView();
    await step('the list has 20 rows and a row that shows all', async () => {
      await within(list).findAllByRole('listitem');
      await expect(within(list).getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '20');
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by name or ticker' }), 'merlion');
      await expect(
        await canvas.findByText('Positions found: 910 of 10,000'),
        'the total count is announced',
      ).toBeInTheDocument();
      await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search by name or ticker' }));
      await userEvent.click(await within(list).findByRole('button', { name: 'View all 10,000 positions' }));
      await waitFor(() => expect(within(list).getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10000'));
      const fewer = within(list).getByRole('button', { name: 'Show fewer positions' });
      await waitFor(() => expect(fewer, 'it is 10,000 rows below').not.toHaveFocus());
      await expect(list).toContainElement(document.activeElement as HTMLElement);
    });
    const rows = await within(list).findAllByRole('listitem');
    await expect(rows.length, 'rows off the screen are not there').toBeLessThan(60);
    await expect(rows[0]).toHaveAttribute('aria-setsize', '10000');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by name or ticker' }), 'merlion');
    await expect(await canvas.findByText('Positions found: 910 of 10,000')).toBeInTheDocument();
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search by name or ticker' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'name');
    await waitFor(() => expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(/Aurora Semiconductors/));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'profit');
    const total = await within(list).findByRole('button', { name: 'P/L', pressed: true });
    await expect(total, 'a row shows what it is sorted by').toBeVisible();
    await userEvent.click(within(list).getByRole('button', { name: 'Day change' }));
    await expect(total).toHaveAttribute('aria-pressed', 'false');
  },
};
/** While the list scrolls fast, rows show only their names. They show all figures afterwards. */
export const FastScrolling: Story = {
  args: { scenario: 'account-ten-thousand' },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View all 10,000 positions' }));
    const list = await canvas.findByRole('list', { name: 'Positions (10,000)' });
    const rows = () => within(list).getAllByRole('listitem');
    const withoutFigures = () => rows().filter((row) => within(row).queryByRole('button') === null);
    await step('fast scrolling shows only names', async () => {
      list.scrollIntoView();
      for (let jump = 0; jump < 30 && withoutFigures().length === 0; jump += 1) {
        window.scrollBy(0, 600);
        await new Promise(requestAnimationFrame);
      }
      await expect(withoutFigures()[0]).toHaveTextContent(/^[A-Z]+$/);
    });
    await step('all figures appear afterwards', async () => {
      await waitFor(() => expect(withoutFigures()).toEqual([]));
      await expect(rows()[0]).toHaveAttribute('aria-setsize', '10000');
    });
  },
};
export const WithMissingPrice: Story = {
  args: { scenario: 'account-price-missing' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/no price for Tanah Property Trust/)).toBeVisible();
    await expect(getFigureText(canvas, 'netAssets'), 'the value of the other positions').toMatch(/SGD\s\d/);
    await expect(canvas.getByText('Excludes Tanah Property Trust')).toBeVisible();
    await expect(getFigureText(canvas, 'unrealizedPL'), 'the figure depends on the quote').toBe('Not available');
    await expect(getFigureText(canvas, 'withdrawableCash'), 'no price can lower it').toMatch(/SGD\s\d/);
    await openAllFigures(canvas, userEvent);
    await expect(getFigureText(canvas, 'cashBalance'), 'the figure does not depend on the quote').toMatch(
      /SGD\s10,0\d\d\.\d\d/,
    );
    await expect(
      await canvas.findByRole('slider', { name: /Net assets over time/ }),
      'the closes are visible',
    ).toBeVisible();
    await expect(
      canvas.getByText('Positions without a price aren’t in this chart.'),
      'the chart contains the other positions',
    ).toBeVisible();
    await expect(canvas.getAllByText('Merlion Bank').length).toBeGreaterThan(1);
  },
};
export const WithOldPrices: Story = {
  args: { scenario: 'account-prices-old' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/may be out of date/)).toBeVisible();
  },
};
export const PositionOpened: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Positions (5)' });
    await expect(canvas.queryByRole('searchbox'), 'a short list has no search').toBeNull();
    await userEvent.click(within(list).getByRole('button', { name: /^TNH × 3,000 Tanah Property Trust/ }));
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Tanah Property Trust' }));
    for (const [label, figure] of [
      ['Value', /^SGD\s6,\d{3}\.00$/],
      ['Share of positions, excluding cash', /^\d\d(\.\d+)?%$/],
      ['Quantity', /^3,000$/],
      ['Average cost', /^SGD\s2\.31$/],
      ['Total cost', /^SGD\s6,930\.00$/],
      ['P/L', /\([+−]?[\d.]+%\)$/],
      ['Day change', /\([+−]?[\d.]+%\)$/],
    ] as const)
      await expect(sheet.getByText(label).nextElementSibling).toHaveTextContent(figure);
  },
};
const openAppScreen = fn();
export const ActionsInTheApp: Story = {
  args: { hostServices: { openAppScreen } },
  play: async ({ canvas, userEvent }) => {
    openAppScreen.mockReset();
    await userEvent.click(await canvas.findByRole('link', { name: 'Deposit money' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Trade' }));
    await expect(openAppScreen.mock.calls).toEqual([['deposit'], ['trade']]);
  },
};
export const ActionsInABrowser: Story = {
  args: { hostServices: { appAddress: 'https://www.example.com/app' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Trade in our app' })).toHaveAttribute(
      'href',
      'https://www.example.com/app',
    );
    await expect(canvas.queryByRole('button', { name: 'Trade' }), 'only the app has the screen').toBeNull();
  },
};
const openRecords = fn<(module: string) => Promise<void>>();
export const RecordsInTheApp: Story = {
  args: { hostServices: { openRecords } },
  play: async ({ canvas, userEvent }) => {
    openRecords.mockReset().mockResolvedValueOnce().mockRejectedValueOnce(new Error('refused'));
    await userEvent.click(await canvas.findByRole('button', { name: /^Cash movements\s?Cash balance.*SGD/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Monthly statements' }));
    await expect(openRecords.mock.calls).toEqual([['cash-movements'], ['statements']]);
    await expect(
      await canvas.findByText(/We couldn’t open this in the app/),
      'an app without the screen',
    ).toBeVisible();
  },
};
export const EmptyAccount: Story = {
  args: { scenario: 'opened-cash' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No holdings yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Deposit money' })).toBeVisible();
    await expect(canvas.queryByRole('meter'), 'the risk is hidden').toBeNull();
    await expect(canvas.getByText('Cash balance'), 'the disclosure is closed').not.toBeVisible();
    await userEvent.click(canvas.getByText('All figures'));
    await expect(canvas.getByText('Cash balance')).toBeVisible();
    await expect(
      canvas.getByText(/monthly statements only in our app/),
      'a browser shows where the statements are',
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Documents/ })).toHaveAttribute('href', '/sg-account-center');
    await expect(canvas.queryByRole('figure'), 'charts are hidden').toBeNull();
  },
};
export const NoAccountYet: Story = {
  args: { scenario: 'new' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please complete account opening first'), 'MSG-36').toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Open an account' })).toHaveAttribute('href', '/sg-choose');
  },
};
export const ErrorAtRefresh: Story = {
  args: { faults: { getAccountDetails: [undefined, 'offline'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByRole('button', { name: /try again/i })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Net assets' })).toBeVisible();
  },
};
export const ErrorInToDos: Story = {
  args: { faults: { getAccountOverview: ['offline'] } },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('We couldn’t load your to-do list. Check your connection and try again.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Net assets' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(canvas.queryByText('We couldn’t load your to-do list. Check your connection and try again.')).toBeNull(),
    );
  },
};
export const Offline: Story = {
  args: { faults: { getAccountDetails: 'offline' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
/** At 200%, no amount or quantity breaks inside, and the page does not scroll sideways. */
export const LargeText: Story = {
  globals: { textSize: '200' },
  play: async ({ canvas, canvasElement }) => {
    const quantity = await canvas.findByText('× 200');
    const lines = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getClientRects().length;
    };
    const numbers = [...canvasElement.querySelectorAll('[data-trend]')].flatMap((amount) =>
      [...amount.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE),
    );
    await expect(numbers.length).toBeGreaterThan(10);
    for (const number of numbers) await expect(lines(number), number.textContent ?? '').toBe(1);
    await expect(quantity.getClientRects()).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Thai320: Story = {
  args: { scenario: 'account-margin-call' },
  globals: { language: 'th', viewport: { value: 'small', isRotated: false } },
};
export const InJapanese: Story = { args: { scenario: 'account-on-loan' }, globals: { language: 'ja' } };
/** Lines break between phrases, and each heading has the same distance to its content. */
export const MarginCallJapaneseAt320: Story = {
  args: { scenario: 'account-margin-call' },
  globals: { language: 'ja', skin: 'black', viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    const until = await canvas.findByText(/^本日中にご入金ください/);
    await expect(getComputedStyle(until).wordBreak).toBe('auto-phrase');
    const below = (heading: HTMLElement, head = heading) =>
      Math.round((head.nextElementSibling?.getBoundingClientRect().top ?? 0) - head.getBoundingClientRect().bottom);
    const [toDo, positions] = [/^必要なお手続き/, /^保有銘柄/].map((name) => canvas.getByRole('heading', { name }));
    await expect(toDo && below(toDo)).toBe(8);
    await expect(positions && below(positions, positions.parentElement ?? undefined)).toBe(8);
  },
};
