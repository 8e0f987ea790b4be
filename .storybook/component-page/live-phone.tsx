import { useEffect, useRef, useState } from 'react';
import { ScreenOutline } from '../flow-maps/screen-outline.tsx';
import { picturesOf } from '../flow-maps/story-picture.tsx';

type LivePhoneProps = {
  story: string;
  title: string;
  /** The story as it begins, without its play. */
  isStill: boolean;
  /** Called once the story is drawn, or after `LONGEST`: what waits for it must come even if it fails. */
  onDrawn: () => void;
};

/** In milliseconds. */
const CHECKS = 250;
const LONGEST = 12_000;

/** Shows a story in the frame of a phone, and the picture that was made of it until the story is drawn. */
export function LivePhone({ story, title, isStill, onDrawn }: LivePhoneProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!isDrawnIn(frame.current?.contentDocument)) return;
      setDrawn(true);
      onDrawn();
      clearInterval(timer);
    }, CHECKS);
    const late = setTimeout(onDrawn, LONGEST);
    return () => {
      clearInterval(timer);
      clearTimeout(late);
    };
  }, [onDrawn]);
  return (
    <span className="relative block h-[min(844px,86vh)] w-full overflow-hidden rounded-[28px] border border-line-strong bg-surface">
      <iframe
        ref={frame}
        title={title}
        src={`./iframe.html?id=${story}&viewMode=story${isStill ? '&still=1' : ''}`}
        className="block size-full border-0 bg-surface"
      />
      {!isDrawn && <Meanwhile story={story} />}
    </span>
  );
}

/** The frame is of this origin. Storybook covers it until the story is prepared, and the story is empty until it has its code. */
function isDrawnIn(page: Document | null | undefined): boolean {
  const root = page?.body?.classList.contains('sb-show-main') && page.querySelector('#storybook-root');
  return Boolean(root && (root.textContent?.trim() || root.querySelector('svg, img')));
}

function Meanwhile({ story }: { story: string }) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const picture = picturesOf(story).find(({ address }) => !missing.includes(address));
  return (
    <span className="pointer-events-none absolute inset-0 block bg-surface">
      {picture ? (
        <img
          key={picture.address}
          src={picture.address}
          alt=""
          fetchPriority="high"
          onError={() => setMissing((before) => [...before, picture.address])}
          className="block w-full"
        />
      ) : (
        <ScreenOutline>The screen is loading</ScreenOutline>
      )}
      {picture && (
        <span className="absolute inset-x-0 bottom-4 mx-auto block w-fit rounded-full bg-ink px-3 py-1 text-caption text-surface">
          A picture until the screen has loaded
        </span>
      )}
    </span>
  );
}
