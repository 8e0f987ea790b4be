import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TokenTable } from './tokens.tsx';

/** Read from the page as it is: change the skin, the theme or the stock colours in the toolbar. */
const meta = { title: 'Foundations/Tokens', component: TokenTable } satisfies Meta<typeof TokenTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Set by an edition or by a page that embeds a flow. */
export const Brand: Story = { args: { layer: 'brand' } };

/** Role and state, one block a skin: what components read. */
export const Semantic: Story = {
  args: { layer: 'semantic' },
  globals: { skin: 'black' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: '--q-surface #0e1214' })).toBeVisible();
  },
};

/** Sizes, radii, shadows, layers and durations. */
export const Component: Story = {
  args: { layer: 'component' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: '--q-target 44px' })).toBeVisible();
  },
};
