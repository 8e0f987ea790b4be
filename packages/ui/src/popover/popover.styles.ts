import { cva } from 'class-variance-authority';

export const popoverTriggerStyles = cva('relative cursor-pointer border-0 bg-transparent', {
  variants: {
    variant: {
      // The target is 44 px high without a change of the line height of the text.
      term: 'inline rounded-xs p-0 text-start font-[inherit] text-[length:inherit] text-inherit underline decoration-dotted decoration-1 decoration-line-strong underline-offset-4 after:absolute after:top-1/2 after:left-1/2 after:h-target after:w-[calc(100%+0.5rem)] after:min-w-target after:-translate-1/2 hover:text-accent',
      icon: 'inline-flex size-target shrink-0 items-center justify-center rounded-control p-0 text-accent transition-colors hover:bg-accent-soft active:bg-accent-soft',
    },
  },
});
