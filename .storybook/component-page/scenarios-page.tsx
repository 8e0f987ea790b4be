import { Heading, Title, Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { customers } from '../scenarios/customers.ts';
import { Described } from './described.tsx';
import { LivePhone } from './live-phone.tsx';
import type { PageStory } from './page-story.ts';
import { StatePictures } from './state-pictures.tsx';
import { nameOfStory } from './story-grid.tsx';

/** The documentation page of the scenarios: the screen of one on a phone, beside pictures from which the reader chooses another. */
export function ScenariosPage({ stories }: { stories: readonly PageStory[] }) {
  const [chosen, setChosen] = useState(stories[0]);
  if (!chosen) return <Title />;
  return (
    <>
      <Title />
      <Described of="meta" />
      <div data-live-page className="flex flex-wrap items-start gap-x-8 gap-y-6 pt-4">
        <div className="max-w-full shrink-0">
          <Unstyled>
            <div className="q-root bg-transparent">
              <LivePhone
                key={chosen.id}
                story={chosen.id}
                title={`${nameOfStory(chosen)}, on a phone`}
                isStill
                isRunning
              />
              <p aria-live="polite" className="mt-3 mb-0 max-w-[390px] text-label">
                <strong>{nameOfStory(chosen)}:</strong> {customerOf(chosen)}
              </p>
              <p className="mt-2 mb-0 text-caption">
                <a className="text-accent" href={`./?path=/story/${chosen.id}`} target="_top">
                  Open “{nameOfStory(chosen)}” with its controls
                </a>
              </p>
            </div>
          </Unstyled>
        </div>
        <div className="min-w-[min(100%,16rem)] flex-1">
          <Heading>{`Scenarios: ${stories.length}`}</Heading>
          <StatePictures stories={stories} shown={chosen} onChoose={setChosen} wordsOf={customerOf} />
        </div>
      </div>
    </>
  );
}

const customerOf = ({ initialArgs }: PageStory): string | undefined => customers[String(initialArgs.scenario)];
