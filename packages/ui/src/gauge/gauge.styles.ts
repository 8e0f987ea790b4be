import { cva } from 'class-variance-authority';

/** The styles of a zone on the scale, by `variant` and `tone`. */
export const gaugeSpanStyles = cva('first:rounded-s-full last:rounded-e-full forced-colors:border', {
  variants: {
    variant: { full: 'h-3', line: 'h-1.5' },
    tone: { success: 'bg-success', warning: 'bg-warning', danger: 'bg-danger', neutral: 'bg-line-strong' },
  },
});

/** The styles of the dot of a zone in the list, by tone. */
export const gaugeDotStyles = cva('mt-[0.3em] size-3 shrink-0 rounded-full forced-colors:border', {
  variants: {
    tone: { success: 'bg-success', warning: 'bg-warning', danger: 'bg-danger', neutral: 'bg-line-strong' },
  },
});
