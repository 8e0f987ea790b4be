import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StockColours as StockColourTypes, TokenComparison } from './token-comparison.tsx';
import { TokenTable } from './tokens.tsx';

/** Read from the page as it is: change the skin, the theme or the stock colours in the toolbar. */
const meta = {
  title: 'Foundations/Tokens',
  component: TokenTable,
  render: (args, { globals }) => <TokenTable key={JSON.stringify(globals)} {...args} />, // values are read once, when it comes
} satisfies Meta<typeof TokenTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Set by an edition or by a page that embeds a flow. */
export const Brand: Story = { args: { layer: 'brand' } };

/** Role and state, one block a skin: what components read. */
export const Semantic: Story = {
  args: { layer: 'semantic' },
  play: async ({ canvas, globals }) => {
    const surface = { white: '#ffffff', black: '#0e1214', blue: '#0b1a33' }[globals.skin as string] ?? '';
    await expect(canvas.getByRole('row', { name: `--q-surface ${surface}`.trim() })).toBeVisible();
  },
};

/** Every colour in every skin and theme, side by side, with what forced colours make of it. */
export const AllSkins: Story = {
  args: { layer: 'semantic' },
  globals: { theme: 'standard', viewport: { value: 'desktop' } },
  render: () => <TokenComparison />,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^--q-accent / });
    await expect(row, 'the pro theme has another accent').toHaveTextContent(/#0b5667.*#26407a.*LinkText/);
  },
};

/** Red up, green down: the customer's choice, or the start in simplified Chinese. */
export const StockColoursOfType1: Story = {
  args: { layer: 'semantic' },
  globals: { stockColor: '1', viewport: { value: 'desktop' } },
  render: () => <StockColourTypes />,
};

/** Green up, red down: the start in all other languages. */
export const StockColoursOfType2: Story = {
  args: { layer: 'semantic' },
  globals: { stockColor: '2', viewport: { value: 'desktop' } },
  render: () => <StockColourTypes />,
};

/** Sizes, radii, shadows, layers and durations. */
export const Component: Story = {
  args: { layer: 'component' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: '--q-target 44px' })).toBeVisible();
  },
};
