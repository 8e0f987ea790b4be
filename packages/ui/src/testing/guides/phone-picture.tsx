import type { ReactNode } from 'react';

type PhonePictureProps = {
  /** The position of the overlay. `none`: an overlay in the middle without a mask. */
  placement?: 'bottom' | 'middle' | 'none';
  /** The content of the page behind the overlay. Default: grey bars. */
  behind?: ReactNode;
  children: ReactNode;
};

const places = { bottom: 'items-end', middle: 'items-center px-5', none: 'items-center justify-center' } as const;

/** Renders an overlay in the picture of a phone. A real overlay would cover the gallery. */
export const PhonePicture = ({ placement: at = 'bottom', behind, children }: PhonePictureProps) => (
  <div
    className={`relative overflow-hidden rounded-card border border-line-strong bg-surface ${at === 'middle' ? 'h-80' : 'h-60'}`}
  >
    <div aria-hidden className="absolute inset-0 flex flex-col gap-3 p-4">
      {behind ?? (
        <>
          <span className="block h-4 w-2/5 rounded-control bg-line" />
          <span className="block h-3 w-full rounded-control bg-line" />
          <span className="block h-3 w-4/5 rounded-control bg-line" />
        </>
      )}
    </div>
    <div className={`absolute inset-0 flex ${places[at]} ${at === 'none' ? '' : 'bg-mask'}`}>{children}</div>
  </div>
);

type PanelProps = { at: 'bottom' | 'middle'; title: string; children?: ReactNode };

/** Renders the surface of a dialog or a sheet with its title. */
export const Panel = ({ at, title, children }: PanelProps) => (
  <div
    className={`flex w-full flex-col gap-3 bg-surface-raised p-4 ${at === 'bottom' ? 'rounded-t-card' : 'rounded-card'}`}
  >
    <p className="m-0 text-title">{title}</p>
    {children}
  </div>
);
