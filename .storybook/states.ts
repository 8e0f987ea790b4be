/** The states by which stories are named, tagged and filtered in the sidebar, each with the words of a name that mean it. */
export const states = {
  draft: /\b(?:Draft|Filled|Resumed)\b/,
  'under-review': /\bUnder Review\b/,
  'to-fix': /\bTo Fix\b/,
  opened: /\bOpened\b/,
  refused: /\bRefused\b/,
  empty: /\bEmpty\b|^Nothing\b|^No [A-Z]/,
  loading: /(?<!At )\bLoading\b|\b(?:Busy|Sending|Checking)\b/,
  error: /\b(?:Errors?|Wrong|Fails?|Missing|Denied)\b/,
  offline: /\b(?:Offline|Network)\b/,
} as const satisfies Readonly<Record<string, RegExp>>;

export type StateTag = keyof typeof states;

/** Words for a state that has another name in the vocabulary. No story of a screen may use them. */
export const otherWords: Readonly<Record<string, StateTag>> = {
  'Sent Back': 'to-fix',
  'Action Needed': 'to-fix',
  Declined: 'refused',

  Pending: 'under-review',
  'Load Failed': 'error',
};

/** Returns the tags of a story by its title (`Screens/Opening/Status`) and name (`Under Review Late`). */
export function statesIn(title: string, name: string): readonly StateTag[] {
  const shown = `${name} / ${title.split('/').at(-1)}`.replace(/\bUnder review\b/, 'Under Review');
  return (Object.keys(states) as StateTag[]).filter((state) => states[state].test(shown));
}
