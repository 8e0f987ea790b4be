import type { ReactNode } from 'react';

/** Renders a `<ul>` whose children are `Fact` items. */
export const FactList = ({ children }: { children: ReactNode }) => (
  <ul {...listRole} className="m-0 flex list-none flex-col gap-5 p-0">
    {children}
  </ul>
);

/** Keeps the list a list for screen readers: Safari removes the role from lists without markers (WebKit bug 170179). */
const listRole = { role: 'list' };

/** Renders a list item with an icon, a title and an optional text. */
export const Fact = ({ icon, title, children }: { icon: ReactNode; title: string; children?: ReactNode }) => (
  <li className="flex items-center gap-4">
    <span
      aria-hidden
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent"
    >
      {icon}
    </span>
    <span className="min-w-0">
      <span className="block font-semibold text-body text-ink">{title}</span>
      {children ? <span className="mt-0.5 block text-ink-muted text-label">{children}</span> : null}
    </span>
  </li>
);
