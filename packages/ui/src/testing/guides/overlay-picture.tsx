import type { ReactNode } from 'react';
import { Button } from '../../button/button.tsx';

type OverlayPictureProps = {
  of: 'dialog' | 'sheet';
  /** The label of the button that opened the overlay, shown on the page behind it. */
  opener?: string;
  title: string;
  actions?: readonly string[];
  children: ReactNode;
};

/** Renders a picture of a dialog or sheet above a page. A real overlay would cover the guide. */
export const OverlayPicture = ({ of, opener, title, actions = [], children }: OverlayPictureProps) => (
  <div className="flex min-h-64 flex-col overflow-hidden rounded-card border border-line bg-surface">
    {opener && (
      <div className="p-4">
        <Button variant="quiet">{opener}</Button>
      </div>
    )}
    <div className={`flex grow bg-mask p-4 ${of === 'sheet' ? 'items-end px-0 pb-0' : 'items-center'}`}>
      <div
        className={`flex w-full flex-col gap-2 bg-surface-raised p-4 ${of === 'sheet' ? 'rounded-t-card' : 'rounded-card'}`}
      >
        <p className="m-0 text-title">{title}</p>
        <p className="m-0 text-body text-ink-muted">{children}</p>
        {actions.map((words, at) => (
          <Button key={words} width="full" variant={at === 0 ? 'primary' : 'secondary'}>
            {words}
          </Button>
        ))}
      </div>
    </div>
  </div>
);
