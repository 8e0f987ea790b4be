/** Words for the states of an application. Only screens and scenarios have one: an opened list is no opened account. */
const ofApplications = {
  draft: /\b(?:draft|filled|resumed)\b/i,
  'under-review': /\bunder review\b/i,
  'to-fix': /\bto fix\b/i,
  opened: /\bopened\b(?! (?:by|elsewhere))/i,
  refused: /(?<!margin )\brefused\b/i,
} as const;

/** Words for what a screen or a component can show. “No minor” and “Nothing differs” are not empty, so the words are listed. */
const ofAnything = {
  empty:
    /\bempty\b|^new customer\b|^nothing (?:held|chosen|found|to|left)\b|^no (?:[\w-]+ )?(?:account|agreements|results?)\b/i,
  loading: /(?<!at )\bloading\b|\b(?:busy|sending|checking)\b(?! failed)/i,
  error: /\b(?:errors?|wrong|fails?|missing|denied|unloadable|provider down)\b|^[^/]*\bfailed\b|^no match\b/i,
  offline: /\b(?:offline|network)\b/i,
} as const;

/**
 * The states by which stories are named, tagged and filtered in the sidebar, each with the words of a name that mean it.
 * A story says otherwise by its tags: `tags: ['error']`, `tags: ['!refused']`.
 */
export const states = { ...ofApplications, ...ofAnything } satisfies Readonly<Record<string, RegExp>>;

export type StateTag = keyof typeof states;

/** Words for a state that has another name in the vocabulary. No story may use them. */
export const otherWords: Readonly<Record<string, StateTag>> = {
  'Sent Back': 'to-fix',
  'Action Needed': 'to-fix',
  Declined: 'refused',

  Pending: 'under-review',
  'Load Failed': 'error',
};

/** Returns the tags of a story by its title (`Screens/Opening/Status`) and name (`Under review late`). */
export function statesIn(title: string, name: string): readonly StateTag[] {
  const shown = `${name} / ${title.split('/').at(-1)}`;
  const possible = title.startsWith('Components/') ? ofAnything : states;
  return (Object.keys(possible) as StateTag[]).filter((state) => states[state].test(shown));
}

/**
 * Returns whether a screen shows at its start what its name says, and its play leads on: an empty form is filled in, and
 * what was sent back or refused is corrected. Errors and a lost network come only from the play.
 */
export function isSeenAtStart(title: string, name: string, tags: readonly string[]): boolean {
  if (!title.startsWith('Screens/')) return false;
  const shown = [...statesIn(title, name), ...tags];
  const has = (...some: readonly StateTag[]) => some.some((state) => shown.includes(state));
  return name === 'Empty' || (has('to-fix', 'refused') && !has('error', 'offline'));
}

/** The words for the states of an application in its contract. */
export const wordsOfState = {
  draft: 'Draft',
  'under-review': 'Under review',
  'action-needed': 'To fix',
  opened: 'Opened',
  failed: 'Refused',
} as const;
