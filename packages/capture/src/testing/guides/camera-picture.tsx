import { Button } from '@quayside/ui/button';

type CameraPictureProps = {
  /** `frame`: an empty frame. `photo`: the frame with a photo of a passport. */
  shows: 'frame' | 'photo';
  /** The hint below the frame of the camera. */
  hint?: string;
  actions: readonly string[];
};

/** Renders a picture of the document camera. The real component would request access to the camera. */
export const CameraPicture = ({ shows, hint, actions }: CameraPictureProps) => (
  <div className="flex flex-col gap-4 overflow-hidden rounded-card bg-hero p-4">
    <svg aria-hidden="true" viewBox="0 0 240 160" className="block w-full" fill="none">
      {shows === 'photo' && (
        <>
          <rect x="24" y="16" width="192" height="128" rx="8" className="fill-surface" />
          <rect x="40" y="34" width="48" height="60" rx="3" className="fill-line" />
          <path d="M100 40h84M100 54h60M100 68h72M100 82h48" className="stroke-line-strong" strokeWidth="5" />
          <path d="M36 116h168M36 130h168" className="stroke-ink" strokeWidth="5" strokeDasharray="7 3" />
        </>
      )}
      <rect x="24" y="16" width="192" height="128" rx="8" className="stroke-on-hero" strokeWidth="3" />
      {shows === 'frame' && <path d="M24 108h192" className="stroke-on-hero" strokeWidth="2" strokeDasharray="5 5" />}
    </svg>
    {hint && <p className="m-0 text-center text-label text-on-hero">{hint}</p>}
    <div className="flex flex-col gap-2 rounded-control bg-surface p-3">
      {actions.map((words, at) => (
        <Button key={words} width="full" size="medium" variant={at === 0 ? 'primary' : 'secondary'}>
          {words}
        </Button>
      ))}
    </div>
  </div>
);
