import type { Place, StoryLink } from './drawings.ts';
import { type Tag, TagMark } from './step-tags.tsx';
import { StoryPicture } from './story-picture.tsx';

/** px of a phone in a strip: at 1440 px both ways of the first group stand in one row. */
const PHONE = 168;

type MapPhoneProps = {
  readonly place: Place;
  /** The id of the element, to which the overview leads. */
  readonly anchor?: string;
  /** The number of its step, with the letter of its way. */
  readonly label?: string | undefined;
  readonly notes?: readonly string[];
  readonly tags?: readonly Tag[];
  /** Whether a step leads to it. */
  readonly isOnAWay?: boolean;
  /** Whether the screens themselves are shown where no picture has the language and skin of the page. */
  readonly isLive?: boolean;
};

/** Renders the picture of a screen, which links to the story in it, and a list of all its stories. */
export function MapPhone(props: MapPhoneProps) {
  const { place, anchor, label, notes = [], tags: marks = [], isOnAWay = false, isLive = false } = props;
  const { id, path, found } = place;
  if (!found)
    return (
      <li className="m-0 w-[168px] shrink-0 rounded-control border border-danger px-3 py-2 text-danger text-label">
        {id} has no story
        <small className="block text-caption">{path}</small>
      </li>
    );
  return (
    <li id={anchor} className="flex shrink-0 items-start">
      {isOnAWay && label !== '1' && <Arrow />}
      <div className="w-[168px]">
        <a
          href={`./?path=/story/${found.cover.id}`}
          target="_top"
          className="block rounded-control text-accent text-label hover:underline"
        >
          <StoryPicture story={found.cover.id} width={PHONE} isLive={isLive} />
          <span className="block min-h-target pt-2 font-medium">
            {label ? `${label}. ` : ''}
            {found.title}
          </span>
        </a>
        {marks.length > 0 && (
          <p className="mt-1 mb-0 flex flex-wrap gap-1">
            {marks.map((tag) => (
              <TagMark key={tag} tag={tag} />
            ))}
          </p>
        )}
        {notes.length > 0 && <p className="mt-1 mb-0 text-caption text-ink-muted">{notes.join(' · ')}</p>}
        <States stories={found.stories} />
        {found.others.map((other) => (
          <States key={other.title} {...other} />
        ))}
      </div>
    </li>
  );
}

/** Leads from the phone before to the next one. */
const Arrow = () => (
  <svg aria-hidden viewBox="0 0 32 24" className="mt-[170px] block h-6 w-6 shrink-0 fill-none stroke-line-strong">
    <path d="M3 12h26M22 5l7 7-7 7" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

/** `title`: of another page at the path of the screen. */
function States({ title, stories }: { title?: string; stories: readonly StoryLink[] }) {
  const count = stories.length === 1 ? '1 state' : `${stories.length} states`;
  return (
    <details>
      <summary className="min-h-target cursor-pointer py-3 text-caption text-ink-muted">
        {title ? `${title}: ${count}` : count}
      </summary>
      <StoryList stories={stories} />
    </details>
  );
}

function StoryList({ stories }: { stories: readonly StoryLink[] }) {
  return (
    <ul className="m-0 list-none p-0">
      {stories.map(({ id, name }) => (
        <li key={id}>
          <StoryAnchor id={id}>{name}</StoryAnchor>
        </li>
      ))}
    </ul>
  );
}

/** Opens stories in Storybook (`_top`) and not in the frame of the map. */
function StoryAnchor({ id, children }: { id: string; children: string }) {
  return (
    <a
      className="flex min-h-target min-w-target flex-col justify-center rounded-control py-1 text-accent text-label hover:underline"
      href={`./?path=/story/${id}`}
      target="_top"
    >
      {children}
    </a>
  );
}
