import { useState } from 'react';

/** Whether this build of Storybook has pictures of its stories, which `npm run task -- build-storybook` takes in English and the white skin. */
const hasPictures = Boolean(import.meta.env.STORYBOOK_STORY_PICTURES);

type StoryPictureProps = {
  story: string;
  /** The width in px. Default: the width of its container. */
  width?: number;
};

/** Renders the picture of a story on a phone. Renders an outline if the build has no picture of it. */
export function StoryPicture({ story, width }: StoryPictureProps) {
  const [isMissing, setMissing] = useState(!hasPictures);
  return (
    <span
      className="block aspect-[390/844] max-w-full overflow-hidden rounded-control border border-line bg-accent-soft"
      style={{ width }}
    >
      {isMissing ? (
        <span aria-hidden className="flex size-full flex-col gap-[4%] p-[8%]">
          <span className="block h-[5%] w-4/5 rounded-control bg-surface" />
          <span className="block h-[3%] w-3/5 rounded-control bg-surface" />
          <span className="block flex-1 rounded-control bg-surface" />
          <span className="block h-[7%] rounded-control bg-accent opacity-40" />
        </span>
      ) : (
        <img
          src={`./story-pictures/${story}.webp`}
          alt=""
          loading="lazy"
          className="block size-full object-cover object-top"
          onError={() => setMissing(true)}
        />
      )}
    </span>
  );
}
