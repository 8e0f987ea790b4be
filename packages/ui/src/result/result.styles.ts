import { cva } from 'class-variance-authority';

export const resultMarkStyles = cva(
  'inline-flex size-16 items-center justify-center rounded-full forced-colors:border',
  {
    variants: {
      kind: {
        success: 'bg-success-soft text-success',
        fail: 'bg-danger-soft text-danger',
        fix: 'bg-warning-soft text-warning',
        wait: 'bg-info-soft text-accent',
        info: 'bg-info-soft text-accent',
      },
    },
  },
);

/** The status is a line of text: a sentence in a pill would wrap. */
export const resultStatusStyles = cva('block text-label font-semibold', {
  variants: {
    kind: {
      success: 'text-success',
      fail: 'text-danger',
      fix: 'text-warning',
      wait: 'text-accent',
      info: 'text-accent',
    },
  },
});
