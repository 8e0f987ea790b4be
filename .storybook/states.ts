/** Words for the states of an application. They apply only to screens and scenarios, because an opened list is not an opened account. */
const ofApplications = {
  draft: /\b(?:draft|filled|resumed)\b/i,
  'under-review': /\bunder review\b/i,
  'to-fix': /\bto fix\b/i,
  opened: /\bopened\b(?! (?:by|elsewhere))/i,
  refused: /(?<!margin )\brefused\b/i,
} as const;

/**
 * Words for the states of screens and components. “No minor” and “Nothing differs” are not empty, so the names of empty states are listed one by one.
 */
const ofAnything = {
  empty:
    /\bempty\b|^new customer\b|^nothing (?:held|chosen|found|to|left)\b|^no (?:[\w-]+ )?(?:account|agreements|results?)\b/i,
  loading: /(?<!at )\bloading\b|\b(?:busy|sending|checking)\b(?! failed)/i,
  error: /\b(?:errors?|wrong|fails?|missing|denied|unloadable|provider down)\b|^[^/]*\bfailed\b|^no match\b/i,
  offline: /\b(?:offline|network)\b/i,
} as const;

/**
 * The states by which stories are tagged and filtered in the sidebar, each with a pattern of its words in story names. A
 * story adds or removes a state with its own tags: `tags: ['error']`, `tags: ['!refused']`.
 */
const states = { ...ofApplications, ...ofAnything } satisfies Readonly<Record<string, RegExp>>;

export type StateTag = keyof typeof states;

/** Words that story names must not contain. Each has the state whose word is used instead. */
export const avoidedStateWords: Readonly<Record<string, StateTag>> = {
  'Sent Back': 'to-fix',
  'Action Needed': 'to-fix',
  Declined: 'refused',
  Pending: 'under-review',
  'Load Failed': 'error',
};

/** Returns the states of a story, found in its title (`Screens/Opening/Status`) and its name (`Under review late`). */
export function findStates(title: string, name: string): readonly StateTag[] {
  const shown = `${name} / ${title.split('/').at(-1)}`;
  const possible = title.startsWith('Components/') ? ofAnything : states;
  return (Object.keys(possible) as StateTag[]).filter((state) => states[state].test(shown));
}

/**
 * Returns whether a screen shows the state in its name before its play function. Play functions fill in empty forms and
 * correct rejected items. Errors and a lost network appear only after the play function, which causes them.
 */
export function isSeenAtStart(title: string, name: string, tags: readonly string[]): boolean {
  if (!title.startsWith('Screens/')) return false;
  const shown = [...findStates(title, name), ...tags];
  const has = (...some: readonly StateTag[]) => some.some((state) => shown.includes(state));
  return name === 'Empty' || (has('to-fix', 'refused') && !has('error', 'offline'));
}

/** The words for the states of an application in story names, by state. */
export const stateNames = {
  draft: 'Draft',
  'under-review': 'Under review',
  'action-needed': 'To fix',
  opened: 'Opened',
  failed: 'Refused',
} as const;
