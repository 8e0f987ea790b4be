import { cva } from 'class-variance-authority';

/** The styles of a card, by tone and padding. */
export const cardStyles = cva('rounded-card border', {
  variants: {
    tone: {
      plain: 'border-line bg-surface-raised',
      sunken: 'border-transparent bg-surface-sunken forced-colors:border-line',
      accent: 'border-transparent bg-accent-soft forced-colors:border-line',
    },
    padding: { none: 'overflow-hidden', normal: 'p-4' },
  },
  defaultVariants: { tone: 'plain', padding: 'normal' },
});
