import { useEffect, useRef, useState } from 'react';
import { ScreenOutline } from './screen-outline.tsx';

/** Width and height of the phone in a thumbnail, in pixels. */
const PHONE = { width: 390, height: 844 };

/** Thumbnails that load at the same time; each is a whole page of Storybook. */
const AT_ONCE = 2;
const waiting: (() => void)[] = [];
let loading = 0;

/** Only Storybook serves stories beside the page; a test run of the map does not. */
const isInStorybook = () => location.pathname.endsWith('/iframe.html');

type State = 'off-screen' | 'waiting' | 'loading' | 'loaded';

/** Renders a story as a small picture that cannot be operated, once it is near the screen and those before it have loaded. */
export function Thumbnail({ story, width }: { story: string /** px */; width: number }) {
  const scale = width / PHONE.width;
  const place = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<State>('off-screen');
  useEffect(() => {
    const { current } = place;
    if (!current || state !== 'off-screen') return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setState('waiting'),
      { rootMargin: '200px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [state]);
  useEffect(() => {
    if (state !== 'waiting') return undefined;
    const begin = () => {
      loading += 1;
      setState('loading');
    };
    waiting.push(begin);
    next();
    return () => {
      const at = waiting.indexOf(begin);
      if (at >= 0) waiting.splice(at, 1);
    };
  }, [state]);
  useEffect(() => {
    if (state !== 'loading') return undefined;
    return () => {
      loading -= 1;
      next();
    };
  }, [state]);
  if (!isInStorybook()) return null;
  return (
    <span
      ref={place}
      aria-hidden
      inert
      data-state={state}
      className="relative block shrink-0 overflow-hidden rounded-control border border-line bg-surface"
      style={{ width, height: PHONE.height * scale }}
    >
      {state !== 'loaded' && (
        <span className="absolute inset-0">
          <ScreenOutline>Loading</ScreenOutline>
        </span>
      )}
      {(state === 'loading' || state === 'loaded') && (
        <object
          type="text/html"
          aria-label={story}
          tabIndex={-1}
          data={`./iframe.html?id=${story}&viewMode=story&still=1&globals=${globalsOfPage()}`}
          onLoad={() => setState('loaded')}
          className="pointer-events-none relative block border-0"
          style={{ ...PHONE, transform: `scale(${scale})`, transformOrigin: '0 0' }}
        />
      )}
    </span>
  );
}

function next(): void {
  if (loading < AT_ONCE) waiting.shift()?.();
}

/** The language and skin that the toolbar has given to the map. */
const globalsOfPage = () =>
  `language:${document.documentElement.lang};skin:${document.documentElement.dataset.skin ?? 'white'}`;
