import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';
import text from '../../docs/design-language.md?raw';
import { PracticePairs } from '../component-page/practice-pairs.tsx';
import { MarkdownLink, PageSection } from '../pages/page.tsx';
import { ColourRamps } from './colour-ramps.tsx';
import { EditionSamples } from './editions.tsx';
import { MotionSamples } from './motion-samples.tsx';
import { spacePractice } from './space-practice.tsx';
import { RadiusSamples, ShadowSamples } from './space-samples.tsx';
import { ReadingSamples, TypeScale } from './type-scale.tsx';

/** The pictures below each section, by its heading. The text before the first heading has the key ''. */
const pictures: Readonly<Record<string, ReactElement>> = {
  '': <EditionSamples />,
  Type: (
    <div className="flex flex-col gap-6">
      <TypeScale />
      <ReadingSamples />
    </div>
  ),
  'Space, shape and depth': (
    <div className="flex flex-col gap-6">
      <RadiusSamples />
      <ShadowSamples />
      <PracticePairs pairs={spacePractice} />
    </div>
  ),
  Motion: <MotionSamples />,
  Colour: <ColourRamps />,
};

const sections = text.split(/^(?=## )/m).map((words) => ({ heading: /^## (.+)/.exec(words)?.[1] ?? '', words }));

/** Renders the page of the design language with pictures below its sections. */
export const DesignLanguage = ({ path }: { path: string }) => (
  <main>
    {sections.map(({ heading, words }) => (
      <div key={heading}>
        <PageSection path={path}>{words}</PageSection>
        {pictures[heading] && (
          <Unstyled>
            <div className="q-root my-6 bg-transparent">{pictures[heading]}</div>
          </Unstyled>
        )}
      </div>
    ))}
    <MarkdownLink path={path} />
  </main>
);
