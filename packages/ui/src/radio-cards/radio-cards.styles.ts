import { cva } from 'class-variance-authority';

export const cardStyles = cva([
  'flex min-h-control cursor-pointer items-start gap-3 rounded-card border border-line-strong bg-surface-raised p-4 text-ink',
  'has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1px_var(--q-accent)]',
  'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
  'data-[state=error]:not-has-checked:border-danger',
  'data-[state=current]:cursor-default data-[state=current]:border-accent',
  'data-[state=disabled]:cursor-not-allowed data-[state=disabled]:not-has-checked:border-line data-[state=disabled]:not-has-checked:bg-surface-sunken',
]);

export const badgeStyles = cva('rounded-full border px-2.5 font-medium text-caption', {
  variants: {
    tone: {
      neutral: 'border-line bg-surface-sunken text-ink',
      current: 'border-accent bg-accent-soft text-accent-strong',
      accent: 'border-accent bg-accent text-ink-on-accent',
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export const factStyles = cva([
  'flex items-start gap-2 text-ink-muted',
  'data-[kind=figure]:font-medium data-[kind=figure]:text-ink data-[kind=figure]:tabular-nums data-[kind=yes]:text-success',
]);
