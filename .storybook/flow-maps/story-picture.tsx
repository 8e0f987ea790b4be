import { useState } from 'react';
import { ScreenOutline } from './screen-outline.tsx';
import { Thumbnail } from './thumbnail.tsx';

const compared = import.meta.glob<string>('../pictures/screens-*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * `npm run build-storybook` writes a picture of each screen's stories and of each overlay in a guide, in English and
 * white, beside the static files: `built`. A development server shows those of the last build (`recorded`), or those
 * that the repository keeps (`kept`).
 */
const written = import.meta.env.STORYBOOK_STORY_PICTURES as 'built' | 'recorded' | 'kept' | undefined;

/** `note`: how the picture differs from what the page would show, such as its skin. */
export type RecordedPicture = { readonly address: string; readonly note?: string | undefined };

/** Returns the pictures of a story that were made before, the one that is the most like the story first. */
export function picturesOf(story: string): readonly RecordedPicture[] {
  const { lang, dataset } = document.documentElement;
  const skin = dataset.skin ?? 'white';
  const keptAs = (language: string, ground: string) => compared[`../pictures/${story}.${language}.${ground}.png`];
  const exact = keptAs(lang, skin);
  const plain = keptAs('en', 'white');
  const isPlain = lang === 'en' && skin === 'white';
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

/** Returns the address of the picture that was made of a story, where it shows the page's language and skin. */
export const builtPictureOf = (story: string): string | undefined =>
  picturesOf(story).find(({ note }) => note !== 'English, white')?.address;

type StoryPictureProps = {
  story: string;
  /** px */
  width: number;
  /** When the story itself is shown: where no picture has the page's language and skin, where there is no picture at all, or not yet. */
  live?: 'without-exact' | 'without-any' | 'not-yet';
};

/** Renders a story as a picture that cannot be operated: one that a build or a test has made, otherwise the story itself, or the outline of a screen. */
export function StoryPicture({ story, width, live = 'without-exact' }: StoryPictureProps) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const picture = picturesOf(story).find(({ address }) => !missing.includes(address));
  const isPlain = picture?.note === 'English, white';
  if (live !== 'not-yet' && (!picture || (isPlain && live === 'without-exact')))
    return <Thumbnail story={story} width={width} />;
  return (
    <span
      data-picture={picture ? 'recorded' : 'none'}
      className="relative block aspect-[390/844] overflow-hidden rounded-control border border-line bg-surface"
      style={{ width }}
    >
      <span className="absolute inset-0">
        <ScreenOutline>{picture ? null : 'Loading'}</ScreenOutline>
      </span>
      {picture && (
        <img
          key={picture.address}
          src={picture.address}
          alt=""
          loading="lazy"
          onError={() => setMissing((before) => [...before, picture.address])}
          className="relative block size-full object-cover object-top"
        />
      )}
      {picture?.note && (
        <span className="absolute inset-x-0 bottom-0 bg-surface-sunken px-1 text-center text-[0.6875rem] text-ink-muted">
          {picture.note}
        </span>
      )}
    </span>
  );
}
