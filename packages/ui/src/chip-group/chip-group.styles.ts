import { cva } from 'class-variance-authority';

/** The styles of a chip, including its checked, focused and disabled states. */
export const chipStyles = cva([
  'relative inline-flex min-h-target max-w-full cursor-pointer items-center gap-1.5 rounded-[1.5rem] border border-line-strong bg-surface-raised px-4 py-2 text-ink text-label',
  'has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent forced-colors:has-checked:outline-2',
  'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
  'data-[state=error]:not-has-checked:border-danger',
  'data-[state=disabled]:cursor-not-allowed data-[state=disabled]:border-line data-[state=disabled]:bg-surface-sunken data-[state=disabled]:text-ink-muted',
]);
