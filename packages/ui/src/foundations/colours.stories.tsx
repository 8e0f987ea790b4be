import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/**
 * All semantic colours with their class names, such as `bg-accent-soft`, `text-ink-muted` or `border-line-strong`.
 */
const meta = { title: 'Foundations/Colours' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const grounds = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'accent-soft',
  'info-soft',
  'success-soft',
  'warning-soft',
  'danger-soft',
];
const inks = ['ink', 'ink-muted', 'accent', 'accent-strong', 'success', 'warning', 'danger', 'up', 'down'];
const lines = ['line', 'line-strong', 'accent', 'focus', 'danger'];

export const Grounds: Story = {
  render: () => (
    <ul className="m-0 grid list-none grid-cols-1 gap-3 p-0">
      {grounds.map((ground) => (
        <li key={ground} className="rounded-card border border-line p-3" style={{ background: `var(--q-${ground})` }}>
          <span className="text-label">{ground}</span>
        </li>
      ))}
      {['accent', 'accent-strong', 'danger'].map((ground) => (
        <li key={ground} className="rounded-card p-3 text-ink-on-accent" style={{ background: `var(--q-${ground})` }}>
          <span className="text-label">ink-on-accent · {ground}</span>
        </li>
      ))}
    </ul>
  ),
};

export const Inks: Story = {
  render: () => (
    <div className="grid gap-3">
      {['surface', 'surface-raised', 'surface-sunken'].map((ground) => (
        <ul
          key={ground}
          className="m-0 grid list-none grid-cols-2 gap-2 rounded-card p-3"
          style={{ background: `var(--q-${ground})` }}
        >
          {inks.map((ink) => (
            <li key={ink} className="text-label" style={{ color: `var(--q-${ink})` }}>
              {ink}
            </li>
          ))}
        </ul>
      ))}
    </div>
  ),
};

export const Lines: Story = {
  render: () => (
    <ul className="m-0 list-none space-y-3 p-0">
      {lines.map((line) => (
        <li key={line} className="border-b-2 pb-1 text-label" style={{ borderColor: `var(--q-${line})` }}>
          {line}
        </li>
      ))}
    </ul>
  ),
};

/** SKIN-01: the skin attribute works on any element and applies to its descendants. */
export const SkinsSideBySide: Story = {
  render: () => (
    <div className="grid gap-3">
      {['white', 'black', 'blue'].map((skin) => (
        <div key={skin} data-testid={skin} data-skin={skin} className="q-root rounded-card p-4">
          {skin} <span className="text-ink-muted">muted</span> <span className="text-accent">accent</span>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const looks = ['white', 'black', 'blue'].map((skin) => getComputedStyle(canvas.getByTestId(skin)).backgroundColor);
    await expect(looks).toEqual(['rgb(255, 255, 255)', 'rgb(11, 18, 20)', 'rgb(12, 26, 56)']);
  },
};
