import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PriceChange } from './price-change.tsx';

const meta = {
  title: 'Components/Data/Price change',
  component: PriceChange,
  args: { change: '1234.5', percent: '1.25' },
} satisfies Meta<typeof PriceChange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RisingPrice: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement, 'a word, a sign, two decimals (UI-06)').toHaveTextContent(
      /^Up \+1,234\.50\s*\(\+1\.25%\)$/,
    );
    await expect(canvasElement.querySelector('svg'), 'and an arrow').toBeVisible();
  },
};
export const FallingPrice: Story = {
  args: { change: '-88.005', percent: '-0.4', currency: 'USD' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Down USD \u221288\.01\s*\(\u22120\.40%\)$/);
  },
};
export const UnchangedPrice: Story = {
  args: { change: '0', percent: '0' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Unchanged 0\.00/);
    await expect(canvasElement.querySelector('svg'), 'nothing that reads as minus').toBeNull();
  },
};
export const WithoutValue: Story = { args: { change: undefined } };
export const DisplaySize: Story = { args: { size: 'display', currency: 'SGD' } };

/** Gains and losses in both stock colour schemes. */
export const StockColours: Story = {
  render: () => (
    <div className="grid gap-4">
      {['1', '2'].map((type) => (
        <p key={type} data-testid={`type-${type}`} data-stock-color={type} className="m-0 flex flex-wrap gap-x-4">
          <PriceChange change="12.5" />
          <PriceChange change="-12.5" />
          <PriceChange change="0" />
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

/** The nearest ancestor with a stock colour scheme applies, also across skins, as in an embedded flow. */
export const NestedColourSchemes: Story = {
  render: () => (
    <>
      {['1', '2'].map((outer) => (
        <div
          key={outer}
          data-testid={`around-${outer}`}
          data-stock-color={outer}
          data-skin="white"
          className="bg-surface"
        >
          <div data-stock-color={outer === '1' ? '2' : '1'}>
            <p data-skin="white" className="m-0 bg-surface">
              <PriceChange change="12.5" />
            </p>
          </div>
          <PriceChange change="12.5" />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const colours = (outer: string) =>
      [...canvas.getByTestId(`around-${outer}`).querySelectorAll('p > *, :scope > span')].map(
        (one) => getComputedStyle(one).color,
      );
    const [aroundOne = [], aroundTwo = []] = ['1', '2'].map(colours);
    await expect(aroundOne).toHaveLength(2);
    await expect(aroundOne).toEqual([aroundTwo[1], aroundTwo[0]]);
    await expect(aroundOne[0]).not.toBe(aroundOne[1]);
  },
};
