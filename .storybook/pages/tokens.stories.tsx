import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TokenComparison } from './token-comparison.tsx';
import { TokenTable } from './tokens.tsx';

/** The values are those of the skin, theme and stock colours in the toolbar. */
const meta = {
  title: 'Foundations/Tokens',
  component: TokenTable,
  // values are read once, at mount
  render: (args, { globals }) => <TokenTable key={JSON.stringify(globals)} {...args} />,
} satisfies Meta<typeof TokenTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The values that an edition or an embedding page sets. */
export const Brand: Story = { args: { layer: 'brand' } };

/** The colours of roles and states in the skin of the toolbar. Components use only these. */
export const Semantic: Story = {
  args: { layer: 'semantic' },
  play: async ({ canvas, globals }) => {
    const surface = { white: '#ffffff', black: '#0b1214', blue: '#0c1a38' }[globals.skin as string] ?? '';
    await expect(canvas.getByRole('row', { name: `--q-surface ${surface} The page`.replace('  ', ' ') })).toBeVisible();
  },
};

/** Every colour in every edition and skin, with its replacement in forced-colours mode. */
export const AllSkins: Story = {
  args: { layer: 'semantic' },
  globals: { edition: 'sg', theme: 'standard', viewport: { value: 'page' } },
  render: () => <TokenComparison />,
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('row', { name: /^--q-accent / });
    await expect(row, 'each edition has its own accent').toHaveTextContent(/#0b5667.*#5b2bb5.*#7a5600.*LinkText/);
    const columns = canvas.getAllByRole('columnheader').length;
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Skin' }), 'black');
    await expect(canvas.getAllByRole('columnheader'), 'one of three skins').toHaveLength((columns - 2) / 3 + 2);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Skin' }), 'all');
  },
};

/** Sizes, radii, shadows, layers and durations of components. */
export const Component: Story = {
  args: { layer: 'component' },
  play: async ({ canvas }) => {
    const target = { name: '--q-target 44px Least size of what can be pressed' };
    await expect(canvas.getByRole('row', target)).toBeVisible();
  },
};
