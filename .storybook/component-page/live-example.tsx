import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { picturesOf } from '../flow-maps/story-picture.tsx';
import { isDrawnIn } from './drawn-in.ts';
import heights from './example-heights.json' with { type: 'json' };
import type { PageStory } from './page-story.ts';
import './live-example.css';

/** In milliseconds. */
const CHECKS = 200;
/** px of an example that nobody has measured. */
const USUAL_HEIGHT = 130;

/** Returns the px of the example of a story in its canvas. */
export const heightOfExample = (story: string): number =>
  (heights as Readonly<Record<string, number>>)[story] ?? USUAL_HEIGHT;

type LiveExampleProps = { story: PageStory; children: ReactNode };

/**
 * Keeps the room of a live example, and covers it with the picture of its story or with an outline until it is drawn and
 * has its height. The cover is a style, because the canvas is Storybook's own.
 */
export function LiveExample({ story, children }: LiveExampleProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (isDrawn) return undefined;
    let before = 0;
    const timer = setInterval(() => {
      const canvas = place.current?.querySelector('.docs-story');
      const height = canvas ? contentOf(canvas) : 0;
      if (height > 0 && height === before) setDrawn(true);
      before = height;
    }, CHECKS);
    return () => clearInterval(timer);
  }, [isDrawn]);
  const picture = picturesOf(story.id)[0]?.address;
  const style = {
    '--live-height': `${heightOfExample(story.id)}px`,
    '--live-place': placeOf(story),
    ...(picture && isFramed(story) && { '--live-picture': `url("${picture}")` }),
  } as CSSProperties;
  return (
    <div ref={place} data-live={isDrawn ? 'drawn' : 'waits'} style={style}>
      {children}
    </div>
  );
}

/** Returns where the overlay stands in the picture of a phone, which is higher than the canvas. */
const placeOf = ({ title }: PageStory) => (/dialog/i.test(title) ? 'center' : /sheet/i.test(title) ? 'bottom' : 'top');

/** Whether a story has a frame of its own: it covers a page. */
export const isFramed = ({ parameters }: PageStory): boolean =>
  (parameters.docs as { story?: { inline?: boolean } } | undefined)?.story?.inline === false;

/** The class of the place of a story, which is as wide as a phone: a canvas adds its own padding to a frame of 390 px. */
export const phoneWide = (story: PageStory): string => (isFramed(story) ? 'max-w-[408px]' : 'max-w-[432px]');

/** Returns the px of what is drawn in a canvas; 0 as long as nothing is. */
function contentOf(canvas: Element): number {
  const frame = canvas.querySelector('iframe');
  // a line has neither words nor a picture
  const isDrawn = frame ? isDrawnIn(frame.contentDocument) : canvas.querySelector('.sb-story .q-root > *') !== null;
  return isDrawn ? (canvas.firstElementChild?.scrollHeight ?? 0) : 0;
}
