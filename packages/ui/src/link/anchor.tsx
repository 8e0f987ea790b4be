import { type ComponentProps, cloneElement, type ReactElement } from 'react';

export type AnchorProps = ComponentProps<'a'> & {
  /** The link of a router to render instead of an `<a>`. It has its own address. */
  render?: ReactElement | undefined;
};

/** Renders an `<a>`, or the link of a router with the same props and content. */
export const Anchor = ({ render, href, children, ...props }: AnchorProps) =>
  render ? (
    cloneElement(render, props, children)
  ) : (
    <a {...props} href={href}>
      {children}
    </a>
  );
