import type { Meta, StoryObj } from '@storybook/react-vite';

/** An 8-point grid with 4-point details. Radius and elevation are used sparingly. */
const meta = { title: 'Foundations/Space and shape' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Spacing: Story = {
  render: () => (
    <ul className="m-0 list-none space-y-2 p-0 text-caption">
      {[1, 2, 3, 4, 6, 8, 10].map((step) => (
        <li key={step} className="flex items-center gap-3">
          <span className="w-24 text-ink-muted">
            {step} · {step * 4} px
          </span>
          <span className="h-4 bg-accent" style={{ width: `${step * 0.25}rem` }} />
        </li>
      ))}
    </ul>
  ),
};

export const Shapes: Story = {
  render: () => (
    <div className="grid gap-4 text-label">
      <div className="rounded-control border border-line-strong p-4">rounded-control</div>
      <div className="rounded-card border border-line p-4">rounded-card</div>
      <div className="rounded-sheet border border-line p-4">rounded-sheet</div>
      <div className="rounded-card bg-surface-raised p-4 shadow-raised">shadow-raised</div>
      <div className="rounded-sheet bg-surface-raised p-4 shadow-sheet">shadow-sheet</div>
    </div>
  ),
};
