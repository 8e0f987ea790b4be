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
/** A story has hundreds of requests in development. Pictures would wait behind them, so that they come first, for so long. */
const LONGEST_FOR_PICTURES = 3000;

/** Shows a story in the frame of a phone, and the picture that was made of it until the story is drawn. */
export function LivePhone({ story, title, isStill, onDrawn }: LivePhoneProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const [isLate, setLate] = useState(false);
  const mayLoad = useAfterPictures();
  useEffect(() => {
    const timer = setInterval(() => {
      if (!isDrawnIn(frame.current?.contentDocument)) return;
      setDrawn(true);
      onDrawn();
      clearInterval(timer);
    }, CHECKS);
    const late = setTimeout(() => {
      setLate(true);
      onDrawn();
    }, LONGEST);
    return () => {
      clearInterval(timer);
      clearTimeout(late);
    };
  }, [onDrawn]);
  return (
    <span className="relative block h-[min(844px,86vh)] w-full overflow-hidden rounded-[28px] border border-line-strong bg-surface">
      {mayLoad && (
        <iframe
          ref={frame}
          title={title}
          src={`./iframe.html?id=${story}&viewMode=story${isStill ? '&still=1' : ''}`}
          className="block size-full border-0 bg-surface"
        />
      )}
      {!isDrawn && <Meanwhile story={story} isLate={isLate} />}
    </span>
  );
}

/** The frame is of this origin. Storybook covers it until the story is prepared, and the story is empty until it has its code. */
function isDrawnIn(page: Document | null | undefined): boolean {
  const root = page?.body?.classList.contains('sb-show-main') && page.querySelector('#storybook-root');
  return Boolean(root && (root.textContent?.trim() || root.querySelector('svg, img')));
}

/** Returns whether the pictures in sight have come, or have taken too long. */
function useAfterPictures(): boolean {
  const [isAfter, setAfter] = useState(false);
  useEffect(() => {
    const end = performance.now() + LONGEST_FOR_PICTURES;
    const check = () => {
      if (
        performance.now() < end &&
        [...document.querySelectorAll<HTMLImageElement>('[data-picture] img')].some(isAwaited)
      )
        return;
      setAfter(true);
      clearInterval(timer);
    };
    const timer = setInterval(check, CHECKS);
    check();
    return () => clearInterval(timer);
  }, []);
  return isAfter;
}

const isAwaited = (picture: HTMLImageElement): boolean =>
  !picture.complete && picture.getBoundingClientRect().top < window.innerHeight;

const words = {
  picture: 'A picture until the screen has loaded',
  late: 'The screen takes long. The link below opens it alone.',
} as const;

function Meanwhile({ story, isLate }: { story: string; isLate: boolean }) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const picture = picturesOf(story).find(({ address }) => !missing.includes(address));
  return (
    <span data-picture className="pointer-events-none absolute inset-0 block bg-surface">
      <ScreenOutline>{picture ? null : 'The screen is loading'}</ScreenOutline>
      {picture && (
        <img
          key={picture.address}
          src={picture.address}
          alt=""
          fetchPriority="high"
          onError={() => setMissing((before) => [...before, picture.address])}
          className="absolute inset-x-0 top-0 block w-full"
        />
      )}
      {(picture || isLate) && (
        <span
          role="status"
          className="absolute inset-x-0 bottom-4 mx-auto block w-fit rounded-full bg-ink px-3 py-1 text-caption text-surface"
        >
          {isLate ? words.late : words.picture}
        </span>
      )}
    </span>
  );
}
