import { cva } from 'class-variance-authority';

/** The styles of the mask between the page and a modal overlay. */
export const overlayMaskStyles =
  'fixed inset-0 z-popup bg-mask motion-safe:animate-q-fade-in data-[state=closed]:pointer-events-none! motion-safe:data-[state=closed]:animate-q-fade-out';

/** The styles of the panel of a dialog (`middle`) or a sheet (`bottom`). */
export const overlayPanelStyles = cva(
  'q-root fixed z-popup flex flex-col bg-surface-raised text-ink shadow-sheet outline-none data-[state=closed]:pointer-events-none! forced-colors:border',
  {
    variants: {
      placement: {
        middle:
          'motion-safe:animate-q-dialog-in motion-safe:data-[state=closed]:animate-q-fade-out inset-x-4 top-1/2 mx-auto max-h-[calc(100dvh-2rem)] max-w-sm -translate-y-1/2 overflow-y-auto rounded-card p-5',
        bottom:
          'motion-safe:animate-q-sheet-in motion-safe:data-[state=closed]:animate-q-sheet-out inset-x-0 bottom-0 mx-auto max-h-[92dvh] max-w-reading rounded-t-sheet pb-[max(var(--q-keyboard-inset,0px),var(--q-safe-bottom))] md:bottom-6 md:rounded-sheet',
      },
      height: { content: '', tall: 'h-[92dvh] md:h-[80dvh]' },
    },
    defaultVariants: { height: 'content' },
  },
);
