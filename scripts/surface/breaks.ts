import type { Bump, Changeset } from './changesets.ts';
import { type Entry, kindOf, namesOf } from './entry.ts';
import type { PackageSurface } from './package-surface.ts';

/** What a consumer may have relied on and no longer can, by docs/versioning.md: what is gone, and what has to be given and had not. */
export function breaksOf({ released, now }: Pick<PackageSurface, 'released' | 'now'>): Entry[] {
  const [before, after] = [new Set(released), new Set(now)];
  const owners = new Set(released.map(ownerOf));
  const gone = released.filter((entry) => !after.has(entry) && !after.has(loosened(entry)));
  const asked = now.filter(
    (entry) =>
      isAsked(entry) &&
      !entry.endsWith('?') &&
      !before.has(entry) &&
      !gone.includes(`${entry}?`) &&
      owners.has(ownerOf(entry)),
  );
  return [...gone, ...asked];
}

/** Breaks that no pending changeset of the package names, in backticks, with the bump that they need. */
export function untoldBreaks(surface: PackageSurface, changesets: readonly Changeset[]): string[] {
  const needed: readonly Bump[] = surface.version.startsWith('0.') ? ['minor', 'major'] : ['major'];
  const told = changesets.filter(({ bumps }) => {
    const bump = bumps[surface.name];
    return bump !== undefined && needed.includes(bump);
  });
  const words = new Set(told.flatMap(({ text }) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)));
  return breaksOf(surface)
    .filter((entry) => !namesOf(entry, surface.name).some((name) => words.has(name)))
    .map(
      (entry) =>
        `${surface.name}: "${entry}" is ${surface.now.includes(entry) ? 'new and has to be given' : 'gone'}, and no changeset says so: one with '${surface.name}': ${needed[0]} has to name \`${namesOf(entry, surface.name)[0]}\` (docs/versioning.md).`,
    );
}

/** The same thing where it asks for less, or promises more: still what a consumer relied on. */
function loosened(entry: Entry): Entry {
  if (isAsked(entry)) return entry.endsWith('?') ? entry : `${entry}?`;
  return entry.replace(/\?$/, '') as Entry;
}

/** Filled in by the consumer: requests, props, options. Answers, events and handles are read. */
const isAsked = (entry: Entry): boolean =>
  kindOf(entry) === 'wire'
    ? entry.split(' ')[2]?.startsWith('request') === true
    : /(Props|Options|Look)[.]/.test(entry);

/** The call or the shape that an entry belongs to. */
const ownerOf = (entry: Entry): string =>
  kindOf(entry) === 'member'
    ? entry.replace(/[.][^ ]*$/, '').replace(/^member (\S+) (\w+).*/, '$1 $2')
    : entry.split(' ').slice(0, 2).join(' ');
