import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SafeArea } from './safe-area.tsx';

const meta = {
  title: 'Components/Layout/Safe area',
  component: SafeArea,
  args: { children: <p className="m-0 bg-accent-soft">Clear of the notch and the home bar</p> },
} satisfies Meta<typeof SafeArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A host without `env()` can set the insets of the four edges in the properties `--q-safe-…`. */
export const AllEdges: Story = {
  decorators: [
    (Story) => (
      <div className="bg-surface-sunken [--q-safe-bottom:34px] [--q-safe-left:0px] [--q-safe-right:0px] [--q-safe-top:47px]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const area = canvas.getByText(/Clear/).parentElement;
    await expect(area && getComputedStyle(area).paddingTop).toBe('47px');
    await expect(area && getComputedStyle(area).paddingBottom).toBe('34px');
  },
};
