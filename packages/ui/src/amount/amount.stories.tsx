import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Amount } from './amount.tsx';

const meta = { title: 'Components/Data/Amount', component: Amount, args: { value: '1234567.5' } } satisfies Meta<
  typeof Amount
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutCurrency: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement, 'UI-06').toHaveTextContent(/^1,234,567\.50$/);
  },
};
export const WithCurrency: Story = {
  args: { currency: 'SGD', size: 'display' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent, 'no line break between currency and number').toContain(
      'SGD\u00a01,234,567.50',
    );
  },
};
export const NegativeChange: Story = { args: { value: '-88.005', currency: 'USD' } };
export const WithoutValue: Story = { args: { value: undefined } };

/** In a narrow place, an amount breaks only after its currency. */
export const Narrow: Story = {
  parameters: { pseudo: 'off' }, // an amount that does not fit may overflow
  globals: { textSize: '200' },
  render: () => (
    <div className="flex w-24 gap-2">
      <span className="min-w-0">
        <Amount value="35275.36" currency="SGD" />
      </span>
    </div>
  ),
  play: async ({ canvas }) => {
    const amount = canvas.getByText('35,275.36', { exact: false });
    const number = [...amount.childNodes].findLast((node) => node.nodeType === Node.TEXT_NODE);
    const range = document.createRange();
    if (number) range.selectNodeContents(number);
    await expect(range.toString()).toBe('35,275.36');
    await expect(range.getClientRects()).toHaveLength(1);
  },
};
export const StockColours: Story = {
  render: () => (
    <div className="grid grid-cols-2 gap-4">
      {['1', '2'].map((type) => (
        <p key={type} data-testid={`type-${type}`} data-stock-color={type} className="m-0 flex gap-3">
          <Amount value="12.5" variant="change" />
          <Amount value="-12.5" variant="change" />
          <Amount value="0" variant="change" />
        </p>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const colours = (type: string) =>
      [...canvas.getByTestId(`type-${type}`).children].map((child) => getComputedStyle(child).color);
    const [redUp = [], greenUp = []] = ['1', '2'].map(colours);
    await expect([redUp[0], redUp[1]]).toEqual([greenUp[1], greenUp[0]]);
    await expect(redUp[0]).not.toBe(redUp[1]);
    await expect(redUp[2]).toBe(greenUp[2]);
  },
};
