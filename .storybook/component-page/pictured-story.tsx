import facts from 'virtual:kit-facts';
import { useState } from 'react';
import type { Part } from '../../packages/ui/src/testing/guides/guide.ts';
import { builtPictureOf } from '../flow-maps/story-picture.tsx';
import { storyOfPage } from './story-of-page.ts';

/** px of the phone in the pictures of stories */
const PHONE = { width: 390, height: 844 };

type PicturedStoryProps = {
  folder: string;
  story: string;
  /** px of the phone that the story fills. */
  height?: number | undefined;
  parts: readonly Part[];
};

/** Shows the picture of a story with a number at each part, and the story itself after a press. It does not play, and can't take the focus from the page. */
export function PicturedStory({ folder, story, height = PHONE.height, parts }: PicturedStoryProps) {
  const phone = { width: PHONE.width, height };
  const [isRunning, setRunning] = useState(false);
  const id = storyOfPage(facts[folder]?.page ?? '', story);
  const picture = builtPictureOf(id);
  return (
    <div className="w-full max-w-[390px]">
      <div
        className="relative overflow-hidden rounded-card border border-line bg-surface"
        style={{ aspectRatio: `${phone.width} / ${phone.height}` }}
      >
        {isRunning ? (
          <iframe
            inert
            title={`${facts[folder]?.name} on a phone`}
            src={`./iframe.html?id=${id}&viewMode=story&still&globals=skin:${document.documentElement.dataset.skin}`}
            className="block size-full border-0 bg-surface"
          />
        ) : (
          picture && <img src={picture} alt="" className="block size-full object-cover object-top" />
        )}
        {!isRunning &&
          parts.map(({ name, spot }, at) =>
            spot ? (
              <span
                key={name}
                aria-hidden
                data-mark={at + 1}
                className="absolute grid size-[22px] place-items-center rounded-full bg-danger font-semibold text-[0.75rem] text-ink-on-accent leading-none outline-2 outline-surface"
                style={{
                  left: `calc(${(spot[0] / phone.width) * 100}% - 11px)`,
                  top: `calc(${(spot[1] / phone.height) * 100}% - 11px)`,
                }}
              >
                {at + 1}
              </span>
            ) : null,
          )}
      </div>
      <button
        type="button"
        className="mt-2 min-h-target cursor-pointer rounded-full border border-line-strong bg-surface px-4 text-accent text-label"
        onClick={() => setRunning(!isRunning)}
      >
        {isRunning ? 'Show the parts' : 'Run live'}
      </button>
    </div>
  );
}
