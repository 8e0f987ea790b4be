import { folder, names } from 'virtual:picture-names';
import { useState } from 'react';
import { ScreenOutline } from './screen-outline.tsx';
import { Thumbnail } from './thumbnail.tsx';

const compared = new Set(names);

/**
 * `npm run task -- build-storybook` writes a picture of each screen's stories and of each overlay in a guide, in English and
 * white, beside the static files: `built`. A development server shows those of the last build: `recorded`.
 */
const written = import.meta.env.STORYBOOK_STORY_PICTURES as 'built' | 'recorded' | undefined;

/** px of a picture in a page */
export const PICTURE_WIDTH = 200;
const PICTURE_HEIGHT = 433;

/** `note`: how the picture differs from what the page would show, such as its skin. */
export type RecordedPicture = { readonly address: string; readonly note?: string | undefined };

/** Returns whether a picture can have the language and skin of the page: the ones that a build makes are in English and white. */
export const isPlainPage = (): boolean => {
  const { lang, dataset } = document.documentElement;
  return lang === 'en' && (dataset.skin ?? 'white') === 'white';
};

/** Returns the pictures of a story that were made before, the one that is the most like the story first. */
export function picturesOf(story: string): readonly RecordedPicture[] {
  const { lang, dataset } = document.documentElement;
  const skin = dataset.skin ?? 'white';
  const keptAs = (language: string, ground: string) => {
    const name = `${story}.${language}.${ground}`;
    return compared.has(name) ? `${folder}/${name}.png` : undefined;
  };
  const exact = keptAs(lang, skin);
  const plain = keptAs('en', 'white');
  const isPlain = isPlainPage();
  const byBuild: RecordedPicture | undefined = written && {
    address: `./story-pictures/${story}.webp`,
    note: isPlain ? undefined : 'English, white',
  };
  return [
    ...(byBuild && isPlain ? [byBuild] : []),
    ...(exact ? [{ address: exact }] : []),
    ...(byBuild && !isPlain ? [byBuild] : []),
    ...(plain && !isPlain ? [{ address: plain, note: 'English, white' }] : []),
  ];
}

/** Returns the address of the picture that was made of a story, in the skin of the page where there is one. */
export const builtPictureOf = (story: string): string | undefined => picturesOf(story)[0]?.address;

type StoryPictureProps = {
  story: string;
  /** px; as wide as its place if absent */
  width?: number;
  /** Whether the story itself is shown where no picture has the page's language and skin. A page asks for it on a press. */
  isLive?: boolean;
  /** Whether it is in sight when the page opens: it is asked for before what the page needs later. */
  isFirst?: boolean;
};

/** Renders a story as a picture that cannot be operated: one that a build or a test has made, or the outline of a screen. */
export function StoryPicture({ story, width, isLive = false, isFirst = false }: StoryPictureProps) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const picture = picturesOf(story).find(({ address }) => !missing.includes(address));
  if (isLive && width && (!picture || picture.note)) return <Thumbnail story={story} width={width} />;
  return (
    <span
      data-picture={picture ? 'recorded' : 'none'}
      className="relative block aspect-[390/844] max-w-full overflow-hidden rounded-control bg-surface"
      style={{ width }}
    >
      <span className="absolute inset-0">
        <ScreenOutline>{picture || !width ? null : 'No picture yet'}</ScreenOutline>
      </span>
      {picture && (
        <img
          key={picture.address}
          src={picture.address}
          alt=""
          width={PICTURE_WIDTH}
          height={PICTURE_HEIGHT}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          onError={() => setMissing((before) => [...before, picture.address])}
          className="relative block size-full object-cover object-top"
        />
      )}
      {/* a border around the picture would make it smaller, and blurred */}
      <span className="absolute inset-0 rounded-control border border-line" />
      {picture?.note && width && (
        <span className="absolute inset-x-0 bottom-0 bg-surface-sunken px-1 text-center text-caption text-ink-muted">
          {picture.note}
        </span>
      )}
    </span>
  );
}
