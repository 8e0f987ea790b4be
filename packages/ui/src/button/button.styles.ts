import { cva } from 'class-variance-authority';

/**
 * The styles of a button, or of a link that looks like one, by `variant`, `size` and `width`. `data-state` adds the
 * styles of the busy and disabled states.
 */
export const buttonStyles = cva(
  [
    'relative inline-flex max-w-full cursor-pointer select-none items-center justify-center gap-2 rounded-control border text-center font-semibold no-underline',
    'transition-[color,background-color,border-color,scale] motion-safe:not-data-[state=busy]:not-data-[state=disabled]:active:scale-[.98]',
    'data-[state=busy]:cursor-progress data-[state=disabled]:cursor-not-allowed data-[state=disabled]:opacity-45',
    'forced-colors:border-[ButtonBorder] forced-colors:bg-[ButtonFace] forced-colors:text-[ButtonText]',
  ],
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-accent text-ink-on-accent hover:bg-accent-strong active:bg-accent-strong',
        secondary:
          'border-line-strong bg-surface-raised text-ink hover:border-accent hover:text-accent active:bg-accent-soft',
        quiet:
          'border-transparent bg-transparent text-accent hover:bg-accent-soft active:bg-accent-soft -outline-offset-2!', // outside, the edge of the screen could cut off the outline
        danger: 'border-transparent bg-danger text-ink-on-accent hover:opacity-90 active:opacity-90',
      },
      size: {
        large: 'min-h-control px-5 py-3 text-body',
        medium: 'min-h-target px-4 py-2 text-label',
      },
      width: { content: '', full: 'w-full' },
    },
    defaultVariants: { variant: 'primary', size: 'large', width: 'content' },
  },
);
