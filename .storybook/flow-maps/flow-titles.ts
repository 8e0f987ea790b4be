/** Flows whose title is not their name in code with spaces. */
const titles: Readonly<Record<string, string>> = {
  cfd: 'CFDs',
  'document-request': 'Documents asked for',
  'information-change': 'Change of information',
  joint: 'Joint account',
  'tier-change': 'Change of tier',
  w8ben: 'W-8BEN in an opening',
  'w8ben-modify': 'Change of the W-8BEN',
  'w8ben-update': 'Renewal of the W-8BEN',
};

/** Returns the name of a flow in words. */
export const titleOfFlow = (name: string): string =>
  titles[name] ?? `${name[0]?.toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;
