import { cva } from 'class-variance-authority';

/**
 * The styles of a day cell. `data-place` is the position of the day in the range; `aria-disabled` marks an unavailable
 * day.
 */
export const dayCell = cva([
  'relative p-0 focus-within:z-1 data-[place=first]:rounded-s-full data-[place=last]:rounded-e-full',
  'data-[place=first]:bg-accent-soft data-[place=inside]:bg-accent-soft data-[place=last]:bg-accent-soft',
]);

/** The styles of the button with the number of a day. */
export const dayButton = cva([
  'mx-auto flex size-full min-h-target max-w-12 cursor-pointer select-none touch-manipulation items-center justify-center rounded-full border-2 border-transparent text-body text-ink tabular-nums',
  'hover:bg-accent-soft focus-visible:outline-offset-[-2px] data-today:border-line-strong data-today:font-semibold',
  'data-[place=first]:bg-accent data-[place=last]:bg-accent data-[place=single]:bg-accent',
  'data-[place=first]:text-ink-on-accent data-[place=last]:text-ink-on-accent data-[place=single]:text-ink-on-accent',
  'data-[place=first]:focus-visible:outline-offset-1 data-[place=last]:focus-visible:outline-offset-1 data-[place=single]:focus-visible:outline-offset-1',
  'aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-ink-muted aria-disabled:line-through aria-disabled:opacity-60',
]);

/** The styles of the month and year selects. */
export const jumpSelect = cva(
  'min-h-target min-w-target cursor-pointer rounded-control border border-(--q-control-line) bg-surface-raised px-1.5 text-body text-ink',
);

/** The styles of the buttons for the previous and the next month. */
export const turnButton = cva(
  'flex size-target shrink-0 cursor-pointer touch-manipulation items-center justify-center rounded-control border-0 bg-transparent text-ink hover:bg-accent-soft aria-disabled:cursor-not-allowed aria-disabled:opacity-45 rtl:rotate-180',
);
