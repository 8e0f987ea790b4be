import type { ReactNode } from 'react';

/** The outline of a screen in the colour of the brand, until its picture or the screen itself has loaded. */
export const ScreenOutline = ({ children }: { children?: ReactNode }) => (
  <span aria-hidden className="flex size-full flex-col gap-[4%] bg-accent-soft p-[8%]">
    <span className="block h-[4%] w-2/5 self-center rounded-control bg-surface" />
    <span className="mt-[6%] block h-[5%] w-4/5 rounded-control bg-surface" />
    <span className="block h-[3%] w-full rounded-control bg-surface" />
    <span className="block h-[3%] w-3/5 rounded-control bg-surface" />
    <span className="grid flex-1 place-items-center rounded-control bg-surface p-2 text-center text-caption text-ink-muted">
      {children}
    </span>
    <span className="block h-[7%] w-full rounded-control bg-accent opacity-40" />
  </span>
);
