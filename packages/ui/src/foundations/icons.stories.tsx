import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { iconSet } from './icon-set.ts';

/**
 * Icons are from Lucide, with strokes of 2 px in a 24 px box. Their size is 18, 20, 22 or 24 px, and their colour that
 * of the text. Every icon has a visible text, or a label through `IconButton`.
 */
const meta = { title: 'Foundations/Icons' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllIcons: Story = {
  render: () => (
    <div className="flex flex-col gap-6">
      {iconSet.map(({ title, icons }) => (
        <section key={title} aria-label={title}>
          <h2
            id={`icons-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`}
            data-page-part
            className="m-0 mb-2 text-title"
          >
            {title}
          </h2>
          <ul className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3 p-0">
            {icons.map(({ name, Icon, meaning: means }) => (
              <li key={name} className="flex items-start gap-3 rounded-card border border-line bg-surface-raised p-3">
                <Icon aria-hidden size={24} className="shrink-0" />
                <span className="min-w-0 text-label [overflow-wrap:anywhere]">
                  {name}
                  <span className="block text-caption text-ink-muted">{means}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('li svg')];
    await expect(drawn.length).toBe(iconSet.flatMap(({ icons }) => icons).length);
    const weights = drawn.map((icon) => icon.getAttribute('stroke-width'));
    await expect(weights, 'all strokes have the same weight').toEqual(drawn.map(() => '2'));
  },
};

export const IconSizes: Story = {
  render: () => (
    <ul className="m-0 flex list-none flex-col gap-3 p-0">
      {iconSet[2]?.icons.slice(0, 4).map(({ name, Icon, meaning: means }, at) => (
        <li key={name} className="flex items-center gap-2">
          <Icon aria-hidden size={[18, 20, 22, 24][at]} />
          <span className="text-label">
            {[18, 20, 22, 24][at]} px · {means}
          </span>
        </li>
      ))}
    </ul>
  ),
};
