import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PracticePairs } from '../component-page/practice-pairs.tsx';
import { spacePractice } from '../design-language/space-practice.tsx';
import {
  DensitySamples,
  LayoutGridSamples,
  RadiusSamples,
  ShadowSamples,
  SpacingScale,
} from '../design-language/space-samples.tsx';

/** Gaps are multiples of 4 px, mostly of 8 px. A brand sets corners and density. Only elements above the page have a shadow. */
const meta = {
  title: 'Foundations/Space and shape',
  globals: { viewport: { value: 'page' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Gaps are in px, so that they do not grow with the text size. A class such as `gap-4` is four times 4 px. */
export const Spacing: Story = {
  render: () => <SpacingScale />,
  play: async ({ canvas }) => {
    const bars = canvas.getAllByTestId('gap');
    for (const bar of bars)
      await expect(bar.getBoundingClientRect().width, 'a bar is as long as its row says').toBe(Number(bar.dataset.px));
    await expect(canvas.getByRole('row', { name: /gutter/ })).toHaveTextContent('16 px');
  },
};

/** A brand sets the radius of a control. Cards have 1.5 times as much, and sheets twice as much. Cards have a line and no shadow. */
export const Shapes: Story = {
  render: () => (
    <div className="flex flex-col gap-10">
      <RadiusSamples />
      <ShadowSamples />
    </div>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole('row', { name: /^Control/ });
    const cells = within(control).getAllByRole('cell');
    const written = cells.filter((cell) => cell.querySelector('[data-corner]'));
    await expect(written.map((cell) => cell.textContent)).toEqual(['12 px', '18 px', '6 px', '2 px']);
    for (const cell of written)
      await expect(
        getComputedStyle(cell.querySelector('[data-corner]') as HTMLElement).borderTopLeftRadius.replace('px', ' px'),
        'a corner is drawn as its cell says',
      ).toBe(cell.textContent);
  },
};

/** A phone has one column between two gutters. From 900 px, home and the details of an account have two columns. */
export const Grid: Story = {
  render: () => <LayoutGridSamples />,
};

/** A brand is regular or compact. Compact rows and gaps have 0.6 of the padding, and targets have 44 px in both. */
export const RegularAndCompact: Story = {
  render: () => <DensitySamples />,
  play: async ({ canvas }) => {
    const height = (name: string) => {
      const row = within(canvas.getByRole('group', { name })).getAllByRole('listitem')[0];
      return row?.getBoundingClientRect().height ?? 0;
    };
    await expect(height('Compact'), 'a compact row is lower').toBeLessThan(height('Regular'));
  },
};

/** Rules for designers about space and shape, each with a picture. */
export const DoAndDont: Story = {
  name: 'Do and don’t',
  render: () => <PracticePairs pairs={spacePractice} />,
};
