import { statesIn } from '../states.ts';

type Story = {
  readonly title: string;
  readonly name: string;
  readonly tags?: readonly string[];
  readonly globals?: Readonly<Record<string, unknown>>;
};

/** Where a customer stands when the story begins. A story of a screen that shows it says so by its tag. */
export const stages: Readonly<Record<string, string>> = {
  'stage-not-open': 'Not open yet',
  'stage-waiting': 'Waiting',
  'stage-to-fix': 'To fix',
  'stage-open': 'Open',
  'stage-refused': 'Refused',
};

/** The heads of the other screens, in their order. */
const others = {
  plain: 'The screen',
  back: 'To fix, under review or refused',
  trouble: 'Loading, errors and no network',
  looks: 'Other languages, skins and widths',
} as const;

/** A shorter list is read at once. */
const SHORT = 8;
const apart: Readonly<Record<string, keyof typeof others>> = {
  error: 'trouble',
  loading: 'trouble',
  offline: 'trouble',
  'to-fix': 'back',
  'under-review': 'back',
  refused: 'back',
};

export type StateGroup<One> = { readonly head?: string; readonly stories: readonly One[] };

/** Divides the states of a screen: by the stage of the customer where the stories have one, else by what they show. A short list stays whole. */
export function groupsOf<One extends Story>(stories: readonly One[]): readonly StateGroup<One>[] {
  const isStaged = stories.some((story) => stageOf(story));
  if (!isStaged && stories.length <= SHORT) return [{ stories }];
  const headOf = (story: One): string => (isStaged && stageOf(story)) || others[kindOf(story)];
  const heads = [...(isStaged ? Object.values(stages) : []), ...Object.values(others)];
  const groups = heads
    .map((head) => ({ head, stories: stories.filter((story) => headOf(story) === head) }))
    .filter((group) => group.stories.length > 0);
  return groups.length > 1 ? groups : [{ stories }];
}

const stageOf = ({ tags = [] }: Story): string | undefined => stages[tags.find((tag) => tag in stages) ?? ''];

function kindOf({ title, name, globals = {} }: Story): keyof typeof others {
  if ('viewport' in globals || 'skin' in globals || ('language' in globals && !('edition' in globals))) return 'looks';
  return statesIn(title, name).flatMap((state) => apart[state] ?? [])[0] ?? 'plain';
}
