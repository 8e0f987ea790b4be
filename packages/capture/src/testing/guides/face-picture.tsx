import { Button } from '@quayside/ui/button';
import { getIcon } from '@quayside/ui/testing/guides/icon';

type FacePictureProps = {
  /** `face`: the oval with a face. `nothing`: an empty oval. */
  shows: 'face' | 'nothing';
  /** The hint below the oval of the camera. */
  hint?: string;
  action?: string;
};

/** Renders a picture of the face camera. The real component would request access to the camera. */
export const FacePicture = ({ shows, hint, action }: FacePictureProps) => (
  <div className="flex flex-col items-center gap-4 rounded-card bg-hero p-5">
    <svg aria-hidden="true" viewBox="0 0 200 200" className="block h-44" fill="none">
      {shows === 'face' && (
        <>
          <path d="M32 200c4-42 34-54 68-54s64 12 68 54" className="fill-on-hero" opacity="0.35" />
          <ellipse cx="100" cy="92" rx="44" ry="56" className="fill-on-hero" opacity="0.6" />
        </>
      )}
      <ellipse cx="100" cy="94" rx="66" ry="84" className="stroke-on-hero" strokeWidth="4" strokeDasharray="9 7" />
    </svg>
    {hint && <p className="m-0 text-center text-label text-on-hero">{hint}</p>}
    {action && (
      <Button width="full" icon={getIcon('camera', 20)}>
        {action}
      </Button>
    )}
  </div>
);
