import { cva } from 'class-variance-authority';

/** The styles of the border around an input, by the `data-state` of the control. */
export const boxStyles = cva(
  [
    'flex min-h-control min-w-0 items-center rounded-control border border-(--q-control-line) bg-surface-raised text-ink',
    'focus-within:border-focus focus-within:outline-2 focus-within:outline-focus',
    'data-[state=error]:border-danger data-[state=error]:not-focus-within:shadow-[inset_0_0_0_1px_var(--q-danger)]',
    'data-[state=readonly]:border-line data-[state=readonly]:bg-surface-sunken',
    'data-[state=disabled]:border-line data-[state=disabled]:bg-surface-sunken data-[state=disabled]:text-ink-muted',
  ],
  { variants: { width: { full: 'w-full', content: 'w-fit shrink-0' } }, defaultVariants: { width: 'full' } },
);

/**
 * The styles of an input without a border. Its text has at least 16 px, because iOS zooms into inputs with smaller
 * text.
 */
export const boxInput = cva([
  'min-h-[inherit] w-full min-w-0 flex-1 appearance-none rounded-[inherit] border-0 bg-transparent px-3.5 py-2 text-body text-inherit outline-none',
  'placeholder:text-ink-muted placeholder:opacity-100 disabled:cursor-not-allowed disabled:opacity-100',
]);

/** The styles of text before or after an input, such as a unit. */
export const affixStyles = cva('shrink-0 whitespace-nowrap text-body text-ink-muted', {
  variants: { side: { before: 'ps-3.5', after: 'pe-3.5' } },
});

/** The styles of a button inside the border of an input. */
export const boxButton = cva(
  'flex min-h-target min-w-target shrink-0 cursor-pointer items-center justify-center rounded-control px-3 text-accent text-label focus-visible:outline-offset-[-3px]',
);

/**
 * The styles of a legend. The legend floats, because WebKitGTK 2.50 counts the height of a normal legend twice in the
 * first layout; the next style change would correct the height and move the content.
 */
export const legendStyles = cva('text-ink', {
  variants: {
    legend: {
      question: 'float-left mb-2 w-full font-medium text-label',
      heading: 'float-left mb-3 w-full text-title',
      page: 'float-left mb-3 w-full',
      hidden: 'sr-only',
    },
  },
  defaultVariants: { legend: 'question' },
});
