import type { ReactNode } from 'react';

/** What is not there, why, and what can be done about it. */
export type EmptyStateProps = {
  /** what there is nothing of: "No documents yet" */
  title: ReactNode;
  /** why, or how something comes to be here */
  children?: ReactNode;
  /** one icon of 28 px */
  icon?: ReactNode;
  action?: ReactNode;
};

/** A place with nothing in it yet. Renders a `<div>`. */
export const EmptyState = ({ title, children, icon, action }: EmptyStateProps) => (
  <div className="flex flex-col items-center px-gutter py-10 text-balance text-center">
    {icon ? (
      <span className="mb-4 inline-flex size-14 items-center justify-center rounded-full bg-surface-sunken text-ink-muted">
        {icon}
      </span>
    ) : null}
    <p className="m-0 text-ink text-title">{title}</p>
    {children ? <div className="mt-1 max-w-[34ch] text-ink-muted text-label">{children}</div> : null}
    {action ? <div className="mt-5">{action}</div> : null}
  </div>
);
