import { useState } from 'react';
import { Thumbnail } from './thumbnail.tsx';

const kept = import.meta.glob<string>('../pictures/screens-*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** `npm run build-storybook` writes a picture of each screen's stories, in English and white, beside the static files. */
const hasPictures = Boolean(import.meta.env.STORYBOOK_STORY_PICTURES);

/** Renders a story as a picture that cannot be operated: one that a build or a test has made, otherwise the story itself. */
export function StoryPicture({ story, width }: { story: string; width: number }) {
  const { lang, dataset } = document.documentElement;
  const [isMissing, setMissing] = useState(false);
  const look = `${lang}.${dataset.skin ?? 'white'}`;
  const built = hasPictures && look === 'en.white' && story.startsWith('screens-') && !isMissing;
  const picture = built ? `./story-pictures/${story}.webp` : kept[`../pictures/${story}.${look}.png`];
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
