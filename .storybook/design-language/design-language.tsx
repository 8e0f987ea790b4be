import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';
import text from '../../docs/design-language.md?raw';
import { AsMarkdown, PageSection } from '../pages/page.tsx';
import { ColourRamps } from './colour-ramps.tsx';
import { Editions } from './editions.tsx';
import { MotionSamples } from './motion-samples.tsx';
import { PrinciplePairs } from './principle-pairs.tsx';
import { Shapes } from './shapes.tsx';
import { TypeSpecimen } from './type-specimen.tsx';

/** What stands below a section of the page, by its heading. The words before the first heading have none. */
const pictures: Readonly<Record<string, ReactElement>> = {
  '': <Editions />,
  Principles: <PrinciplePairs />,
  Type: <TypeSpecimen />,
  'Space, shape and depth': <Shapes />,
  Motion: <MotionSamples />,
  Colour: <ColourRamps />,
};

const sections = text.split(/^(?=## )/m).map((words) => ({ heading: /^## (.+)/.exec(words)?.[1] ?? '', words }));

/** The page of the design language with a picture of each of its sections. */
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
    <AsMarkdown path={path} />
  </main>
);
