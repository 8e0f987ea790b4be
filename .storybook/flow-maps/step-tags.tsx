import type { StepPlace } from './drawings.ts';

/** Small marks of steps, with what the legend says of them. */
const tags = {
  some: ['Some customers', 'What we know of a customer decides who is asked.'],
  end: ['Can end here', 'An answer can mean that we can’t open the account.'],
  again: ['Asked again', 'Comes back if the customer changes an earlier answer.'],
  fix: ['May need a fix', 'We may send it back. Its state is then “to fix”.'],
} as const;
export type Tag = keyof typeof tags;

export const tagsOf = ({ conditional, lane, canEnd, seals, requirement }: StepPlace): readonly Tag[] => [
  ...(conditional && !lane ? (['some'] as const) : []),
  ...(canEnd ? (['end'] as const) : []),
  ...(seals ? (['again'] as const) : []),
  ...(requirement ? (['fix'] as const) : []),
];

const tones: Readonly<Record<Tag, string>> = {
  some: 'bg-surface-sunken text-ink',
  end: 'bg-danger-soft text-danger',
  again: 'bg-accent-soft text-accent',
  fix: 'bg-warning-soft text-warning',
};

export const TagMark = ({ tag }: { tag: Tag }) => (
  <span className={`inline-block rounded-[4px] px-1.5 text-caption leading-5 ${tones[tag]}`}>{tags[tag][0]}</span>
);

/** Says what the marks of a map mean, each that the map has. */
export function Legend({ tags: shown }: { tags: readonly Tag[] }) {
  const used = (Object.keys(tags) as Tag[]).filter((tag) => shown.includes(tag));
  if (!used.length) return null;
  return (
    <dl aria-label="Legend" className="m-0 flex flex-wrap gap-x-6 gap-y-2 text-caption text-ink-muted">
      {used.map((tag) => (
        <div key={tag} className="flex items-center gap-2">
          <dt>
            <TagMark tag={tag} />
          </dt>
          <dd className="m-0">{tags[tag][1]}</dd>
        </div>
      ))}
    </dl>
  );
}
