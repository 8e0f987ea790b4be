import { useEffect, useRef, useState } from 'react';
import { PICTURE_WIDTH, StoryPicture } from '../flow-maps/story-picture.tsx';
import { isDrawnIn } from './drawn-in.ts';

type LivePhoneProps = {
  story: string;
  title: string;
  /** The story as it begins, without its play. */
  isStill: boolean;
  /** Whether the reader has asked for the screen itself, which needs the code of a whole Storybook. */
  isRunning: boolean;
};

/** In milliseconds. */
const CHECKS = 250;
const LONGEST = 12_000;

/** Shows the picture of a story at its own size, because a larger one is blurred. Once it runs, shows the story itself in the frame of a phone. */
export function LivePhone({ isRunning, ...of }: LivePhoneProps) {
  if (!isRunning) return <StoryPicture story={of.story} width={PICTURE_WIDTH} isFirst />;
  return <RunningPhone {...of} />;
}

function RunningPhone({ story, title, isStill }: Omit<LivePhoneProps, 'isRunning'>) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!isDrawnIn(frame.current?.contentDocument)) return;
      setDrawn(true);
      clearInterval(timer);
    }, CHECKS);
    const late = setTimeout(() => setLate(true), LONGEST);
    return () => {
      clearInterval(timer);
      clearTimeout(late);
    };
  }, []);
  return (
    <span className="relative block h-[min(844px,86vh)] w-[390px] max-w-full overflow-hidden rounded-[28px] border border-line-strong bg-surface">
      <iframe
        ref={frame}
        title={title}
        src={`./iframe.html?id=${story}&viewMode=story${isStill ? '&still=1' : ''}`}
        className="block size-full border-0 bg-surface"
      />
      {!isDrawn && (
        <span className="pointer-events-none absolute inset-0 flex flex-col items-center justify-center gap-4 bg-surface-sunken">
          <StoryPicture story={story} width={PICTURE_WIDTH} isFirst />
          <span role="status" className="rounded-full bg-ink px-3 py-1 text-caption text-surface">
            {isLate ? words.late : words.picture}
          </span>
        </span>
      )}
    </span>
  );
}

const words = {
  picture: 'A picture until the screen has loaded',
  late: 'The screen takes long. The link below opens it alone.',
} as const;
