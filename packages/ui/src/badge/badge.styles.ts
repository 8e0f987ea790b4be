import { cva } from 'class-variance-authority';

/** The styles of the mark, by tone and place. Without a number, it is a dot. */
export const badgeMarkStyles = cva(
  'inline-flex items-center justify-center rounded-full font-semibold text-[0.6875rem] leading-none tabular-nums forced-colors:border',
  {
    variants: {
      tone: {
        neutral: 'bg-ink-muted text-surface',
        info: 'bg-accent text-ink-on-accent',
        danger: 'bg-danger text-ink-on-accent',
      },
      content: { number: 'h-4.5 min-w-4.5 px-1', dot: 'size-2.5' },
      place: { corner: 'absolute -end-1.5 -top-1.5 ring-2 ring-surface', line: '' },
    },
  },
);
