import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PracticePairs } from '../component-page/practice-pairs.tsx';
import { FigureSamples } from '../design-language/figure-samples.tsx';
import { scriptTexts } from '../design-language/script-texts.ts';
import { typePractice } from '../design-language/type-practice.tsx';
import { ReadingSamples, TypeScale, typeScale } from '../design-language/type-scale.tsx';

/** One scale in rem, so that it follows the user's text size. The script determines the line height. */
const meta = {
  title: 'Foundations/Type',
  globals: { viewport: { value: 'page' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each style in each script. Below each sample are its size in px and the line height of its script. */
export const Scale: Story = {
  render: () => <TypeScale />,
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([...typeScale]);
    for (const row of rows)
      await expect(getComputedStyle(within(row).getByRole('rowheader')).whiteSpace, 'a word stays whole').toBe(
        'nowrap',
      );
    const leadings = () => [...(rows[3]?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
    await waitFor(() =>
      expect(leadings(), 'body in English, Chinese, Chinese, Japanese, Malay and Thai').toEqual(
        [1.5, 1.65, 1.65, 1.65, 1.5, 1.75].map((leading, at) => `${scriptTexts[at]?.word}16 / ${leading}`),
      ),
    );
  },
};

/** A heading with its paragraph in each language, from the texts of the product. */
export const Scripts: Story = {
  render: () => <ReadingSamples />,
  play: async ({ canvas }) => {
    const leading = (language: string) => {
      const { lineHeight, fontSize } = getComputedStyle(canvas.getByTestId(language).lastElementChild ?? document.body);
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    };
    await expect(leading('th'), 'Thai needs the most room').toBeGreaterThan(leading('zh-Hans'));
    await expect(leading('ja')).toBeGreaterThan(leading('en'));
    await expect(getComputedStyle(canvas.getByTestId('zh-Hant')).fontFamily).toContain('PingFang HK');
    await expect(getComputedStyle(canvas.getByTestId('zh-Hans')).fontFamily).not.toContain('PingFang HK');
  },
};

/** Tabular figures all have the same width, and proportional figures have different widths. */
export const Figures: Story = {
  render: () => <FigureSamples />,
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const widths = (name: string) => {
      const figures = canvas.getByRole('region', { name }).querySelectorAll('[data-figure]');
      return new Set([...figures].map((figure) => Math.round(figure.getBoundingClientRect().width)));
    };
    await expect(widths('Tabular').size, 'tabular figures have one width').toBe(1);
    await expect(widths('Proportional').size, 'proportional figures have their own').toBeGreaterThan(1);
  },
};

/** Rules for designers about type, each with a picture. */
export const DoAndDont: Story = {
  name: 'Do and don’t',
  render: () => <PracticePairs pairs={typePractice} />,
  parameters: { a11y: { test: 'off' } }, // shows what not to do
};
