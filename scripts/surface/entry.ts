/**
 * One thing that a consumer of a package may rely on, as a line: `export ./button Button`, `member ./button ButtonProps.onPress`, `text errors.busy`,
 * `token --q-accent`, `call getW8ben`, `wire getW8ben response.state`, `journey opening 3`. A `?` at the end: may be left out.
 */
export type Entry = `${Kind} ${string}`;
export type Kind = 'export' | 'member' | 'text' | 'token' | 'call' | 'wire' | 'journey';

export const kindOf = (entry: Entry): Kind => entry.slice(0, entry.indexOf(' ')) as Kind;

/** What a changeset may call it, in backticks: itself, or what it is a part of. */
export function namesOf(entry: Entry, packageName: string): string[] {
  const [kind = '', first = '', rest = ''] = entry.replace(/\?$/, '').split(' ');
  if (kind === 'text') return [first, `${first.split('.')[0]}.*`];
  if (kind !== 'export' && kind !== 'member') return [first, ...(rest ? [rest, `${first}.${rest}`] : [])];
  const [type = '', ...members] = rest.split('.');
  return [first, `${packageName}${first.slice(1)}`, type, rest, ...(members.length ? [members.join('.')] : [])];
}
