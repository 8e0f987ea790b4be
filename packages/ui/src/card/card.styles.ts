import { cva } from 'class-variance-authority';

/** The styles of a card, by variant and padding. */
export const cardStyles = cva('rounded-card border', {
  variants: {
    variant: {
      plain: 'border-line bg-surface-raised',
      sunken: 'border-transparent bg-surface-sunken forced-colors:border-line',
      accent: 'border-transparent bg-accent-soft forced-colors:border-line',
    },
    padding: { none: 'overflow-hidden', normal: 'p-4' },
  },
  defaultVariants: { variant: 'plain', padding: 'normal' },
});
