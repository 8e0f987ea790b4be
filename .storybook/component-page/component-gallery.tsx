import facts from 'virtual:kit-facts';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { useRef } from 'react';
import { galleryOrder, placeInGallery } from './gallery-order.ts';
import { TilePicture } from './tile-picture.tsx';
import { tiles } from './tiles.tsx';
import { useGuide } from './use-guide.ts';
import { useNear } from './use-near.ts';
import { Sentence } from './words.tsx';

/** The last ones are those that the order does not name, such as tools of tests. */
const groups = [...new Set([...Object.keys(galleryOrder), ...Object.values(facts).map(({ group }) => group)])];

const byName = (a: string, b: string) => nameOf(a).localeCompare(nameOf(b), 'en');
const nameOf = (folder: string) => facts[folder]?.name ?? folder;

/** A picture of every component with what it is for, in the groups of the sidebar, the most frequent first. */
export function ComponentGallery() {
  return (
    <Unstyled>
      <div className="q-root bg-transparent">
        {groups.map((group) => {
          const ofGroup = Object.keys(facts)
            .filter((folder) => facts[folder]?.group === group)
            .sort((a, b) => placeInGallery(group, a) - placeInGallery(group, b) || byName(a, b));
          return (
            <section key={group} aria-labelledby={`gallery-${group}`} className="mb-10">
              <h2 id={`gallery-${group}`} className="mt-0 mb-4 text-heading">
                {group}
              </h2>
              <ul className="m-0 grid list-none gap-5 p-0 [grid-template-columns:repeat(auto-fill,minmax(min(100%,250px),1fr))]">
                {ofGroup.map((folder) => (
                  <Tile key={folder} folder={folder} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </Unstyled>
  );
}

/** px below the window at which a tile loads its guide: all at once would hold back those in sight. */
const NEAR = 400;

function Tile({ folder }: { folder: string }) {
  const place = useRef<HTMLLIElement>(null);
  const isNear = useNear(place, NEAR);
  const guide = useGuide(isNear ? folder : undefined);
  const { name, page, use } = facts[folder] ?? { name: folder, page: '', use: '' };
  const example = tiles[folder] ?? (typeof guide === 'object' ? guide.anatomy.example : undefined);
  return (
    <li ref={place}>
      <a
        href={`./?path=/docs/${page}`}
        target="_top"
        className="block h-full overflow-hidden rounded-card border border-line text-ink no-underline hover:border-accent"
      >
        {example || (isNear && guide) ? <TilePicture>{example}</TilePicture> : <Outline />}
        <span className="block px-4 pt-3 text-accent text-title">{name}</span>
        <span className="block px-4 pt-1 pb-4 text-caption text-ink-muted">
          <Sentence>{use}</Sentence>
        </span>
      </a>
    </li>
  );
}

/** Stands on the ground of a tile until its example has come. */
const Outline = () => (
  <span data-outline className="flex h-52 flex-col justify-center gap-3 border-line border-b bg-surface-sunken px-12">
    <span className="block h-3 w-2/5 rounded-control bg-line" />
    <span className="block h-10 w-full rounded-control bg-line" />
  </span>
);
