import { cva } from 'class-variance-authority';

/** The styles of the dialog. The dialog covers the screen, so that it receives presses outside the sheet. */
export const dialogStyles = cva(
  'fixed inset-0 z-popup m-0 size-full max-h-none max-w-none overflow-hidden border-0 bg-transparent p-0 text-ink backdrop:bg-mask motion-safe:backdrop:animate-q-fade-in',
);

/**
 * The styles of the sheet. It slides in opaque with its whole list, and accepts presses from its first frame
 * (sheet-motion.ts).
 */
export const sheetStyles = cva([
  'absolute inset-x-0 mx-auto max-w-reading bottom-(--q-keyboard-inset,0px) flex max-h-[min(85dvh,calc(100dvh-var(--q-keyboard-inset,0px)-0.5rem))] flex-col rounded-t-sheet bg-surface-raised pb-safe-bottom shadow-sheet',
  'md:inset-0 md:m-auto md:h-fit md:max-h-[min(44rem,85dvh)] md:rounded-card',
]);

export const headingStyles = cva(
  'absolute inset-x-0 flex items-end px-gutter pb-1.5 font-medium text-caption text-ink-muted',
);

export const optionStyles = cva([
  'absolute inset-x-0 flex cursor-pointer select-none items-center gap-3 overflow-hidden px-gutter text-body text-ink leading-[1.5rem]',
  'data-active:bg-surface-sunken aria-selected:font-medium aria-selected:text-accent',
  'aria-disabled:cursor-not-allowed aria-disabled:text-ink-muted aria-disabled:opacity-70',
]);
