import { cva } from 'class-variance-authority';

/** The styles of a list of options. `row` places short options side by side if they fit. */
export const choiceList = cva(
  'overflow-clip rounded-card border border-line-strong bg-surface-raised data-[state=error]:border-danger',
  {
    variants: {
      layout: {
        list: 'flex flex-col row-lines',
        // Side by side if each option fits on one line, otherwise stacked. Negative margins hide the outer borders.
        row: 'flex flex-wrap *:-ms-px *:-mt-px *:min-w-fit *:flex-1 *:border-line *:border-s *:border-t *:px-3',
      },
    },
  },
);

/** The styles of an option, including its checked, focused and disabled states. */
export const choiceRow = cva([
  'flex min-h-control cursor-pointer items-start gap-3 px-3.5 py-3 text-body text-ink',
  'has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:-outline-offset-2',
  'has-disabled:cursor-not-allowed has-disabled:text-ink-muted',
]);

/** The styles of a radio button or checkbox, the same in all skins. With forced colours, the browser draws the mark. */
export const choiceMark = cva(
  [
    'm-0 size-[1.5rem] shrink-0 cursor-[inherit] appearance-none border-2 border-line-strong bg-surface-raised outline-none transition-[border-width,border-color,background-color] ease-q-pop forced-colors:appearance-auto',
    'aria-invalid:border-danger disabled:bg-surface-sunken disabled:opacity-60',
  ],
  {
    variants: {
      type: {
        radio: 'rounded-full checked:border-[0.4375rem] checked:border-accent',
        checkbox: 'peer rounded-[0.3125rem] checked:border-accent checked:bg-accent',
      },
    },
  },
);
