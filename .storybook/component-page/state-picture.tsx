import { StoryPicture } from '../flow-maps/story-picture.tsx';
import type { PageStory } from './page-story.ts';
import { nameOfStory } from './story-grid.tsx';
import { whatDiffers } from './what-differs.ts';

type StatePictureProps = {
  story: PageStory;
  state: 'shown' | 'other';
  /** Whether it is in the first window of the page. */
  isFirst: boolean;
  /** What stands below the name, in place of what differs. */
  words?: string | undefined;
  onChoose: (story: PageStory) => void;
};

/** Renders the picture of a state, which runs the state on a press, and what differs in it. */
export const StatePicture = ({ story, state, isFirst, words, onChoose }: StatePictureProps) => (
  <>
    <button
      type="button"
      aria-pressed={state === 'shown'}
      className="block w-full cursor-pointer rounded-control border-0 bg-transparent p-0 text-left text-ink aria-pressed:text-accent"
      onClick={() => onChoose(story)}
    >
      <StoryPicture story={story.id} width={132} isFirst={isFirst} />
      <span className={`mt-1 block text-caption ${words ? 'font-semibold' : ''}`}>{nameOfStory(story)}</span>
      {words && <span className="block text-caption text-ink-muted">{words}</span>}
    </button>
    <Difference words={words ? undefined : whatDiffers(story.parameters)} />
  </>
);

/** Below the button, so that its name stays the name of the state. Two lines of it show beside other pictures, and all of it to a pointer. */
const Difference = ({ words }: { words: string | undefined }) =>
  words ? (
    <p title={words} className="mt-0.5 mb-0 line-clamp-2 text-[0.75rem] text-ink-muted leading-snug">
      {words}
    </p>
  ) : null;
