import { withLineBreaks } from '@quayside/i18n/internals/line-breaks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryFlow } from '../testing/story-flow.tsx';
import OptionsIntroduceScreen from './options-introduce.tsx';

const meta = {
  title: 'Screens/Options/Introduction',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    product: 'options',
    path: '/sg-options-introduce',
    scenario: 'options-new',
    children: <OptionsIntroduceScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Apply: Story = {
  args: { exampleFees: { currency: 'USD', order: '10000', commission: {}, products: { options: '0.65' } } },
  play: async ({ canvas, userEvent, step }) => {
    await step('the picture has a text for each position', async () => {
      await canvas.findByText('Gain or loss at expiry');
      await expect(canvas.getByRole('tab', { name: 'Buy a call', selected: true })).toBeVisible();
      await expect(canvas.getByText('Break-even 53.00', { exact: true })).toBeVisible();
      await expect(canvas.getByText('USD 53.00', { selector: 'dd' })).toBeVisible();
      canvas.getByRole('tab', { name: 'Buy a call' }).focus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: 'Sell a call' })).toHaveFocus();
      await expect(canvas.getByText('No limit', { selector: 'dd' })).toBeVisible();
    });
    await step('the lines do not cross a break-even label', async () => {
      for (const position of ['Buy a call', 'Buy a put', 'Sell a call', 'Sell a put']) {
        await userEvent.click(canvas.getByRole('tab', { name: position }));
        const label = canvas.getByText(/^Break-even \d/, { selector: 'text' });
        await expect(crossedBy(label), position).toEqual([]);
      }
    });
    await step('a missing choice is an error', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
      await expect((await canvas.findAllByText('Please select the options market'))[0]).toBeVisible();
    });
    await step('the commission of the edition is an example', async () => {
      await userEvent.click(canvas.getByText('What it costs'));
      await expect(canvas.getByText('Example: USD 0.65 commission per contract')).toBeVisible();
    });
    await step('a margin account continues to US options', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /US stock options/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
      await expect(await canvas.findByText('/sg-options-experience')).toBeVisible();
    });
  },
};

/** Returns the names of the lines in the drawing that cross the box of a label. Empty if none does. */
function crossedBy(label: HTMLElement): readonly string[] {
  const { left, right, top, bottom } = label.getBoundingClientRect();
  const lines = label.closest('div')?.querySelectorAll<SVGGeometryElement>('line, polyline') ?? [];
  return [...lines].flatMap((line) => {
    const length = line.getTotalLength();
    const matrix = line.getScreenCTM();
    const isWithin = Array.from({ length: 400 }, (_, at) => line.getPointAtLength((length * at) / 399))
      .map((point) => point.matrixTransform(matrix ?? undefined))
      .some(({ x, y }) => x > left && x < right && y > top + 2 && y < bottom - 2);
    return isWithin ? [line.getAttribute('class') ?? line.tagName] : [];
  });
}

export const CashAccount: Story = {
  args: { scenario: 'options-cash' },
  play: async ({ canvas, userEvent, step }) => {
    const exact =
      'Cash account must be upgraded to margin account before applying for the trading permission of US stock options.';
    await step('the upgrade appears after the choice of US options', async () => {
      await expect(await canvas.findByText('A margin account for options on US stocks')).toBeVisible();
      await expect(canvas.queryByRole('link', { name: 'Upgrade to a margin account' })).toBeNull();
    });
    await step('MSG-40 RULE-13 US options show the message and the link to the upgrade', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /US stock options/ }));
      await expect(await canvas.findByText(exact)).toBeVisible();
      const need = canvas.getByText('A margin account for options on US stocks').closest('li');
      await expect(need, 'from the known account').toHaveTextContent(/^✗Missing/);
      const income = canvas.getByText(/^Annual net income and net worth/).closest('li');
      await expect(income, 'from the known income').toHaveTextContent(/^✓Met/);
      await expect(canvas.queryByRole('button', { name: 'Apply' }), 'the start is not offered').toBeNull();
      const [inTheList, primary] = canvas.getAllByRole('link', { name: 'Upgrade to a margin account' });
      await expect(need, 'beside what is missing').toContainElement(inTheList as HTMLElement);
      await userEvent.click(primary as HTMLElement);
      await expect(await canvas.findByText('/margin-upgrade')).toBeVisible();
    });
  },
};

export const CashAccountOtherMarkets: Story = {
  args: { scenario: 'options-cash' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Options in other markets/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(await canvas.findByText('/sg-options-experience')).toBeVisible();
  },
};

export const WithLowIncomeAndNetWorth: Story = {
  args: { scenario: 'options-low-means' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /US stock options/ }));
    await expect(
      await canvas.findByText('To trade options, you need an annual net income of at least USD 5,000.'),
      'RULE-13',
    ).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Change account information' })[0]).toBeVisible();
  },
};

export const StockColours: Story = {
  globals: { stockColor: '1' },
  play: async ({ canvas }) => {
    const [gain, loss] = await Promise.all(
      ['Gain', 'Loss'].map((word) => canvas.findByText(word, { selector: 'text' })),
    );
    const fills = () => [gain, loss].map((text) => text && getComputedStyle(text).fill);
    const [up, down] = fills();
    await expect(up).not.toBe(down);
    const setting = gain?.closest<HTMLElement>('[data-stock-color]');
    if (setting) setting.dataset.stockColor = '2';
    await expect(fills(), 'the other setting swaps both').toEqual([down, up]);
    if (setting) setting.dataset.stockColor = '1';
  },
};
export const UsMarketClosed: Story = {
  args: { hostServices: { usMarket: 'closed' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/The US stock market is closed now/),
      'START-05 usStockTradeClose',
    ).toBeVisible();
  },
};
export const WhileLoading: Story = { args: { faults: { getApplication: 'silent' } } };
export const ThaiAt320: Story = {
  args: { scenario: 'options-cash' },
  globals: { language: 'th', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await canvas.findByText(withLineBreaks('กำไรหรือขาดทุนเมื่อครบกำหนด', 'th'));
    await expect(await canvas.findByRole('tab', { name: 'ซื้อคอล' })).toBeVisible();
  },
};
