import { cva } from 'class-variance-authority';

/** The styles of the slot of a `DocumentUploader`, by its `data-state`. */
export const slotStyles = cva([
  'relative flex min-w-0 flex-col gap-3 rounded-card border border-line-strong border-dashed bg-surface-raised p-3 outline-none *:shrink-0',
  // The slot retains its height from the state `empty`, and the preview fills the remaining space.
  '[&[data-held]>[data-part=preview]]:aspect-auto [&[data-held]>[data-part=preview]]:h-auto [&[data-held]>[data-part=preview]]:max-h-64 [&[data-held]>[data-part=preview]]:grow [&[data-held]>[data-part=preview]]:basis-24',
  'data-[state=done]:border-line data-[state=done]:border-solid',
  'data-[state=advice]:border-warning data-[state=advice]:border-solid',
  'data-[state=failed]:border-danger data-[state=failed]:border-solid',
  'data-[state=refused]:border-2 data-[state=refused]:border-danger data-[state=refused]:border-solid',
  'data-[invalid]:border-danger',
  'focus-visible:outline-2 focus-visible:outline-focus',
]);
