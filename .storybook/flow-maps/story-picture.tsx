import { useState } from 'react';
import { Thumbnail } from './thumbnail.tsx';

const kept = import.meta.glob<string>('../pictures/screens-*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** `npm run build-storybook` writes a picture of each screen's stories and of each overlay in a guide, in English and white, beside the static files. */
const hasPictures = Boolean(import.meta.env.STORYBOOK_STORY_PICTURES);

/** Returns the address of the picture that a build has made of a story, where it shows the page's language and skin. */
export function builtPictureOf(story: string): string | undefined {
  const { lang, dataset } = document.documentElement;
  return hasPictures && lang === 'en' && (dataset.skin ?? 'white') === 'white'
    ? `./story-pictures/${story}.webp`
    : undefined;
}

/** Renders a story as a picture that cannot be operated: one that a build or a test has made, otherwise the story itself. */
export function StoryPicture({ story, width }: { story: string; width: number }) {
  const { lang, dataset } = document.documentElement;
  const [isMissing, setMissing] = useState(false);
  const built = isMissing ? undefined : builtPictureOf(story);
  const picture = built ?? kept[`../pictures/${story}.${lang}.${dataset.skin ?? 'white'}.png`];
  if (!picture) return <Thumbnail story={story} width={width} />;
  return (
    <img
      src={picture}
      alt=""
      loading="lazy"
      onError={() => setMissing(true)}
      className="block aspect-[390/844] rounded-control border border-line bg-surface-sunken object-cover object-top"
      style={{ width }}
    />
  );
}
