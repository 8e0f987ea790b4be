import { Unstyled } from '@storybook/addon-docs/blocks';
import { Suspense, use } from 'react';
import { StoryPicture } from '../flow-maps/story-picture.tsx';
import { type ComponentEntry, componentsByFolder, loadGuide } from './components.ts';
import { GuideExample } from './example.tsx';
import { GuideSentence } from './guide-text.tsx';

/** Renders every component with its picture and its purpose, in the groups of the sidebar. */
export function ComponentGallery() {
  const groups = Map.groupBy(Object.entries(use(componentsByFolder)), ([, { group }]) => group);
  return (
    <Unstyled>
      <div className="q-root bg-transparent">
        {[...groups].map(([group, some]) => (
          <section key={group} aria-labelledby={`gallery-${group}`} className="mb-10">
            <h2 id={`gallery-${group}`} className="mt-0 mb-4 text-heading">
              {group}
            </h2>
            <ul className="m-0 grid list-none gap-5 p-0 [grid-template-columns:repeat(auto-fill,minmax(min(100%,250px),1fr))]">
              {some.map(([folder, component]) => (
                <li
                  key={folder}
                  className="relative overflow-hidden rounded-card border border-line hover:border-accent"
                >
                  <Suspense fallback={<span className={`${picture} block`} />}>
                    <Tile folder={folder} component={component} />
                  </Suspense>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Unstyled>
  );
}

const picture = 'h-52 overflow-hidden border-line border-b bg-surface-sunken';

/** Renders a tile, which is a link. An overlay would cover the page, so its tile shows the picture of a story. */
function Tile({ folder, component: { name, page } }: { folder: string; component: ComponentEntry }) {
  const guide = use(loadGuide(folder));
  const story = guide?.anatomy.story;
  return (
    <>
      <div className={`${picture} grid content-center-safe justify-center p-4`}>
        {story ? (
          <StoryPicture story={page.replace(/docs$/, story)} width={100} />
        ) : (
          <div className="w-80 [zoom:0.7]">
            <GuideExample>{guide?.anatomy.example}</GuideExample>
          </div>
        )}
      </div>
      <a
        href={`./?path=/docs/${page}`}
        target="_top"
        className="block px-4 pt-3 text-accent text-title no-underline after:absolute after:inset-0"
      >
        {name}
      </a>
      <p className="m-0 px-4 pt-1 pb-4 text-caption text-ink-muted">
        <GuideSentence>{guide?.summary ?? ''}</GuideSentence>
      </p>
    </>
  );
}
