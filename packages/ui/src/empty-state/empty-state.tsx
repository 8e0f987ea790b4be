import type { ReactNode } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';
import { Illustration } from '../illustration/illustration.tsx';

export type EmptyStateProps = {
  /** The reason why there is no content. */
  title: ReactNode;
  /** One or two sentences about what the user can do. */
  children?: ReactNode;
  /** An icon of 28 px. By default, the component shows a drawing of an empty tray. */
  icon?: ReactNode;
  /** A button or link below the text. */
  action?: ReactNode;
} & ElementProps<'div', 'title'>;

/** Renders a message for an empty list or screen, with a picture and, optionally, an action. */
export const EmptyState = ({ title, children, icon, action, className = '', ...rest }: EmptyStateProps) => (
  <div {...rest} className={`flex flex-col items-center px-gutter py-10 text-balance text-center ${className}`}>
    {icon ? (
      <span className="mb-4 inline-flex size-14 items-center justify-center rounded-full bg-surface-sunken text-ink-muted">
        {icon}
      </span>
    ) : (
      <Illustration name="empty" />
    )}
    <p className="m-0 text-ink text-title">{title}</p>
    {children ? <div className="mt-1 max-w-[34ch] text-ink-muted text-label">{children}</div> : null}
    {action ? <div className="mt-5">{action}</div> : null}
  </div>
);
