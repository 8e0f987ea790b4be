import { type ReactNode, useState } from 'react';
import { Thumbnail } from './thumbnail.tsx';

const kept = import.meta.glob<string>('../pictures/screens-*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * `npm run build-storybook` writes a picture of each screen's stories and of each overlay in a guide, in English and
 * white, beside the static files: `built`. A development server shows those of the last build: `recorded`.
 */
const written = import.meta.env.STORYBOOK_STORY_PICTURES as 'built' | 'recorded' | undefined;

/** `note`: how the picture differs from what the page would show, such as its skin. */
export type RecordedPicture = { readonly address: string; readonly note?: string | undefined };

/** Returns the pictures of a story that were made before, the one that is the most like the story first. */
export function picturesOf(story: string): readonly RecordedPicture[] {
  const { lang, dataset } = document.documentElement;
  const skin = dataset.skin ?? 'white';
  const keptAs = (language: string, ground: string) => kept[`../pictures/${story}.${language}.${ground}.png`];
  const exact = keptAs(lang, skin);
  const plain = keptAs('en', 'white');
  const isPlain = lang === 'en' && skin === 'white';
  const byBuild: RecordedPicture | undefined = written && {
    address: `./story-pictures/${story}.webp`,
    note: isPlain ? (written === 'recorded' ? 'Last build' : undefined) : 'English, white',
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
  /** Whether the story itself is shown where no picture has the page's language and skin. */
  isLive?: boolean;
};

/** Renders a story as a picture that cannot be operated: one that a build or a test has made, otherwise the story itself, or the outline of a screen. */
export function StoryPicture({ story, width, isLive = true }: StoryPictureProps) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const picture = picturesOf(story).find(({ address }) => !missing.includes(address));
  if (isLive && (!picture || picture.note === 'English, white')) return <Thumbnail story={story} width={width} />;
  return (
    <span
      data-picture={picture ? 'recorded' : 'none'}
      className="relative block aspect-[390/844] overflow-hidden rounded-control border border-line bg-surface"
      style={{ width }}
    >
      <span className="absolute inset-0">
        <ScreenOutline>{picture ? null : 'Press to show'}</ScreenOutline>
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

/** The outline of a screen, where no picture of it has been made yet. */
export const ScreenOutline = ({ children }: { children?: ReactNode }) => (
  <span aria-hidden className="flex size-full flex-col gap-[4%] bg-surface p-[8%]">
    <span className="block h-[4%] w-2/5 self-center rounded-control bg-line" />
    <span className="mt-[6%] block h-[5%] w-4/5 rounded-control bg-line" />
    <span className="block h-[3%] w-full rounded-control bg-surface-sunken" />
    <span className="block h-[3%] w-3/5 rounded-control bg-surface-sunken" />
    <span className="grid flex-1 place-items-center rounded-control bg-surface-sunken p-2 text-center text-caption text-ink-muted">
      {children}
    </span>
    <span className="block h-[7%] w-full rounded-control bg-line" />
  </span>
);
