import { cva } from 'class-variance-authority';

/**
 * The styles of the box of one digit. One invisible input covers all boxes, so the box of the next digit shows the
 * focus outline.
 */
export const passCodeBoxStyles = cva([
  'flex min-h-control min-w-0 max-w-14 flex-1 items-center justify-center rounded-control border border-(--q-control-line) bg-surface-raised font-semibold text-[length:min(1.375rem,8vw)] text-ink leading-none tabular-nums',
  'group-has-focus:data-[place=next]:border-focus group-has-focus:data-[place=next]:outline-2 group-has-focus:data-[place=next]:outline-focus',
  'group-data-[state=error]:border-danger group-data-[state=error]:shadow-[inset_0_0_0_1px_var(--q-danger)]',
  'group-data-[state=disabled]:border-line group-data-[state=disabled]:bg-surface-sunken group-data-[state=disabled]:text-ink-muted',
  'group-data-[state=readonly]:border-line group-data-[state=readonly]:bg-surface-sunken',
]);
