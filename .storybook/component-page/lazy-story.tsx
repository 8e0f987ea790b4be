import { DocsStory } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { picturesOf } from '../flow-maps/story-picture.tsx';
import { isFramed, LiveExample } from './live-example.tsx';
import { NearView } from './near-view.tsx';
import type { PageStory } from './page-story.ts';

type Docs = { story?: { height?: string } };

type LazyStoryProps = { story: PageStory; isFirst: boolean };

/** Renders a story once it is near the view. One with a frame of its own is a whole Storybook: only the first of a page starts by itself. */
export function LazyStory({ story, isFirst }: LazyStoryProps) {
  const { story: shown } = (story.parameters.docs ?? {}) as Docs;
  const [isStarted, setStarted] = useState(isFirst || !isFramed(story));
  if (isStarted)
    return (
      <NearView>
        <LiveExample story={story}>
          <DocsStory of={story.moduleExport} expanded={false} __forceInitialArgs />
        </LiveExample>
      </NearView>
    );
  return <Asleep story={story.id} height={shown?.height ?? '480px'} onStart={() => setStarted(true)} />;
}

type AsleepProps = { story: string; height: string; onStart: () => void };

/** Shows the picture of a story where there is one, and starts the story on a press. */
function Asleep({ story, height, onStart }: AsleepProps) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const picture = picturesOf(story).find(({ address }) => !missing.includes(address));
  return (
    <div
      className="sb-unstyled q-root relative mt-6 mb-10 overflow-hidden rounded-[4px] border border-line bg-surface-sunken"
      style={{ height }}
    >
      {picture && (
        <img
          src={picture.address}
          alt=""
          loading="lazy"
          className="mx-auto block w-[390px] max-w-full"
          onError={() => setMissing((before) => [...before, picture.address])}
        />
      )}
      <span className="absolute inset-0 grid place-items-center">
        <button
          type="button"
          className="min-h-target cursor-pointer rounded-full border-0 bg-ink px-5 font-medium text-label text-surface"
          onClick={onStart}
        >
          Run live
        </button>
      </span>
    </div>
  );
}
