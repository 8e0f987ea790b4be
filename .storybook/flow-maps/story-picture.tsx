import { Thumbnail } from './thumbnail.tsx';

const pictures = import.meta.glob<string>('../pictures/screens-*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Renders a story as a picture that cannot be operated: the stored one where a test keeps it, otherwise the story itself. */
export function StoryPicture({ story, width }: { story: string; width: number }) {
  const { lang, dataset } = document.documentElement;
  const stored = pictures[`../pictures/${story}.${lang}.${dataset.skin ?? 'white'}.png`];
  if (!stored) return <Thumbnail story={story} width={width} />;
  return (
    <img
      src={stored}
      alt=""
      className="block aspect-[390/844] rounded-control border border-line object-cover object-top"
      style={{ width }}
    />
  );
}
